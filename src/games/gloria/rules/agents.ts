// Step 4: powers with a use, in any order, each once.
import { headOf, partOf } from '../../../core/option.ts'
import { faceOf, optionOf, type FactionId, type NodeId } from '../../campaign/rules/index.ts'
import { agentOptions, khanSacks, khanTargets } from './agentOptions.ts'
import { startBattle } from './battle.ts'
import { choice, dice, done, type Desk, type DeskDone, type Handlers } from './desk.ts'
import { withInterdict } from './interdict.ts'
import { offering } from './offering.ts'
import { sackArea } from './standing.ts'
import { brigadeTypes, rowOf, type UnitKind } from './tables.ts'
import type { Task, TaskOf } from './tasks.ts'
import { attritionAt, byNumber, isArmy, unitsAt, unitsOf, withNewUnits, withUse } from './world.ts'
import { takeWorldAgent } from './colonies.ts'
import { stationsOf } from './options.ts'

/** GM-CITY-40. */
const interdict = (desk: Desk, player: FactionId, target: string): DeskDone => {
  const isPlayer = desk.world.house.pope === 'player'
  return done(
    desk,
    withInterdict(withUse(desk.world, 'pope'), player, target),
    [
      {
        kind: 'interdicted',
        player,
        city: isPlayer ? null : target,
        other: isPlayer ? target : null,
      },
    ],
    [{ kind: 'rest' }],
  )
}

const raid = (desk: Desk, player: FactionId, owner: string, area: NodeId): DeskDone => {
  const force = unitsAt(desk.world, area).filter((unit) => unit.owner === owner && !unit.isSortie)
  const units = [...force].sort(
    (one, other) => Number(isArmy(other)) - Number(isArmy(one)) || byNumber(one, other),
  )
  return done(
    desk,
    withUse(desk.world, 'international'),
    [],
    [{ kind: 'raid', player, units: units.map(({ id }) => id) }],
  )
}

const act = (desk: Desk, player: FactionId, option: string): DeskDone => {
  const { world } = desk
  const about = partOf(option)
  switch (headOf(option)) {
    case 'piracy': {
      const { world: sacked, events, next } = sackArea(withUse(world, 'pirates'), about)
      return done(desk, sacked, events, next)
    }
    case 'raid': {
      const [owner = '', area = ''] = stationsOf(option)
      return raid(desk, player, owner, area)
    }
    case 'found':
      return { world: desk, next: [{ kind: 'found', player, area: about }] }
    case 'interdict':
      return interdict(desk, player, about)
    case 'khan':
      return done(desk, withUse(world, 'khan'), [], [{ kind: 'khan', player }])
    default:
      return takeWorldAgent(desk, player, option)
  }
}

const khanAttack = (
  desk: Desk,
  player: FactionId,
  area: NodeId,
  pieces: readonly UnitKind[],
): DeskDone =>
  startBattle(desk, {
    player,
    area,
    from: null,
    units: [],
    guests: [{ label: 'khan', kinds: pieces }],
    defenders: unitsAt(desk.world, area).filter(({ owner }) => owner !== null && owner !== player),
    post: null,
  })

export const agentHandlers: Handlers<
  'agents' | 'khan' | 'khanAttack' | 'khanSack' | 'found' | 'raid'
> = {
  agents: {
    ...offering((world, { player }) => agentOptions(world, player), 'done'),
    take: (desk, task, given) => {
      const option = optionOf(given)
      if (option === 'done') return { world: desk }
      const { world, events, next } = act(desk, task.player, option)
      return { world, events: events ?? [], next: [...(next ?? []), task] }
    },
  },
  khan: {
    seats: (_, { player }) => [player],
    question: () => dice(1),
    take: (desk, { player }, given) => {
      const face = faceOf(given)
      const row = rowOf(desk.world.tables.khan, face)
      const next: readonly Task[] =
        row.attack !== undefined
          ? [
              {
                kind: 'khanAttack',
                player,
                pieces: row.attack === 'army' ? ['army'] : ['light-cavalry', 'light-cavalry'],
              },
            ]
          : row.sack === undefined
            ? []
            : [{ kind: 'khanSack', player, left: row.sack }]
      return done(
        desk,
        desk.world,
        [{ kind: 'thrown', player, use: 'khan', faces: [face], about: null }],
        next,
      )
    },
  },
  khanAttack: {
    ...offering(
      (world, { player, pieces }: TaskOf<'khanAttack'>) => khanTargets(world, player, pieces),
      'none',
    ),
    take: (desk, { player, pieces }, given) => {
      const option = optionOf(given)
      return option === 'none' ? { world: desk } : khanAttack(desk, player, partOf(option), pieces)
    },
  },
  khanSack: {
    ...offering(
      (world, { player, left }: TaskOf<'khanSack'>) => (left === 0 ? [] : khanSacks(world, player)),
      'none',
    ),
    take: (desk, task, given) => {
      const option = optionOf(given)
      if (option === 'none') return { world: desk }
      const { world, events, next } = sackArea(desk.world, partOf(option))
      return done(desk, world, events, [...next, { ...task, left: task.left - 1 }])
    },
  },
  found: {
    seats: (_, { player }) => [player],
    question: () => choice(brigadeTypes),
    take: (desk, { player, area }, given) => {
      const kind = brigadeTypes.find((type) => type === optionOf(given)) ?? 'infantry'
      const used = withUse(desk.world, 'international')
      const unit = `U${used.next.unit}`
      return done(
        desk,
        withNewUnits(used, [{ kind, owner: player, at: area }]),
        [{ kind: 'founded', player, area, unit, what: kind }],
        [
          { kind: 'stand', area, units: [unit] },
          { kind: 'surplus', areas: [area] },
        ],
      )
    },
  },
  raid: {
    seats: (_, { player }) => [player],
    question: (_, { units }) => dice(units.length),
    take: (desk, { player, units }, given) => {
      const faces = units.map((_, place) => faceOf(given, place))
      const worn = unitsOf(desk.world, units).filter(
        (unit) => (faces[units.indexOf(unit.id)] ?? 0) <= attritionAt(desk.world, unit.at),
      )
      return done(
        desk,
        desk.world,
        [{ kind: 'thrown', player, use: 'raid', faces, about: units.join('+') }],
        [
          { kind: 'degrade', units: worn.map(({ id }) => id) },
          { kind: 'surplus', areas: [] },
        ],
      )
    },
  },
}
