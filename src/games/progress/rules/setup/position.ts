// A position as it is written down, and whether it is possible (MP-SET-05, 06).
import { sides, type Side } from '../../../../core/conversation.ts'
import { isObject, isText, oddKey, type JsonObject } from '../../../../core/record/json.ts'
import { isOccupying, type ArmyWord } from '../armies.ts'
import { isCard, type Card } from '../cards.ts'
import { armyNamed, landOf, type Land } from '../land.ts'
import { firstFault, type Fault } from '../scenario/fault.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Both } from '../sides.ts'

/** Lists of armies and of cards are in the order of the page whenever the app writes them. */
export interface Position {
  readonly armies: Both<readonly ArmyWord[]>
  /** By the country's id. */
  readonly dice: Readonly<Record<string, number>>
  readonly strength: Both<number>
  readonly vp: Both<number>
  readonly piles: Both<readonly Card[]>
}

const positionFields = ['armies', 'dice', 'strength', 'vp', 'piles'] as const

/** The first fault of a position from outside; null: it is one, and possible in this scenario. */
export const positionFault = (scenario: Scenario, json: unknown): Fault | null => {
  if (!isObject(json)) return { path: '', reason: 'wrong-kind' }
  const odd = oddKey(json, positionFields)
  if (odd !== null) return oddFault(json, odd, '')
  const land = landOf(scenario)
  return firstFault(
    () => armiesFault(land, json['armies'], sides),
    () => diceFault(land, json['dice'], land.ids),
    () => strengthFault(scenario, json['strength'], sides),
    () => vpFault(json['vp'], sides, scenario.target - 1, scenario.stock),
    () => pilesFault(scenario, json['piles'], sides),
  )
}

const oddFault = (json: JsonObject, key: string, path: string): Fault => ({
  path: path === '' ? key : `${path}.${key}`,
  reason: Object.hasOwn(json, key) ? 'unknown-field' : 'missing',
})

/** Something for each of these sides, and nothing else. */
const bySide = (
  json: unknown,
  path: string,
  wanted: readonly Side[],
  fault: (item: unknown, path: string, side: Side) => Fault | null,
): Fault | null => {
  if (!isObject(json)) return { path, reason: 'wrong-kind' }
  const odd = oddKey(json, wanted)
  if (odd !== null) return oddFault(json, odd, path)
  return firstFault(...wanted.map((side) => () => fault(json[side], `${path}.${side}`, side)))
}

export const armiesFault = (land: Land, json: unknown, wanted: readonly Side[]): Fault | null =>
  bySide(json, 'armies', wanted, (list, path, side) => {
    if (!Array.isArray(list)) return { path, reason: 'wrong-kind' }
    const most = land.scenario.sides[side].armies
    if (list.length > most) return { path, reason: 'too-many-armies', about: most }
    let onCapital = 0
    for (const [at, word] of list.entries()) {
      const where = `${path}.${at}`
      if (!isText(word)) return { path: where, reason: 'wrong-kind' }
      const army = armyNamed(land, side, word)
      if (army === undefined) return { path: where, reason: 'bad-army', about: word.slice(0, 40) }
      if (isOccupying(army)) onCapital += 1
    }
    return onCapital > 1 ? { path, reason: 'too-many-on-capital' } : null
  })

const isWhole = (json: unknown): json is number =>
  Number.isSafeInteger(json) && !Object.is(json, -0)

const wholeFault = (json: unknown, path: string, min: number, max: number): Fault | null => {
  if (!isWhole(json)) return { path, reason: 'wrong-kind' }
  if (json < min) return { path, reason: 'too-small', about: min }
  return json > max ? { path, reason: 'too-large', about: max } : null
}

export const diceFault = (land: Land, json: unknown, wanted: readonly string[]): Fault | null => {
  if (!isObject(json)) return { path: 'dice', reason: 'wrong-kind' }
  const odd = oddKey(json, wanted)
  if (odd !== null) return oddFault(json, odd, 'dice')
  for (const { id, min, vp } of land.scenario.countries) {
    const fault = wanted.includes(id) ? wholeFault(json[id], `dice.${id}`, min, vp) : null
    if (fault !== null) return fault
  }
  return null
}

export const strengthFault = (
  { strengthMax }: Scenario,
  json: unknown,
  wanted: readonly Side[],
): Fault | null =>
  bySide(json, 'strength', wanted, (value, path) => wholeFault(value, path, 1, strengthMax))

/** `most`: of one side; `stock`: of both together. */
export const vpFault = (
  json: unknown,
  wanted: readonly Side[],
  most: number,
  stock: number,
): Fault | null => {
  const fault = bySide(json, 'vp', wanted, (value, path) => wholeFault(value, path, 0, most))
  if (fault !== null || !isObject(json)) return fault
  const sum = wanted.reduce((total, side) => total + Number(json[side]), 0)
  return sum > stock ? { path: 'vp', reason: 'too-large', about: stock } : null
}

export const pilesFault = (
  scenario: Scenario,
  json: unknown,
  wanted: readonly Side[],
): Fault | null =>
  bySide(json, 'piles', wanted, (list, path, side) => {
    if (!Array.isArray(list)) return { path, reason: 'wrong-kind' }
    for (const [at, card] of list.entries()) {
      const where = `${path}.${at}`
      if (!isText(card)) return { path: where, reason: 'wrong-kind' }
      if (!isCard(card)) return { path: where, reason: 'unknown-card', about: card.slice(0, 40) }
      if (card === 'score') return { path: where, reason: 'score-in-pile' }
      if (!scenario.sides[side].cards.includes(card))
        return { path: where, reason: 'not-its-card', about: card }
      if (list.indexOf(card) < at) return { path: where, reason: 'twice', about: card }
    }
    return null
  })
