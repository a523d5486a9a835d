// Moves by sea: announced, perhaps blocked, perhaps fought for, then the landing (GM-SEA, GM-FLEET, GM-WW-10, 11).
import { headOf, partOf } from '../../../core/option.ts'
import { faceOf, optionOf, type FactionId, type NodeId } from '../../campaign/rules/index.ts'
import { choice, dice, done, type Desk, type DeskDone, type Handlers } from './desk.ts'
import type { GloriaEvent } from './events.ts'
import type { World } from './model.ts'
import { credited } from './money.ts'
import { stationsOf } from './options.ts'
import { entryProblem } from './passable.ts'
import { rowOf, type FleetRow } from './tables.ts'
import type { Task, Voyage, Warship } from './tasks.ts'
import { boardIn, canUse, placed, playing, unitOf, withUnit, withUse } from './world.ts'
import { shippingOf } from './seaWays.ts'
import { blocks, broken, interceptions, usedFleet } from './warships.ts'

const seaOf = (world: World, lift: string): string => boardIn(world).city(lift)?.port ?? ''

/** `sea:U3>20:00`, `ship:U9>52`: unit and lift are used up, whatever comes of it (GM-FLEET-05). */
export const voyageOf = (desk: Desk, player: FactionId, option: string): DeskDone => {
  const { world } = desk
  const [piece = '', rest = ''] = stationsOf(option)
  const [goal = '', port] = rest.split(':')
  const lift = port ?? goal
  const isPlate = headOf(option) === 'ship'
  const voyage: Voyage = { player, piece, isPlate, goal, lift, sea: seaOf(world, lift) }
  const { turn } = world
  const used: World = {
    ...world,
    turn: {
      ...turn,
      lifts: [...turn.lifts, lift],
      done: isPlate ? [...turn.done, shippingOf(piece)] : turn.done,
    },
  }
  const order = playing(world)
  const place = order.indexOf(player)
  const left = [...order.slice(place + 1), ...order.slice(0, Math.max(0, place))]
  return done(
    desk,
    withUnit(used, piece, { acted: true }),
    [{ kind: 'voyage', player, piece, area: goal }],
    [{ kind: 'block', voyage, left }],
  )
}

/** GM-WW-11, `plateCapture`. */
const captured = (
  desk: Desk,
  { piece, isPlate, player }: Voyage,
  blocker: Warship,
  row: FleetRow | null,
): DeskDone => {
  const { plateCapture } = desk.world.house
  const isBeaten = row !== null && row.interceptor === 'degraded'
  const falls = isPlate && plateCapture !== 'never' && (plateCapture === 'blocked' || isBeaten)
  const failed: GloriaEvent = { kind: 'voyageFailed', player, piece }
  if (!falls) return done(desk, desk.world, [failed])
  const world = credited(
    { ...desk.world, plates: desk.world.plates.filter(({ id }) => id !== piece) },
    blocker.of,
  )
  return done(desk, world, [failed, { kind: 'plateStolen', player: blocker.of, plate: piece }])
}

const seaFight = (
  desk: Desk,
  { voyage, blocker, interceptor }: Extract<Task, { kind: 'seaFight' }>,
  face: number,
): DeskDone => {
  const row = rowOf(desk.world.tables.fleets, face)
  const events: GloriaEvent[] = [
    { kind: 'thrown', player: voyage.player, use: 'fleets', faces: [face], about: voyage.piece },
  ]
  let world = usedFleet(usedFleet(desk.world, blocker), interceptor)
  const ports: NodeId[] = []
  for (const [ship, fate] of [
    [interceptor, row.interceptor],
    [blocker, row.blocker],
  ] as const) {
    if (fate !== 'degraded') continue
    const sunk = broken(world, ship)
    world = sunk.world
    events.push(...sunk.events)
    ports.push(...sunk.events.map(({ area }) => area))
  }
  const surplus: readonly Task[] = ports.length > 0 ? [{ kind: 'surplus', areas: ports }] : []
  if (row.moves) return done(desk, world, events, [...surplus, { kind: 'landing', voyage }])
  const after = captured({ ...desk, world }, voyage, blocker, row)
  return { ...after, events: [...events, ...(after.events ?? [])], next: surplus }
}

const landPlate = (desk: Desk, { player, piece, goal }: Voyage, to: FactionId): DeskDone => {
  const plates = desk.world.plates.filter(({ id }) => id !== piece)
  return done(
    desk,
    credited({ ...desk.world, plates }, to),
    to === player
      ? [{ kind: 'plateLanded', player, area: goal, plate: piece }]
      : [{ kind: 'plateStolen', player: to, plate: piece }],
  )
}

const land = (desk: Desk, voyage: Voyage): DeskDone => {
  const { world } = desk
  const { piece, goal, player, isPlate } = voyage
  if (isPlate) {
    const pirate = playing(world).find(
      (other) => other !== player && canUse(world, 'pirates', other),
    )
    return pirate === undefined
      ? landPlate(desk, voyage, player)
      : { world: desk, next: [{ kind: 'ransom', voyage, isRolling: false }] }
  }
  const unit = unitOf(world, piece)
  if (unit === null) return { world: desk }
  if (entryProblem(world, player, goal) !== null)
    return done(desk, world, [{ kind: 'voyageFailed', player, piece }])
  return done(
    desk,
    placed(withUnit(world, piece, { moved: true }), [piece], goal),
    [{ kind: 'moved', player, units: [piece], from: unit.at, path: [goal], by: 'sea' }],
    // GM-SEA-03: an ordinary entering; what is too much goes in step 6.
    [{ kind: 'stand', area: goal, units: [piece] }],
  )
}

