// The decoders against the page: scenarios, positions and corrections spoilt by chance are taken exactly when it allows them.
// CASES: how many of each.
import { describe, expect, test } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import type { RollDie } from '@/core/dice/dice.ts'
import {
  positionFault,
  progress,
  readScenario,
  type Position,
  type Scenario,
} from '@/games/progress/rules/index.ts'
import { valueOf } from '@tests/support/results.ts'
import { cardOrder } from './model/table.ts'
import { houseRulesAt, oneOf, randomPosition, randomSetup } from './model/randomSetup.ts'
import { person } from './worlds.ts'

const cases = Number(process.env['CASES'] ?? 800)

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

const copied = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json
const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** What stands at a place instead: near misses more often than nonsense. */
function spoilt(json: Json, roll: RollDie): Json {
  const odd: readonly Json[] = [null, true, '', 'a', 'x', -1, 0.5, [], {}, 'score', 'b:capital']
  if (roll(4) === 1) return oneOf(odd, roll)
  if (typeof json === 'number') return oneOf([json + 1, json - 1, 0, 7, 99, -1 - json, 200], roll)
  if (typeof json === 'string') {
    const near = [`${json}x`, json.toUpperCase(), ` `, 'decline', 'n1', 'a', 'b', 'recruit']
    return oneOf([...near, 'b:capital', 'a:capital', 'n1:fortified', 'x'.repeat(41)], roll)
  }
  if (typeof json === 'boolean') return !json
  if (Array.isArray(json)) {
    if (json.length === 0) return ['a']
    return oneOf<Json>([json.slice(1), [...json, ...json.slice(0, 1)], json.toReversed()], roll)
  }
  if (isObject(json)) {
    const keys = Object.keys(json)
    if (roll(2) === 1) return { ...json, extra: 1 }
    return Object.fromEntries(Object.entries(json).filter(([key]) => key !== oneOf(keys, roll)))
  }
  return 0
}

/** One place of it, anywhere. */
function spoiltSomewhere(json: Json, roll: RollDie): Json {
  const isLeaf = typeof json !== 'object' || json === null || Object.keys(json).length === 0
  if (isLeaf || roll(6) === 1) return spoilt(json, roll)
  if (Array.isArray(json)) {
    const at = roll(json.length) - 1
    return json.with(at, spoiltSomewhere(json[at] ?? null, roll))
  }
  const key = oneOf(Object.keys(json), roll)
  return { ...json, [key]: spoiltSomewhere(json[key] ?? null, roll) }
}

// ---- The page, once more and in other words ----------------------------------------------------------------------

const isWhole = (json: Json | undefined, min: number, max: number): json is number =>
  typeof json === 'number' && Number.isInteger(json) && json >= min && json <= max

const hasKeys = (json: Json | undefined, keys: string): json is JsonObject =>
  isObject(json) && Object.keys(json).toSorted().join(' ') === keys

const isName = (json: Json | undefined): boolean =>
  hasKeys(json, 'de en') &&
  Object.values(json).every(
    (name) => typeof name === 'string' && name.trim().length > 0 && name.length <= 40,
  )

const isCountry = (json: Json): boolean =>
  hasKeys(json, 'garrison homeOf id min name vp') &&
  typeof json['id'] === 'string' &&
  /^[a-z][a-z0-9]{0,11}$/u.test(json['id']) &&
  json['id'] !== 'decline' &&
  [null, 'a', 'b'].some((owner) => owner === json['homeOf']) &&
  isName(json['name']) &&
  isWhole(json['vp'], 0, 6) &&
  isWhole(json['min'], 0, json['vp']) &&
  (json['homeOf'] === null ? json['garrison'] === 0 : isWhole(json['garrison'], 1, 9))

const isSide = (json: Json | undefined, ids: readonly Json[], most: number): boolean => {
  if (!hasKeys(json, 'armies cards inPlay strength')) return false
  const { cards, armies, inPlay, strength } = json
  if (!Array.isArray(cards) || !Array.isArray(inPlay)) return false
  return (
    cards.every((card) => cardOrder.some((each) => each === card)) &&
    new Set(cards).size === cards.length &&
    cards.includes('score') &&
    cards.length > 1 &&
    isWhole(armies, 1, 6) &&
    inPlay.length <= armies &&
    inPlay.every((id) => ids.includes(id)) &&
    isWhole(strength, 1, most)
  )
}

