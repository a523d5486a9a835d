// Agreements before a game: scenario, house rules, who plays, who has the initiative, and perhaps a position.
import type { Refusal } from '../../../../core/conversation.ts'
import { sides } from '../../../../core/conversation.ts'
import { checked, isObject, isText, malformed, oddKey } from '../../../../core/record/json.ts'
import { refused, type Result } from '../../../../core/result.ts'
import { readHouseRules, type HouseRules } from '../houseRules.ts'
import { readScenario } from '../scenario/check.ts'
import type { Fault } from '../scenario/fault.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Both } from '../sides.ts'
import { positionFault, type Position } from './position.ts'

export const playerKinds = ['person', 'easy', 'normal', 'strong'] as const
export type PlayerKind = (typeof playerKinds)[number]

/** The engine uses `player` for nothing but the order of choosing (MP-ASK-02). */
export interface Seat {
  /** At most 40 characters; may be empty. */
  readonly name: string
  readonly player: PlayerKind
}

/** `roll`: by dice (MP-SET-03). */
export const initiatives = ['roll', 'a', 'b'] as const
export type InitiativeChoice = (typeof initiatives)[number]

/** Frozen into the record. */
export interface ProgressSetup {
  readonly scenario: Scenario
  readonly houseRules: HouseRules
  readonly seats: Both<Seat>
  readonly initiative: InitiativeChoice
  /** In the place of the scenario's start; the turn is 1 (MP-SET-05). */
  readonly start?: Position
}

const longestName = 40

const isPlayer = (json: unknown): json is PlayerKind => playerKinds.some((kind) => kind === json)

const seatsPath = (json: unknown): string | null => {
  if (!isObject(json)) return 'seats'
  const odd = oddKey(json, sides)
  if (odd !== null) return `seats.${odd}`
  for (const side of sides) {
    const seat = json[side]
    if (!isObject(seat)) return `seats.${side}`
    const { name, player } = seat
    const wrong = oddKey(seat, ['name', 'player'])
    if (wrong !== null) return `seats.${side}.${wrong}`
    if (!isText(name) || name.length > longestName) return `seats.${side}.name`
    if (!isPlayer(player)) return `seats.${side}.player`
  }
  return null
}

const isInitiative = (json: unknown): json is InitiativeChoice =>
  initiatives.some((each) => each === json)

/** A scenario's fault, and the wrong shape of anything else, is `malformed`; an impossible position is `forbidden`. */
export const readSetup = (json: unknown): Result<ProgressSetup, Refusal> => {
  if (!isObject(json)) return malformed('')
  const keys = ['scenario', 'houseRules', 'seats', 'initiative']
  const odd = oddKey(json, Object.hasOwn(json, 'start') ? [...keys, 'start'] : keys)
  if (odd !== null) return malformed(odd)
  const scenario = readScenario(json['scenario'])
  if (!scenario.ok) return unplayable(scenario.problem)
  const houseRules = readHouseRules(json['houseRules'])
  if (!houseRules.ok) return malformed(joined('houseRules', houseRules.problem))
  const wrongSeat = seatsPath(json['seats'])
  if (wrongSeat !== null) return malformed(wrongSeat)
  if (!isInitiative(json['initiative'])) return malformed('initiative')
  const fault = Object.hasOwn(json, 'start') ? positionFault(scenario.value, json['start']) : null
  return checked(json, fault && impossible(joined('start', fault.path), fault.reason))
}

/** Why a scenario cannot be played, and a card that no player knows by its name (MP-GEN-02). */
const unplayable = ({ path, reason: fault, ...about }: Fault): Result<never, Refusal> =>
  refused({ code: 'malformed', path: joined('scenario', path), fault, ...about })

const joined = (path: string, rest: string): string => (rest === '' ? path : `${path}.${rest}`)

/** MP-SET-06: a position, or a correction, that cannot be. */
export const impossible = (field: string, fault: string): Refusal => ({
  code: 'forbidden',
  reason: 'impossible',
  rule: 'MP-SET-06',
  field,
  fault,
})
