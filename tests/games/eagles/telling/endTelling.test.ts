// The end in words for the screen, the text and the paper: how long a battle was, how rare the luck.
import { expect, test } from 'vitest'
import { end } from '@/games/eagles/words/en/end/endings.ts'
import * as telling from '@/games/eagles/telling/endTelling.ts'
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

test.each(['en', 'de'] as const)('how rare luck was, as Intl writes two digits: %s', (language) => {
  const written = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 })
  const luck = {
    kind: 'hits',
    side: 'a',
    source: 'app',
    dice: 6,
    rolled: 1,
    isAbove: true,
  } as const
  const say = { ...end, luck: { ...end.luck, above: (times: string) => times } }
  const rare = [4, 5, 12, 99, 100, 104, 105, 995, 1234, 12_500, 99_999, 4_567_890, 1e15]
  expect(
    rare.map((d) => {
      const chance = { n: 1n, d: BigInt(d) }
      return telling.rarity({ ...luck, expected: chance, chance }, say, language)
    }),
  ).toEqual(rare.map((d) => written.format(d)))
})
