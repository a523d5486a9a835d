// Editing a list.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyEdit,
  applyEdits,
  armyPoints,
  bounds,
  checkArmy,
  newArmy,
  nextSizeDown,
  nextSizeUp,
  sampleArmies,
  troopsOf,
  type Army,
  type Edit,
} from '@/games/eagles/rules/index.ts'
import { anyArmy, army, battalion, patient, runs } from '@tests/support/armies.ts'
import { deepFreeze } from '@tests/support/deepFreeze.ts'

const three = army(
  'british',
  battalion('green', 16, { name: 'First' }),
  battalion('drilled', 24, { drummer: 1 }),
  battalion('veteran', 28),
)
const ids = ({ battalions }: Army): readonly number[] => battalions.map(({ id }) => id)
const brief = ({ battalions }: Army): readonly string[] =>
  battalions.map(({ quality, rankers }) => `${String(quality)} ${rankers}`)

describe('adding a battalion', () => {
  test('adds 24 Drilled', () => {
    expect(brief(applyEdit(newArmy('french'), { kind: 'add' }))).toEqual(['drilled 24'])
  })

  test.each([
    [23, 'drilled 20'],
    [16, 'drilled 16'],
    [14, 'green 24'],
    [9, 'green 16'],
    [7, 'green 16'],
  ])('adds what fits, with %i points left: %s', (limit, added) => {
    expect(brief(applyEdit({ ...newArmy('french'), limit }, { kind: 'add' }))).toEqual([added])
  })

  test('gives it an id that none has', () => {
    const without2 = applyEdit(three, { kind: 'remove', battalion: 2 })
    expect(ids(applyEdit(without2, { kind: 'add' }))).toEqual([1, 3, 4])
  })

  test('stops at the most that a list may hold', () => {
    const full = army(
      'other',
      ...Array.from({ length: bounds.battalions }, () => battalion('green', 16)),
    )
    expect(applyEdit(full, { kind: 'add' })).toBe(full)
    expect(applyEdit(full, { kind: 'duplicate', battalion: 1 })).toBe(full)
  })
})

describe('the order of battalions', () => {
  test('a copy stands behind its original, without its name', () => {
    const copied = applyEdit(three, { kind: 'duplicate', battalion: 1 })
    expect(ids(copied)).toEqual([1, 4, 2, 3])
    expect(copied.battalions[1]).toEqual({ ...three.battalions[0], id: 4, name: '' })
  })

  test.each([
    [1, 2, [2, 3, 1]],
    [3, 0, [3, 1, 2]],
    [2, 1, [1, 2, 3]],
    [1, 99, [2, 3, 1]],
    [3, -1, [3, 1, 2]],
  ])('battalion %i moves to place %i', (moved, to, order) => {
    expect(ids(applyEdit(three, { kind: 'move', battalion: moved, to }))).toEqual(order)
  })

  test('a removed battalion can be put back', () => {
    const [, removed] = three.battalions
    if (removed === undefined) throw new Error('there are three')
    const without = applyEdit(three, { kind: 'remove', battalion: 2 })
    const back = applyEdit(without, { kind: 'putBack', removed, at: 1 })
    expect(brief(back)).toEqual(brief(three))
  })
})

