// A record that grows elsewhere: entry by entry the same play, or a refusal that leaves nothing behind.
import { expect, test } from 'vitest'
import { followIn } from '@/core/record/follow.ts'
import { recordOf } from '@/core/record/log.ts'
import { begin } from '@/core/record/play.ts'
import { battle } from '@/games/eagles/rules/index.ts'
import { playedBattle, sampleSetup } from '@tests/support/recordedBattle.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

const played = playedBattle(3, 4)
const entries = JSON.parse(JSON.stringify(recordOf(played).entries)) as readonly object[]
const begun = () => valueOf(begin(battle, sampleSetup()))

test('every entry, also what was taken back, leads to the same head and the same state', () => {
  let play = begun()
  for (const entry of entries) play = valueOf(followIn(battle, play, entry))
  expect(play.head).toBe(played.head)
  expect(play.now.state).toEqual(played.now.state)
})

test('an entry out of its place is refused', () => {
  expect(problemOf(followIn(battle, begun(), entries[1])).code).toBe('tampered')
})

test('an entry that tells another result than these rules give is refused', () => {
  const [first] = entries
  expect(problemOf(followIn(battle, begun(), { ...first, told: '00000000' })).code).toBe(
    'other-result',
  )
})

test.each([null, [], 'x', {}, { kind: 'answer' }, { kind: 'forget', previous: '' }])(
  'what is no entry is refused: %j',
  (json) => {
    expect(followIn(battle, begun(), json).ok).toBe(false)
  },
)
