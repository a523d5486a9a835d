// Finished games in figures, and the statistics of several of them.
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { table } from '@/core/game.ts'
import { begin, answerIn, type Play } from '@/core/record/play.ts'
import { logSeenBy } from '@/core/record/log.ts'
import { resume } from '@/core/record/resume.ts'
import { progress, type ProgressKinds, type ProgressSetup } from '@/games/progress/rules/index.ts'
import {
  accountOf,
  statisticsOf,
  type GameAccount,
} from '@/games/progress/screens/results/account.ts'
import { playableProgress } from '@tests/support/games/progress/index.ts'
import { valueOf } from '@tests/support/results.ts'
import { setupOf } from '../rules/table.ts'

const accountIn = (play: Play<ProgressKinds>): GameAccount | null => {
  const lines = logSeenBy(progress, play, table).filter(({ takesBack }) => takesBack === 0)
  return accountOf(
    lines.flatMap(({ events }) => events),
    progress.seen(play.now.state, table),
    lines.map(({ view }) => view()),
  )
}

let recorded: GameAccount | null = null
beforeAll(() => {
  const json: unknown = JSON.parse(readFileSync(playableProgress.playthrough, 'utf8'))
  const { play } = resume(progress, json)
  recorded = play === null ? null : accountIn(play)
})

const played = (setup: ProgressSetup, ...cards: readonly (readonly [string, string])[]) => {
  let play = valueOf(begin(progress, setup))
  const give = (option: string, by: 'a' | 'b' | 'table'): void => {
    play = valueOf(
      answerIn(progress, play, { kind: 'choice', option }, { by, salt: '0'.repeat(32) }),
    )
  }
  for (const [a, b] of cards) {
    give(a, 'a')
    give(b, 'b')
    give('reveal', 'table')
  }
  return play
}

const late = { vp: [14, 0], piles: [['attack'], ['attack']] } as const

test('the points over the turns end with those of the verdict, and parts add up to them', () => {
  expect(recorded).not.toBeNull()
  if (recorded === null) return
  const { figures, vp } = recorded
  for (const side of ['a', 'b'] as const) {
    expect(figures.points[side].at(-1)).toBe(vp[side])
    expect(figures.points[side]).toHaveLength(figures.turns + 1)
    const sum = Object.values(figures.from[side]).reduce((total, each) => total + each, 0)
    expect(sum).toBe(vp[side])
    expect(figures.played[side]).toHaveLength(figures.turns)
  }
})

test('a home is held by exactly one side at the end of every turn (MP-CTRL-04)', () => {
  if (recorded === null) throw new Error('the playthrough does not end')
  const { held, turns } = recorded.figures
  expect((held.a['a'] ?? 0) + (held.b['a'] ?? 0)).toBe(turns)
  expect((held.a['b'] ?? 0) + (held.b['b'] ?? 0)).toBe(turns)
  expect((held.a['n1'] ?? 0) + (held.b['n1'] ?? 0)).toBeLessThanOrEqual(turns)
})

test('the turning point is the turn over which the winner gained most', () => {
  // Turn 1 changes little; in turn 2 a scores 4 and has 18.
  const play = played(
    setupOf({ ...late, piles: [['attack'], []] }),
    ['recruit', 'recruit'],
    ['score', 'fortify'],
  )
  const account = accountIn(play)
  expect(account).toMatchObject({ winner: 'a', reason: 'target', vp: { a: 18, b: 0 } })
  expect(account?.figures.turningPoint).toEqual({
    turn: 2,
    cards: { a: 'score', b: 'fortify' },
  })
})

test('a game that was resigned has no turning point (section 7)', () => {
  let play = valueOf(begin(progress, setupOf(late)))
  play = valueOf(
    answerIn(
      progress,
      play,
      { kind: 'choice', option: 'resign' },
      { by: 'b', salt: '0'.repeat(32) },
    ),
  )
  expect(accountIn(play)?.figures.turningPoint).toBeNull()
})

test('statistics count by level, side, scenario and first card', () => {
  const setup = setupOf(late)
  const against = (player: 'easy' | 'strong'): ProgressSetup => ({
    ...setup,
    seats: { a: { name: 'Jonas', player: 'person' }, b: { name: '', player } },
  })
  const accounts = (['easy', 'strong'] as const).flatMap(
    (player) => accountIn(played(against(player), ['score', 'recruit'])) ?? [],
  )
  const statistics = statisticsOf(accounts)
  expect(statistics.games).toBe(2)
  expect(statistics.levels).toEqual([
    { key: 'easy', games: 1, won: 1, lost: 0, tied: 0 },
    { key: 'strong', games: 1, won: 1, lost: 0, tied: 0 },
  ])
  expect(statistics.sides[1]).toEqual({ key: 'b', games: 2, won: 0, lost: 2, tied: 0 })
  expect(statistics.scenarios).toMatchObject([{ games: 2, won: 2, turns: 1 }])
  // The computer's habits are not the person's.
  expect(statistics.firstCards).toEqual([{ card: 'score', count: 2 }])
  // One's own home is held anyway.
  expect(statistics.longestHeld).toBeNull()
})
