// Who would have to meet against a hard ban, where nothing else goes.
import { expect, test } from 'vitest'
import {
  nextRound,
  pairedAnew,
  usualDesk,
  type DeskRules,
  type Entrant,
  type ForbiddenMeeting,
  type Pairing,
  type Round,
} from '@/games/eagles/rules/index.ts'

const bans = (club: 'off' | 'soft' | 'hard', nation: 'off' | 'hard' = 'off'): DeskRules => ({
  ...usualDesk,
  bans: { club, nation },
})
const player = (id: string, club: string, nation = 'french'): Entrant => ({
  id,
  hasDropped: false,
  club,
  nation,
})
const three = [player('a', 'Elks'), player('b', 'elks '), player('c', 'Elks'), player('d', 'Owls')]
const open = (first: string, second: string, part: Partial<Pairing> = {}): Pairing => ({
  ...{ first, second, result: null },
  ...part,
})

/** Who would have to meet. */
function toldBy(next: ReturnType<typeof nextRound>): readonly ForbiddenMeeting[] {
  if (next.ok) return []
  expect(next.problem.why).toBe('forbidden')
  return next.problem.forbidden
}

test('of three of one club and one other, two meet', () => {
  const [meeting, ...others] = toldBy(nextRound([], three, 1, bans('hard')))
  expect(others).toEqual([])
  expect(meeting).toMatchObject({ isSameClub: true, isSameNation: false })
  expect(['a', 'b', 'c']).toEqual(expect.arrayContaining([meeting?.first, meeting?.second]))
})

test('bans that contradict each other are both named, and those that are only avoided are not', () => {
  const two = [player('a', 'Elks'), player('b', 'Elks')]
  const said = (rules: DeskRules) => toldBy(nextRound([], two, 1, rules))
  expect(said(bans('hard', 'hard'))).toMatchObject([{ isSameClub: true, isSameNation: true }])
  expect(said(bans('soft', 'hard'))).toMatchObject([{ isSameClub: false, isSameNation: true }])
  expect(said(bans('soft'))).toEqual([])
})

test('of tables paired anew only those that are open are told', () => {
  const all = [...three, player('e', 'Elks'), player('f', 'Owls')]
  const rounds: readonly Round[] = [
    { pairings: [open('a', 'd', { isFixed: true }), open('b', 'c'), open('e', 'f')] },
  ]
  for (let seed = 1; seed < 20; seed += 1) {
    const told = toldBy(pairedAnew(rounds, all, seed, bans('hard')))
    expect(told).toHaveLength(1)
    expect(told.flatMap(({ first, second }) => [first, second])).not.toContain('a')
  }
})

test('teams are told by their keys', () => {
  const rules = { ...bans('hard'), teamSize: 2 }
  const teams = ['Red', 'Blue'].flatMap((team) =>
    [1, 2].map((board) => ({ ...player(`${team}${String(board)}`, 'Elks'), team, board })),
  )
  const [meeting] = toldBy(nextRound([], teams, 1, rules))
  expect([meeting?.first, meeting?.second].sort()).toEqual(['blue', 'red'])
  expect(meeting?.isSameClub).toBe(true)
})
