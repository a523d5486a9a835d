// Campaigns of Gloria Mundi for tests: set-ups, random house rules, and a position brought about for single rules.
import type { Answer } from '@/core/conversation.ts'
import type { RollDie } from '@/core/dice/dice.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import type { Policy } from '@/core/game.ts'
import { playOut, type PlayingOut } from '@/core/playOut.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import { settle } from '@/games/gloria/rules/answer.ts'
import type { Desk } from '@/games/gloria/rules/desk.ts'
import type { GloriaEvent } from '@/games/gloria/rules/events.ts'
import {
  defaultHouseRules,
  defaultMap,
  defaultTables,
  gloria,
  houseRuleKeys,
  houseRuleTable,
  withHouseRule,
  type GloriaKinds,
  type GloriaSetup,
  type HouseRules,
} from '@/games/gloria/rules/index.ts'
import type { AreaState, GloriaState, Unit, World } from '@/games/gloria/rules/model.ts'
import { openingWorld } from '@/games/gloria/rules/setup.ts'
import type { Task } from '@/games/gloria/rules/tasks.ts'
import { withNewUnits } from '@/games/gloria/rules/world.ts'
import { valueOf } from './results.ts'

const kings = defaultMap.factions.map(({ id }) => id)

/** So many kings as `seats` says, in list order; an umpire on wish. */
export const gloriaOf = (
  house: Partial<HouseRules> = {},
  { umpire = false, players }: { umpire?: boolean; players?: readonly string[] } = {},
): GloriaSetup => {
  const names = players ?? kings.slice(0, house.seats ?? defaultHouseRules.seats)
  const seats = names.map((id) => ({
    id,
    name: id,
    factions: [id],
    kind: 'player' as const,
    standing: {},
  }))
  const desk = { id: 'desk', name: 'Umpire', factions: [], kind: 'umpire' as const, standing: {} }
  return {
    map: defaultMap,
    tables: defaultTables,
    houseRules: { ...defaultHouseRules, ...house, seats: countOf(names.length) },
    seats: umpire ? [...seats, desk] : seats,
    scenario: 'default',
  }
}

const countOf = (count: number): HouseRules['seats'] =>
  withHouseRule(defaultHouseRules, 'seats', count)?.seats ?? defaultHouseRules.seats

/** Any value of every house rule; short campaigns of the given scale. */
export const randomGloria = (
  roll: RollDie,
  scale: HouseRules['scale'],
  rounds: number,
): HouseRules =>
  houseRuleKeys.reduce<HouseRules>(
    (house, key) => {
      if (key === 'scale' || key === 'rounds') return house
      const { values } = houseRuleTable[key]
      const value = values[roll(values.length) - 1]
      return value === undefined ? house : (withHouseRule(house, key, value) ?? house)
    },
    withHouseRule({ ...defaultHouseRules, scale }, 'rounds', rounds) ?? defaultHouseRules,
  )

/** Acts more often than it is done, so that something happens. */
const wildPlayer =
  (roll: RollDie): Policy<GloriaKinds> =>
  (_, prompt): Answer<never> => {
    const { wanted } = prompt
    if (wanted.kind !== 'choice' || roll(5) === 1) return randomAnswer(prompt, roll)
    const acts = wanted.options.filter((option) => option !== 'done' && option !== 'none')
    const option = acts[roll(Math.max(1, acts.length)) - 1]
    return option === undefined ? randomAnswer(prompt, roll) : { kind: 'choice', option }
  }

export const playGloria = (
  setup: GloriaSetup,
  seed: number,
  watch?: PlayingOut<GloriaKinds>['watch'],
): ReturnType<typeof playOut<GloriaKinds>> =>
  playOut(gloria, setup, wildPlayer(seededDice(seed)), {
    roll: seededDice(seed + 1),
    ...(watch === undefined ? {} : { watch }),
  })

type UnitSketch = Pick<Unit, 'kind' | 'owner' | 'at'> & Partial<Unit>

interface Position {
  readonly house?: Partial<HouseRules>
  readonly umpire?: boolean
  /** In the place of the start forces; U1, U2 … in this order. */
  readonly units?: readonly UnitSketch[]
  readonly areas?: Readonly<Record<string, Partial<AreaState>>>
  readonly world?: Partial<World>
}

export const worldOf = ({ house, umpire, units, areas = {}, world = {} }: Position): World => {
  const opened = openingWorld(gloriaOf(house, umpire === undefined ? {} : { umpire }))
  const bare: World =
    units === undefined ? opened : { ...opened, units: [], next: { unit: 1, ticket: 1, came: 1 } }
  const filled = units === undefined ? bare : withNewUnits(bare, units)
  return {
    ...filled,
    areas: Object.fromEntries(
      Object.entries(filled.areas).map(([id, area]) => [id, { ...area, ...areas[id] }]),
    ),
    ...world,
  }
}

/** A campaign under way from a position and a task. */
export class GloriaScene {
  state: GloriaState
  readonly events: GloriaEvent[] = []

  constructor(position: Position, ...agenda: readonly Task[]) {
    const setup = gloriaOf(
      position.house,
      position.umpire === undefined ? {} : { umpire: position.umpire },
    )
    const [first] = agenda
    const active = first !== undefined && 'player' in first ? first.player : null
    const world: World = { ...worldOf(position), active }
    const desk: Desk = { setup, world, shown: null, naming: {}, entering: {} }
    const step = settle(desk, agenda)
    this.state = step.state
    this.events.push(...step.events)
  }

  get world(): World {
    return this.state.world
  }

  /** Of an area, as `owner kind`, independents as `- kind`. */
  at(area: string): readonly string[] {
    return this.world.units
      .filter((unit) => unit.at === area)
      .map(({ owner, kind }) => `${owner ?? '-'} ${kind}`)
  }

  ask(by: string) {
    return gloria.ask(gloria.seen(this.state, by), by)
  }

  options(by: string): readonly string[] {
    const question = this.ask(by)
    return question?.wanted.kind === 'choice' ? question.wanted.options : []
  }

  give(by: string, answer: Answer<never>): this {
    const step = valueOf(gloria.answer(this.state, answer, by))
    this.state = step.state
    this.events.push(...step.events)
    return this
  }

  choose(by: string, ...options: readonly string[]): this {
    for (const option of options) this.give(by, { kind: 'choice', option })
    return this
  }

  types(by: string, first: string, second: string): this {
    return this.give(by, { kind: 'facts', values: { first, second } })
  }

  dice(by: string, ...faces: readonly number[]): this {
    return this.give(by, { kind: 'dice', faces, source: 'hand' })
  }

  /** Why an option is refused; null: it is taken. */
  problem(by: string, option: string): unknown {
    const step = gloria.answer(this.state, { kind: 'choice', option }, by)
    return step.ok ? null : step.problem
  }
}
