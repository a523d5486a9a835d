// The gauge: its words, its share, and a shape of its own past the limit.
import { expect, test } from 'vitest'
import PointsGauge from '@/ui/gauge/PointsGauge.vue'
import { show } from '../fitting.ts'

const gaugeOf = (value: number, limit = 200) =>
  show(PointsGauge, { props: { value, limit, label: `${value} of ${limit} points` } })

const taken = (container: Element): string | null | undefined =>
  container.querySelector('.taken')?.getAttribute('x2')

test.each([
  [0, '0%'],
  [50, '25%'],
  [186, '93%'],
  [200, '100%'],
])('%i of 200 fills %s', async (value, share) => {
  const { container } = await gaugeOf(value)
  expect(taken(container)).toBe(share)
  expect(container.querySelector('.notch')).toBeNull()
})

test('past the limit a notch stands at the limit and the rest is hatched', async () => {
  const { container } = await gaugeOf(250)
  expect(taken(container)).toBe('80%')
  expect(container.querySelector('.notch')?.getAttribute('x')).toBe('80%')
  expect(container.querySelector('pattern')).not.toBeNull()
})

test('it says its words', async () => {
  const screen = await gaugeOf(186)
  await expect.element(screen.getByRole('img', { name: '186 of 200 points' })).toBeVisible()
})

test('a limit of nothing breaks nothing', async () => {
  const { container } = await gaugeOf(0, 0)
  expect(taken(container)).toBe('0%')
})
