// A choice that is locked on this phone while there is no link: its player takes it back, until both phones are bound.
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { PenniesKinds } from '@tests/support/games/pennies/rules.ts'
import { valueOf } from '@tests/support/results.ts'
import { freshModules } from '../storage/support/page.ts'
import { answer, bareHost, choice, now, ownPage } from './support.ts'

const conducting = ownPage()

/** Anna has locked heads on this phone, which leads; then the link is lost. */
async function locked() {
  await freshModules()
  const [{ conductorOf }, { beginGame }, { linkingOf, setLock }, { secretsOf }, { penniesTable }] =
    await Promise.all([
      import('@/table/conductor.ts'),
      import('@/table/beginGame.ts'),
      import('@/table/link/linking.ts'),
      import('@/table/link/secrets.ts'),
      import('@tests/support/games/pennies/table.ts'),
    ])
  const plan = { ...penniesTable, sealed: (asked: string) => asked === 'coin' }
  const linking = linkingOf<PenniesKinds>()
  const conductor = conducting(() => conductorOf(plan, bareHost, linking))
  await conductor.open(valueOf(await beginGame(plan, { rounds: 2 })))
  const setLink = (link: object | null): void => {
    const sitting = linking.sitting.value
    if (sitting === null) throw new Error('nothing is open')
    sitting.link.value = link === null ? null : { answersHere: () => false, send: null, ...link }
  }
  const answersHere = (party: string): boolean => party === 'a'
  setLink({ answersHere, lock: secretsOf(plan, linking).keep })
  await answer(conductor, choice('heads'))
  expect(now(conductor).isLocked).toBe(true)
  setLink(null)
  return { conductor, linking, setLock }
}

test('the choice still waits, and nobody is asked here', async () => {
  const { conductor } = await locked()
  expect(now(conductor)).toMatchObject({ isLocked: true, handTo: null })
  expect(now(conductor).scene.question).toBeNull()
})

test('it is taken back, and chosen anew', async () => {
  const { conductor, linking } = await locked()
  expect(now(conductor).scene.undo).not.toBeNull()
  expect(now(conductor).asksBack).toBe(false)
  await valueOf(now(conductor).undo()).durable
  expect(linking.kept.value).toBeNull()
  expect(now(conductor).isLocked).toBe(false)
  conductor.take('a')
  expect(now(conductor).scene.question?.text).toBe('Heads or tails?')
})

test('it is not taken back once the other phone is bound against it', async () => {
  const { conductor, linking, setLock } = await locked()
  const { value: kept } = linking.kept
  if (kept === null) throw new Error('nothing is locked')
  setLock(linking, { ...kept, bond: { head: kept.lock.head, seal: 'f'.repeat(64) } })
  expect(now(conductor).scene.undo).toBeNull()
  expect(now(conductor).undo()).toMatchObject({ ok: false, problem: { code: 'retract-final' } })
  expect(now(conductor).isLocked).toBe(true)
})
