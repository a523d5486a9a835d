// Step 4 of the world-wide scale: posts, deals, courts, plate fleets, the wars of the natives.
import { own } from '../../../core/own.ts'
import { headOf, partOf } from '../../../core/option.ts'
import { faceOf, optionOf, type FactionId, type NodeId } from '../../campaign/rules/index.ts'
import {
  garrisonOf,
  kingdomTargets,
  nativeTargets,
  ownPostsWith,
  plateNumber,
  workingPosts,
} from './agentOptions.ts'
import { startBattle } from './battle.ts'
import { choice, dice, done, type Desk, type DeskDone, type Handlers } from './desk.ts'
import type { GloriaEvent } from './events.ts'
import type { OwnTurn, World } from './model.ts'
import { offering } from './offering.ts'
import { rowOf, type UnitKind } from './tables.ts'
import type { Task, TaskOf } from './tasks.ts'
import { boardIn, unitOf, withoutUnits } from './world.ts'

const noted = (world: World, change: Partial<OwnTurn>): World => ({
  ...world,
  turn: { ...world.turn, ...change },
})

const settle = (desk: Desk, player: FactionId, id: string): DeskDone => {
  const { world } = desk
  const area = unitOf(world, id)?.at ?? ''
  return done(
    desk,
    {
      ...withoutUnits(world, [id]),
      posts: [...world.posts, { at: area, owner: player, fort: false }],
    },
    [{ kind: 'posted', player, area }],
  )
}

/** Posts, deals, audiences, plate, and Orlon's wars. */
export const takeWorldAgent = (desk: Desk, player: FactionId, option: string): DeskDone => {
  const { world } = desk
  const about = partOf(option)
  const once = noted(world, { done: [...world.turn.done, option] })
  switch (headOf(option)) {
    case 'post':
      return settle(desk, player, about)
    case 'deal':
      return done(desk, once, [], [{ kind: 'people', player, use: 'deal', people: about }])
    case 'audience':
      return done(desk, once, [], [{ kind: 'people', player, use: 'court', people: about }])
    case 'plate': {
      const isPost = world.house.plateAttempts === 'post'
      const continent = isPost ? (boardIn(world).continent(about) ?? '') : about
      return done(
        desk,
        once,
        [],
        [{ kind: 'plate', player, continent, post: isPost ? about : null }],
      )
    }
    case 'war':
      return done(
        desk,
        noted(world, { war: [...world.turn.war, 'deal'] }),
        [],
        [{ kind: 'people', player, use: 'war', people: about }],
      )
    case 'kingdom':
      return done(
        desk,
        noted(world, { war: [...world.turn.war, about] }),
        [],
        [{ kind: 'kingdom', player, people: about }],
      )
    default:
      return { world: desk }
  }
}

const deal = (desk: Desk, { player, people, use }: TaskOf<'people'>, face: number): DeskDone => {
  const row = rowOf(desk.world.tables.deal, face)
  const isTribe = boardIn(desk.world).natives.some(
    ({ id, kind }) => id === people && kind === 'tribe',
  )
  const kind: UnitKind = isTribe ? 'insurgent' : 'infantry'
  const pieces = Array.from({ length: row.brigades ?? 0 }, () => kind)
  return {
    world: desk,
    next: [
      ...(pieces.length > 0 ? [{ kind: 'natives', player, people, pieces } as const] : []),
      ...(row.postLost !== undefined && use === 'deal'
        ? [{ kind: 'losePost', player, people } as const]
        : []),
    ],
  }
}

const court = (desk: Desk, { player, people }: TaskOf<'people'>, face: number): DeskDone => {
  const { world } = desk
  const row = rowOf(world.tables.court, face)
  const continent = boardIn(world).continentOf(people) ?? ''
  if (row.kingdomAttacks === true)
    return { world: desk, next: [{ kind: 'natives', player, people, pieces: ['army'] }] }
  if (row.silenceOthers === true)
    return done(desk, { ...world, silenced: [...world.silenced, { continent, by: player }] }, [
      { kind: 'silenced', player, continent },
    ])
  if (row.kingdomYours === true)
    return done(desk, { ...world, kingdoms: { ...world.kingdoms, [people]: player } }, [
      { kind: 'kingdomWon', player, people },
    ])
  if (row.postLost === undefined) return { world: desk }
  const lost: Task = { kind: 'losePost', player, people }
  if (own(world.kingdoms, people) !== player) return { world: desk, next: [lost] }
  const kingdoms = Object.fromEntries(
    Object.entries(world.kingdoms).filter(([id]) => id !== people),
  )
  return done(desk, { ...world, kingdoms }, [{ kind: 'kingdomLost', player, people }], [lost])
}

/** GM-WW-08: without garrison the post is gone, no die. */
const nativesAttack = (
  desk: Desk,
  player: FactionId,
  at: NodeId,
  pieces: readonly UnitKind[],
): DeskDone => {
  const { world } = desk
  const post = world.posts.find((each) => each.at === at)
  if (post === undefined) return { world: desk }
  const defenders = garrisonOf(world, at, post.owner)
  if (defenders.length === 0) return withoutPost(desk, at)
  return startBattle(desk, {
    player,
    area: at,
    from: null,
    units: [],
    guests: [{ label: 'natives', kinds: pieces }],
    defenders,
    post: at,
  })
}

