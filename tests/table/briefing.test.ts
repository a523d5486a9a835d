// News above a question: what came of a phase under its head, and nothing that is no news.
import { describe, expect, it } from 'vitest'
import type { NewsWeight } from '@/table/presenter.ts'
import { briefingOf } from '@/table/briefing.ts'

/** `#` is a head, `-` is quiet, a bare sign says nothing. */
const weigh = (event: string): NewsWeight =>
  event.startsWith('#') ? 'head' : event.startsWith('-') ? 'quiet' : 'line'
const told = (...news: readonly string[]): string =>
  briefingOf(news, (event) => event.slice(1), weigh)
    .map(({ text, isHead }) => (isHead ? text.toUpperCase() : text))
    .join(' ')

describe('a briefing', () => {
  it.each([
    ['keeps a head with what came under it', ['#move', ' f1', ' f2'], 'MOVE f1 f2'],
    [
      'drops heads that nothing came under, and the last',
      ['#one', '#two', ' f1', '#three'],
      'TWO f1',
    ],
    [
      'drops a head whose lines are quiet, or silent',
      ['#one', '-f1', ' ', '#two', ' f2'],
      'TWO f2',
    ],
    ['drops what is quiet', [' f1', '-f2', ' f3'], 'f1 f3'],
    ['of nothing is nothing', [], ''],
  ])('%s', (_, news, expected) => {
    expect(told(...news)).toBe(expected)
  })
})
