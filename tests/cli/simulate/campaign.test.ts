// Whole campaigns from the command line: who wins, how surely, and that a sensible player beats one by chance.
import { describe, expect, test } from 'vitest'
import { refused } from '@/core/result.ts'
import { simulate } from '@/cli/simulate/run.ts'

const run = (line: string) => simulate(line.split(' '), () => refused('no-file'))

interface Share {
  readonly count: number
  readonly low: number
  readonly high: number
}
interface Side {
  readonly alone: Share
  readonly first: Share
  readonly figures: Readonly<Record<string, { readonly mean: number; readonly low: number }>>
}
interface Data {
  readonly game: string
  readonly house: Readonly<Record<string, string | number>>
  readonly games: number
  readonly dealt: readonly string[]
  readonly factions: readonly (Side & { readonly id: string })[]
  readonly players: readonly (Side & { readonly player: string; readonly seats: number })[]
}
const data = (line: string): Data => JSON.parse(run(`${line} --json`).output) as Data

const sideOf = ({ players }: Data, player: string): Side => {
  const found = players.find((each) => each.player === player)
  if (found === undefined) throw new Error(`nobody is ${player}`)
  return found
}

describe.each([
  ['gloria-mundi', 'cities', 'rounds=8'],
  ['the-deluge', 'points', 'turns=8'],
] as const)('simulating %s', (game, figure, length) => {
  const paired = `--game ${game} --players sensible random --games 8 --seed 1 --house ${length}`

  test('a sensible player beats one by chance, over paired campaigns', () => {
    const given = data(paired)
    const [sensible, random] = [sideOf(given, 'sensible'), sideOf(given, 'random')]
    // Wilson's interval over eight campaigns lies above a half from seven on.
    expect(sensible.alone.low).toBeGreaterThan(0.5)
    expect(random.alone.high).toBeLessThan(0.5)
    expect(sensible.figures[figure]?.low).toBeGreaterThan(random.figures[figure]?.mean ?? 0)
  }, 180_000)

  test('plays the same campaigns again for the same seed, and others for another', () => {
    const line = `--game ${game} --players sensible --games 1 --house ${length} --seed`
    expect(run(`${line} 7`).output).toBe(run(`${line} 7`).output)
    expect(data(`${line} 7`).factions).not.toEqual(data(`${line} 8`).factions)
  }, 180_000)
})

test('deals players round the factions, so that each has every player in turn', () => {
  const { dealt, players, games } = data(
    '--game gloria-mundi --players sensible random random --games 3 --house rounds=1 seats=4',
  )
  expect(dealt).toEqual(['sensible', 'random', 'random'])
  expect(games).toBe(3)
  expect(players.map(({ player, seats }) => [player, seats])).toEqual([
    ['sensible', 4],
    ['random', 8],
  ])
})

test('plays by house rules, and the scale is one of them', () => {
  const { house, factions } = data(
    '--game gloria-mundi --players sensible --games 1 --scale world --house rounds=1 seats=3 fog=near',
  )
  expect([house['scale'], house['seats'], house['fog']]).toEqual(['world', 3, 'near'])
  expect(factions.map(({ id }) => id)).toEqual(['fortunoff', 'bergdorf', 'orlon'])
})

test('prints a table that explains itself', () => {
  const { output, complaint, exitCode } = run(
    '--game the-deluge --players sensible --games 1 --seed 2 --house turns=1',
  )
  expect([complaint, exitCode]).toEqual(['', 0])
  for (const part of ['the-deluge: sensible', 'One campaign, seed 2.', 'points', 'hre', '19 times'])
    expect(output).toContain(part)
})

test.each([
  ['--game the-deluge', 'Name at least one player'],
  ['--game the-deluge --players clever', 'There is no player “clever”'],
  ['--game gloria-mundi --players sensible --house fish=yes', '“fish=yes” is no house rule'],
  ['--game the-deluge --players sensible --scale world', '“scale=world” is no house rule'],
  ['--game gloria-mundi --players sensible --house rounds', '“rounds” is no house rule'],
  ['--game gloria-mundi --players sensible --games 0', '--games must be a whole number'],
  ['--game gloria-mundi --players sensible --seed 5000000000', '--seed must be a whole number'],
  ['--game gloria-mundi --players sensible --armies a b', '--armies'],
])('says what is wrong with %s', (line, why) => {
  const { output, complaint, exitCode } = run(line)
  expect([output, exitCode]).toEqual(['', 2])
  expect(complaint).toContain(why)
  expect(complaint).toContain('--players P …')
})

test('explains itself when asked', () => {
  expect(run('--game gloria-mundi --help').output).toContain('--scale basic|advanced|world')
})
