// Dice thrown for the task that wants them.
import { regroup, throwsNext } from '../../campaign/rules/index.ts'
import { forage } from './attrition.ts'
import { edgeOf, resultOfFace, shifted } from './battle.ts'
import { changed, type Desk, type DeskDone } from './desk.ts'
import type { DelugeEvent } from './events.ts'
import { carryOut } from './outcome.ts'
import { report } from './scouting.ts'
import { isOneSheet } from './sheets.ts'
import { isThrown, type Task, type TaskOf } from './tasks.ts'
import { battleIn, withFaction } from './world.ts'

export const throwDice = (desk: Desk, task: Task, faces: readonly number[]): DeskDone => {
  if (!isThrown(task)) return { world: desk, next: [task] }
  const [face = 0] = faces
  switch (task.kind) {
    case 'rollOrder':
      return rollOrder(desk, task, faces)
    case 'forage':
      return changed(desk, forage(desk.world, task.force, face))
    case 'scouting':
      return scouting(desk, task, faces)
    case 'quick':
      return quick(desk, task, face)
    case 'loot':
    case 'lootNode':
      return { world: desk, next: [{ ...task, thrown: [...task.thrown, face] }] }
    case 'clock':
      return wind(desk, task, face)
  }
}

/** CC-ORDER: equal sums throw again among themselves. */
const rollOrder = (
  desk: Desk,
  { groups, sums }: TaskOf<'rollOrder'>,
  faces: readonly number[],
): DeskDone => {
  const equal = throwsNext(groups) ?? []
  const sum = faces.reduce((all, face) => all + face, 0)
  const thrown = [...sums, sum]
  const events: readonly DelugeEvent[] = [
    { kind: 'orderRolled', faction: equal[sums.length] ?? '', sum },
  ]
  const next: Task =
    thrown.length < equal.length
      ? { kind: 'rollOrder', groups, sums: thrown }
      : { kind: 'rollOrder', groups: regroup(groups, thrown), sums: [] }
  return { world: desk, events, next: [next] }
}

/** With `sheets: one` it is told after the turn. */
const scouting = (
  desk: Desk,
  { attempt }: TaskOf<'scouting'>,
  faces: readonly number[],
): DeskDone => {
  const { world } = desk
  if (!isOneSheet(world.house)) return changed(desk, report(world, attempt, faces))
  const untold = [...world.untold, { attempt, faces }]
  return { world: { ...desk, world: { ...world, untold } } }
}

/** TD-LOSS-01. */
const quick = (desk: Desk, { battle: id }: TaskOf<'quick'>, face: number): DeskDone => {
  const { world } = desk
  const battle = battleIn(world, id)
  if (battle === null) return { world: desk }
  const [red, blue] = battle.ticket.sides
  const shift = edgeOf(red.strength, blue.strength, world.house.quickEdge === 'yes' ? 'yes' : 'no')
  const { red: reds, blue: blues } = battle
  // The shift tells of strengths: for both camps alone.
  const told: DelugeEvent = { kind: 'diced', to: [...reds, ...blues], battle: id, face, shift }
  const done = carryOut(desk, battle, resultOfFace(shifted(face, shift)), null)
  return { ...done, events: [told, ...(done.events ?? [])] }
}

/** TD-VAS-04. */
const wind = (desk: Desk, { faction }: TaskOf<'clock'>, face: number): DeskDone => {
  const rebelAfter = desk.world.turn + face
  return {
    world: { ...desk, world: withFaction(desk.world, faction, { rebelAfter }) },
    events: [{ kind: 'clock', to: [faction], faction, rebelAfter }],
  }
}
