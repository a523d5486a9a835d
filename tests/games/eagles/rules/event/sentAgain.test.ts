// A list that is sent again: what is the same word for word is here already, all else is a newer version.
import { describe, expect, test } from 'vitest'
import { ok } from '@/core/result.ts'
import {
  decideLine,
  newEvent,
  standingAt,
  wholeList,
  type BoardEntry,
  type Submission,
} from '@/games/eagles/rules/index.ts'
import { army, battalion } from '@tests/support/armies.ts'
import { entryOf, submission, take, told, unread, version } from './boardParts.ts'

describe('the same troops again', () => {
  /** As it was read with so many lines that nobody knows. */
  const read = (open: number, rankers = 16): Submission['list'] =>
    ok({
      ...wholeList(army('french', battalion('drilled', rankers))),
      unread: Array.from({ length: open }, (_, n) => ({
        line: n + 1,
        text: 'Hi Tom, I swapped the 5th.',
        reason: 'doubt' as const,
      })),
    })
  const mailed = (open: number, original = 'my list'): BoardEntry =>
    entryOf([version(16, { original, list: read(open) })])
  const again = (open: number, original: string, more: Partial<Submission> = {}): Submission =>
    submission(16, { original, list: read(open), ...more })

  test.each<[string, BoardEntry, Submission, readonly string[]]>([
    ['word for word', mailed(1), again(1, 'my list'), ['Ann 16']],
    ['with other blanks', mailed(1), again(1, ' my\r\n\tlist '), ['Ann 16']],
    ['with a word more', mailed(0), again(0, 'my own list'), ['Ann 16 16']],
    ['without the line that nobody could read', mailed(1), again(0, 'list'), ['Ann 16 16']],
    ['with a line that nobody can read', mailed(0), again(1, 'my list?'), ['Ann 16 16']],
    ['read better by a newer app', mailed(2), again(1, 'my list'), ['Ann 16 16']],
    ['read worse', mailed(1), again(2, 'my list'), ['Ann 16']],
    [
      'better at another address',
      mailed(1),
      again(0, 'list', { address: 'a@y.org' }),
      ['Ann 16 16'],
    ],
    ['better, with the name alone', mailed(1), again(0, 'list', { address: '' }), ['Ann 16 16']],
    [
      'better, under another name',
      mailed(1),
      again(0, 'list', { player: 'Tom' }),
      ['Ann 16', 'Tom ?one 16'],
    ],
    ['as a code', mailed(0), again(0, ''), ['Ann 16']],
    ['as a code, where something was open', mailed(1), again(0, ''), ['Ann 16 16']],
    ['in words after a code', mailed(0, ''), again(0, 'my list'), ['Ann 16']],
    [
      'in words that leave something open after a code',
      mailed(0, ''),
      again(1, 'my list'),
      ['Ann 16 16'],
    ],
  ])('%s', (_, entry, list, after) => {
    expect(told(take([entry], [list]).entries)).toEqual(after)
  })

  test('are one version in one mail, in whatever words, and the better one counts', () => {
    expect(told(take([], [again(0, 'text'), again(0, 'attached')]).entries)).toEqual(['Ann 16'])
    const [entry] = take([], [again(1, 'text'), again(0, 'attached')]).entries
    expect(entry?.versions.map(({ original }) => original)).toEqual(['text', 'attached'])
  })

  test('as a code of another name are a version of their own', () => {
    const named = (name: string) =>
      ok({ ...wholeList({ ...army('french', battalion('drilled', 16)), name }) })
    const [entry] = take([], [submission(16, { list: named('Old Guard') })]).entries
    if (entry === undefined) throw new Error('one entry')
    expect(take([entry], [submission(16, { list: named('Old Guard') })]).known).toBe(1)
    expect(told(take([entry], [submission(16, { list: named('Young Guard') })]).entries)).toEqual([
      'Ann 16 16',
    ])
  })

  test('settle what the organiser settled already no better', () => {
    const line = { line: 1, text: 'Hi Tom, I swapped the 5th.' }
    const settled = mailed(1)
    const decided = {
      ...settled,
      versions: settled.versions.map((each) => ({
        ...each,
        list: each.list.ok ? ok(decideLine(each.list.value, line, [])) : each.list,
      })),
    }
    expect(take([decided], [again(1, 'my list')]).known).toBe(1)
    expect(take([decided], [again(0, '')]).known).toBe(1)
  })

  test('keep what was said to the older version with it', () => {
    const said = { ...mailed(1), answered: 0, accepted: { version: 0, note: 'late train' } }
    const [entry] = take([said], [again(0, 'list')]).entries
    expect(entry).toMatchObject({ answered: 0, accepted: { version: 0, note: 'late train' } })
    expect(standingAt(newEvent('Muster'), entry ?? said).state).toBe('changed')
  })

  test('two files of one player that cannot be read are two rows', () => {
    const broken = submission(0, { player: 'Ann', address: '', list: unread })
    const first = [entryOf([version(0, { list: unread, source: 'ann.jpg' })], { address: '' })]
    expect(told(take(first, [broken], 'ann.pdf').entries)).toEqual(['Ann -', 'Ann ?one -'])
    expect(take(first, [broken], 'ann.jpg').known).toBe(1)
  })
})
