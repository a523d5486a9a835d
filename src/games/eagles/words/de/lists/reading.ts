// German words of lines that nobody can read for sure, and of what they may mean.
import { readingLabels } from '../../../telling/readingLabels.ts'
import type { ReadingWords } from '../../en/lists/reading.ts'
import { army as words } from '../armies/army.ts'
import { unread } from '../armies/problems.ts'

const label = readingLabels({
  army: words,
  several: (count) => `${String(count)} Bataillone`,
  at: (name) => `„${name}“`,
})

export const reading: ReadingWords = {
  heading: 'Nicht alles war lesbar',
  allDecided: 'Was du über unklare Zeilen entschieden hast',
  line: (line, reason) => `Zeile ${String(line)} ${unread[reason]}.`,
  meant: 'Was ist gemeint?',
  reading: label,
  noTroops: 'Keine Truppen',
  decided: (battalions) =>
    battalions.length === 0
      ? 'Entschieden: Es geht nicht um Truppen.'
      : `Entschieden: ${label(battalions)}.`,
  beside: (lines) =>
    lines === 1
      ? 'Eine Zeile gehört nicht zur Liste'
      : `${String(lines)} Zeilen gehören nicht zur Liste`,
  takeBack: 'Zurücknehmen',
  further: (lines) =>
    lines === 1
      ? 'Eine weitere Zeile war nicht lesbar.'
      : `${String(lines)} weitere Zeilen waren nicht lesbar.`,
  asked: (line, readings) =>
    `  Meinst du (Zeile ${String(line)}): ${[...readings, 'oder nichts über Truppen'].join('; ')}?`,
  told: (line, text, battalions) =>
    battalions.length === 0
      ? `- Zeile ${String(line)}, „${text}“: Ich verstehe das so, dass es nicht um Truppen geht.`
      : `- Zeile ${String(line)}, „${text}“: Das lese ich als ${label(battalions)}.`,
  toldHeading: 'Was ich entschieden habe, weil es sich verschieden lesen ließ:',
}