describe('an edit', () => {
  test('of one battalion leaves the others alone', () => {
    const edited = applyEdit(three, { kind: 'rankers', battalion: 2, rankers: 28 })
    expect(edited.battalions[0]).toBe(three.battalions[0])
    expect(edited.battalions[1]).toEqual({ ...three.battalions[1], rankers: 28 })
  })

  const edits: readonly Edit[] = [
    { kind: 'quality', battalion: 1, quality: 'guards' },
    { kind: 'rankers', battalion: 1, rankers: 20 },
    { kind: 'characters', battalion: 1, character: 'officer', count: 1 },
    { kind: 'troops', battalion: 1, troops: 'light' },
    { kind: 'battalionName', battalion: 1, name: 'Foot' },
    { kind: 'battalionNote', battalion: 1, note: 'left' },
    { kind: 'correctPoints', battalion: 1 },
  ]

  const stated: Army = {
    ...army(
      'british',
      battalion('green', 16, { statedPoints: 9 }),
      battalion('green', 16, { statedPoints: 7 }),
    ),
    statedTotal: 16,
  }
  const statedOf = ({ statedTotal, battalions }: Army) => [
    statedTotal,
    ...battalions.map(({ statedPoints }) => statedPoints),
  ]

  test.each(edits.slice(0, 4))(
    'that changes the price forgets what a text stated of it and of the total ($kind)',
    (edit) => {
      expect(statedOf(applyEdit(stated, edit))).toEqual([null, null, 7])
    },
  )

  test.each(edits.slice(4, 6))(
    'that leaves the price leaves every misprint named ($kind)',
    (edit) => {
      expect(statedOf(applyEdit(stated, edit))).toEqual([16, 9, 7])
    },
  )

  test('that corrects a misprint corrects that one only', () => {
    expect(statedOf(applyEdit(stated, { kind: 'correctPoints', battalion: 1 }))).toEqual([
      16,
      null,
      7,
    ])
  })

  test.each(edits)('of a battalion that is gone changes nothing ($kind)', (edit) => {
    expect(applyEdit(newArmy('french'), edit)).toEqual(newArmy('french'))
  })

  test('of the head changes just that', () => {
    const edited = applyEdits(newArmy('french'), [
      { kind: 'armyName', name: 'Nord' },
      { kind: 'armyNote', note: 'for Sunday' },
      { kind: 'nation', nation: 'russian' },
      { kind: 'limit', limit: 300 },
      { kind: 'budget', budget: 'exact' },
    ])
    expect(edited).toEqual({
      ...newArmy('russian'),
      name: 'Nord',
      note: 'for Sunday',
      limit: 300,
      budget: 'exact',
    })
  })

  test('keeps numbers within what the app holds, and whole', () => {
    const [wild] = applyEdits(three, [
      { kind: 'rankers', battalion: 1, rankers: 1e9 },
      { kind: 'characters', battalion: 1, character: 'drummer', count: -3 },
    ]).battalions
    expect([wild?.rankers, wild?.characters.drummer]).toEqual([bounds.rankers, 0])
    expect(applyEdit(three, { kind: 'limit', limit: Number.NaN }).limit).toBe(8)
    expect(applyEdit(three, { kind: 'limit', limit: 150.4 }).limit).toBe(150)
  })

  test('cleans names, but lets one type a space', () => {
    const named = applyEdit(three, { kind: 'battalionName', battalion: 1, name: 'Black\u202E\n ' })
    expect(named.battalions[0]?.name).toBe('Black ')
  })

  test('never changes the army it is given', () => {
    const frozen = deepFreeze(three)
    expect(() =>
      applyEdits(frozen, [...edits, { kind: 'add' }, { kind: 'move', battalion: 1, to: 2 }]),
    ).not.toThrow()
  })

  test('keeps ids unique, whatever is done in whatever order', patient, () => {
    const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
      fc.constant({ kind: 'add' } as const),
      fc.record({
        kind: fc.constantFrom('duplicate' as const, 'remove' as const),
        battalion: fc.nat(15),
      }),
      fc.record({ kind: fc.constant('move' as const), battalion: fc.nat(15), to: fc.nat(15) }),
    )
    fc.assert(
      fc.property(anyArmy, fc.array(anyEdit), (list, sequence) => {
        const after = ids(applyEdits(list, sequence))
        expect(new Set(after).size).toBe(after.length)
        expect(after.every((id) => id >= 1)).toBe(true)
      }),
      { numRuns: runs },
    )
  })
})

describe('troops', () => {
  test.each([
    ['line', false, false],
    ['light', true, false],
    ['rifles', true, true],
  ] as const)('%s', (troops, light, rifles) => {
    const [edited] = applyEdit(three, { kind: 'troops', battalion: 1, troops }).battalions
    expect(edited).toMatchObject({ light, rifles })
    expect(edited && troopsOf(edited)).toBe(troops)
  })

  test('rifles without Light are neither', () => {
    expect(troopsOf({ light: false, rifles: true })).toBeNull()
  })
})

describe('ARMY-02: the steps of a stepper', () => {
  test.each([
    [24, 20, 28],
    [16, null, 20],
    [48, 44, null],
    [18, 16, 20],
    [0, null, 16],
    [500, 48, null],
  ])('from %i down to %s and up to %s', (rankers, down, up) => {
    expect([nextSizeDown(rankers, false), nextSizeUp(rankers, false)]).toEqual([down, up])
  })

  test('ARMY-10: stop at 36 if Light', () => {
    expect([nextSizeDown(44, true), nextSizeUp(36, true), nextSizeUp(32, true)]).toEqual([
      36,
      null,
      36,
    ])
  })
})

test('the British sample is built by hand in at most 40 edits', () => {
  const [british] = sampleArmies
  const edits: Edit[] = []
  for (const [index, wanted] of (british?.battalions ?? []).entries()) {
    const id = index + 1
    edits.push({ kind: 'add' })
    const start = applyEdits(newArmy('british'), edits).battalions[index]
    if (start === undefined) throw new Error('it was added')
    if (start.quality !== wanted.quality && wanted.quality !== null)
      edits.push({ kind: 'quality', battalion: id, quality: wanted.quality })
    const steps = Math.abs(wanted.rankers - start.rankers) / 4
    for (let step = 1; step <= steps; step += 1) {
      const rankers = start.rankers + 4 * step * Math.sign(wanted.rankers - start.rankers)
      edits.push({ kind: 'rankers', battalion: id, rankers })
    }
    for (const character of ['drummer', 'sergeant', 'ensign', 'officer'] as const)
      for (let count = 1; count <= wanted.characters[character]; count += 1)
        edits.push({ kind: 'characters', battalion: id, character, count })
  }
  const built = applyEdits(newArmy('british'), edits)
  expect(built.battalions).toEqual(british?.battalions)
  expect([armyPoints(built), checkArmy(built)]).toEqual([200, []])
  expect(edits.length).toBeLessThanOrEqual(40)
})
