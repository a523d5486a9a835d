// A scene of The Deluge: a campaign brought into any position, for tests of single rules.
import type { Answer, FactValues } from '@/core/conversation.ts'
import type { Party } from '@/core/game.ts'
import type { Correction } from '@/games/deluge/rules/correction.ts'
import type { DelugeEvent } from '@/games/deluge/rules/events.ts'
import {
  deluge,
  type DelugeKinds,
  type DelugeSetup,
  type HouseRules,
} from '@/games/deluge/rules/index.ts'
import type {
  DelugeState,
  FactionState,
  Force,
  NodeState,
  Unit,
  World,
} from '@/games/deluge/rules/model.ts'
import type { Task } from '@/games/deluge/rules/tasks.ts'
import { settle } from '@/games/deluge/rules/answer.ts'
import { pairKey } from '@/games/deluge/rules/land.ts'
import { byNumber, freshUnit } from '@/games/deluge/rules/units.ts'
import { openingWorld } from '@/games/deluge/rules/setup.ts'
import { valueOf } from './results.ts'
import { campaignOf } from './campaign.ts'

export const unitsOf = (...points: readonly (number | Partial<Unit>)[]): readonly Unit[] =>
  points.map((each) =>
    typeof each === 'number'
      ? freshUnit('', each)
      : { ...freshUnit('', each.points ?? 1), ...each },
  )

export type ForceSketch = Partial<Omit<Force, 'units'>> &
  Pick<Force, 'id' | 'faction' | 'at'> & { readonly units?: readonly Unit[] }

export const forceFrom = (sketch: ForceSketch): Force => ({
  name: '',
  kind: 'task',
  intelligence: 0,
  units: unitsOf(22),
  loot: 0,
  from: null,
  fledThisTurn: false,
  wonHere: null,
  ...sketch,
})

export interface SceneSketch {
  readonly house?: Partial<HouseRules>
  readonly umpire?: boolean
  readonly turn?: number
  readonly forces?: readonly ForceSketch[]
  readonly nodes?: Readonly<Record<string, Partial<NodeState>>>
  readonly factions?: Readonly<Record<string, Partial<FactionState>>>
  readonly relations?: readonly (readonly [string, string, 'war' | 'neutral' | 'ally'])[]
  readonly purses?: Readonly<Record<string, number>>
  readonly order?: readonly string[]
}

export const worldOf = ({
  house = {},
  umpire = true,
  turn = 1,
  forces = [],
  nodes = {},
  factions = {},
  relations = [],
  purses = {},
  order,
}: SceneSketch = {}): World => {
  const world = openingWorld(campaignOf(house, { umpire }))
  const raised = (id: string): number => forces.filter(({ faction }) => faction === id).length
  return {
    ...world,
    turn,
    order: order ?? world.order,
    pieces: forces.map(forceFrom).sort(byNumber),
    factions: Object.fromEntries(
      Object.entries(world.factions).map(([id, each]) => [
        id,
        { ...each, raised: raised(id), ...factions[id] },
      ]),
    ),
    nodes: Object.fromEntries(
      Object.entries(world.nodes).map(([id, each]) => [id, { ...each, ...nodes[id] }]),
    ),
    relations: {
      ...world.relations,
      ...Object.fromEntries(relations.map(([one, other, is]) => [pairKey(one, other), is])),
    },
    ledger: Object.entries(purses).map(([faction, amount]) => ({
      turn,
      phase: 'resources' as const,
      faction,
      amount,
      reason: 'start' as const,
      rule: 'TD-INC-01' as const,
      about: null,
    })),
  }
}

/** A campaign under way from a position and a task. */
export class Scene {
  state: DelugeState
  readonly events: DelugeEvent[] = []
  readonly setup: DelugeSetup

  constructor(sketch: SceneSketch, ...agenda: readonly Task[]) {
    const world = worldOf(sketch)
    this.setup = campaignOf(sketch.house, { umpire: sketch.umpire ?? true })
    const phase = agenda.find((task) => task.kind === 'sheets' || task.kind === 'phase')
    const started: World = {
      ...world,
      phase: phase !== undefined && 'phase' in phase ? phase.phase : 'combat',
    }
    const step = settle({ setup: this.setup, world: started, sheets: {}, entering: {} }, agenda)
    this.state = step.state
    this.events.push(...step.events)
  }

  get world(): World {
    return this.state.world
  }

  force(id: string): Force {
    const force = this.world.pieces.find((each) => each.id === id)
    if (force === undefined) throw new Error(`no force ${id}`)
    return force
  }

  has(id: string): boolean {
    return this.world.pieces.some((each) => each.id === id)
  }

  ask(by: Party<DelugeKinds>) {
    return deluge.ask(deluge.seen(this.state, by), by)
  }

  options(by: string): readonly string[] {
    const question = this.ask(by)
    return question?.wanted.kind === 'choice' ? question.wanted.options : []
  }

  give(by: string, answer: Answer<Correction>): this {
    const step = valueOf(deluge.answer(this.state, answer, by))
    this.state = step.state
    this.events.push(...step.events)
    return this
  }

  choose(by: string, ...options: readonly string[]): this {
    for (const option of options) this.give(by, { kind: 'choice', option })
    return this
  }

  fill(by: string, values: FactValues): this {
    return this.give(by, { kind: 'facts', values })
  }

  dice(by: string, ...faces: readonly number[]): this {
    return this.give(by, { kind: 'dice', faces, source: 'hand' })
  }

  correct(correction: Correction): this {
    return this.give('umpire', { kind: 'overrule', correction, reason: 'as agreed' })
  }

  problem(by: string, answer: Answer<Correction>): unknown {
    const step = deluge.answer(this.state, answer, by)
    return step.ok ? null : step.problem
  }

  told(kind: DelugeEvent['kind']): readonly DelugeEvent[] {
    return this.events.filter((event) => event.kind === kind)
  }
}
