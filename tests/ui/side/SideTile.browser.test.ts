// A side is a colour, a hatching and a letter: each alone tells the sides apart.
import { describe, expect, test } from 'vitest'
import { facings, hatching } from '@/ui/side/hatching.ts'
import SideTile from '@/ui/side/SideTile.vue'
import { contrast } from '../contrast.ts'
import { dress, show, themes } from '../fitting.ts'

const dark = facings.filter((facing) => !['white', 'plain'].includes(facing))

test('no two facings share a hatching', () => {
  const patterns = dark.map((facing) => hatching(facing, 28))
  expect(new Set(patterns).size).toBe(dark.length)
  expect(patterns.every((pattern) => pattern !== '')).toBe(true)
})

test('white and plain are bare, with an edge that differs', async () => {
  const edges = []
  for (const facing of ['white', 'plain'] as const) {
    const { container } = await show(SideTile, { props: { facing, letter: 'A' } })
    const edge = container.querySelector('.edge')
    edges.push(edge === null ? '' : getComputedStyle(edge).strokeDasharray)
    expect(container.querySelector('.hatch')).toBeNull()
  }
  expect(new Set(edges).size).toBe(2)
})

describe.each(themes)('by %s', (theme) => {
  test.each(facings.filter((facing) => facing !== 'plain'))(
    'the letter stands out from %s',
    async (facing) => {
      dress({ theme })
      const { container } = await show(SideTile, { props: { facing, letter: 'B', size: 'big' } })
      const fillOf = (selector: string): string => {
        const part = container.querySelector(selector)
        return part === null ? '' : getComputedStyle(part).fill
      }
      expect(contrast(fillOf('text'), fillOf('.ground'))).toBeGreaterThanOrEqual(4.5)
    },
  )
})

test('the tile keeps its colours where the system would take them: in print and forced colours', async () => {
  const { container } = await show(SideTile, { props: { facing: 'red', letter: 'B' } })
  const tile = container.querySelector('svg')
  const style = tile === null ? null : getComputedStyle(tile)
  expect(style?.forcedColorAdjust).toBe('none')
  expect(style?.printColorAdjust).toBe('exact')
})
