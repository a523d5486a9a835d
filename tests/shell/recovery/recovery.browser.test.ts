// The recovery screen: what was found is called by its names, and nothing is thrown away without its own word.
import { createPinia, setActivePinia } from 'pinia'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-vue'
import { speak } from '@/words/index.ts'
import { enterStorage } from '@/words/storageRoom.ts'
import { useBringBack } from '@/shell/recovery/bringBack.ts'
import { useRecovery, type Found } from '@/app/recovery.ts'
import { titleOf } from '@/games/eagles/screens/battle/store/title.ts'
import { router } from '@/router.ts'
import { toasts } from '@/ui/toast/toasts.ts'
import RecoveryView from '@/shell/recovery/RecoveryView.vue'
import { battleAfter } from '@tests/support/longBattle.ts'

const { setup } = battleAfter(0).now.state
const found: Found = {
  kinds: { armies: 2 },
  battles: [{ id: 'x', title: titleOf(setup, false), state: 'running', entries: 20 }],
  missing: ['events'],
}

async function screenFor(verdict: ReturnType<typeof useRecovery>['verdict']) {
  await speak('en')
  await enterStorage()
  const pinia = createPinia()
  setActivePinia(pinia)
  const recovery = useRecovery()
  recovery.verdict = verdict
  const screen = await render(RecoveryView, { global: { plugins: [pinia, router] } })
  return { text: () => screen.container.textContent }
}

const buttonNamed = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name)

test('a found battle is called by both its armies', async () => {
  const { text } = await screenFor({ kind: 'lost', why: 'gone', found })
  const { a, b } = setup.armies
  expect(text().replace(/\s+/g, ' ')).toContain(`${a.name} – ${b.name}`)
})

test('events that are gone are named', async () => {
  const { text } = await screenFor({ kind: 'lost', why: 'gone', found })
  expect(text()).toContain('Your events and their lists are gone')
})

test('what is out of reach says why, offers another try and nothing that deletes', async () => {
  const { text } = await screenFor({ kind: 'shut', why: 'quota' })
  expect(text()).toContain('The phone is full')
  const names = [...document.querySelectorAll('.acts button')].map((each) =>
    each.textContent.trim(),
  )
  expect(names).toEqual(['Try again', 'Save everything as a file'])
})

test('what nobody can read is replaced only after its own word', async () => {
  await screenFor({ kind: 'lost', why: 'unreadable', found })
  const restore = vi.spyOn(useBringBack(), 'restore').mockResolvedValue(false)
  buttonNamed('Bring everything back')?.click()
  await expect.poll(() => document.body.textContent).toContain('thrown away for good: every army')
  expect(restore).not.toHaveBeenCalled()
  buttonNamed('Throw away and bring back')?.click()
  await expect.poll(() => restore.mock.calls).toEqual([[true]])
})

test('nothing else can be begun while it brings back', async () => {
  await screenFor({ kind: 'lost', why: 'gone', found })
  useBringBack().isBusy = true
  await expect.poll(() => buttonNamed('Begin with an empty app')?.disabled).toBe(true)
})

test('a file that could not be made is told', async () => {
  await screenFor({ kind: 'lost', why: 'gone', found })
  vi.spyOn(useBringBack(), 'exportRaw').mockRejectedValue(new Error('no'))
  buttonNamed('Save everything as a file')?.click()
  await expect.poll(() => toasts.value.length).toBe(1)
})

test('what no start can open has four ways on, and none that deletes', async () => {
  const { text } = await screenFor({ kind: 'shut', why: 'connection', found })
  expect(text()).toContain('cannot open its data')
  const names = [...document.querySelectorAll('.acts :is(button, a)')].map((each) =>
    each.textContent.trim(),
  )
  expect(names).toEqual([
    'Try again',
    'Bring everything back',
    'Play on without saving',
    'Save a backup file',
    'Save everything as a file',
    'Storage and backups',
  ])
})

const nothing: Found = { kinds: {}, battles: [], missing: [] }

test('an empty app in the place of what nobody has found yet is offered when it lasts', async () => {
  await screenFor({ kind: 'shut', why: 'connection', found: nothing, isLasting: false })
  expect(buttonNamed('Begin with an empty app')).toBeUndefined()
  useRecovery().verdict = { kind: 'shut', why: 'connection', found: nothing, isLasting: true }
  await expect.poll(() => buttonNamed('Begin with an empty app')).toBeDefined()
})

test('on a full phone another try comes first, and what was found can be brought back all the same', async () => {
  const { text } = await screenFor({ kind: 'shut', why: 'quota', found, isLasting: false })
  expect(text()).toContain('The phone is full')
  expect(buttonNamed('Try again')?.className).toContain('primary')
  expect(buttonNamed('Bring everything back')?.className).not.toContain('primary')
})

test('bringing back what no start can open is done at another place', async () => {
  await screenFor({ kind: 'shut', why: 'connection', found })
  const bringBack = useBringBack()
  const here = vi.spyOn(bringBack, 'restore').mockResolvedValue(false)
  const elsewhere = vi.spyOn(bringBack, 'restoreElsewhere').mockResolvedValue(false)
  buttonNamed('Bring everything back')?.click()
  await expect.poll(() => elsewhere.mock.calls.length).toBe(1)
  expect(here).not.toHaveBeenCalled()
})

test('where bringing back fails, the app can be played on from memory', async () => {
  await screenFor({ kind: 'lost', why: 'gone', found })
  expect(buttonNamed('Play on without saving')).toBeUndefined()
  useBringBack().failure = 'quota'
  await expect.poll(() => buttonNamed('Play on without saving')).toBeDefined()
})
