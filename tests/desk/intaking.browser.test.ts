// Lists on their way in: whatever comes while others are read waits its turn, and only what is stored is counted.
import { afterEach, expect, test, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { encodeArmy, sampleArmies } from '@/games/eagles/rules/index.ts'
import { database } from '@/storage/database.ts'
import { toasts } from '@/ui/toast/toasts.ts'
import AddListsSheet from '@/desk/board/AddListsSheet.vue'
import { useIntaking } from '@/desk/board/useIntaking.ts'
import { muster } from './eventPage.ts'

/** Stands in for a camera that sees one code after the other. */
const seen = vi.hoisted((): { show: (code: string) => void } => ({ show: () => undefined }))
vi.mock('@/games/eagles/screens/add/CameraSheet.vue', () => ({
  default: defineComponent({
    emits: ['scanned', 'close'],
    setup(_, { emit, slots }) {
      seen.show = (code) => emit('scanned', code)
      return () => h('div', { id: 'camera' }, slots['default']?.())
    },
  }),
}))

afterEach(() => {
  vi.restoreAllMocks()
  toasts.value = []
})

const codes = sampleArmies.map((army, n) => encodeArmy({ ...army, name: `Army ${n}` }))

async function desk() {
  const seated = await muster({ players: {} })
  const intaking = useIntaking(() => seated.id)
  await seated.open()
  await expect.poll(() => seated.board.event).not.toBeNull()
  const screen = await seated.show(() => {
    const { event } = seated.board
    return event === null ? h('p') : h(AddListsSheet, { event, intaking })
  })
  return { ...seated, ...screen, intaking }
}

async function scanning() {
  const at = await desk()
  await at.getByRole('button', { name: 'Scan codes' }).click()
  await expect.element(at.getByText('No code yet')).toBeVisible()
  return at
}

test('codes that are scanned faster than they are read are all on the board, and counted then', async () => {
  const { board, getByText } = await scanning()
  for (const code of codes) seen.show(code)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(document.querySelector('#camera')?.textContent).toBe('No code yet')
  await expect.element(getByText(`${codes.length} codes read`)).toBeVisible()
  await expect.poll(() => board.rows.length).toBe(codes.length)
})

test('a code that could not be stored is not counted until it is', async () => {
  const { board, getByText } = await scanning()
  const full = vi.spyOn(database.eventEntries, 'bulkPut').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  seen.show(codes[0] ?? '')
  await expect.poll(() => toasts.value.length).toBe(1)
  expect(document.querySelector('#camera')?.textContent).toBe('No code yet')
  full.mockRestore()
  toasts.value[0]?.action?.run()
  await expect.element(getByText('One code read')).toBeVisible()
  await expect.poll(() => board.rows.length).toBe(1)
})

test('files that are dropped during a reading are read after it, and the progress counts both', async () => {
  const { board, intaking } = await desk()
  const files = codes.map((code, n) => new File([code], `${n}.txt`))
  const first = intaking.files(files.slice(0, 1))
  const second = intaking.files(files.slice(1))
  expect(intaking.progress.value).toEqual({ done: 0, of: files.length })
  await first
  expect(intaking.progress.value).toEqual({ done: 1, of: files.length })
  await second
  expect(intaking.progress.value).toBeNull()
  await expect.poll(() => board.rows.length).toBe(files.length)
})
