// A battle's result carried out: losses, destroyed forces, loot, retreats, who holds the field.
import { umpire } from '../../../core/game.ts'
import { counted, faceOf, hasUmpire, type FactionId } from '../../campaign/rules/index.ts'
import {
  edgeOf,
  percents,
  quickSides,
  resultOfFace,
  shifted,
  sufferLosses,
  winnerOf,
} from './battle.ts'
import { andThen } from './change.ts'
import { changed, dice, ownerOf, type Desk, type DeskDone, type Handlers } from './desk.ts'
import type { DelugeEvent } from './events.ts'
import { withSight } from './fleeing.ts'
import { leave } from './leaving.ts'
import { battleLootDice, clearDestroyed, destroyFor, receiverOf, takeLoot } from './loot.ts'
import type { Battle, EnteredResult, Force, ResultWord, World } from './model.ts'
import { retreatEnds } from './retreat.ts'
import type { Task, TaskOf } from './tasks.ts'
import { battleIn, forceOf, forcesOf, isHostileAt, withForce } from './world.ts'

const toldOf = ({ red, blue }: Battle): readonly FactionId[] => [...red, ...blue]

/** Waits until a result counts; `quick` then wants its D10. */
const takeResult = (desk: Desk, id: string): DeskDone | null => {
  const battle = battleIn(desk.world, id)
  if (battle === null) return { world: desk }
  const result = counted(battle.entries)
  if (result === null) return isMoot(desk.world, battle) ? { world: drop(desk, id) } : null
  const { how, shares } = result.result
  if (how === 'quick') return { world: desk, next: [{ kind: 'quick', battle: id }] }
  return carryOut(desk, battle, how, shares)
}

/** After a correction one of the camps may have no force left here. */
const isMoot = (world: World, { node, redForces, blueForces }: Battle): boolean =>
  [redForces, blueForces].some((ids) => forcesOf(world, ids).every(({ at }) => at !== node))

const drop = (desk: Desk, id: string): Desk => ({
  ...desk,
  world: { ...desk.world, battles: desk.world.battles.filter((battle) => battle.id !== id) },
})

/** TD-CMB-08: losses, destroyed forces, battle loot, retreats; TD-CMB-09 for a draw. */
const carryOut = (
  desk: Desk,
  battle: Battle,
  how: ResultWord,
  shares: EnteredResult['shares'],
): DeskDone => {
  const told = toldOf(battle)
  const winner = winnerOf(how)
  const lost = percents(desk.world, how, shares)
  const red = sufferLosses(settled(desk.world, battle, how), battle.redForces, lost.red, told)
  const both = andThen(red, (now) => sufferLosses(now, battle.blueForces, lost.blue, told))
  const won = winner === null ? [] : winner === 'red' ? battle.redForces : battle.blueForces
  const beaten = winner === null ? [] : winner === 'red' ? battle.blueForces : battle.redForces
  const receiver = receiverOf(both.world, won)
  const cleared = andThen(both, (now) =>
    clearDestroyed(
      now,
      [...beaten, ...won, ...(winner === null ? allOf(battle) : [])],
      receiver?.id ?? null,
      told,
    ),
  )
  const marked = won.reduce(
    (now, id) => withForce(now, id, { wonHere: { turn: now.turn, node: battle.node } }),
    cleared.world,
  )
  const fought: DelugeEvent = {
    kind: 'fought',
    battle: battle.id,
    node: battle.node,
    how,
    red: battle.red,
    blue: battle.blue,
    holders: winner === 'red' ? battle.redCamp : battle.blueCamp,
  }
  return changed(
    desk,
    { world: marked, events: [fought, ...cleared.events] },
    after(marked, battle, winner, receiver),
  )
}

const allOf = ({ redForces, blueForces }: Battle): readonly string[] => [
  ...redForces,
  ...blueForces,
]

/** The battle has its outcome, and the winner, or in a draw the defender, holds the field. */
const settled = (world: World, battle: Battle, how: ResultWord): World => {
  const enteredBy = counted(battle.entries)?.enteredBy ?? []
  const holders = winnerOf(how) === 'red' ? battle.redCamp : battle.blueCamp
  return {
    ...world,
    holders: { ...world.holders, [battle.node]: holders },
    battles: world.battles.map((each) =>
      each.id === battle.id ? { ...each, outcome: { how, enteredBy } } : each,
    ),
  }
}

