// Two records of one battle that parted: what both have, and each turn from there on.
import { expect, test } from 'vitest'
import { asks } from '@/core/asks.ts'
import { countOf } from '@/core/link/ledger.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { answerIn, begin, type Play } from '@/core/record/play.ts'
import { battle, type BattleKinds } from '@/games/eagles/rules/index.ts'
import { partingOf } from '@/games/eagles/screens/battle/link/parting.ts'
import { likelyAnswer } from '@tests/support/randomBattle.ts'
import { sampleSetup } from '@tests/support/recordedBattle.ts'
import { valueOf } from '@tests/support/results.ts'

function playedOn(from: Play<BattleKinds>, answers: number, seed: number): Play<BattleKinds> {
  const roll = seededDice(seed)
  let play = from
  for (let n = 0; n < answers; n += 1) {
    const [question] = asks(battle, play.setup, play.now.state)
    if (question === undefined) return play
    play = valueOf(answerIn(battle, play, likelyAnswer(question, roll)))
  }
  return play
}

test('what both have is told once, and every entry after it belongs to one of them and a turn', () => {
  const both = playedOn(valueOf(begin(battle, sampleSetup())), 20, 1)
  const here = playedOn(both, 60, 2)
  const there = playedOn(both, 45, 3)
  const { same, turns } = partingOf(here, there)
  expect(same).toBeGreaterThanOrEqual(20)
  const counted = (side: 'here' | 'there') =>
    turns.reduce((sum, turn) => sum + (turn[side]?.entries ?? 0), 0)
  expect(counted('here')).toBe(countOf(here) - same)
  expect(counted('there')).toBe(countOf(there) - same)
  expect(turns.map(({ turn }) => turn)).toEqual(
    [...turns.map(({ turn }) => turn)].sort((one, other) => one - other),
  )
})

test('a record that only goes on further has nothing parted on the other side', () => {
  const there = playedOn(valueOf(begin(battle, sampleSetup())), 30, 1)
  const here = playedOn(there, 10, 2)
  const { same, turns } = partingOf(here, there)
  expect(same).toBe(30)
  expect(turns.every((turn) => turn.there === null)).toBe(true)
})
