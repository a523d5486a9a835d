// The way from a result in a log to its battle: it stands where the result is told, for whoever knows its ticket.
import { expect, test } from 'vitest'
import { answerIn, begin, type Play } from '@/core/record/play.ts'
import { table } from '@/core/game.ts'
import { frameOf } from '@/table/frame.ts'
import type { TablePlan } from '@/table/presenter.ts'
import { sceneOf } from '@/table/scene.ts'
import { pennies, type PenniesKinds } from '@tests/support/games/pennies/rules.ts'
import { penniesTable } from '@tests/support/games/pennies/table.ts'
import { valueOf } from '@tests/support/results.ts'

/** As if a coin were a ticket, told to its side alone, and the showing its battle. */
const plan: TablePlan<PenniesKinds> = {
  ...penniesTable,
  ticketIn: (event) => (event.kind === 'ownCoin' && event.to.includes('a') ? 'T1' : null),
  foughtIn: (event) => (event.kind === 'shown' ? 'T1' : null),
}

function given(play: Play<PenniesKinds>, by: 'a' | 'b' | 'table', option: string) {
  const salt = String(play.log?.number ?? 0).padStart(32, '0')
  return valueOf(answerIn(pennies, play, { kind: 'choice', option }, { by, salt }))
}
function shown(): Play<PenniesKinds> {
  const play = given(given(valueOf(begin(pennies, { rounds: 2 })), 'a', 'heads'), 'b', 'tails')
  return given(play, table, 'show')
}
const scene = (play: Play<PenniesKinds>, party: 'a' | 'b' | 'table') =>
  sceneOf(plan, frameOf(pennies, play, party), party)
const inLog = (play: Play<PenniesKinds>, party: 'a' | 'b' | 'table') =>
  scene(play, party)
    .lines()
    .flatMap(({ fought }) => fought)

test('the line and the news of a result lead to the battle of its ticket', () => {
  expect(inLog(shown(), 'a')).toEqual(['T1'])
  expect(scene(shown(), 'a').lines().at(-1)?.fought).toEqual(['T1'])
  expect(scene(shown(), 'a').fought).toEqual(['T1'])
})

test('nobody is led to a battle whose ticket he was never told, though he is told its result', () => {
  expect(scene(shown(), 'b').lines().at(-1)?.told).not.toEqual([])
  expect(inLog(shown(), 'b')).toEqual([])
  expect(inLog(shown(), table)).toEqual([])
  expect(scene(shown(), 'b').fought).toEqual([])
})

test('a game that names no such events has none', () => {
  const lines = sceneOf(penniesTable, frameOf(pennies, shown(), 'a'), 'a').lines()
  expect(lines.flatMap(({ fought }) => fought)).toEqual([])
})

test('an answer of which nobody has anything to tell is no line of the log', () => {
  const say = penniesTable.presenter()
  const event: typeof say.event = (each, view) =>
    each.kind === 'chosen' ? '' : say.event(each, view)
  const told = (of: TablePlan<PenniesKinds>) =>
    sceneOf(of, frameOf(pennies, shown(), 'a'), 'a')
      .lines()
      .map((line) => line.told.length)
  expect(told(penniesTable)).toEqual([2, 1, 1])
  // The other side's coin was all that its line had to say.
  expect(told({ ...penniesTable, presenter: () => ({ ...say, event }) })).toEqual([1, 1])
})