const after = (
  world: World,
  battle: Battle,
  winner: 'red' | 'blue' | null,
  receiver: Force | null,
): readonly Task[] => {
  const leaving = winner === 'red' ? battle.blueForces : battle.redForces
  const retreats = forcesOf(world, leaving).map(({ id }): Task => ({
    kind: 'retreat',
    force: id,
    battle: battle.id,
    isDraw: winner === null,
    receiver: receiver?.id ?? null,
  }))
  if (winner === null || receiver === null) return retreats
  const loot: Task = {
    kind: 'loot',
    receiver: receiver.id,
    beaten: leaving,
    thrown: [],
  }
  return [loot, ...retreats]
}

/** TD-LOOT-05, when all its dice are thrown. */
const loot = (desk: Desk, { receiver, beaten, thrown }: TaskOf<'loot'>): DeskDone | null => {
  const faction = forceOf(desk.world, receiver)?.faction
  if (faction === undefined) return { world: desk }
  if (thrown.length < battleLootDice(desk.world, faction).length) return null
  const tokens = thrown.reduce((sum, face) => sum + face, 0)
  return changed(desk, takeLoot(desk.world, receiver, beaten, tokens))
}

/** TD-RET, and for a draw TD-CMB-09. */
const retreat = (desk: Desk, task: TaskOf<'retreat'>): DeskDone => {
  const force = forceOf(desk.world, task.force)
  const battle = battleIn(desk.world, task.battle)
  if (force === null || battle === null) return { world: desk }
  const told = toldOf(battle)
  const { from } = force
  if (task.isDraw && from !== null && !isHostileAt(desk.world, force.faction, from))
    return changed(desk, leave(desk.world, 'retreated', force, { node: from, lossTokens: 0 }, told))
  const world = withSight(desk.world, force.faction, force)
  const foes = battle.redForces.includes(force.id) ? battle.blueForces : battle.redForces
  const ends = retreatEnds(world, force, forcesOf(world, foes))
  const [end] = ends
  // TD-RET-05.
  if (end === undefined) return changed(desk, destroyFor(world, force, task.receiver, told))
  if (ends.length === 1) return changed(desk, leave(world, 'retreated', force, end, told))
  return {
    world: { ...desk, world },
    next: [{ kind: 'goTo', force: force.id, ends, foes: null, told }],
  }
}

/** TD-LOSS-01. */
const quick = (desk: Desk, { battle: id }: TaskOf<'quick'>, face: number): DeskDone => {
  const { world } = desk
  const battle = battleIn(world, id)
  if (battle === null) return { world: desk }
  const [red, blue] = battle.ticket.sides
  const shift = edgeOf(red.strength, blue.strength, world.house.quickEdge === 'yes' ? 'yes' : 'no')
  // The shift tells of strengths: for both camps alone.
  const told: DelugeEvent = { kind: 'diced', to: toldOf(battle), battle: id, face, shift }
  const done = carryOut(desk, battle, resultOfFace(shifted(face, shift)), null)
  return { ...done, events: [told, ...(done.events ?? [])] }
}

export const outcomeHandlers: Handlers<'result' | 'quick' | 'loot' | 'retreat'> = {
  result: { perform: (desk, { battle }) => takeResult(desk, battle) },
  quick: {
    seats: ({ world }, { battle }) =>
      hasUmpire(world.seats) ? [umpire] : [battleIn(world, battle)?.red[0] ?? ''],
    question: (_, { battle }) => dice('quick', quickSides, battle),
    take: (desk, task, given) => quick(desk, task, faceOf(given)),
  },
  loot: {
    perform: loot,
    seats: (desk, { receiver }) => ownerOf(desk, receiver),
    question: ({ world }, { receiver, thrown }, party) => {
      const isFirst = thrown.length === 0 && world.house.battleLoot !== 'none'
      const sides = battleLootDice(world, party)[thrown.length] ?? 3
      return dice(isFirst ? 'battleLoot' : 'extraLoot', sides, receiver)
    },
    take: (desk, task, given) => ({
      world: desk,
      next: [{ ...task, thrown: [...task.thrown, faceOf(given)] }],
    }),
  },
  retreat: { perform: retreat },
}
