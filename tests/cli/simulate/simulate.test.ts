import { describe, expect, test } from 'vitest'
import { ok, refused } from '@/core/result.ts'
import { simulate } from '@/cli/simulate/run.ts'

const files: Readonly<Record<string, string>> = {
  'guards.txt':
    'French\n1st GUARDS: 40 Rankers + 1 Officer = 90 points\n2nd GUARDS: 40 Rankers = 80',
  'green.txt': 'Spanish\n1st GREEN: 16 Rankers = 8 points',
  'letter.txt': 'Dear friend, no army today.',
  'puzzling.txt': `French\n1st GREEN: 16 Rankers\nand the Guards\n2nd GREEN: 16 Rankers\n\u001B[2Jthe Guards${'\nand the Guards'.repeat(30)}`,
  'odd.txt': 'French\n1st GRENADIERS: 24 Rankers = 24 points',
}
const run = (line: string) =>
  simulate(line.split(' '), (file) => {
    const text = files[file]
    return text === undefined ? refused('no-file') : ok(text)
  })
interface Data {
  readonly battles: number
  readonly sides: {
    readonly a: { readonly wins: { readonly count: number } }
    readonly b: Data['sides']['a']
  }
  readonly draws: { readonly count: number }
  readonly turns: { readonly mean: number; readonly longest: number }
  readonly house: { readonly turns: number; readonly panic: string }
  readonly armies: readonly {
    readonly nation: string
    readonly points: number
    readonly player: string
  }[]
  readonly table: string
  readonly seed: number
}
const data = (line: string): Data => JSON.parse(run(`${line} --json`).output) as Data

describe('simulating battles', () => {
  test('tells wins with their intervals, losses and length', () => {
    const { output, complaint, exitCode } = run('--armies british french --battles 8 --seed 3')
    expect([complaint, exitCode]).toEqual(['', 0])
    for (const part of [
      'A: British (The Thin Line), 200 points',
      'B: French',
      '8 battles, seed 3',
      'wins',
      '19 times in 20 between',
      'Rankers lost',
      'Length: ',
    ])
      expect(output).toContain(part)
  })

  test('plays the same battles again for the same seed, and others for another', () => {
    const line = '--armies british french --battles 6 --seed'
    expect(run(`${line} 7`).output).toBe(run(`${line} 7`).output)
    expect(data(`${line} 7`).sides).not.toEqual(data(`${line} 8`).sides)
  })

  test('counts every battle once', () => {
    const { battles, sides, draws } = data('--armies british french --battles 12')
    expect(battles).toBe(12)
    expect(sides.a.wins.count + sides.b.wins.count + draws.count).toBe(12)
  })

  test('says as data all that was asked', () => {
    const told = data(
      '--armies french guards.txt --battles 2 --seed 4294967295 --players random sensible --table 48x48',
    )
    expect(told).toMatchObject({ battles: 2, seed: 4294967295, table: '48x48' })
    expect(told.armies).toMatchObject([
      { nation: 'french', points: 200, player: 'random' },
      { nation: 'french', points: 170, player: 'sensible' },
    ])
  })

  test('lets Guards win against a handful of Green', () => {
    const { sides } = data('--armies guards.txt green.txt --battles 10')
    expect(sides.a.wins.count).toBe(10)
  })

  test('plays by the house rules that are told', () => {
    const { turns, house } = data(
      '--armies british french --battles 3 --house turns=2 panic=samePhase',
    )
    expect(house).toMatchObject({ turns: 2, panic: 'samePhase' })
    expect(turns.longest).toBe(2)
  })

  test('knows a player who knows nothing', () => {
    expect(data('--armies british french --battles 3 --players random').battles).toBe(3)
  })
})

describe('an army of which a line cannot be read', () => {
  const { output, complaint, exitCode } = run('--armies french puzzling.txt')

  test('is not played without it: the lines are told with their numbers', () => {
    expect([output, exitCode]).toEqual(['', 2])
    expect(complaint).toContain('“puzzling.txt” has lines that cannot be read')
    expect(complaint).toContain('\n- Line 3 cannot be read: “and the Guards”\n')
    expect(complaint).toContain('Line 5 cannot be read: “')
    expect(complaint).not.toContain('\u001B')
  })

  test('is told in a screenful', () => {
    expect(complaint.match(/cannot be read: /gu)).toHaveLength(20)
    expect(complaint).toContain('12 more lines')
  })
})

test.each(['--help', '--json --help', '--loud --help'])('%s tells the usage', (line) => {
  const { output, complaint, exitCode } = run(line)
  expect(output).toContain('npm run --silent simulate')
  expect([complaint, exitCode]).toEqual(['', 0])
})

describe('wrong usage is told, with how it should be:', () => {
  test.each([
    ['--battles 3', 'Name two armies'],
    ['--armies british', '--armies needs 2 words'],
    ['--armies british french more', 'What is “more” for?'],
    ['--armies british french --battles 0', '--battles must be a whole number from 1'],
    ['--armies british french --battles many', '--battles must be a whole number from 1'],
    ['--armies british french --battles 1000001', 'to 1,000,000'],
    ['--armies british french --seed -1', '--seed must be a whole number from 0'],
    ['--armies british french --players clever', 'no player “clever”'],
    ['--armies british french --players random clever', 'no player “clever”'],
    ['--armies british french --players random random random', 'What is “random” for?'],
    ['--armies british french --table 4x4', 'no table “4x4”'],
    ['--armies british french --house luck=good', 'no house rule “luck”'],
    ['--armies british french --house turns=50', 'not “50”'],
    ['--armies british nobody.txt', '“nobody.txt” is neither'],
    ['--armies british letter.txt', 'no army in “letter.txt”'],
    ['--armies british odd.txt', 'cannot be read'],
    ['--armies british french --fast', 'There is no option --fast'],
  ])('%s', (line, sentence) => {
    const { output, complaint, exitCode } = run(line)
    expect(complaint).toContain(sentence)
    expect(complaint).toContain('npm run --silent simulate')
    expect([output, exitCode]).toEqual(['', 2])
  })
})
