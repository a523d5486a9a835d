// One battalion in thousands of ways to write it, put together from all of its parts: each is read right, or told, or stands in sight as illegal.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  battalionPoints,
  characters,
  checkReading,
  qualities,
  verdictOn,
  type Battalion,
} from '@/games/eagles/rules/index.ts'
import { readText } from '@/games/eagles/rules/army/text/read.ts'
import { valueOf } from '@tests/support/results.ts'

const words = {
  green: ['Green', 'green', 'GREEN', 'grün', 'Recruits'],
  drilled: ['Drilled', 'drilled', 'gedrillt', 'Gedrillt'],
  veteran: ['Veteran', 'Veterans', 'Vets', 'Veteranen', 'vet'],
  guards: ['Guards', 'Guard', 'Garde', 'Gds'],
  drummer: ['drummer', '1 drummer', 'Trommler', 'a drummer', 'drum', '1x drummer', 'drummer (1)'],
  sergeant: ['sergeant', 'Sgt', '1 sergeant', 'ein Feldwebel', '1 x sergeant'],
  ensign: ['ensign', 'ens', '1 ensign', 'Fähnrich', 'ensign: 1'],
  officer: ['officer', 'off', 'ein Offizier', 'Offz', 'officer (10)', '1 officer (10 pts)'],
} as const

/** N: the figures; P: the points. */
const sizes = [
  ...['N', 'N men', 'N figures', 'N Mann', 'N rankers', '(N)', 'xN', 'x N', 'N figs', 'Rankers N'],
  ...['N Figuren', ': N', 'N strong', '- N', 'of N', '@ N', '[N]', 'N.', 'N Stück'],
]
const joints = [
  ...[', ', ' + ', ' and ', ' und ', '; ', ' & ', ' / ', ' - ', ' ', ' with ', ' mit ', ' | '],
  ...[', plus ', ' incl. ', ' – ', '/', ' sowie ', ' w/ '],
]
const labels = [
  ...['', '33rd Foot ', '1er Ligne - ', '"The Buffs" ', 'Leib-Regiment: ', '* ', '- ', '• '],
  ...[
    '2. ',
    '2) ',
    '2nd ',
    'II. ',
    'Bn 2: ',
    'Battalion 2 - ',
    '2nd Battalion: ',
    '2. Bataillon: ',
  ],
  ...['2nd Bn - ', 'b) ', 'B. ', 'Unit 2: ', '(2) ', '2: ', '2 - ', '[2] '],
]
const ends = [
  ...['', ' = P pts', ' (P)', ' - P points', ' [P]', ', P pts', ' = P', ': P points'],
  ...[' P Punkte', ' (P pts)', ' ....... P'],
]

const anyWord = (kind: keyof typeof words) => fc.constantFrom(...words[kind])
const anyCharacter = fc
  .subarray([...characters])
  .chain((has) => fc.tuple(fc.constant(has), fc.tuple(...has.map(anyWord))))

interface Written {
  readonly line: string
  readonly battalion: string
}

const inShort = ({
  quality,
  rankers,
  characters: has,
}: Pick<Battalion, 'quality' | 'rankers' | 'characters'>) =>
  [quality, rankers, ...characters.map((kind) => `${kind} ${String(has[kind])}`)].join(', ')

/** The quality before the figures, behind them, or with a sign between them. */
const anyBattalion: fc.Arbitrary<Written> = fc.constantFrom(...qualities).chain((quality) =>
  fc
    .record({
      word: anyWord(quality),
      rankers: fc.constantFrom(16, 20, 24, 28, 32, 36),
      size: fc.constantFrom(...sizes),
      label: fc.constantFrom(...labels),
      between: fc.constantFrom(' ', ' ', ...joints),
      isSizeFirst: fc.boolean(),
      characters: anyCharacter,
      signs: fc.tuple(...characters.map(() => fc.constantFrom(...joints))),
      end: fc.constantFrom(...ends),
    })
    .map(
      ({
        word,
        rankers,
        size,
        label,
        between,
        isSizeFirst,
        characters: [has, said],
        signs,
        end,
      }) => {
        const counts = {
          drummer: Number(has.includes('drummer')),
          sergeant: Number(has.includes('sergeant')),
          ensign: Number(has.includes('ensign')),
          officer: Number(has.includes('officer')),
        }
        const points = battalionPoints({ quality, rankers, characters: counts, rifles: false })
        const sized = size.replace('N', String(rankers))
        const head = isSizeFirst ? `${sized}${between}${word}` : `${word} ${sized}`
        const body = head + said.map((each, n) => (signs[n] ?? '') + each).join('')
        return {
          line: label + body + end.replace('P', String(points)),
          battalion: inShort({ quality, rankers, characters: counts }),
        }
      },
    ),
)

/** Null: it is told, or illegal. */
function readAsLegal(line: string): readonly string[] | null {
  const { armies } = valueOf(readText(`British\nDrilled 28, officer\n${line}\n`))
  const isLegal = armies.every((each) => verdictOn(checkReading(each)) === 'legal')
  return isLegal ? armies.flatMap(({ army }) => army.battalions.slice(1).map(inShort)) : null
}

test('no way to write a battalion is read as another one', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyBattalion, ({ line, battalion }) => {
      const read = readAsLegal(line)
      if (read !== null) expect(read).toEqual([battalion])
    }),
    { numRuns: 5_000, seed: 1809 },
  )
})

test('three of four are read', () => {
  const lines = fc.sample(anyBattalion, { numRuns: 2_000, seed: 1813 })
  const read = lines.filter(({ line }) => readAsLegal(line) !== null)
  expect(read.length / lines.length).toBeGreaterThan(0.75)
})
