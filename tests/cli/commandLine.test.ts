import { describe, expect, test } from 'vitest'
import { readCommandLine } from '@/cli/commandLine.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

const table = { '--json': 0, '--armies': 2, '--house': 'many' } as const
const read = (line: string) => valueOf(readCommandLine(line.split(' '), table))

describe('a command line', () => {
  test('gives each option the words it wants, and the rest to no option', () => {
    const { options, others } = read('one --armies british french two --json three')
    expect([...options]).toEqual([
      ['--armies', ['british', 'french']],
      ['--json', []],
    ])
    expect(others).toEqual(['one', 'two', 'three'])
  })

  test('lets an option take all words up to the next one, and again', () => {
    const { options, others } = read('--house a=1 b=2 --json x --house c=3')
    expect(options.get('--house')).toEqual(['a=1', 'b=2', 'c=3'])
    expect(others).toEqual(['x'])
  })

  test.each([
    ['--fast', { code: 'unknown-option', option: '--fast' }],
    ['--toString', { code: 'unknown-option', option: '--toString' }],
    ['--armies british', { code: 'too-few-words', option: '--armies', wanted: 2 }],
    ['--armies british --json', { code: 'too-few-words', option: '--armies', wanted: 2 }],
  ])('%s is refused', (line, problem) => {
    expect(problemOf(readCommandLine(line.split(' '), table))).toEqual(problem)
  })
})
