// The form of an event: what is typed belongs to the event it was typed at, and is kept until it is stored.
import { afterEach, expect, test, vi } from 'vitest'
import { h, ref } from 'vue'
import { database } from '@/storage/database.ts'
import { useMayReload } from '@/app/mayReload.ts'
import { toasts } from '@/ui/toast/toasts.ts'
import EventFormView from '@/desk/EventFormView.vue'
import { muster } from './eventPage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  toasts.value = []
})

const placeOf = async (id: string) => (await database.events.get(id))?.event.place

/** Until it is mended, the phone takes no change of an event. */
function fullPhone() {
  return vi.spyOn(database.events, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

async function twoEvents() {
  const other = await muster({ players: {} })
  const first = await muster({ players: {} })
  const id = ref(first.id)
  const screen = await first.show(() => h(EventFormView, { id: id.value, isNew: false }))
  const place = screen.getByRole('textbox', { name: 'Place' })
  await expect.element(place).toBeVisible()
  return { ...screen, id, place, first: first.id, other: other.id }
}

test('what could not be stored at one event is never written into another', async () => {
  const { id, place, first, other } = await twoEvents()
  const full = fullPhone()
  await place.fill('Ligny')
  await expect.poll(() => toasts.value.length).toBe(1)
  id.value = other
  await expect.element(place).toHaveValue('')
  full.mockRestore()
  toasts.value[0]?.action?.run()
  await expect.poll(() => placeOf(first)).toBe('Ligny')
  expect(await placeOf(other)).toBe('')
  await expect.poll(() => toasts.value).toEqual([])
})

test('what is not stored stays in its field, holds the page, and is tried again by itself', async () => {
  const { id, place, first, other } = await twoEvents()
  const page = useMayReload()
  const full = fullPhone()
  await place.fill('Ligny')
  await expect.poll(() => full.mock.calls.length).toBeGreaterThan(0)
  expect(page.mayReload).toBe(false)
  id.value = other
  await expect.element(place).toHaveValue('')
  id.value = first
  await expect.element(place).toHaveValue('Ligny')
  full.mockRestore()
  await expect.poll(() => placeOf(first)).toBe('Ligny')
  await expect.poll(() => page.mayReload).toBe(true)
})

test('what was typed at an event that is gone meanwhile is given up', async () => {
  const { place, first } = await twoEvents()
  const full = fullPhone()
  await place.fill('Ligny')
  await expect.poll(() => full.mock.calls.length).toBeGreaterThan(0)
  expect(useMayReload().mayReload).toBe(false)
  full.mockRestore()
  await database.events.delete(first)
  await expect.poll(() => useMayReload().mayReload).toBe(true)
  expect(await placeOf(first)).toBeUndefined()
})
