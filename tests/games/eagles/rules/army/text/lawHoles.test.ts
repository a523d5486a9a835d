// Holes planted in readings, one a class: what a reader with that fault would give is against the law.
import { describe, expect, test } from 'vitest'
import { readText, type ReadText } from '@/games/eagles/rules/army/text/read.ts'
import type { AsideKind, SetAside, Span } from '@/games/eagles/rules/army/text/reading.ts'
import { faultsOf } from '@tests/support/listLaw.ts'
import { valueOf } from '@tests/support/results.ts'

interface Aside {
  readonly text: string
  readonly kind: AsideKind
}

/** The text understood but for a part that is set aside. */
function spansAround(text: string, aside: Aside | null): readonly Span[] {
  const from = aside === null ? -1 : text.indexOf(aside.text)
  if (aside === null || from < 0) return [{ from: 0, to: text.length, kind: 'understood' }]
  const to = from + aside.text.length
  const spans: Span[] = [
    { from: 0, to: from, kind: 'understood' },
    { from, to, kind: 'setAside' },
    { from: to, to: text.length, kind: 'understood' },
  ]
  return spans.filter((span) => span.to > span.from)
}

/** A list as a reader gives it that took it for another one, and set a part aside. */
function holed(text: string, takenFor: string, aside: Aside | null): ReadText {
  const { armies } = valueOf(readText(takenFor))
  const setAside: SetAside[] = aside === null ? [] : [{ line: 1, ...aside }]
  return {
    text,
    spans: spansAround(text, aside),
    armies: armies.map((army) => ({ ...army, source: text, unread: [], setAside })),
  }
}

const drilled = 'French\nDrilled 24'

interface Hole {
  readonly kind: string
  readonly text: string
  readonly takenFor: string
  readonly aside: Aside | null
  readonly fault: string
}

const hole = (
  kind: string,
  text: string,
  takenFor: string,
  aside: Aside | null,
  fault: string,
): Hole => ({ kind, text, takenFor, aside, fault })

const asideIn = (text: string, kind: AsideKind): Aside => ({ text, kind })

const holes: readonly Hole[] = [
  hole(
    '1 several in a line, of a range the first',
    'French\n1st–3rd Drilled 24',
    drilled,
    null,
    '3 battalions',
  ),
  hole(
    '2 behind the end, passed over',
    `${drilled} = 24 points. Guards 16`,
    drilled,
    null,
    'lost: Guards',
  ),
  hole(
    '3 negation, as a greeting',
    `${drilled}\nno drummer`,
    drilled,
    asideIn('no drummer', 'greeting'),
    'troops set aside: no drummer',
  ),
  hole(
    '4 comment marks, as a comment',
    `${drilled}\n# Guards 24`,
    drilled,
    asideIn('# Guards 24', 'comment'),
    'troops set aside: # Guards 24',
  ),
  hole(
    '5 about several, as a greeting',
    `${drilled}\nall have a drummer`,
    drilled,
    asideIn('all have a drummer', 'greeting'),
    'troops set aside: all have a drummer',
  ),
  hole(
    '6 struck, and read',
    `${drilled}\n~~Guards 16~~`,
    `${drilled}\nGuards 16`,
    null,
    'struck, and read: Guards 16~~',
  ),
  hole('7 over lines, the second not read', `${drilled},\nofficer`, drilled, null, 'lost: officer'),
  hole(
    '8 chats, a line as its header',
    `${drilled}\n[01.05.26, 18:03] Tom: Guards 24`,
    drilled,
    asideIn('[01.05.26, 18:03] Tom: Guards 24', 'header'),
    'troops set aside: [01.05.26, 18:03] Tom: Guards 24',
  ),
  hole(
    '9 mails, troops below a farewell',
    `${drilled}\n\nCheers, Tom\nGuards 16`,
    drilled,
    asideIn('Cheers, Tom\nGuards 16', 'signature'),
    'troops set aside: Cheers, Tom\nGuards 16',
  ),
  hole(
    '10 two qualities, the first',
    'French\nDrilled or Guards 24',
    drilled,
    null,
    'lost: Guards',
  ),
  hole('11 signs, (x2) as decoration', `${drilled} (x2)`, drilled, null, '2 battalions'),
  hole('12 slips, as a name', `${drilled}\nGaurds 24`, drilled, null, 'a slip, and read: Gaurds'),
  hole(
    '13 tables, a row not read',
    'French\nQuality;Rankers\nDrilled;24\nGuards;16',
    drilled,
    null,
    'lost: Guards',
  ),
  hole(
    '14 documents, a part that is not shown',
    `${drilled}\nfrom a hidden row: 16`,
    drilled,
    asideIn('from a hidden row: 16', 'struck'),
    'not shown: hidden',
  ),
]

describe('a hole is against the law', () => {
  test.each(holes.map((each) => [each.kind, each] as const))(
    '%s',
    (kind, { text, takenFor, aside, fault }) => {
      const read = holed(text, takenFor, aside)
      // What is set aside without being shown is the hole of the last class.
      const isUnshown = kind.startsWith('14')
      const given: ReadText = isUnshown
        ? { ...read, armies: read.armies.map((army) => ({ ...army, setAside: [] })) }
        : read
      expect(faultsOf(given)).toContain(fault)
    },
  )

  test('so is a character in no span', () => {
    const read = holed(`${drilled}, officer`, `${drilled}, officer`, null)
    const spans: readonly Span[] = [
      { from: 0, to: 9, kind: 'understood' },
      { from: 10, to: read.text.length, kind: 'understood' },
    ]
    expect(faultsOf({ ...read, spans })).toContain('the spans have gaps')
  })

  test('the reader has none of them', () => {
    for (const { text } of holes) expect(faultsOf(valueOf(readText(text)))).toEqual([])
  })
})