const pirateOf = (world: World, { player }: Voyage): FactionId =>
  playing(world).find((other) => other !== player && canUse(world, 'pirates', other)) ?? ''

const lastPirateFace = 3

/** An attempt of the pirates is their use, whatever comes of it. */
const afterPirates = (
  desk: Desk,
  { voyage, blocker, left }: Extract<Task, { kind: 'pirates' }>,
  face: number,
): DeskDone => {
  const isBlock = blocker === null
  const of = isBlock ? (left[0] ?? '') : voyage.player
  const told: GloriaEvent = {
    kind: 'thrown',
    player: of,
    use: 'pirates',
    faces: [face],
    about: voyage.piece,
  }
  const world = withUse(desk.world, 'pirates')
  const ship: Warship = { of, fleet: null }
  if (face > lastPirateFace)
    return done(
      desk,
      world,
      [told],
      [isBlock ? { kind: 'block', voyage, left } : { kind: 'intercept', voyage, blocker }],
    )
  return isBlock
    ? done(
        desk,
        world,
        [told, { kind: 'blocked', player: of, fleet: null }],
        [{ kind: 'intercept', voyage, blocker: ship }],
      )
    : done(
        desk,
        world,
        [told, { kind: 'intercepted', player: of, fleet: null }],
        [{ kind: 'seaFight', voyage, blocker, interceptor: ship }],
      )
}

export const voyageHandlers: Handlers<
  'block' | 'pirates' | 'intercept' | 'seaFight' | 'landing' | 'ransom'
> = {
  block: {
    perform: (desk, { voyage, left }) => {
      const place = left.findIndex((player) => blocks(desk.world, player, voyage).length > 0)
      if (place < 0) return { world: desk, next: [{ kind: 'landing', voyage }] }
      return place === 0
        ? null
        : { world: desk, next: [{ kind: 'block', voyage, left: left.slice(place) }] }
    },
    seats: (_, { left: [first = ''] }) => [first],
    question: (world, { voyage, left: [first = ''] }) =>
      choice([...blocks(world, first, voyage), 'none']),
    take: (desk, { voyage, left }, given) => {
      const option = optionOf(given)
      const [of = ''] = left
      if (option === 'none')
        return { world: desk, next: [{ kind: 'block', voyage, left: left.slice(1) }] }
      if (option === 'pirates')
        return { world: desk, next: [{ kind: 'pirates', voyage, blocker: null, left }] }
      const blocker: Warship = { of, fleet: partOf(option) }
      return done(
        desk,
        usedFleet(desk.world, blocker),
        [{ kind: 'blocked', player: of, fleet: blocker.fleet }],
        [{ kind: 'intercept', voyage, blocker }],
      )
    },
  },
  pirates: {
    seats: (_, { voyage, blocker, left }) => [blocker === null ? (left[0] ?? '') : voyage.player],
    question: () => dice(1),
    take: (desk, task, given) => afterPirates(desk, task, faceOf(given)),
  },
  intercept: {
    perform: (desk, { voyage, blocker }) =>
      interceptions(desk.world, voyage).length === 0 ? captured(desk, voyage, blocker, null) : null,
    seats: (_, { voyage }) => [voyage.player],
    question: (world, { voyage }) => choice([...interceptions(world, voyage), 'none']),
    take: (desk, { voyage, blocker }, given) => {
      const option = optionOf(given)
      if (option === 'none') return captured(desk, voyage, blocker, null)
      if (option === 'pirates')
        return { world: desk, next: [{ kind: 'pirates', voyage, blocker, left: [] }] }
      const interceptor: Warship = { of: voyage.player, fleet: partOf(option) }
      return done(
        desk,
        desk.world,
        [{ kind: 'intercepted', player: voyage.player, fleet: interceptor.fleet }],
        [{ kind: 'seaFight', voyage, blocker, interceptor }],
      )
    },
  },
  seaFight: {
    seats: (_, { voyage }) => [voyage.player],
    question: () => dice(1),
    take: (desk, task, given) => seaFight(desk, task, faceOf(given)),
  },
  landing: { perform: (desk, { voyage }) => land(desk, voyage) },
  // GM-CITY-09 (a).
  ransom: {
    seats: ({ world }, { voyage }) => [pirateOf(world, voyage)],
    question: (_, { isRolling }) => (isRolling ? dice(1) : choice(['yes', 'no'])),
    take: (desk, { voyage, isRolling }, given) => {
      if (!isRolling)
        return optionOf(given) === 'yes'
          ? { world: desk, next: [{ kind: 'ransom', voyage, isRolling: true }] }
          : landPlate(desk, voyage, voyage.player)
      const face = faceOf(given)
      const pirate = pirateOf(desk.world, voyage)
      const used = { ...desk, world: withUse(desk.world, 'pirates') }
      const after = landPlate(used, voyage, face <= lastPirateFace ? pirate : voyage.player)
      const told: GloriaEvent = {
        kind: 'thrown',
        player: pirate,
        use: 'ransom',
        faces: [face],
        about: voyage.piece,
      }
      return { ...after, events: [told, ...(after.events ?? [])] }
    },
  },
}
