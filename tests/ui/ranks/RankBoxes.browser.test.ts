// A box for each figure, in fours, and a bar where half are gone.
import { expect, test } from 'vitest'
import RankBoxes from '@/ui/ranks/RankBoxes.vue'
import { show } from '../fitting.ts'

async function boxesOf(count: number, half?: number) {
  const { container } = await show(RankBoxes, { props: { count, half } })
  const groups = [...container.querySelectorAll('svg')].map((group) => ({
    boxes: (group.querySelector('path')?.getAttribute('d') ?? '').split('z').length - 1,
    bars: group.querySelectorAll('.bar').length,
  }))
  return {
    groups,
    boxes: groups.reduce((sum, { boxes }) => sum + boxes, 0),
    bars: groups.flatMap(({ bars }, index) => (bars > 0 ? [index] : [])),
  }
}

test.each([
  [36, 18, 4],
  [40, 20, 4],
  [28, 14, 3],
  [22, 11, 2],
])('%i figures: half stands at %i, in group %i', async (count, half, group) => {
  const { boxes, bars } = await boxesOf(count, half)
  expect(boxes).toBe(count)
  expect(bars).toEqual([group])
})

test('an odd count ends in a smaller group; without half there is no bar', async () => {
  const { groups, bars } = await boxesOf(37)
  expect(groups.map(({ boxes }) => boxes)).toEqual([...Array.from({ length: 9 }, () => 4), 1])
  expect(bars).toEqual([])
})

test.each([0, -4, Number.NaN])('%d figures draw nothing', async (count) => {
  expect((await boxesOf(count)).boxes).toBe(0)
})

test('a monstrous count from outside does not choke the page', async () => {
  expect((await boxesOf(1e9)).boxes).toBe(1000)
})
