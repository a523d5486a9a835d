// Files from outside at their limits: the least and the most of every number, text and list is taken, one beyond is refused.
import { describe, expect, it } from 'vitest'
import { readMap } from '@/games/campaign/rules/index.ts'
import { readCorrection } from '@/games/gloria/rules/correction.ts'
import { defaultMap, defaultTables, gloria, gloriaMapFields } from '@/games/gloria/rules/index.ts'
import { readTables } from '@/games/gloria/rules/tables.ts'
import { gloriaOf } from '@tests/support/gloria.ts'

type Json = Record<string, unknown>

/** The file with another value in one place. */
const put = (file: unknown, path: string, value: unknown): unknown => {
  const copy = structuredClone(file)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.reduce((at, key) => at[key] as Json, copy as Json)
  holder[last] = value
  return copy
}

const letters = (count: number): string => 'x'.repeat(count)
const many =
  (each: unknown) =>
  (count: number): unknown =>
    Array.from({ length: count }, () => each)
const number = (value: number): number => value

/** Path, least, most, and what is made of them; a text has no least. */
type Row = readonly [string, number | null, number, (count: number) => unknown]

type Read = (file: unknown) => { readonly ok: boolean }

const checkRow = (read: Read, file: unknown, [path, least, most, made]: Row): void => {
  const isTaken = (count: number): boolean => read(put(file, path, made(count))).ok
  expect(isTaken(most), `${path} at ${most}`).toBe(true)
  expect(isTaken(most + 1), `${path} at ${most + 1}`).toBe(false)
  if (least === null) return
  expect(isTaken(least), `${path} at ${least}`).toBe(true)
  if (least > 0 || made === number) expect(isTaken(least - 1), `${path} below ${least}`).toBe(false)
}

describe('a map (CC-MAP)', () => {
  const place = (kind: string): number => defaultMap.nodes.findIndex((node) => node.kind === kind)
  const region = { id: '0', name: 'Shore', attrition: 1 }
  it.each<Row>([
    ['regions.0.attrition', 0, 6, number],
    ['cityAttrition', 0, 6, number],
    ['sackedAttrition', 0, 6, number],
    ['regions.0.name', null, 60, letters],
    ['natives.0.name', null, 60, letters],
    ['continents.0.name', null, 60, letters],
    ['natives.0.id', 1, 24, letters],
    ['regions', 1, 8, many(region)],
    ['continents', 0, 9, many({ id: 'xx', name: 'y' })],
    ['natives', 0, 40, many({ id: 'x', kind: 'tribe', name: 'y' })],
    ['roads', 0, 40, many(['13', '14'])],
    ['roads.0', 2, 40, many('13')],
    [`nodes.${place('land')}.coast`, 0, 4, many('ocean')],
    [`nodes.${place('outer')}.coast`, 0, 4, many('ocean')],
  ])('%s', (...row) => {
    checkRow((file) => readMap(file, gloriaMapFields), defaultMap, row)
  })

  it('land beyond the ocean is sacked for ever (GM-WW-01)', () => {
    const path = `nodes.${place('outer')}.sackedForEver`
    expect(readMap(put(defaultMap, path, true), gloriaMapFields).ok).toBe(true)
    expect(readMap(put(defaultMap, path, false), gloriaMapFields).ok).toBe(false)
  })
})

