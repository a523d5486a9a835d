// The code of a record on the table: there once a game is over, and never while a card may be hidden.
import { expect, test } from 'vitest'
import { codeOf } from '@/core/record/chain.ts'
import { table } from '@/core/game.ts'
import { answerIn, begin } from '@/core/record/play.ts'
import { frameOf } from '@/table/frame.ts'
import { progress } from '@/games/progress/rules/index.ts'
import { choice, setupOf } from '@tests/games/progress/rules/table.ts'
import { valueOf } from '@tests/support/results.ts'

test('is told when the game is over, and is that of its head (MP-SECRET-04)', () => {
  let play = valueOf(begin(progress, setupOf()))
  const entries = [
    { by: 'a', option: 'move1' },
    { by: 'b', option: 'resign' },
  ] as const
  for (const [nth, { by, option }] of entries.entries()) {
    expect(frameOf(progress, play, table).code).toBeNull()
    expect(frameOf(progress, play, 'a').code).toBeNull()
    play = valueOf(
      answerIn(progress, play, choice(option), { by, salt: String(nth).padStart(32, '0') }),
    )
  }
  expect(frameOf(progress, play, table).code).toBe(codeOf(play.head))
})
