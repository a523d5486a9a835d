// What the check says of a list, in a few words, and what its repairs make of it.
import { expect } from 'vitest'
import {
  applyEdits,
  armyPoints,
  checkArmy,
  isLegal,
  type Army,
  type ProblemCode,
} from '@/games/eagles/rules/index.ts'

export const codes = (list: Army): readonly ProblemCode[] => checkArmy(list).map(({ code }) => code)

/** The only problem of a list, without its repairs. */
export function only(list: Army): Readonly<Record<string, unknown>> {
  const [first, ...others] = checkArmy(list)
  expect(others).toEqual([])
  if (first === undefined) throw new Error('nothing is wrong with this list')
  return Object.fromEntries(Object.entries(first).filter(([key]) => key !== 'fixes'))
}

/** What each repair of the only problem makes of the list: its points and whether it is legal. */
export const repaired = (list: Army): readonly (readonly [points: number, legal: boolean])[] =>
  checkArmy(list).flatMap(({ fixes }) =>
    fixes.map(({ edits, points }) => {
      const next = applyEdits(list, edits)
      expect(armyPoints(next) - armyPoints(list)).toBe(points)
      return [points, isLegal(checkArmy(next))] as const
    }),
  )