const withoutPost = (desk: Desk, at: NodeId): DeskDone => {
  const { world } = desk
  const events: readonly GloriaEvent[] = world.posts.flatMap((post) =>
    post.at === at ? [{ kind: 'postLost', player: post.owner, area: at } as const] : [],
  )
  return done(desk, { ...world, posts: world.posts.filter((post) => post.at !== at) }, events)
}

const makePlate = (desk: Desk, player: FactionId, area: NodeId): DeskDone => {
  const { world } = desk
  const { next } = world
  const plate = `U${next.unit}`
  return done(
    desk,
    {
      ...world,
      plates: [...world.plates, { id: plate, owner: player, at: area }],
      next: { ...next, unit: next.unit + 1 },
    },
    [{ kind: 'plateMade', player, area, plate }],
  )
}

const placesFor = (world: World, player: FactionId, continent: string) =>
  workingPosts(world, player, continent).map(({ at }) => `to:${at}` as const)

const duel = (desk: Desk, task: TaskOf<'kingdoms'>, faces: readonly [number, number]): DeskDone => {
  const { player, people, other } = task
  const [one, two] = faces
  const told: GloriaEvent = { kind: 'thrown', player, use: 'kingdoms', faces, about: other }
  if (one === two) return done(desk, desk.world, [told])
  const loser = one < two ? people : other
  return done(
    desk,
    { ...desk.world, beaten: [...desk.world.beaten, { people: loser, by: player }] },
    [told, { kind: 'beaten', player, people: loser }],
  )
}

export const colonyHandlers: Handlers<
  'people' | 'natives' | 'losePost' | 'plate' | 'platePlace' | 'kingdom' | 'kingdoms'
> = {
  people: {
    seats: (_, { player }) => [player],
    question: () => dice(1),
    take: (desk, task, given) => {
      const face = faceOf(given)
      const { player, use, people } = task
      const told: GloriaEvent = { kind: 'thrown', player, use, faces: [face], about: people }
      const after = use === 'court' ? court(desk, task, face) : deal(desk, task, face)
      return { ...after, events: [told, ...(after.events ?? [])] }
    },
  },
  natives: {
    ...offering(
      (world, { player, people, pieces }: TaskOf<'natives'>) =>
        nativeTargets(world, player, people, pieces),
      'none',
    ),
    take: (desk, { player, pieces }, given) => {
      const option = optionOf(given)
      return option === 'none'
        ? { world: desk }
        : nativesAttack(desk, player, partOf(option), pieces)
    },
  },
  losePost: {
    perform: (desk, { player, people }) => {
      const [only, more] = ownPostsWith(desk.world, player, people)
      if (only === undefined) return { world: desk }
      return more === undefined ? withoutPost(desk, only.at) : null
    },
    seats: (_, { player }) => [player],
    question: (world, { player, people }) =>
      choice(ownPostsWith(world, player, people).map(({ at }) => `to:${at}` as const)),
    take: (desk, _, given) => withoutPost(desk, partOf(optionOf(given))),
  },
  plate: {
    seats: (_, { player }) => [player],
    question: () => dice(1),
    take: (desk, { player, continent, post }, given) => {
      const face = faceOf(given)
      const told: GloriaEvent = {
        kind: 'thrown',
        player,
        use: 'plate',
        faces: [face],
        about: continent,
      }
      if (face > plateNumber(desk.world, player, continent)) return done(desk, desk.world, [told])
      if (post === null)
        return done(desk, desk.world, [told], [{ kind: 'platePlace', player, continent }])
      const made = makePlate(desk, player, post)
      return { ...made, events: [told, ...(made.events ?? [])] }
    },
  },
  platePlace: {
    perform: (desk, { player, continent }) => {
      const [only, more] = placesFor(desk.world, player, continent)
      return only !== undefined && more === undefined ? makePlate(desk, player, partOf(only)) : null
    },
    seats: (_, { player }) => [player],
    question: (world, { player, continent }) => choice(placesFor(world, player, continent)),
    take: (desk, { player }, given) => makePlate(desk, player, partOf(optionOf(given))),
  },
  kingdom: {
    seats: (_, { player }) => [player],
    question: (world, { player, people }) =>
      choice([...kingdomTargets(world, player, people), 'none']),
    take: (desk, { player, people }, given) => {
      const target = partOf(optionOf(given))
      if (target === '') return { world: desk }
      const isPeople = boardIn(desk.world).natives.some(({ id }) => id === target)
      return isPeople
        ? { world: desk, next: [{ kind: 'kingdoms', player, people, other: target }] }
        : nativesAttack(desk, player, target, ['army'])
    },
  },
  kingdoms: {
    seats: (_, { player }) => [player],
    question: () => dice(2),
    take: (desk, task, given) => duel(desk, task, [faceOf(given), faceOf(given, 1)]),
  },
}