/** From the first country, along all pairs. */
const hangTogether = (ids: readonly Json[], pairs: readonly (readonly Json[])[]): boolean => {
  const reached = new Set(ids.slice(0, 1))
  for (const id of reached)
    for (const pair of pairs) if (pair.includes(id)) for (const other of pair) reached.add(other)
  return reached.size === ids.length
}

const arePairs = (json: Json | undefined, ids: readonly Json[]): boolean => {
  if (!Array.isArray(json)) return false
  const pairs = json.filter((pair) => Array.isArray(pair))
  return (
    pairs.length === json.length &&
    pairs.every(
      (pair) => pair.length === 2 && pair[0] !== pair[1] && pair.every((id) => ids.includes(id)),
    ) &&
    new Set(pairs.map((pair) => JSON.stringify(pair.toSorted()))).size === pairs.length &&
    hangTogether(ids, pairs)
  )
}

const scenarioKeys =
  'countries enemyInHomeBlocksIt format id name neighbours sides stock strengthMax target version'

function mayBePlayed(json: Json): boolean {
  if (!isObject(json)) return false
  const { sources, ...rest } = json
  if (!hasKeys(rest, scenarioKeys)) return false
  const { countries, sides, target, strengthMax } = rest
  if (!Array.isArray(countries) || !countries.every(isCountry)) return false
  const of = (key: string): readonly Json[] =>
    countries.map((country) => (isObject(country) ? (country[key] ?? null) : null))
  const ids = of('id')
  const owners = of('homeOf').map(String).toSorted().join()
  const marks = sources === undefined ? {} : sources
  return (
    rest['format'] === 'aide-de-camp/progress-scenario' &&
    rest['version'] === 1 &&
    typeof rest['id'] === 'string' &&
    rest['id'].trim() !== '' &&
    rest['id'].length <= 60 &&
    isName(rest['name']) &&
    new Set(ids).size === ids.length &&
    /^a,b(?:,null){1,4}$/u.test(owners) &&
    arePairs(rest['neighbours'], ids) &&
    isWhole(strengthMax, 1, 6) &&
    hasKeys(sides, 'a b') &&
    isSide(sides['a'], ids, strengthMax) &&
    isSide(sides['b'], ids, strengthMax) &&
    isWhole(target, 1, 99) &&
    isWhole(rest['stock'], 2 * target - 1, 199) &&
    typeof rest['enemyInHomeBlocksIt'] === 'boolean' &&
    isObject(marks) &&
    Object.values(marks).every((mark) =>
      ['stated', 'en', 'de', 'ruling'].some((each) => each === mark),
    )
  )
}

/** MP-SET-06. `mostVp`: of one side. */
function isPossible(scenario: Scenario, json: Json, mostVp: number): boolean {
  if (!hasKeys(json, 'armies dice piles strength vp')) return false
  const { armies, dice, piles, strength, vp } = json
  const ids = scenario.countries.map(({ id }) => id)
  if (![armies, piles, strength, vp].every((part) => hasKeys(part, 'a b'))) return false
  if (!hasKeys(dice, ids.toSorted().join(' '))) return false
  const each = (part: Json | undefined, side: 'a' | 'b'): Json =>
    isObject(part) ? (part[side] ?? null) : null
  const isSidePossible = (side: 'a' | 'b'): boolean => {
    const [list, pile] = [each(armies, side), each(piles, side)]
    if (!Array.isArray(list) || !Array.isArray(pile)) return false
    const enemyHome = scenario.countries.find(
      ({ homeOf }) => homeOf !== null && homeOf !== side,
    )?.id
    const isArmy = (word: Json): boolean => {
      if (typeof word !== 'string') return false
      const [id = '', posture = '', ...more] = word.split(':')
      if (more.length > 0 || !ids.includes(id)) return false
      if (['normal', 'fortified'].includes(posture)) return true
      return ['capital', 'capital-fortified'].includes(posture) && id === enemyHome
    }
    const deck: readonly string[] = scenario.sides[side].cards
    return (
      list.length <= scenario.sides[side].armies &&
      list.every(isArmy) &&
      list.filter((word) => typeof word === 'string' && word.includes(':capital')).length < 2 &&
      isWhole(each(strength, side), 1, scenario.strengthMax) &&
      isWhole(each(vp, side), 0, mostVp) &&
      new Set(pile).size === pile.length &&
      pile.every((card) => card !== 'score' && deck.some((each) => each === card))
    )
  }
  return (
    isSidePossible('a') &&
    isSidePossible('b') &&
    Number(each(vp, 'a')) + Number(each(vp, 'b')) <= scenario.stock &&
    scenario.countries.every((country) => isWhole(dice[country.id], country.min, country.vp))
  )
}

