// Two versions of a list: what stayed is found wherever it stands now, what changed is paired, the rest came or went.
import { expect, test } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import {
  compareArmies,
  type Army,
  type Battalion,
  type BattalionChange,
} from '@/games/eagles/rules/index.ts'

const battalion = (rankers: number, more: Partial<Battalion> = {}): Battalion => ({
  id: rankers,
  name: '',
  note: '',
  quality: 'drilled',
  rankers,
  characters: { drummer: 0, sergeant: 0, ensign: 0, officer: 0 },
  light: false,
  rifles: false,
  statedPoints: null,
  ...more,
})

const army = (...sizes: readonly number[]): Army => ({
  name: 'Peninsula',
  nation: 'british',
  battalions: sizes.map((size) => battalion(size)),
  statedTotal: null,
  note: '',
  limit: 200,
  budget: 'atMost',
})

const short = (change: BattalionChange): string => {
  switch (change.kind) {
    case 'added':
      return `+${String(change.after)}`
    case 'removed':
      return `-${String(change.before)}`
    case 'same':
    case 'changed':
      return `${String(change.before)}${change.kind === 'same' ? '=' : '~'}${String(change.after)}`
  }
}

const changes = (before: Army, after: Army): string =>
  compareArmies(before, after).battalions.map(short).join(' ')

test.each([
  ['nothing', [12, 16, 20], [12, 16, 20], '0=0 1=1 2=2'],
  ['one changed', [12, 16, 20], [12, 18, 20], '0=0 1~1 2=2'],
  ['one went from the middle', [12, 16, 20], [12, 20], '0=0 -1 2=1'],
  ['one came in front', [12, 16], [8, 12, 16], '+0 0=1 1=2'],
  ['one came behind', [12, 16], [12, 16, 8], '0=0 1=1 +2'],
  ['two for three', [12, 16, 20], [8, 10, 20], '0~0 1~1 2=2'],
  ['one changed and one went', [12, 16, 20], [10, 20], '0~0 -1 2=1'],
  ['one changed and one came', [12, 20], [10, 8, 20], '0~0 +1 1=2'],
  ['one moved to the end', [12, 16, 20, 24], [16, 20, 24, 12], '-0 1=0 2=1 3=2 +3'],
  ['the first two changed places', [12, 16, 20], [16, 12, 20], '-0 1=0 +1 2=2'],
  ['the longest that stayed', [8, 12, 16, 20], [20, 8, 12, 16], '+0 0=1 1=2 2=3 -3'],
  ['all new', [12], [16, 20], '0~0 +1'],
  ['all gone', [12, 16], [], '-0 -1'],
])('%s', (_, before, after, told) => {
  expect(changes(army(...before), army(...after))).toBe(told)
})

/** How many of one list are in the other, in the same order, at the most. */
function mostCommon(before: readonly number[], after: readonly number[]): number {
  const [one, ...earlier] = before
  const [other, ...later] = after
  if (one === undefined || other === undefined) return 0
  return one === other
    ? 1 + mostCommon(earlier, later)
    : Math.max(mostCommon(earlier, after), mostCommon(before, later))
}

test('as many as can be are the same, whatever came and went', () => {
  const roll = seededDice(1815)
  const some = (): readonly number[] => Array.from({ length: roll(7) - 1 }, () => 4 * roll(4))
  for (let n = 0; n < 500; n += 1) {
    const [before, after] = [some(), some()]
    const told = compareArmies(army(...before), army(...after)).battalions
    const same = told.filter(({ kind }) => kind === 'same').length
    expect(same, `${before.join()} to ${after.join()}`).toBe(mostCommon(before, after))
  }
})

test.each([
  ['both are empty', [], [], true],
  ['all are the same', [12, 16], [12, 16], true],
  ['one of two has changed', [12, 16], [12, 20], false],
  ['one has come', [12], [12, 16], false],
  ['one has gone', [12, 16], [16], false],
  ['two changed places', [12, 16], [16, 12], false],
])('nothing is different where %s', (_, before, after, isSame) => {
  expect(compareArmies(army(...before), army(...after)).isSame).toBe(isSame)
})

test('a new name and another nation are told in this order', () => {
  const before = army(12)
  const after: Army = { ...before, name: 'Salamanca', nation: 'french' }
  expect(compareArmies(before, after).head).toEqual(['name', 'nation'])
  expect(compareArmies(before, before)).toMatchObject({ head: [], isSame: true })
})

test.each<[string, Partial<Battalion>]>([
  ['quality', { quality: 'guards' }],
  ['a character', { characters: { drummer: 0, sergeant: 1, ensign: 0, officer: 0 } }],
  ['light', { light: true }],
  ['rifles', { rifles: true }],
  ['the name', { name: 'Connaught Rangers' }],
])('another battalion by %s', (_, more) => {
  const before = army(12)
  const after = { ...before, battalions: [battalion(12, more)] }
  expect(compareArmies(before, after)).toMatchObject({
    battalions: [{ kind: 'changed' }],
    isSame: false,
  })
})

test('a note or what the text says of the points makes no other battalion', () => {
  const after = {
    ...army(12),
    battalions: [battalion(12, { note: 'old', statedPoints: 5, id: 9 })],
  }
  expect(compareArmies(army(12), after).isSame).toBe(true)
})

test('a new name of the army alone changes nothing in play, another nation does', () => {
  const before = army(12)
  expect(compareArmies(before, { ...before, name: 'Salamanca' })).toMatchObject({
    head: ['name'],
    isSame: true,
  })
  expect(compareArmies(before, { ...before, nation: 'french' })).toMatchObject({
    head: ['nation'],
    isSame: false,
  })
})
