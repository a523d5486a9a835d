// German words of lines that cannot be read for sure, and of what they may mean.
import type { LookReason } from '@/games/eagles/rules/index.ts'
import { readingLabels } from '../../../telling/readingLabels.ts'
import type { ReadingWords } from '../../en/lists/reading.ts'
import { army as words } from '../armies/army.ts'
import { unread } from '../armies/problems.ts'

const label = readingLabels({
  army: words,
  several: (count) => `${String(count)} Bataillone`,
  at: (name) => `„${name}“`,
})

const reasons: Readonly<Record<LookReason, string>> = {
  danger: '',
  beside: '',
  form: 'Nicht in der üblichen Form.',
  points: 'Keine Punkte belegen sie.',
  nation: 'Die Nation steht unter der Liste.',
  face: 'Die zwei Hälften der Mail sind verschieden.',
}

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
  legalIf: 'Regelgerecht, wenn das nichts ändert',
  legalUnproved: 'Regelgerecht, wenn es richtig gelesen ist',
  lookFirst: 'Sieh dir auch das an',
  why: (because, lines) => {
    const beside =
      lines === 0
        ? []
        : [lines === 1 ? 'Eine Zeile neben der Liste.' : `${String(lines)} Zeilen neben der Liste.`]
    const others = because.map((reason) => reasons[reason])
    return [...beside, ...others.filter((text) => text !== '')].join(' ')
  },
  text: 'Die Liste, wie sie kam',
  marks: { read: 'gelesen', beside: 'steht neben der Liste', unread: 'nicht gelesen' },
  sum: 'Summe, wie gelesen',
  around: (lines) =>
    lines === 1 ? 'Eine Zeile um die Liste herum' : `${String(lines)} Zeilen um die Liste herum`,
  kinds: {
    line: 'daneben',
    title: 'Überschrift',
    remark: 'Bemerkung',
    comment: 'Kommentar',
    struck: 'durchgestrichen',
    hidden: 'verborgen',
    sheet: 'verborgenes Blatt',
    column: 'andere Spalte',
    part: 'anderer Teil',
    header: 'Kopfzeile',
    quoted: 'ältere Mail',
    signature: 'Unterschrift',
  },
  changeNothing: 'Das ändert nichts',
  isRight: 'Es stimmt so',
  oneDoes: 'Eine doch',
  whichDoes: 'Welche Zeile ändert etwas?',
  ofLine: (line) => `Zeile ${String(line)}: Was bedeutet sie?`,
  settled: 'Geklärt: Das ändert nichts.',
  lost: 'Entschieden über Zeilen, die so nicht mehr gelesen werden:',
  taken: (line, text) => `- Zeile ${String(line)}, „${text}“`,
  takenHeading: 'Ich gehe davon aus, dass das nichts ändert:',
  unproved:
    'Keine Punkte belegen, wie ich sie gelesen habe; sag mir bitte, wenn ein Bataillon anders gemeint ist.',
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
