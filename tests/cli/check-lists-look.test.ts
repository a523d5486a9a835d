// What the command line says of lists that a person should look at, and of a nation that nobody has said.
import { describe, expect, test } from 'vitest'
import { checkLists } from '@/cli/checkLists/run.ts'
import { ok, refused } from '@/core/result.ts'

const files: { readonly [file: string]: string } = {
  'legal.txt': 'French\n1st Battalion GREEN: 16 Rankers',
  'illegal.txt': 'French\n1st Battalion GREEN: 50 Rankers',
  'beside.txt': 'Hi Tom\nFrench\n1st Battalion GREEN: 16 Rankers',
  'unsaid.txt': '1st Battalion GREEN: 16 Rankers',
}

const run = (...given: readonly string[]) =>
  checkLists(given, (file) => {
    const text = files[file]
    return text === undefined ? refused('no-file') : ok(text)
  })
const asJson = (file: string): unknown => JSON.parse(run('--json', file).output)

describe('check-lists', () => {
  test('tells what lies beside a list that nothing proves, and leaves with 3', () => {
    expect(asJson('beside.txt')).toMatchObject([
      {
        verdict: 'legal',
        beside: [{ line: 1, text: 'Hi Tom', kind: expect.any(String) as string }],
        look: true,
        because: ['beside'],
        problems: [],
      },
    ])
    expect(run('beside.txt').exitCode).toBe(3)
    expect(run('beside.txt', 'legal.txt').exitCode).toBe(3)
    expect(run('beside.txt', 'illegal.txt').exitCode).toBe(1)
    const { output } = run('beside.txt')
    expect(output).toContain('legal, to be looked at')
    expect(output).toContain('Beside the list, no part of it: “Hi Tom”')
    expect(output).toContain('1 to be looked at.')
  })

  test('asks for a nation that nobody has said', () => {
    expect(asJson('unsaid.txt')).toMatchObject([
      {
        nation: null,
        verdict: 'unreadable',
        look: false,
        problems: [{ code: 'nation-unsaid', rule: 'TEXT-01' }],
      },
    ])
    expect(run('unsaid.txt').exitCode).toBe(1)
  })
})