// ------------------------------------------------------------------------------------------------------------------

describe('what is spoilt by chance', () => {
  test('a scenario is taken exactly when it may be played, and refused with path and reason (MP-GEN-01)', () => {
    const roll = seededDice(5)
    let [taken, refused] = [0, 0]
    for (let nth = 0; nth < cases; nth += 1) {
      let json = copied(randomSetup(nth, roll).scenario)
      for (let times = roll(2); times > 0; times -= 1) json = spoiltSomewhere(json, roll)
      const read = readScenario(json)
      expect(read.ok, JSON.stringify(json)).toBe(mayBePlayed(json))
      if (read.ok) taken += 1
      else {
        refused += 1
        expect(read.problem.reason).not.toBe('')
      }
    }
    expect(Math.min(taken, refused)).toBeGreaterThan(cases / 10)
  })

  test('a position is taken exactly when it is possible, and its field is named (MP-SET-06)', () => {
    const roll = seededDice(6)
    let [taken, refused] = [0, 0]
    for (let nth = 0; nth < cases; nth += 1) {
      const { scenario } = randomSetup(nth, roll)
      let json = copied(randomPosition(scenario, roll))
      for (let times = roll(2); times > 0; times -= 1) json = spoiltSomewhere(json, roll)
      const fault = positionFault(scenario, json)
      const isRight = isPossible(scenario, json, scenario.target - 1)
      expect(fault === null, JSON.stringify(json)).toBe(isRight)
      if (fault === null) taken += 1
      else refused += 1
    }
    expect(Math.min(taken, refused)).toBeGreaterThan(cases / 20)
  })

  test('a correction is taken exactly when what follows is possible (MP-ASK-05, MP-ASK-06)', () => {
    const roll = seededDice(7)
    let [taken, refused] = [0, 0]
    for (let nth = 0; nth < cases; nth += 1) {
      const { scenario } = randomSetup(nth, roll)
      const start = randomPosition(scenario, roll)
      const setup = { scenario, houseRules: houseRulesAt(nth), seats: { a: person, b: person } }
      const state = valueOf(
        progress.open(valueOf(progress.readSetup({ ...setup, initiative: 'a', start }))),
      )
      const field = oneOf(['armies', 'dice', 'strength', 'vp', 'piles'] as const, roll)
      const json = spoiltSomewhere({ [field]: copied(randomPosition(scenario, roll)[field]) }, roll)
      const read = progress.readCorrection(json)
      if (!read.ok) continue
      const merged = copied(start) as unknown as { [field in keyof Position]: object }
      for (const [key, part] of Object.entries(read.value))
        Object.assign(merged[key as keyof Position], part)
      if (!isObject(json) || Object.keys(json).some((key) => !(key in merged))) continue
      const given = { kind: 'overrule', correction: read.value, reason: 'so it lay' } as const
      const step = progress.answer(state, given, 'table')
      expect(step.ok, JSON.stringify(json)).toBe(
        isPossible(scenario, copied(merged), scenario.stock),
      )
      if (step.ok) taken += 1
      else {
        refused += 1
        expect(step.problem).toMatchObject({ code: 'forbidden', reason: 'impossible' })
      }
    }
    expect(Math.min(taken, refused)).toBeGreaterThan(cases / 20)
  })

  test('a set-up never throws, and what is read opens', () => {
    const roll = seededDice(8)
    for (let nth = 0; nth < cases; nth += 1) {
      const read = progress.readSetup(spoiltSomewhere(copied(randomSetup(nth, roll)), roll))
      if (read.ok) expect(progress.open(read.value).ok).toBe(true)
      else expect(['malformed', 'forbidden']).toContain(read.problem.code)
    }
  })
})
