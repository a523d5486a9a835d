// The fairness page: counting again from nothing can be taken back, and what was tapped before it is not taken from new counts.
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { h } from 'vue'
import { render } from 'vitest-browser-vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { enterDice } from '@/words/dice.ts'
import { speak } from '@/words/index.ts'
import { useDiceLedger } from '@/app/dice/diceLedger.ts'
import { toasts } from '@/ui/toast/toasts.ts'
import FairnessView from '@/shell/dice/FairnessView.vue'
import { axeFindings } from '@tests/ui/fitting.ts'

beforeEach(async () => {
  localStorage.clear()
  await speak('en')
  await enterDice()
})
afterEach(() => {
  toasts.value = []
})

async function show() {
  const pinia = createPinia()
  setActivePinia(pinia)
  const ledger = useDiceLedger()
  ledger.count('table', [2, 2, 5])
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: { render: () => null } }],
  })
  const page = { render: () => h(FairnessView) }
  return { ledger, ...(await render(page, { global: { plugins: [pinia, router] } })) }
}

test('one tap too many: the counts come back, beside what has been counted since', async () => {
  const { ledger, getByRole, container } = await show()
  await getByRole('button', { name: 'Count again from nothing' }).click()
  await expect.poll(() => ledger.counts.table).toEqual([0, 0, 0, 0, 0, 0])
  await getByRole('button', { name: 'Rolled a 6' }).click()
  await expect.poll(() => ledger.counts.table).toEqual([0, 0, 0, 0, 0, 1])
  const undo = toasts.value.find(({ action }) => action !== undefined)?.action
  expect(undo, 'what was forgotten can be taken back').toBeDefined()
  undo?.run()
  await expect.poll(() => ledger.counts.table).toEqual([0, 2, 0, 0, 1, 1])
  expect(await axeFindings(container)).toEqual([])
})

test('what was tapped before counting again is not taken back from the new counts', async () => {
  const { ledger, getByRole } = await show()
  const back = getByRole('button', { name: 'Take the last one back' })
  await getByRole('button', { name: 'Rolled a 3' }).click()
  await expect.element(back).toBeEnabled()
  await getByRole('button', { name: 'Count again from nothing' }).click()
  await expect.element(back).toBeDisabled()
  await getByRole('button', { name: 'Rolled a 4' }).click()
  await back.click()
  await expect.element(back).toBeDisabled()
  expect(ledger.counts.table).toEqual([0, 0, 0, 0, 0, 0])
})
