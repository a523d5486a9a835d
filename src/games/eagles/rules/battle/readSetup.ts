// The decoder for set-ups from outside: two armies, the house rules, the table; everything is there and nothing else.
import { sides, type Refusal } from '../../../../core/conversation.ts'
import type { Result } from '../../../../core/result.ts'
import {
  isObject,
  isText,
  malformed,
  wellFormed,
  type JsonObject,
} from '../../../../core/record/json.ts'
import { budgets, characters, nations, qualities, traits } from '../army/model.ts'
import { checkHouseRules } from '../houseRules.ts'
import { isFlag, oneOf, wholeFrom } from './loose.ts'
import { placings, tableSizes, type BattleSetup } from './state.ts'
import { terrains } from './terrain.ts'

type Test = (value: unknown) => boolean

const orNothing =
  (test: Test): Test =>
  (value) =>
    value === null || test(value)

const isFigure = wholeFrom(0, 999_999)

const battalionFields: Readonly<Record<string, Test>> = {
  id: wholeFrom(1, Number.MAX_SAFE_INTEGER),
  name: isText,
  note: isText,
  quality: orNothing(oneOf(qualities)),
  rankers: isFigure,
  characters: isObject,
  light: isFlag,
  rifles: isFlag,
  statedPoints: orNothing((value) => typeof value === 'number' && Number.isFinite(value)),
}

/** Version 2 of the rules: it may be left out. */
const addedToBattalion: Readonly<Record<string, Test>> = { trait: oneOf(traits) }

const armyFields: Readonly<Record<string, Test>> = {
  name: isText,
  note: isText,
  nation: oneOf(nations),
  limit: isFigure,
  budget: oneOf(budgets),
  battalions: Array.isArray,
  statedTotal: orNothing((value) => typeof value === 'number' && Number.isFinite(value)),
}

const setupFields: Readonly<Record<string, Test>> = {
  armies: isObject,
  house: isObject,
  table: oneOf(tableSizes),
}

/** Version 2 of the rules: each kind at most once, in the order of `terrains`, so that one table is one text. */
const isGround: Test = (value) =>
  Array.isArray(value) &&
  JSON.stringify(value) === JSON.stringify(terrains.filter((each) => value.includes(each)))

const isName: Test = (value) => isText(value) && value !== '' && value.length <= 60

/** Version 2 of the rules: each may be left out. */
const addedFields: Readonly<Record<string, Test>> = {
  ground: isGround,
  placing: oneOf(placings),
  ticket: isObject,
}

/** What may be left out is wanted only where it is there. */
const fieldsOf = (
  json: JsonObject,
  always: Readonly<Record<string, Test>>,
  added: Readonly<Record<string, Test>>,
): Readonly<Record<string, Test>> => ({
  ...always,
  ...Object.fromEntries(Object.entries(added).filter(([key]) => Object.hasOwn(json, key))),
})

/** A ticket's code is empty as long as it has not left the app. */
const ticketFields: Readonly<Record<string, Test>> = { campaign: isName, code: isText, id: isName }

const characterFields: Readonly<Record<string, Test>> = Object.fromEntries(
  characters.map((kind) => [kind, isFigure]),
)

const armiesFields: Readonly<Record<string, Test>> = Object.fromEntries(
  sides.map((side) => [side, isObject]),
)

/** The path of the first field that is missing, unfit or unknown; null if there is none. */
function misfit(
  path: string,
  json: unknown,
  fields: Readonly<Record<string, Test>>,
): string | null {
  if (!isObject(json)) return path
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`)
  for (const [key, test] of Object.entries(fields)) if (!test(json[key])) return at(key)
  const stranger = Object.keys(json).find((key) => !Object.hasOwn(fields, key))
  return stranger === undefined ? null : at(stranger)
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function misfitInArmy(path: string, army: JsonObject): string | null {
  for (const [place, battalion] of listOf(army['battalions']).entries()) {
    const at = `${path}.battalions.${place}`
    const problem =
      misfit(
        at,
        battalion,
        isObject(battalion)
          ? fieldsOf(battalion, battalionFields, addedToBattalion)
          : battalionFields,
      ) ??
      misfit(`${at}.characters`, isObject(battalion) && battalion['characters'], characterFields)
    if (problem !== null) return problem
  }
  return null
}

function misfitInArmies(armies: unknown): string | null {
  for (const side of sides) {
    const army = isObject(armies) ? armies[side] : null
    const path = `armies.${side}`
    const problem =
      misfit(path, army, armyFields) ?? (isObject(army) ? misfitInArmy(path, army) : null)
    if (problem !== null) return problem
  }
  return null
}

export function readBattleSetup(json: unknown): Result<BattleSetup, Refusal> {
  if (!isObject(json)) return malformed('')
  const problem =
    misfit('', json, fieldsOf(json, setupFields, addedFields)) ??
    misfit('armies', json['armies'], armiesFields) ??
    misfitInArmies(json['armies']) ??
    (isObject(json['ticket']) ? misfit('ticket', json['ticket'], ticketFields) : null)
  if (problem !== null) return malformed(problem)
  const house = checkHouseRules(json['house'])
  if (!house.ok) {
    const [first] = house.problem
    return malformed(first !== undefined && 'key' in first ? `house.${first.key}` : 'house')
  }
  // Every field of every part has passed its test.
  return wellFormed({ ...json, house: house.value }, null)
}
