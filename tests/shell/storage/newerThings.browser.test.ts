// What a newer version has stored is shown on the storage page and can be saved; there is no way to delete it.
import { createPinia, setActivePinia } from 'pinia'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-vue'
import { enterBackup } from '@/words/backup.ts'
import { speak } from '@/words/index.ts'
import { useNewerThings } from '@/shell/storage/newerThings.ts'
import { boot } from '@/storage/index.ts'
import { addDocument } from '@/storage/documents/documents.ts'
import NewerThings from '@/shell/storage/NewerThings.vue'
import { mapKind } from '@tests/storage/kinds/madeUp.ts'

test('a thing of a kind that nobody knows here is named, with a file of it', async () => {
  await speak('en')
  await enterBackup()
  await boot()
  const id = await addDocument(mapKind, { value: { name: 'Low Countries' } })
  const pinia = createPinia()
  setActivePinia(pinia)
  const save = vi.spyOn(useNewerThings(), 'save').mockImplementation(() => undefined)
  const { getByRole, getByText } = await render(NewerThings, { global: { plugins: [pinia] } })
  await expect.element(getByText(/“maps”, changed/)).toBeVisible()
  await getByRole('button', { name: 'Save as a file' }).click()
  const [thing] = save.mock.calls[0] ?? []
  expect(thing).toMatchObject({ kind: 'maps', id })
  expect(thing?.text).toContain('"name":"Low Countries"')
  expect(getByRole('button').elements()).toHaveLength(1)
})
