// Battles: the ticket, the result of both camps or the umpire, the quick result.
import { inOrder } from './world.ts'
import { faceOf, optionOf, type FactionId, type NodeId } from '../../campaign/rules/index.ts'
import {
  counted,
  differ,
  enter,
  hasUmpire,
  isOpenTo,
  noEntries,
} from '../../campaign/rules/index.ts'
import { umpire } from '../../../core/game.ts'
import { choice, dice, done, type Desk, type DeskDone, type Handlers } from './desk.ts'
import type { GloriaEvent } from './events.ts'
import type { Battle, Camp, Guest, Unit, World } from './model.ts'
import { quickWinner, ticketOf } from './ticket.ts'
import type { Task } from './tasks.ts'
import { battleIn, boardIn, cityOwner, militiaAt, takerOf, unitsOf, withBattle } from './world.ts'
import { enteredBy, resultOptions } from './results.ts'

interface Attack {
  /** Who attacks, or who sent them. */
  readonly player: FactionId
  readonly area: NodeId
  readonly from: NodeId | null
  /** The last area on their way, where it is not `from`: by river. */
  readonly over?: NodeId
  readonly units: readonly Unit[]
  readonly guests: readonly Guest[]
  readonly defenders: readonly Unit[]
  readonly post: NodeId | null
}

const grenzerRegion = '5'

/** GM-CITY-58: in region 5 one insurgent brigade fights for the player who has taken the power. */
const grenzers = (world: World, players: readonly FactionId[], area: NodeId): readonly Guest[] => {
  const node = boardIn(world).area(area)
  const taker = takerOf(world, 'grenzers')
  const comes =
    node.kind === 'land' &&
    node.region === grenzerRegion &&
    taker !== null &&
    players.includes(taker)
  return comes ? [{ label: 'grenzers', kinds: ['insurgent'] }] : []
}

/** GM-DIP-02: in defence the owner of the city chooses, or else the earlier comer. */
const defending = (world: World, attack: Attack): Camp => {
  const { area, defenders, player } = attack
  const militia = militiaAt(world, player, area)
  const owners = defenders.flatMap(({ owner }) => owner ?? [])
  const earliest = [...defenders].sort((one, other) => one.came - other.came)[0]?.owner ?? null
  const all = [...new Set([...owners, ...(militia === null ? [] : [militia])])]
  const owner = cityOwner(world, area)
  const first = owner !== null && all.includes(owner) ? owner : (earliest ?? all[0] ?? player)
  return {
    players: [first, ...inOrder(world, all).filter((each) => each !== first)],
    units: defenders.map(({ id }) => id),
    guests: [
      ...(militia === null ? [] : [{ label: 'militia', kinds: ['army', 'infantry'] } as const]),
      ...grenzers(world, all, area),
    ],
  }
}

const attacking = (world: World, { player, units, guests, area }: Attack): Camp => {
  const owners = units.flatMap(({ owner }) => owner ?? [])
  const isOwn = owners.includes(player)
  return {
    players: [player, ...inOrder(world, owners).filter((each) => each !== player)],
    units: units.map(({ id }) => id),
    guests: [
      ...guests,
      ...(isOwn || guests.some(({ label }) => label === 'sortie')
        ? grenzers(world, [player, ...owners], area)
        : []),
    ],
  }
}

/** GM-SPEC-02: special units are known from the first battle or siege roll on. */
export const revealed = (world: World, ids: readonly string[]): World => {
  const shown = unitsOf(world, ids).filter(({ kind }) => kind === 'army')
  if (shown.every(({ isShown }) => isShown)) return world
  const isGeneral = world.house.specials === 'perPlayer'
  const owners = shown.flatMap(({ owner }) => owner ?? [])
  const isNow = (unit: Unit): boolean =>
    unit.kind === 'army' &&
    (ids.includes(unit.id) || (isGeneral && unit.owner !== null && owners.includes(unit.owner)))
  return {
    ...world,
    revealed: isGeneral ? [...new Set([...world.revealed, ...owners])] : world.revealed,
    units: world.units.map((unit) => (isNow(unit) ? { ...unit, isShown: true } : unit)),
  }
}

export const startBattle = (desk: Desk, attack: Attack): DeskDone => {
  const { area, from, over = from, units, defenders, post } = attack
  const ids = units.map(({ id }) => id)
  const shown = revealed(desk.world, [...ids, ...defenders.map(({ id }) => id)])
  const { next } = shown
  const id = `T${next.ticket}`
  const plan = {
    id,
    area,
    from,
    attacker: attacking(shown, attack),
    defender: defending(shown, attack),
  }
  const isParked = shown.house.battleHold === 'park'
  const battle: Battle = {
    ...plan,
    ticket: ticketOf(shown, { ...plan, from: over }),
    entries: noEntries,
    state: isParked ? 'parked' : 'open',
    outcome: null,
    isRout: false,
    spared: [],
    post,
  }
  const world: World = {
    ...shown,
    battles: [...shown.battles.filter(({ state }) => state !== 'fought'), battle],
    units: shown.units.map((unit) =>
      ids.includes(unit.id) ? { ...unit, acted: true, moved: false, fought: true } : unit,
    ),
    next: { ...next, ticket: next.ticket + 1 },
  }
  const told: GloriaEvent = { kind: 'battle', area, battle: id, ticket: battle.ticket }
  return isParked
    ? done(desk, world, [told, { kind: 'parked', area, battle: id }])
    : done(desk, world, [told], [{ kind: 'battle', battle: id }])
}

