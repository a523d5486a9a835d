// Problems and verdicts are told by shape, not by colour alone.
import { expect, test } from 'vitest'
import { h } from 'vue'
import AppButton from '@/ui/button/AppButton.vue'
import { drawingOf } from '@/ui/icon/icons.ts'
import ProblemLine from '@/ui/problem/ProblemLine.vue'
import StatusLine from '@/ui/problem/StatusLine.vue'
import { show } from '../fitting.ts'

test.each([
  ['ok', 'check'],
  ['problem', 'warning'],
  ['unread', 'unread'],
] as const)('the verdict %s wears its own shape', async (kind, icon) => {
  const { container } = await show(StatusLine, {
    props: { kind },
    slots: { default: () => 'Said.' },
  })
  expect(container.querySelector('path')?.getAttribute('d')).toBe(drawingOf(icon).line)
})

test('a problem shows its sentence and its repairs, and no empty row without them', async () => {
  const bare = await show(ProblemLine, { slots: { default: () => '12 over 200.' } })
  expect(bare.container.querySelector('.fixes')).toBeNull()
  await bare.unmount()
  const screen = await show(ProblemLine, {
    slots: { default: () => '12 over 200.', fixes: () => h(AppButton, () => 'Guards 32, −16') },
  })
  await expect.element(screen.getByText('12 over 200.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Guards 32, −16' })).toBeVisible()
})
