// Whether all is well: said only when database and second copies were compared.
import { createPinia, setActivePinia } from 'pinia'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-vue'
import { enterBackup } from '@/words/backup.ts'
import { speak } from '@/words/index.ts'
import { useRecovery } from '@/app/recovery.ts'
import { useStorageHealth } from '@/app/backup/storageHealth.ts'
import { router } from '@/router.ts'
import AllWell from '@/shell/storage/AllWell.vue'

async function shown(comparison: ReturnType<typeof useRecovery>['comparison'], kept = 0) {
  await speak('en')
  await enterBackup()
  const pinia = createPinia()
  setActivePinia(pinia)
  const recovery = useRecovery()
  recovery.verdict = { kind: 'ready' }
  recovery.comparison = comparison
  useStorageHealth().copy = 'line-by-line'
  const screen = await render(AllWell, { props: { kept }, global: { plugins: [pinia, router] } })
  return { text: () => screen.container.textContent.replaceAll(/\s+/gu, ' ').trim(), recovery }
}

test('nothing is well before the second copies were looked at, not even where nothing is kept', async () => {
  const { text, recovery } = await shown('running')
  expect(text()).toContain('The two copies are being compared')
  expect(text()).not.toContain('All is well')
  recovery.comparison = 'done'
  await vi.waitFor(() => expect(text()).toContain('All is well. Nothing is kept here yet.'))
})

test('what could not be compared is no more than that, and says what to do', async () => {
  const { text } = await shown('failed', 3)
  expect(text()).toContain('The two copies could not be compared: compare them below.')
  expect(text()).not.toContain('All is well')
})