/** The chooser of each camp, and the umpire. */
export const entrants = (
  world: World,
  { attacker, defender, entries }: Battle,
): readonly string[] => [
  ...([attacker, defender] as const).flatMap(({ players: [first = ''] }, camp) =>
    isOpenTo(entries, camp === 0 ? 0 : 1) ? [first] : [],
  ),
  ...(hasUmpire(world.seats) && counted(entries) === null ? [umpire] : []),
]

/** Battles that are not fought yet, of which this party may enter the result. */
export const parkedFor = (world: World, party: string): readonly Battle[] =>
  world.battles.filter(
    (battle) => battle.state === 'parked' && entrants(world, battle).includes(party),
  )

const differing = ({ id, entries, attacker, defender }: Battle): readonly GloriaEvent[] => {
  const [one, other] = entries.camps
  return one !== null && other !== null && differ(entries)
    ? [
        {
          kind: 'differ',
          to: [...attacker.players, ...defender.players, umpire],
          battle: id,
          attacker: one.result,
          defender: other.result,
        },
      ]
    : []
}

const takeEntry = (
  desk: Desk,
  task: Extract<Task, { kind: 'battle' }>,
  option: string,
  by: string,
): DeskDone => {
  const battle = battleIn(desk.world, task.battle)
  if (battle === null) return { world: desk }
  const result = enteredBy(option)
  const camp = by === umpire ? umpire : battle.attacker.players.includes(by) ? 0 : 1
  const entries = enter(battle.entries, camp, by, result)
  const entered: Battle = { ...battle, entries }
  const entering = Object.fromEntries(
    Object.entries(desk.entering).filter(([party, id]) => party !== by && id !== battle.id),
  )
  return {
    world: { ...desk, entering, world: withBattle(desk.world, battle.id, { entries }) },
    events: [{ kind: 'entered', battle: battle.id, result }, ...differing(entered)],
    next: [task],
  }
}

export const battleHandlers: Handlers<'battle' | 'quick' | 'parked'> = {
  battle: {
    perform: (desk, { battle: id }) => {
      const battle = battleIn(desk.world, id)
      if (battle === null) return { world: desk }
      const result = counted(battle.entries)?.result ?? null
      if (result === null) return battle.state === 'parked' ? { world: desk } : null
      if (result.how === 'quick') return { world: desk, next: [{ kind: 'quick', battle: id }] }
      const { how: outcome, isRout } = result
      return done(
        desk,
        withBattle(desk.world, id, { outcome, isRout }),
        [],
        [{ kind: 'aftermath', battle: id }],
      )
    },
    seats: ({ world }, { battle: id }) => {
      const battle = battleIn(world, id)
      return battle === null ? [] : entrants(world, battle)
    },
    question: (world) => choice(resultOptions(world)),
    take: (desk, task, given, by) => takeEntry(desk, task, optionOf(given), by),
  },
  quick: {
    seats: ({ world }, { battle }) =>
      hasUmpire(world.seats) ? [umpire] : [battleIn(world, battle)?.attacker.players[0] ?? ''],
    question: () => dice(2),
    take: (desk, { battle: id }, given) => {
      const battle = battleIn(desk.world, id)
      if (battle === null) return { world: desk }
      const faces = [faceOf(given), faceOf(given, 1)] as const
      const outcome = quickWinner(desk.world, battle, faces)
      const [player = ''] = battle.attacker.players
      return done(
        desk,
        withBattle(desk.world, id, { outcome, isRout: false }),
        [{ kind: 'thrown', player, use: 'quick', faces, about: id }],
        [{ kind: 'aftermath', battle: id }],
      )
    },
  },
  // GM-TURN-05, `park`: the round does not end without the results.
  parked: {
    perform: (desk) =>
      desk.world.battles.some(({ state }) => state === 'parked') ? null : { world: desk },
    seats: ({ world }) => [
      ...new Set(
        world.battles.flatMap((battle) =>
          battle.state === 'parked' ? entrants(world, battle) : [],
        ),
      ),
    ],
    question: (world, _, party) =>
      choice(parkedFor(world, party).map(({ id }) => `result:${id}` as const)),
    take: (desk, task, given, by) => ({
      world: {
        ...desk,
        entering: { ...desk.entering, [by]: optionOf(given).slice('result:'.length) },
      },
      next: [task],
    }),
  },
}
