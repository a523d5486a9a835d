// Backups for tests: armies as people make them, and a battle of a game that has only this much.
import { hashOfEntry, hashOfOpening } from '@/core/record/chain.ts'
import { newArmy, sampleArmies, type Army } from '@/games/eagles/rules/index.ts'
import type { KeptArmy } from '@/storage/keptArmy.ts'
import type { BattleRow, EntryRow, HeadRow } from '@/storage/backup/battleDecoder.ts'
import type { Label } from '@/storage/backup/write.ts'
import { tableByTable, type Stored } from './tableByTable.ts'

export const uuid = (n: number): string =>
  `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`

export const keptArmyOf = (
  n: number,
  army: Army = sampleArmies[n % 2] ?? newArmy('british'),
): KeptArmy => ({
  id: uuid(n),
  army: {
    ...army,
    name: `${army.name} ${String(n)}`,
    note: n % 3 === 0 ? 'Holds the „wall“ 🏰' : '',
  },
  original: n % 4 === 0 ? 'British\n1st DRILLED: 36 Rankers' : null,
  tags: n % 5 === 0 ? ['League 2026', 'Süd'] : [],
  createdAt: 1_700_000_000_000 + n,
  updatedAt: 1_700_000_100_000 + n,
  binnedAt: n % 7 === 0 ? 1_700_000_200_000 : null,
})

interface BattleRows {
  readonly battle: BattleRow
  readonly head: HeadRow
  readonly entries: readonly EntryRow[]
}

/** A battle with so many entries, every fifth a retraction. */
export function battleOf(n: number, count: number): BattleRows {
  const battleId = uuid(1_000_000 + n)
  const opening = {
    format: 'aide-de-camp/record',
    version: 1,
    game: 'race',
    rulesVersion: 1,
    setup: { lanes: n, names: ['A', 'B'] },
  }
  const entries: EntryRow[] = []
  let previous = hashOfOpening(opening)
  for (let seq = 1; seq <= count; seq += 1) {
    const entry =
      seq % 5 === 0
        ? { kind: 'retract' as const, count: 1, previous }
        : {
            kind: 'answer' as const,
            asked: 'roll',
            answer: { dice: [seq % 6] },
            told: '0badcafe',
            previous,
          }
    entries.push({ battleId, seq, v: 1, at: 1_700_000_000_000 + seq, entry })
    previous = hashOfEntry(entry as Parameters<typeof hashOfEntry>[0])
  }
  return {
    battle: {
      id: battleId,
      opening,
      title: { turn: 3, sides: 'British – French', winner: null },
      state: 'running',
      createdAt: 1_700_000_000_000,
      updatedAt: 1_700_000_000_000 + count,
      copyOf: null,
    },
    head: { battleId, seq: count, hash: previous, epoch: 2 },
    entries,
  }
}

export const armiesOf = (count: number): KeptArmy[] =>
  Array.from({ length: count }, (_, n) => keptArmyOf(n))

export function storedOf(armies: number, battles: readonly BattleRows[] = []): Stored {
  return {
    dbSchema: 2,
    rows: {
      armies: armiesOf(armies),
      battles: battles.map(({ battle }) => battle),
      heads: battles.map(({ head }) => head),
      entries: battles.flatMap(({ entries }) => entries),
    },
  }
}

/** The same with other rows in these tables. */
export const withRows = (stored: Stored, rows: Stored['rows']): Stored => ({
  ...stored,
  rows: { ...stored.rows, ...rows },
})

export const label: Label = {
  appVersion: '0.1.0',
  device: 'Test phone',
  papers: { 'aide-de-camp.settings': '{"language":"de"}' },
}

export const noon = new Date('2026-01-31T12:04:00.000Z')

/** As versions before this one wrote it. */
export const backupText = (stored: Stored): string => tableByTable(stored, label, noon)
