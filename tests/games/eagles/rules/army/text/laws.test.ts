// The law of the reader, proved over every list of the tests and over lists made by lot, with words of its own.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { armyPoints, battalionPoints } from '@/games/eagles/rules/army/points.ts'
import { readText, type ReadText } from '@/games/eagles/rules/army/text/read.ts'
import type { ReadArmy } from '@/games/eagles/rules/army/text/reading.ts'
import { battalionWords, stateOf } from './readings.ts'

const folder = join(import.meta.dirname, '../../../../../lists/ordinary')
const ordinary = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))

/** Words around lists, with and without troops, to stand anywhere. */
const harmless = [
  'Hope to see you all there!',
  'My dog ate the dice',
  'Bis bald und schöne Grüße',
  'The hall is cold.',
  'Parking is behind the church',
]
const doubtful = [
  'The Guards are repainted.',
  'See you at 10',
  'all have a drummer',
  'The French have better food',
  'Vorsicht mit dem Trommler',
  '20 minutes late',
  'maybe the second has 36',
]

const withLine = (text: string, line: string, at: number): string =>
  text.split('\n').toSpliced(at, 0, line).join('\n')

const places = (text: string): readonly number[] => [
  ...text.split('\n').keys(),
  text.split('\n').length,
]

const texts: readonly string[] = [
  ...ordinary,
  ...ordinary.flatMap((text, n) =>
    [...harmless, ...doubtful].map((line, m) =>
      withLine(text, line, places(text)[(7 * n + 3 * m) % places(text).length] ?? 0),
    ),
  ),
]

const read = (text: string): ReadText | null => {
  const found = readText(text)
  return found.ok ? found.value : null
}

const essence = ({ armies }: ReadText): string =>
  armies
    .map(({ army }) => `${army.nation}: ${army.battalions.map(battalionWords).join(', ')}`)
    .join(' // ')

const battalionsIn = ({ armies }: ReadText): string =>
  armies.map(({ army }) => army.battalions.map(battalionWords).join(', ')).join(' // ')

const troops =
  /(?<!\p{L})(?:guards?|garde|veterans?|vets?|veteranen|drilled|gedrillte?|green|grüne?|recruits?|drummers?|trommler|buglers?|hornist(?:en)?|sergeants?|ensigns?|fähnrich|officers?|offizier(?:en?)?|battalions?|bataillone?|lights?|leichte?s?|rifles?|büchsen)(?!\p{L})/iu
const nation =
  /(?<!\p{L})(?:british|french|prussians?|austrians?|russians?|spanish|portuguese|franzosen|preußen|russen|österreich|spanier|portugiesen|saxons?|bavarians?|bayern)(?!\p{L})/iu
const size = /(?<![\p{L}\p{N}.,:/+'’-])(?:[89]|[1-9]\d|1[01]\d|12[0-4])(?![\p{L}\p{N}:/.'’%€-])/u

const excepted: ReadonlySet<string> = new Set(['struck', 'hidden', 'quoted', 'header', 'signature'])

describe('the law', () => {
  it('parts every text into spans that follow each other without a gap', () => {
    for (const text of texts) {
      const found = read(text)
      if (found === null) continue
      const ends = found.spans.map(({ to }) => to)
      expect(found.spans.map(({ from }) => from)).toEqual([0, ...ends.slice(0, -1)])
      expect(ends.at(-1)).toBe(found.text.length)
    }
  })

  it('leaves no troops, nation or size number beside a list that is read at once', () => {
    for (const text of texts) {
      const found = read(text)
      if (found === null) continue
      const understood = found.spans.filter(({ kind }) => kind !== 'beside')
      const isLook = found.armies.some(({ because }) => because.length > 0)
      const beside = found.spans.filter(({ kind }) => kind === 'beside')
      const words = isLook
        ? []
        : beside.flatMap(({ from, to }) => found.text.slice(from, to).split('\n'))
      const named = found.armies.flatMap((army) =>
        army.beside.filter(({ kind }) => excepted.has(kind)),
      )
      for (const each of words) {
        if (named.some(({ text: own }) => own.includes(each.trim()))) continue
        expect([each, troops.test(each), nation.test(each), size.test(each)]).toEqual([
          each,
          false,
          false,
          false,
        ])
      }
      expect(understood.length).toBeGreaterThan(0)
    }
  })

  it('says at once only what nothing is told of, and what points or the form prove', () => {
    for (const text of texts) {
      const found = read(text)
      if (found === null || stateOf(found.armies) !== 'now') continue
      for (const each of found.armies) expect([text, isSure(each)]).toEqual([text, true])
    }
  })

  it('changes no battalion if a line beside is left out', () => {
    for (const text of texts) {
      const found = read(text)
      if (found === null || found.armies.length !== 1) continue
      const lines = found.text.split('\n')
      for (const { line, text: words, kind } of found.armies[0]?.beside ?? []) {
        if (lines[line - 1]?.trim() !== words || kind === 'signature') continue
        const without = read(lines.toSpliced(line - 1, 1, '').join('\n'))
        expect([text, words, without && battalionsIn(without)]).toEqual([
          text,
          words,
          battalionsIn(found),
        ])
      }
    }
  })

  it('gives no other army at once for a sentence without troops, wherever it stands', () => {
    for (const text of ordinary) {
      const own = read(text)
      if (own === null) continue
      for (const [n, line] of harmless.entries())
        for (const at of places(text)) {
          if ((at + n) % 3 !== 0) continue
          const other = read(withLine(text, line, at))
          if (other === null || stateOf(other.armies) !== 'now') continue
          expect([line, at, essence(other)]).toEqual([line, at, essence(own)])
        }
    }
  })
})

const dangers =
  /(?<!\p{L})(?:not|old|maybe|if|or|without|instead|last|wrong|nicht|alt|oder|falls|vielleicht)(?!\p{L})/iu

/** Law, c: proved, or nothing beside and no price that does not fit. */
function isSure({ army, beside, unread, nationUnsaid }: ReadArmy): boolean {
  const points = armyPoints(army)
  const arePriced = army.battalions.every((each) => each.statedPoints === battalionPoints(each))
  const isWrong = army.battalions.some(
    (each) => each.statedPoints !== null && each.statedPoints !== battalionPoints(each),
  )
  const counted = beside.filter(({ kind }) => !excepted.has(kind))
  const isTotalled =
    army.statedTotal === points || counted.some(({ text }) => text.includes(String(points)))
  if (unread.length > 0 || nationUnsaid === true || counted.some(({ text }) => dangers.test(text)))
    return false
  if (army.statedTotal !== null && army.statedTotal !== points) return false
  return arePriced || isTotalled || (counted.length === 0 && !isWrong)
}
