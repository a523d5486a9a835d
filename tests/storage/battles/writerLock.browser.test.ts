// Who plays a battle, by the locks of a real browser.
import { expect, test } from 'vitest'
import { takeLock } from '@/storage/battles/writerLock.ts'

/** Milliseconds; longer than anybody waits for another tab. */
const long = 700

function keepBusy(): void {
  const from = performance.now()
  while (performance.now() - from < long);
}

test('a phone that is busy while it asks plays its battle all the same', async () => {
  const asked = takeLock('busy', 'wait')
  await Promise.resolve()
  keepBusy()
  const lock = await asked
  expect(lock).not.toBeNull()
  lock?.release()
})

test('a battle that somebody plays is not had by waiting', async () => {
  const first = await takeLock('played', 'wait')
  expect(await takeLock('played', 'wait')).toBeNull()
  first?.release()
})
