// A check is not over while it may be rolled again, and a battalion has not acted before its die is thrown.
import { expect, test } from 'vitest'
import { answerIn } from '@/core/record/play.ts'
import { battle, type BattleKinds, type QuestionKind } from '@/games/eagles/rules/index.ts'
import { battleEn } from '@/games/eagles/words/en/battle/battle.ts'
import type { Play } from '@/core/record/play.ts'
import { hasActed } from '@/games/eagles/screens/battle/conduct/battalionLook.ts'
import { headlineOf } from '@/games/eagles/telling/headline.ts'
import { namesOf } from '@tests/support/battleNames.ts'
import { playsByKind } from '@tests/support/battlePlays.ts'
import { valueOf } from '@tests/support/results.ts'

const plays = playsByKind()
function playAt(kind: QuestionKind): Play<BattleKinds> {
  const play = plays.get(kind)
  if (play === undefined) throw new Error(`nobody came to ${kind}`)
  return play
}

function headlineAfter(play: Play<BattleKinds>): string {
  const events = play.log?.events ?? []
  const names = namesOf(play.now.state, battleEn)
  const aftermath = { asked: null, events, volley: null, isGrave: false, faces: [], before: null }
  return headlineOf(aftermath, battleEn, names).headline
}

test('a die that failed fails only so far while it may be rolled again', () => {
  expect(headlineAfter(playAt('check.reroll'))).toMatch(/, needed \d: .* fails so far\.$/)
})

test('only when the new roll is declined it has failed', () => {
  const declined = answerIn(battle, playAt('check.reroll'), { kind: 'choice', option: 'leave' })
  expect(headlineAfter(valueOf(declined))).toMatch(/ (not|back)\b/)
})

test('a battalion has not acted while the die for it is still to be thrown', () => {
  const { state } = playAt('move.dice').now
  const acting = state.stack.at(-1)
  const id = acting?.at === 'move.dice' ? acting.battalion : -1
  const battalion = state.battalions[id]
  if (battalion === undefined) throw new Error('nobody moves')
  expect(battalion.activity).toBe('acted')
  expect(hasActed(state, battalion)).toBe(false)
  expect(hasActed({ ...state, stack: [{ at: 'activations', next: 'a' }] }, battalion)).toBe(true)
})
