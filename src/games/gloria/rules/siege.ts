// Step 7: sieges, one roll a fortress and own turn, and what follows.
import { partOf } from '../../../core/option.ts'
import { faceOf, optionOf, type FactionId, type NodeId } from '../../campaign/rules/index.ts'
import { revealed } from './battle.ts'
import { choice, dice, done, type Desk, type DeskDone, type Handlers } from './desk.ts'
import type { Unit, World } from './model.ts'
import { offering } from './offering.ts'
import { stationsOf, unitsIn } from './options.ts'
import { areaProblem, linkProblem } from './passable.ts'
import { countedFace } from './siegeFaces.ts'
import { sackArea } from './standing.ts'
import { rowOf, type SiegeRow } from './tables.ts'
import type { Siege, Task } from './tasks.ts'
import { attritionTasks } from './attrition.ts'
import {
  boardIn,
  byNumber,
  citiesOf,
  cityOwner,
  enemiesAt,
  hasRoom,
  isCity,
  placed,
  unitOf,
  unitsAt,
  unitsOf,
  withUnit,
  withoutUnits,
} from './world.ts'
import { isCitadel, siegeProblem, siegeWanted } from './besieging.ts'
import { forceNow, hasSiegeGuns, wearChoices, wearChooser, type Wear } from './siegeWear.ts'

/** GM-SIEGE-02: where the source says "brigade". */
const wantsBrigade = (row: SiegeRow, isCardor: boolean): boolean =>
  isCardor ? (row.insideDegraded ?? 0) > 0 : !row.taken

const surplus: Task = { kind: 'surplus', areas: [] }

const rolled = (desk: Desk, siege: Siege, face: number): DeskDone => {
  const { player, area } = siege
  const force = forceNow(desk.world, siege, siege.from)
  const shown = revealed(
    desk.world,
    force.map(({ id }) => id),
  )
  const isCardor = isCitadel(shown, area)
  const counts = countedFace(face, hasSiegeGuns(force))
  const row = rowOf(isCardor ? shown.tables.cardorSiege : shown.tables.siege, counts)
  const told = { kind: 'siegeRolled', player, area, face, counts, taken: row.taken } as const
  const isBrigade = wantsBrigade(row, isCardor)
  const wear = (side: 'besieger' | 'inside', left: number): readonly Task[] =>
    left > 0 ? [{ kind: 'siegeWear', siege, side, left, isBrigade }] : []
  if (!row.taken)
    return done(
      desk,
      shown,
      [told],
      [...wear('besieger', row.besieger), ...wear('inside', row.insideDegraded ?? 0), surplus],
    )
  const inside = [...unitsAt(shown, area)].sort(byNumber)
  const gone = inside.filter(({ owner }) => owner === null || row.inside === 'eliminated')
  const leaving = inside.filter(({ id }) => gone.every((unit) => unit.id !== id))
  return done(
    desk,
    withoutUnits(
      shown,
      gone.map(({ id }) => id),
    ),
    gone.length === 0
      ? [told]
      : [told, { kind: 'destroyed', player, area, units: gone.map(({ id }) => id), why: 'siege' }],
    [
      { kind: 'goAway', siege, left: leaving.map(({ id }) => id) },
      { kind: 'taken', siege, wear: row.besieger },
    ],
  )
}

const worn = (task: Wear, desk: Desk, unit: Unit): DeskDone => ({
  world: desk,
  next: [
    { kind: 'degrade', units: [unit.id] },
    ...(task.left > 1 ? [{ ...task, left: task.left - 1 } as const] : []),
  ],
})

/** GM-SIEGE-04: a city its owner holds with room, else a linked area of the same region. */
const refuges = (world: World, { area, player }: Siege, unit: Unit): readonly NodeId[] => {
  const owner = unit.owner ?? ''
  const fits = (id: NodeId): boolean =>
    areaProblem(world, id) === null &&
    enemiesAt(world, owner, id).length === 0 &&
    hasRoom(world, owner, id, [unit.kind])
  const cities = citiesOf(world, owner).filter((id) => id !== area && fits(id))
  if (cities.length > 0) return cities
  const { graph, area: nodeOf } = boardIn(world)
  const here = nodeOf(area)
  return graph.neighbours(area).filter((id) => {
    const there = nodeOf(id)
    const isRegion = here.kind === 'land' && there.kind === 'land' && here.region === there.region
    const city = cityOwner(world, id)
    const isOpen = !isCity(world, id) || city === null || city === owner
    return (
      isRegion &&
      isOpen &&
      linkProblem(world, owner, [unit], area, id) === null &&
      player !== owner &&
      fits(id)
    )
  })
}

const sendAway = (desk: Desk, siege: Siege, left: readonly string[], to: NodeId): DeskDone => {
  const [id = '', ...rest] = left
  const player = unitOf(desk.world, id)?.owner ?? ''
  return done(
    desk,
    placed(desk.world, [id], to),
    [{ kind: 'retreated', player, area: to, units: [id], from: siege.area }],
    [
      { kind: 'stand', area: to, units: [id] },
      { kind: 'goAway', siege, left: rest },
    ],
  )
}

