// Which repairs are offered, word for word.
import { describe, expect, test } from 'vitest'
import { armyPoints, checkArmy, type Army, type ProblemCode } from '@/games/eagles/rules/index.ts'
import { army, battalion } from '@tests/support/armies.ts'

const editsFor = (list: Army, code: ProblemCode) =>
  checkArmy(list)
    .filter((problem) => problem.code === code)
    .flatMap(({ fixes }) => fixes.map(({ edits }) => edits))

describe('ARMY-09: rifles that may not be', () => {
  test('are left behind by a Light battalion, which stays Light', () => {
    const list = army('french', battalion('veteran', 32, { light: true, rifles: true }))
    expect(editsFor(list, 'rifles')).toEqual([[{ kind: 'troops', battalion: 1, troops: 'light' }]])
  })

  test('are left behind by a line battalion, or, in a British army, make it Light', () => {
    const line = battalion('veteran', 32, { rifles: true })
    const asLine = [{ kind: 'troops', battalion: 1, troops: 'line' }]
    expect(editsFor(army('french', line), 'rifles')).toEqual([asLine])
    expect(editsFor(army('british', line), 'rifles')).toEqual([
      [{ kind: 'troops', battalion: 1, troops: 'rifles' }],
      asLine,
    ])
  })
})

describe('ARMY-01: a list that costs too much', () => {
  /** The repairs of a list that costs so many points more than it may: "2: 44" or "1: no drummer". */
  const cuts = (over: number, ...battalions: Parameters<typeof army>[1][]): readonly string[] => {
    const list = army('french', ...battalions)
    return checkArmy({ ...list, limit: armyPoints(list) - over }).flatMap(({ fixes }) =>
      fixes.map(({ edits, points }) => `${edits.map(cutOf).join(' + ')} = ${points}`),
    )
  }
  type Cut = ReturnType<typeof editsFor>[number][number]
  const cutOf = (edit: Cut): string => {
    if (edit.kind === 'rankers') return `${edit.battalion}: ${edit.rankers}`
    if (edit.kind === 'characters') return `${edit.battalion}: ${edit.count} ${edit.character}`
    return edit.kind
  }
  const guards = (rankers: number) => battalion('guards', rankers)
  const drilled = (rankers: number) => battalion('drilled', rankers)

  test('loses as little as is enough, in the first of equal battalions', () => {
    expect(cuts(3, guards(48), drilled(20), drilled(20))).toEqual(['2: 16 = -4'])
    expect(cuts(4, guards(48), drilled(20), drilled(20))).toEqual(['2: 16 = -4'])
    expect(cuts(5, guards(48), drilled(20), drilled(24))).toEqual(['1: 44 = -8'])
  })

  test('loses one character, or Rankers', () => {
    const led = battalion('drilled', 24, { drummer: 1, sergeant: 2, officer: 1 })
    expect(cuts(2, led)).toEqual(['1: 0 drummer = -2', '1: 20 = -4'])
    expect(cuts(3, led)).toEqual(['1: 1 sergeant = -4', '1: 20 = -4'])
    expect(cuts(6, led)).toEqual(['1: 0 officer = -10', '1: 16 = -8'])
    expect(cuts(10, led, drilled(16))).toEqual(['1: 0 officer = -10'])
  })

  test('loses most where most can be saved, if no single cut is enough', () => {
    // at most they can save 8, 64 and 16
    const list = [drilled(24), guards(48), drilled(32)] as const
    expect(cuts(65, ...list)).toEqual(['2: 16 + 3: 28 = -68'])
    expect(cuts(68, ...list)).toEqual(['2: 16 + 3: 28 = -68'])
    expect(cuts(69, ...list)).toEqual(['2: 16 + 3: 24 = -72'])
    expect(cuts(81, ...list)).toEqual(['2: 16 + 3: 16 + 1: 20 = -84'])
    expect(cuts(88, ...list)).toEqual(['2: 16 + 3: 16 + 1: 16 = -88'])
    expect(cuts(89, ...list)).toEqual([])
  })

  test('what can be saved is what all the steps down to 16 Rankers save together', () => {
    // the first step of Guards saves more than that of Veterans, but here there is no second
    expect(cuts(49, guards(20), battalion('veteran', 48))).toEqual(['2: 16 + 1: 16 = -56'])
    expect(cuts(18, battalion('green', 44), guards(24))).toEqual(['2: 16 + 1: 40 = -18'])
  })

  test('leaves alone what is as small as can be', () => {
    expect(cuts(10, guards(16), drilled(24), drilled(20))).toEqual(['2: 16 + 3: 16 = -12'])
  })
})
