// How long a battle was, in one sentence for the screen, the text and the paper.
import { expect, test } from 'vitest'
import { end } from '@/locales/en/battleEndings.ts'
import * as telling from '@/views/battle/end/endTelling.ts'
import { playedBattle } from '@tests/support/recordedBattle.ts'

const { state } = playedBattle(3).now

test.each([
  [null, 'After 8 turns'],
  [0, 'After 8 turns'],
  [20_000, 'After 8 turns'],
  [60_000, 'After 8 turns, 1 minute'],
  [7_500_000, 'After 8 turns, 2 hours 5 minutes'],
])('%s milliseconds at the table', (played, words) => {
  expect(telling.lengthOf(state, played, end)).toBe(words)
})
