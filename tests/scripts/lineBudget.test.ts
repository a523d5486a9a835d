// The line budget says which part is over it and by how much, and falls by itself only.
import { expect, it } from 'vitest'
import { excess, fitted, readBudget } from '../../scripts/line-budget.ts'
import { linesOf } from '../../scripts/lines.ts'

const component = '<template>\n  <p />\n</template>\n<style scoped>\np {\n}\n</style>\n'

it('counts words, styles and JSON apart from the code of a part', () => {
  const lines = linesOf([
    ['src/core/a.ts', '1\n2\n'],
    ['src/games/eagles/rules/b.ts', '1\n'],
    ['src/games/eagles/screens/C.vue', component],
    ['src/games/eagles/words/en.ts', '1\n2\n3\n'],
    ['src/ui/d.css', '1\n'],
    ['src/games/deluge/map.json', '1\n2\n'],
    ['src/main.ts', '1\n'],
    ['tests/core/a.test.ts', '1\n2\n3\n4\n'],
  ])
  expect(Object.fromEntries([...lines].filter(([, count]) => count > 0))).toEqual({
    core: 2,
    'eagles, rules': 1,
    'eagles, screens and telling': 3,
    words: 3,
    'app + shell': 1,
    CSS: 5,
    JSON: 2,
    'all of src': 17,
    'files of src': 7,
    'tests with corpora': 4,
  })
})

const budget = { core: { most: 100, aim: 50 }, desk: { most: 100, aim: 60 } }
const lines = (core: number, desk: number) => new Map(Object.entries({ core, desk }))

it('names the part that is over it, and by how much', () => {
  expect(excess(budget, lines(100, 100))).toEqual([])
  expect(excess(budget, lines(100, 107))).toEqual(['desk: 107, 7 more than its 100.'])
})

it('knows every part and no other', () => {
  expect(excess({ core: budget.core }, lines(1, 1))).toEqual(['desk has no budget.'])
  expect(excess(budget, new Map([['core', 1]]))).toEqual([
    'desk stands in the budget, but is no part.',
  ])
  expect(Object.keys(readBudget()).sort()).toEqual([...linesOf([]).keys()].sort())
})

it('falls to what is there, and rises only when that is asked for', () => {
  expect(fitted(budget, lines(60, 300), false)).toEqual({
    core: { most: 60, aim: 50 },
    desk: { most: 100, aim: 60 },
  })
  expect(fitted(budget, lines(60, 300), true)['desk']?.most).toBe(300)
})