describe('tables of the umpire’s own', () => {
  const places = Object.fromEntries(defaultTables.units.map(({ id }, place) => [id, place]))
  const insurgent = `units.${places['insurgent'] ?? 0}`
  it.each<Row>([
    ['money.unit', 1, 1_000_000, number],
    ['money.name', null, 40, letters],
    ['units.0.tableUnits', 1, 99, number],
    ['units.0.generals', 0, 20, number],
    ['units.0.contents', 0, 20, many([1, 'pike'])],
    ['units.0.contents.0.0', 1, 99, number],
    ['units.0.contents.0.1', null, 40, letters],
    ['units.0.contents.0', 2, 2, (count) => [8, 'pike', 'shot'].slice(0, count)],
    [`${insurgent}.generalRatings`, 0, 20, many(3)],
    [`${insurgent}.generalRatings.0`, 1, 9, number],
    ['purchases.0.price', 1, 9_999, number],
    ['siege.0.besieger', 0, 2, number],
    ['siege.2.insideDegraded', 0, 2, number],
    ['cardorSiege.5.besieger', 0, 2, number],
    ['khan.2.sack', 1, 9, number],
    ['deal.0.brigades', 1, 3, number],
    ['deal.5.postLost', 1, 1, number],
    ['court.5.postLost', 1, 1, number],
    ['siege.0.die', 1, 1, number],
    ['fleets.5.die', 6, 6, number],
  ])('%s', (...row) => {
    checkRow(readTables, defaultTables, row)
  })

  it('have six rows by their die, and everything once', () => {
    const path = (file: unknown): unknown => {
      const read = readTables(file, 'tables')
      return read.ok ? null : read.problem
    }
    const [first, second, third, ...others] = defaultTables.khan
    const swapped = [first, third, second, ...others]
    expect(path(put(defaultTables, 'khan', swapped))).toMatchObject({ path: 'tables.khan.1.die' })
    expect(path(put(defaultTables, 'khan', defaultTables.khan.slice(1)))).toMatchObject({
      path: 'tables.khan',
    })
    const twice = [...defaultTables.units.slice(0, -1), defaultTables.units[0]]
    expect(path(put(defaultTables, 'units', twice))).toMatchObject({ path: 'tables.units.6.id' })
    const reversed = defaultTables.units.toReversed()
    expect(path(put(defaultTables, 'units', reversed))).toBeNull()
  })
})

describe('a correction of the umpire (CC-OVR)', () => {
  const money = { figure: 'money', player: 'rio', amount: 50 }
  const rule = { figure: 'houseRule', key: 'rounds', value: 12 }
  it.each<readonly [object, ...Row]>([
    [money, 'amount', -9_999, 9_999, number],
    [rule, 'value', 0, 9_999, number],
    [rule, 'value', null, 40, letters],
    [rule, 'key', null, 40, letters],
  ])('%o: %s', (file, ...row) => {
    checkRow(readCorrection, file, row)
  })
})

describe('a set-up', () => {
  const path = (change: object): unknown => {
    const read = gloria.readSetup({ ...gloriaOf({}), ...change })
    return read.ok ? null : read.problem
  }

  it('has a name for its scenario, every part and nothing else', () => {
    expect(path({ scenario: letters(200) })).toBeNull()
    expect(path({ scenario: letters(201) })).toMatchObject({ path: 'scenario' })
    expect(path({ moon: 1 })).toMatchObject({ path: 'moon' })
    expect(path({ tables: {} })).toMatchObject({ path: 'tables.format' })
    expect(path({ houseRules: null })).toMatchObject({ path: 'houseRules' })
    expect(path({ houseRules: { rounds: 41 } })).toMatchObject({ path: 'houseRules.rounds' })
    expect(path({ seats: 1 })).toMatchObject({ path: 'seats' })
    expect(gloria.readSetup(1)).toMatchObject({ problem: { path: '' } })
  })

  it('seats as many kings as the rule `seats` says', () => {
    const { seats } = gloriaOf({ seats: 4 })
    expect(path({ seats, houseRules: { seats: 4 } })).toBeNull()
    expect(path({ seats, houseRules: { seats: 5 } })).toMatchObject({ path: 'houseRules.seats' })
  })

  it('keeps the numbers of the house rules within the page’s', () => {
    const rule = (key: string, value: number): unknown => path({ houseRules: { [key]: value } })
    for (const [key, least, most] of [
      ['rounds', 1, 40],
      ['pointsPerArmy', 80, 400],
    ] as const) {
      expect(rule(key, least), key).toBeNull()
      expect(rule(key, most), key).toBeNull()
      expect(rule(key, least - 1), key).toMatchObject({ path: `houseRules.${key}` })
      expect(rule(key, most + 1), key).toMatchObject({ path: `houseRules.${key}` })
    }
    const { seats } = gloriaOf({ seats: 2 })
    expect(path({ seats, houseRules: { seats: 2 } })).toBeNull()
    expect(rule('seats', 1)).toMatchObject({ path: 'houseRules.seats' })
    expect(rule('seats', 11)).toMatchObject({ path: 'houseRules.seats' })
  })
})
