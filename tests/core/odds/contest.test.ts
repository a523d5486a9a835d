import { describe, expect, test } from 'vitest'
import { contestsOf, outcomeOf } from '@/core/odds/contest.ts'

const contest = contestsOf(6, 3)

describe('one die against another', () => {
  // The public vectors of the rules, section 5: win, tie, lose of 36.
  test.each([
    [0, 15, 6, 15],
    [1, 21, 5, 10],
    [2, 26, 4, 6],
    [3, 30, 3, 3],
    [4, 33, 2, 1],
    [5, 35, 1, 0],
    [6, 36, 0, 0],
    [40, 36, 0, 0],
    [-2, 6, 4, 26],
    [-40, 0, 0, 36],
  ])('with a lead of %i: %i wins, %i ties, %i losses', (lead, wins, ties, losses) => {
    const { winBig, win, tie, lose, loseBig } = contest(lead)
    expect([winBig + win, tie, lose + loseBig]).toEqual([wins, ties, losses])
  })

  test.each([-9, -8, -7, -3, 0, 2, 7, 8, 9])('with a lead of %i tells wins by 3 apart', (lead) => {
    const counted = { winBig: 0, win: 0, tie: 0, lose: 0, loseBig: 0 }
    for (let throws = 0; throws < 36; throws += 1)
      counted[outcomeOf(Math.floor(throws / 6) - (throws % 6) + lead, 3)] += 1
    expect(contest(lead)).toEqual(counted)
  })

  test('is what the other side sees turned round', () => {
    const mine = contest(2)
    const theirs = contest(-2)
    expect([theirs.winBig, theirs.win, theirs.tie]).toEqual([mine.loseBig, mine.lose, mine.tie])
  })

  test('needs a whole lead', () => {
    expect(() => contest(0.5)).toThrow('whole')
  })
})

test.each([
  [3, 'winBig'],
  [2, 'win'],
  [1, 'win'],
  [0, 'tie'],
  [-1, 'lose'],
  [-2, 'lose'],
  [-3, 'loseBig'],
])('a difference of %i is a %s when 3 is the margin', (difference, outcome) => {
  expect(outcomeOf(difference, 3)).toBe(outcome)
})
