// The code of another phone as text: its box is as wide as the sheet it stands in.
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-vue'
import TypedCode from '@/app/link/TypedCode.vue'
import { enterLink } from '@/words/link.ts'

test('the box takes the whole width, the button its own', async () => {
  await enterLink()
  const { container } = await render(TypedCode)
  const form = container.querySelector('form')?.getBoundingClientRect().width ?? 0
  const widthOf = (selector: string): number =>
    container.querySelector(selector)?.getBoundingClientRect().width ?? 0
  expect(form).toBeGreaterThan(200)
  expect(Math.round(widthOf('textarea'))).toBe(Math.round(form))
  expect(widthOf('button')).toBeLessThan(form)
})
