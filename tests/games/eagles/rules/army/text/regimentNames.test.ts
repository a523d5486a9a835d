// Regiments are called by numbers, and so are places, sizes and prices: lists put together from all of them are read right or told.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readText } from '@/games/eagles/rules/army/text/read.ts'
import { valueOf } from '@tests/support/results.ts'

const ordinals = ['', '1st', '2nd', '3rd']
const romans = ['', 'I', 'II', 'III']
type Written = (n: number) => string
const places: readonly Written[] = [
  ...['#', 'No. ', 'Bn ', 'Battalion ', 'Btl. ', 'Unit '].map(
    (word) => (n: number) => word + String(n),
  ),
  ...['.', ')', '. Bataillon'].map((sign) => (n: number) => String(n) + sign),
  ...['', ' Bn', ' Battalion'].map((word) => (n: number) => (ordinals[n] ?? '') + word),
  (n) => `${romans[n] ?? ''}.`,
  ...['-', '*', ''].map((mark) => () => mark),
]
const behindPlace = [' ', ': ', ' - ', ' – ', ', ', ' | ', '\t']
/** A bare "3rd" behind a dash may be the end of a range. */
const names = [
  ...['Royal Scots', 'Old Guard', 'Garde du Corps', 'Landwehr', 'Leib-Regiment', ''],
  ...['33rd Foot', '28th Foot', '1st Foot', '32nd Cornwall', '4th KGL', '3rd Foot Guards'],
  ...['9e Ligne', '17e de ligne', '8 Ligne', '1er Grenadiers', '5th Line', '2nd Line'],
  ...['IR 4', 'II/IR 4', '2/33rd Foot', '1/1st Guards', '42nd (Black Watch)'],
  ...['Nr. 20', 'Infanterie-Regiment Nr. 8', 'Grenadierbataillon 2', '2. Garde'],
  ...['24. Linieninfanterie', 'Regiment 12'],
]
const behindName = [': ', ', ', ' - ', ' – ', ' ', '; ', ' | ']
const bodies: readonly ((quality: string, rankers: number, has: string) => string)[] = [
  (quality, rankers, has) => `${quality} ${String(rankers)}, ${has}`,
  (quality, rankers, has) => `${String(rankers)} ${quality}, ${has}`,
  (quality, rankers, has) => `${quality}, ${String(rankers)} men, 1 ${has}`,
  (quality, rankers, has) => `${quality} ${String(rankers)} + ${has}`,
  (quality, rankers, has) => `${String(rankers)} x ${quality} (${has})`,
  (quality, rankers, has) => `${quality} (${String(rankers)}), ${has}`,
  (quality, rankers, has) => `${quality}, ${String(rankers)}, ${has}`,
  (quality, rankers, has) => `${String(rankers)} ${quality} w/ ${has}`,
  (quality, rankers, has) => `${quality} - ${String(rankers)} - ${has}`,
]
const battalions = [
  ['drilled', 36, 'drummer'],
  ['veteran', 24, 'officer'],
  ['green', 28, 'sergeant'],
] as const

/** One way to write all lines of a list, and a name for each. */
const anyList = fc
  .record({
    place: fc.constantFrom(...places),
    first: fc.constantFrom(...behindPlace),
    second: fc.constantFrom(...behindName),
    body: fc.constantFrom(...bodies),
    called: fc.tuple(...battalions.map(() => fc.constantFrom(...names))),
  })
  .map(({ place, first, second, body, called }) => {
    const lines = battalions.map(([quality, rankers, has], n) => {
      const head = place(n + 1)
      const name = called[n] ?? ''
      const label = `${head}${head === '' ? '' : first}${name}${name === '' ? '' : second}`
      return label + body(quality, rankers, has)
    })
    return `French\n${lines.join('\n')}`
  })

const wanted = battalions.map(([quality, rankers, has]) => `${quality} ${String(rankers)} ${has}`)

/** Null: something of it is told, or stands in sight as incomplete. */
function readSilently(text: string): readonly string[] | null {
  const { armies } = valueOf(readText(text))
  if (armies.some(({ unread }) => unread.length > 0)) return null
  const read = armies.flatMap(({ army }) => army.battalions)
  if (read.some(({ quality, rankers }) => quality === null || rankers === 0)) return null
  return read.map(({ quality, rankers, characters }) => {
    const has = Object.entries(characters).filter(([, count]) => count > 0)
    return `${String(quality)} ${String(rankers)} ${has.map(([character]) => character).join(', ')}`
  })
}

test('a number of a regiment is no place, no size and no price', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyList, (text) => {
      const read = readSilently(text)
      if (read !== null) expect(read).toEqual(wanted)
    }),
    { numRuns: 4_000, seed: 1815 },
  )
})

test('most plain ways to write one are read', () => {
  const plain = ['33rd Foot', 'IR 4', '9e Ligne', 'Royal Scots', 'Nr. 20', '2/33rd Foot']
  const told = plain.flatMap((name) =>
    ['1.', '1)', 'Bn 1', 'Battalion 1', '#1', '-'].flatMap((place) =>
      [': ', ', ', ' - '].map((sign) => `${place} ${name}${sign}Drilled 36, drummer`),
    ),
  )
  expect(told.filter((line) => readSilently(`French\n${line}`) === null)).toEqual([])
})
