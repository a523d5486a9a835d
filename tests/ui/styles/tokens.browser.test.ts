// The colours keep the contrasts of the look in every theme; text size and motion follow the settings.
import { describe, expect, test } from 'vitest'
import { contrast } from '../contrast.ts'
import { dress, themes } from '../fitting.ts'

/** The colour a token stands for now, on the page. */
function colourOf(token: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(--${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** text, ground, least contrast */
const pairs = [
  ['ink', 'ground', 7],
  ['ink', 'sheet', 7],
  ['ink', 'bad-wash', 7],
  ['ink-2', 'ground', 6.5],
  ['ink-2', 'sheet', 6.5],
  ['ink-3', 'ground', 4.5],
  ['ink-3', 'sheet', 4.5],
  ['on-act', 'act', 7],
  ['on-sel', 'sel', 6.5],
  ['on-note', 'note', 6.5],
  ['gold', 'sheet', 5.5],
  ['gold', 'ground', 4.5],
  ['gold-mark', 'ground', 3],
  ['edge', 'ground', 3],
  ['edge', 'sheet', 3],
  ['bad', 'sheet', 7],
  ['bad', 'bad-wash', 5.5],
  ['good', 'sheet', 7],
] as const

describe.each(themes)('by %s', (theme) => {
  test.each(pairs)('%s on %s has at least %d', (text, ground, least) => {
    dress({ theme })
    expect(contrast(colourOf(text), colourOf(ground))).toBeGreaterThanOrEqual(least)
  })
})

test('the three themes differ, and red is one hue', () => {
  const grounds = themes.map((theme) => {
    dress({ theme })
    return colourOf('ground')
  })
  expect(new Set(grounds).size).toBe(3)
  for (const token of ['ink', 'gold', 'bad', 'good', 'act', 'edge']) {
    const [red = 0, green = 0, blue = 0] = (colourOf(token).match(/\d+/g) ?? []).map(Number)
    expect(red).toBeGreaterThan(1.5 * Math.max(green, blue))
  }
})

test.each([
  ['100', 16],
  ['115', 18.4],
  ['130', 20.8],
  ['150', 24],
  ['200', 32],
] as const)('text at %s per cent is %d px', (text, px) => {
  dress({ text })
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  expect(size).toBeCloseTo(px, 1)
})

test('without motion nothing is animated', () => {
  dress({ motion: 'none' })
  const moving = document.createElement('i')
  moving.style.animation = 'sheet-in 1s'
  moving.style.transition = 'all 1s'
  document.body.append(moving)
  expect(getComputedStyle(moving).animationName).toBe('none')
  expect(getComputedStyle(moving).transitionProperty).toBe('none')
  moving.remove()
})

test('the layers come in their order, whatever loads first', () => {
  const orders = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSLayerStatementRule)
    .map(({ nameList }) => [...nameList].join())
  expect(orders[0]).toBe('reset,tokens,base,components,layout')
})

test('the serif is the book’s own and its figures are equally wide', async () => {
  await document.fonts.load('600 40px "Field Book Serif"', '0123456789')
  expect(document.fonts.check('600 40px "Field Book Serif"', '1')).toBe(true)
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (canvas === null) throw new Error('no canvas')
  canvas.font = '600 40px "Field Book Serif"'
  expect(canvas.measureText('1111111111').width).toBeCloseTo(canvas.measureText('8888888888').width)
})
