// The files and codes that a release hands out, made by the build itself: what people keep must be read for ever.
import { mkdirSync, writeFileSync } from 'node:fs'
import {
  encodeArmy,
  encodeEvent,
  encodeEventFile,
  encodeFile,
  newEvent,
  printArmy,
  sampleArmies,
  type Army,
} from '../../src/games/eagles/rules/index.ts'
import { backupText, storedOf } from '../storage/backup/support/examples.ts'

const armies: readonly Army[] = sampleArmies.map((army, n) =>
  n === 0 ? { ...army, name: 'Zoë’s “Thin Line” 🏰', note: 'Rifles in front.\nNo reserve.' } : army,
)

const event = {
  ...newEvent('Spring Muster'),
  date: '2027-03-20',
  place: 'Mönchengladbach',
  nations: ['british', 'french'] as const,
  deadline: '2027-03-13T20:00+01:00',
}

/** Writes them below `folder`, with what is in them beside: `expected.json`. */
export async function keepFiles(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const kept = {
    'armies.json': encodeFile(armies),
    'armies-en.txt': armies.map((army) => printArmy(army, 'en')).join('\n\n'),
    'armies-de.txt': armies.map((army) => printArmy(army, 'de')).join('\n\n'),
    'codes.txt': armies.map(encodeArmy).join('\n'),
    'event.json': encodeEventFile(event),
    'event-code.txt': encodeEvent(event),
    'backup.json': await backupText(storedOf(7)),
    'expected.json': `${JSON.stringify({ armies, event, backedUp: 7 }, null, 2)}\n`,
  }
  for (const [name, text] of Object.entries(kept)) writeFileSync(`${folder}/${name}`, text)
}
