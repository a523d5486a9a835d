// Rounds and own turns: the order, the eight steps, who is out, the end.
import {
  afterOrderThrow,
  faceOf,
  orderThrower,
  rotated,
  throwsNext,
  type FactionId,
} from '../../campaign/rules/index.ts'
import { dice, done, type Desk, type DeskDone, type Handlers } from './desk.ts'
import { expired } from './diplomacy.ts'
import type { GloriaEvent } from './events.ts'
import type { Step, World } from './model.ts'
import type { Task } from './tasks.ts'
import { winnersOf } from './victory.ts'
import { citiesOf, freshTurn, holderOf } from './world.ts'

const beginRound = (desk: Desk, order: readonly FactionId[]): DeskDone => {
  const world: World = { ...desk.world, order, step: 'start' }
  const { players, out, round } = world
  // Places are counted over all factions; kings who do not play are out from the start (`seats`).
  const playing = order.filter((each) => players.includes(each))
  return done(
    desk,
    world,
    [{ kind: 'roundBegan', round, order: playing.filter((each) => !out.includes(each)) }],
    [
      ...playing.map((player): Task => ({ kind: 'ownTurn', player })),
      { kind: 'parked' },
      { kind: 'roundEnd' },
    ],
  )
}

/** Places are counted over all factions (CC-ORDER). */
const factions = ({ map }: World): readonly FactionId[] => map.factions.map(({ id }) => id)

const talk = (player: FactionId): Task => ({
  kind: 'diplomacy',
  player,
  offered: [],
  ended: [],
})

/** GM-TURN-02, from what the player is asked first. */
export const turnTasks = (player: FactionId): readonly Task[] => [
  talk(player),
  { kind: 'income', player },
  { kind: 'step', step: 'spend' },
  { kind: 'spend', player },
  { kind: 'step', step: 'agents' },
  { kind: 'agents', player },
  { kind: 'step', step: 'move' },
  { kind: 'move', player },
  { kind: 'attrition', player },
  { kind: 'step', step: 'siege' },
  { kind: 'siege', player },
  { kind: 'endTurn', player },
]

const startTurn = (desk: Desk, player: FactionId): DeskDone => {
  const { world } = desk
  if (world.out.includes(player)) return done(desk, expired(world, player))
  const fresh: World = {
    ...expired(world, player),
    active: player,
    step: 'start',
    turn: freshTurn,
    units: expired(world, player).units.map((unit) =>
      unit.acted || unit.moved || unit.fought
        ? { ...unit, acted: false, moved: false, fought: false }
        : unit,
    ),
    fleets: world.fleets.map((fleet) =>
      fleet.sailed || fleet.used ? { ...fleet, sailed: false, used: false } : fleet,
    ),
  }
  const owner = holderOf(fresh, 'diplomacy')
  return done(
    desk,
    fresh,
    [{ kind: 'turnBegan', player }],
    [
      { kind: 'rest' },
      ...(owner !== null && owner !== player && fresh.allies.length > 0 ? [talk(owner)] : []),
      ...turnTasks(player),
    ],
  )
}

/** GM-TURN-04: neither city nor land unit; fleets, posts, plate and alliances end. */
const withoutLost = (
  world: World,
): { readonly world: World; readonly events: readonly GloriaEvent[] } => {
  const lost = world.players.filter(
    (player) =>
      !world.out.includes(player) &&
      citiesOf(world, player).length === 0 &&
      !world.units.some(({ owner, isSortie }) => owner === player && !isSortie),
  )
  if (lost.length === 0) return { world, events: [] }
  const isHis = ({ owner }: { readonly owner: FactionId | null }): boolean =>
    owner !== null && lost.includes(owner)
  return {
    world: {
      ...world,
      out: [...world.out, ...lost],
      units: world.units.filter((unit) => !isHis(unit)),
      fleets: world.fleets.filter((fleet) => !isHis(fleet)),
      plates: world.plates.filter((plate) => !isHis(plate)),
      posts: world.posts.filter((post) => !isHis(post)),
      allies: world.allies.filter((player) => !lost.includes(player)),
      kingdoms: Object.fromEntries(
        Object.entries(world.kingdoms).filter(([, owner]) => !lost.includes(owner)),
      ),
    },
    events: lost.map((player) => ({ kind: 'out', player }) as const),
  }
}

const over = (
  desk: Desk,
  world: World,
  winners: readonly FactionId[],
  told: readonly GloriaEvent[],
): DeskDone => ({
  world: { ...desk, world: { ...world, isOver: true, winners, active: null } },
  events: [...told, { kind: 'campaignEnded', winners }],
})

const endTurn = (desk: Desk): DeskDone => {
  const { world, events } = withoutLost({ ...desk.world, step: 'end' })
  const winners = winnersOf(world, false)
  return winners === null ? done(desk, world, events) : over(desk, world, winners, events)
}

const endRound = (desk: Desk): DeskDone => {
  const { world, events } = withoutLost({ ...desk.world, active: null })
  const told: readonly GloriaEvent[] = [...events, { kind: 'roundEnded', round: world.round }]
  const winners = winnersOf(world, true)
  return winners === null
    ? done(desk, { ...world, round: world.round + 1 }, told, [{ kind: 'round' }])
    : over(desk, world, winners, told)
}

const steps = (desk: Desk, step: Step): DeskDone => ({
  world: {
    ...desk,
    world: { ...desk.world, step },
    // Section 4: others see the state as it was at the beginning of step 3 until it is done.
    shown: step === 'spend' ? desk.world : desk.shown,
  },
})

export const turnHandlers: Handlers<
  'round' | 'rollOrder' | 'ownTurn' | 'step' | 'endTurn' | 'roundEnd'
> = {
  round: {
    perform: (desk) => {
      const all = factions(desk.world)
      const { turnOrder } = desk.world.house
      if (turnOrder === 'rotating') return beginRound(desk, rotated(all, desk.world.round))
      if (turnOrder === 'fixed') return beginRound(desk, all)
      const { players, out } = desk.world
      const alive = players.filter((player) => !out.includes(player))
      // GM-TURN-04: a player who is out throws for no place, so what lasted for them ends here.
      const world = out.reduce(expired, desk.world)
      return done(
        desk,
        { ...world, step: 'order' },
        [],
        [{ kind: 'rollOrder', groups: [alive], sums: [] }],
      )
    },
  },
  rollOrder: {
    perform: (desk, { groups }) =>
      throwsNext(groups) === null ? beginRound(desk, groups.flat()) : null,
    seats: (_, task) => [orderThrower(task)],
    question: () => dice(2),
    take: (desk, task, given, by) => {
      const sum = faceOf(given) + faceOf(given, 1)
      return done(
        desk,
        desk.world,
        [{ kind: 'orderRolled', player: by, sum }],
        [{ kind: 'rollOrder', ...afterOrderThrow(task, sum) }],
      )
    },
  },
  ownTurn: { perform: (desk, { player }) => startTurn(desk, player) },
  step: { perform: (desk, { step }) => steps(desk, step) },
  endTurn: { perform: endTurn },
  roundEnd: { perform: endRound },
}