const begin = (desk: Desk, player: FactionId, option: string): DeskDone => {
  const units = unitsIn(option)
  const area = stationsOf(option)[1] ?? ''
  const from = unitOf(desk.world, units[0] ?? '')?.at ?? ''
  const acted = units.reduce(
    (now, id) => withUnit(now, id, { acted: true, moved: false }),
    desk.world,
  )
  const world: World = {
    ...acted,
    turn: { ...acted.turn, besieged: [...acted.turn.besieged, area] },
  }
  const apart = unitsAt(world, from).flatMap(({ id }) => (units.includes(id) ? [] : [id]))
  const siege: Siege = { player, area, from, apart }
  const throws =
    world.house.attritionWho === 'movedAndSieging'
      ? attritionTasks(world, unitsOf(world, units))
      : []
  return done(
    desk,
    world,
    [{ kind: 'besieged', player, area, units }],
    [...throws, { kind: 'siegeDie', siege }],
  )
}

/** No roll yet: another force may still have it (GM-SIEGE-01). */
const unbesieged = (world: World, { area }: Siege): World => ({
  ...world,
  turn: { ...world.turn, besieged: world.turn.besieged.filter((id) => id !== area) },
})

/** After attrition before the roll a force may no longer besiege: then there is no roll. */
const mayStill = (world: World, siege: Siege): boolean =>
  siegeProblem(
    unbesieged(world, siege),
    siege.player,
    forceNow(world, siege, siege.from),
    siege.area,
  ) === null

export const siegeHandlers: Handlers<
  'siege' | 'siegeDie' | 'siegeWear' | 'goAway' | 'taken' | 'siegeSack'
> = {
  siege: {
    ...offering((world, { player }) => siegeWanted(world, player).options, 'done'),
    question: (world, { player }) => {
      const { options, unavailable } = siegeWanted(world, player)
      return choice([...options, 'done'], unavailable)
    },
    take: (desk, task, given) => {
      const option = optionOf(given)
      if (option === 'done') return { world: desk }
      const { world, events, next } = begin(desk, task.player, option)
      return { world, events: events ?? [], next: [...(next ?? []), task] }
    },
  },
  siegeDie: {
    perform: (desk, { siege }) =>
      mayStill(desk.world, siege) ? null : done(desk, unbesieged(desk.world, siege)),
    seats: (_, { siege }) => [siege.player],
    question: () => dice(1),
    take: (desk, { siege }, given) => rolled(desk, siege, faceOf(given)),
  },
  siegeWear: {
    perform: (desk, task) => {
      const [only, more] = wearChoices(desk.world, task)
      if (only === undefined) return { world: desk }
      return more === undefined ? worn(task, desk, only) : null
    },
    seats: ({ world }, task) => [wearChooser(world, task)],
    question: (world, task) =>
      choice(wearChoices(world, task).map(({ id }) => `lose:${id}` as const)),
    take: (desk, task, given) => {
      const unit = unitOf(desk.world, partOf(optionOf(given)))
      return unit === null ? { world: desk } : worn(task, desk, unit)
    },
  },
  goAway: {
    perform: (desk, { siege, left }) => {
      const [id, ...rest] = left
      if (id === undefined) return { world: desk }
      const unit = unitOf(desk.world, id)
      if (unit === null) return { world: desk, next: [{ kind: 'goAway', siege, left: rest }] }
      const goals = refuges(desk.world, siege, unit)
      const [only, more] = goals
      if (only === undefined)
        return done(
          desk,
          withoutUnits(desk.world, [unit.id]),
          [
            {
              kind: 'destroyed',
              player: unit.owner ?? '',
              area: siege.area,
              units: [unit.id],
              why: 'noRetreat',
            },
          ],
          [{ kind: 'goAway', siege, left: rest }],
        )
      return more === undefined ? sendAway(desk, siege, left, only) : null
    },
    seats: ({ world }, { left: [id = ''] }) => [unitOf(world, id)?.owner ?? ''],
    question: (world, { siege, left: [id = ''] }) => {
      const unit = unitOf(world, id)
      return choice(
        unit === null ? [] : refuges(world, siege, unit).map((area) => `to:${area}` as const),
      )
    },
    take: (desk, { siege, left }, given) => sendAway(desk, siege, left, partOf(optionOf(given))),
  },
  // GM-SIEGE-03: the whole besieging force moves in.
  taken: {
    perform: (desk, { siege, wear }) => {
      const ids = forceNow(desk.world, siege, siege.from).map(({ id }) => id)
      return done(
        desk,
        placed(desk.world, ids, siege.area),
        [],
        [
          { kind: 'stand', area: siege.area, units: ids },
          { kind: 'siegeSack', siege, wear },
        ],
      )
    },
  },
  siegeSack: {
    seats: (_, { siege }) => [siege.player],
    question: () => choice(['sackIt', 'no']),
    take: (desk, { siege, wear }, given) => {
      if (optionOf(given) === 'sackIt') {
        const { world, events, next } = sackArea(desk.world, siege.area)
        return done(desk, world, events, [...next, surplus])
      }
      const worth: readonly Task[] =
        wear > 0
          ? [{ kind: 'siegeWear', siege, side: 'besieger', left: wear, isBrigade: false }]
          : []
      return { world: desk, next: [...worth, surplus] }
    },
  },
}
