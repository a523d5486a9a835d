// The story of a turn: its one headline, and every score in it.
import { beforeAll, expect, test } from 'vitest'
import { table } from '@/core/game.ts'
import { progress, type ProgressEvent } from '@/games/progress/rules/index.ts'
import { storyOf } from '@/games/progress/screens/turnStory.ts'
import { enterProgress } from '@/games/progress/screens/words/screenWords.ts'
import { valueOf } from '@tests/support/results.ts'
import { setupOf } from '../rules/table.ts'

beforeAll(() => enterProgress())

const revealed = { kind: 'cards.revealed', a: 'score', b: 'score' } as const
const scored = (side: 'a' | 'b', gained: number): ProgressEvent => ({
  kind: 'scored',
  side,
  parts: [],
  value: gained,
  gained,
})

const headline = (...events: readonly ProgressEvent[]): string | undefined => {
  const view = progress.seen(valueOf(progress.open(setupOf())), table)
  return storyOf([revealed, ...events], view)?.headline
}

test('tells both scores of a turn, and the last of what else there were two of', () => {
  expect(headline(scored('a', 4))).toBe('Blue scores 4 VP.')
  expect(headline(scored('a', 4), scored('b', 3))).toBe('Blue scores 4 VP. Orange scores 3 VP.')
  const grown = (side: 'a' | 'b', country: string): ProgressEvent => ({
    kind: 'strengthened',
    side,
    country,
    die: 4,
    strength: 4,
  })
  const both = [grown('a', 'blue'), grown('b', 'orange')] as const
  expect(headline(...both)).toContain('Orange')
  expect(headline(...both)).not.toContain('Blue')
  expect(headline(...both, scored('b', 3))).toBe('Orange scores 3 VP.')
})
