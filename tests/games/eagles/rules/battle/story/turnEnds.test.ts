// The curve of casualties and what became of the battalions, told from a whole battle.
import { expect, test } from 'vitest'
import { eventsOf } from '@/core/record/log.ts'
import { answerIn } from '@/core/record/play.ts'
import {
  battle,
  diceIn,
  fatesOf,
  isAbout,
  isUnbroken,
  piecesOf,
  rankersLost,
  turnEndsOf,
  type BattleEvent,
  type Correction,
} from '@/games/eagles/rules/index.ts'
import { battleAfter, withCorrections } from '@tests/support/longBattle.ts'
import { playedBattle } from '@tests/support/recordedBattle.ts'
import { valueOf } from '@tests/support/results.ts'

const play = playedBattle(3)
const ends = turnEndsOf(play)

test('every turn has its end, and the last one is the battle as it stands', () => {
  const { state } = play.now
  expect(ends.map(({ turn }) => turn)).toEqual(Array.from({ length: state.turn }, (_, n) => n + 1))
  const own = state.battalions.filter(({ side }) => side === 'a')
  expect(ends.at(-1)?.casualties.a).toBe(
    own.reduce((sum, each) => sum + rankersLost(each) + each.charactersLost, 0),
  )
  expect(ends.at(-1)?.unbroken).toEqual(state.result?.unbroken)
})

test('nobody comes back from the dead: the curves never fall', () => {
  for (const side of ['a', 'b'] as const) {
    const curve = ends.map(({ casualties }) => casualties[side])
    expect([...curve].sort((one, other) => one - other)).toEqual(curve)
  }
})

test('the casualties of the curve are those that were told, turn by turn', () => {
  let turn = 0
  const told = new Map<number, number>()
  for (const event of eventsOf(play)) {
    if (event.kind === 'turnBegan') turn = event.turn
    if (event.kind !== 'casualties') continue
    const people = event.people.filter((person) => person !== 'commander').length
    told.set(turn, (told.get(turn) ?? 0) + event.rankers + event.screen + people)
  }
  let before = 0
  for (const end of ends) {
    const now = end.casualties.a + end.casualties.b
    expect(now - before, `turn ${String(end.turn)}`).toBe(told.get(end.turn) ?? 0)
    before = now
  }
})

test('an overruled figure counts as the players have it', () => {
  const before = battleAfter(300)
  const after = withCorrections(before)
  const lost = (each: typeof before): number => turnEndsOf(each).at(-1)?.casualties.a ?? 0
  const rankers = before.now.state.battalions[1]?.rankers ?? 0
  expect(lost(after) - lost(before)).toBe(rankers - 7)
})

const overruled = (before: typeof play, correction: Correction): typeof play =>
  valueOf(answerIn(battle, before, { kind: 'overrule', correction, reason: 'We lost count' }))

test('turns that an overrule skips ended as the one before them did', () => {
  const before = battleAfter(300)
  const { turn } = before.now.state
  const after = overruled(before, { figure: 'turn', turn: turn + 3 })
  const all = turnEndsOf(after)
  expect(all.map((end) => end.turn)).toEqual(Array.from({ length: turn + 3 }, (_, n) => n + 1))
  const then = turnEndsOf(before)[turn - 1]
  for (const skipped of [turn, turn + 1, turn + 2])
    expect(all[skipped - 1]).toEqual({ ...then, turn: skipped })
})

test('a battle that an overrule moved on before its first turn counts from turn 1', () => {
  const after = overruled(battleAfter(4), { figure: 'turn', turn: 3 })
  expect(turnEndsOf(after).map((end) => end.turn)).toEqual([1, 2, 3])
})

test('who rallied and was broken by an overrule later broke in no turn that is told', () => {
  const { state } = overruled(battleAfter(200), {
    figure: 'battalion',
    battalion: 1,
    set: { broken: true },
  }).now
  const broke: readonly BattleEvent[] = [
    { kind: 'turnBegan', turn: 1 },
    { kind: 'broke', battalion: 1, cause: 'phase' },
  ]
  const turnOf = (events: readonly BattleEvent[]) =>
    fatesOf(state, events).find(({ battalion }) => battalion === 1)?.turn
  expect(turnOf(broke)).toBe(1)
  expect(turnOf([...broke, { kind: 'rallied', battalion: 1 }])).toBeNull()
})

test('a fate is told for everybody who is not unbroken, in order', () => {
  const { state } = play.now
  const fates = fatesOf(state, eventsOf(play))
  expect(fates.map(({ battalion }) => battalion).sort()).toEqual(
    state.battalions.filter((each) => !isUnbroken(each)).map(({ id }) => id),
  )
  const turns = fates.map(({ turn }) => turn ?? Infinity)
  expect([...turns].sort((one, other) => one - other)).toEqual(turns)
})

test('the log in pieces loses no event and keeps what was taken back', () => {
  const corrected = withCorrections(battleAfter(300))
  const pieces = piecesOf(corrected)
  const told = pieces.flatMap(({ isTakenBack, events }) => (isTakenBack ? [] : events))
  expect(told).toEqual(eventsOf(corrected))
  expect(pieces.filter(({ isTakenBack }) => isTakenBack)).toHaveLength(1)
  expect(pieces.at(-1)).toMatchObject({ takesBack: 1, events: [] })
})

test('every die that was answered is a die that is told', () => {
  const answered: number[] = []
  for (let { last } = play.now; last !== null; last = last.before.last)
    if (last.answer.kind === 'dice') answered.push(...last.answer.faces)
  const told = eventsOf(play).flatMap((event) => diceIn(event)?.faces ?? [])
  expect(told.length).toBe(answered.length)
})

test('the log of a battalion is what it does and what is done to it', () => {
  const events = eventsOf(withCorrections(battleAfter(300)))
  const volley = events.find(({ kind }) => kind === 'volleyAimed')
  if (volley?.kind !== 'volleyAimed') throw new Error('nobody fires')
  expect(isAbout(volley, volley.shooter)).toBe(true)
  expect(isAbout(volley, volley.target)).toBe(true)
  const others = [0, 1, 2, 3, 4, 5].filter((id) => id !== volley.shooter && id !== volley.target)
  expect(others.some((id) => isAbout(volley, id))).toBe(false)
  const overruled = events.find(({ kind }) => kind === 'overruled')
  expect(overruled && isAbout(overruled, 1)).toBe(true)
})
