// Backup files, packed and not: what goes in comes out, and a bomb bursts before it is large.
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { backupLimits } from '@/storage/backup/format.ts'
import { packed, unpacked } from '@/storage/backup/pack.ts'

const gzip = (text: string): Blob => new Blob([new Uint8Array(gzipSync(text))])

test('a small backup stays text that people can read', async () => {
  const { blob, isPacked } = await packed('a line\n')
  expect(isPacked).toBe(false)
  expect(await blob.text()).toBe('a line\n')
})

test('a large backup is packed and comes out the same', async () => {
  const text = Array.from({ length: 60_000 }, (_, n) => `Süd line ${String(n)} 🏰`).join('\n')
  const { blob, isPacked } = await packed(text)
  expect(isPacked).toBe(true)
  expect(blob.size).toBeLessThan(text.length / 3)
  expect(await unpacked(blob)).toEqual({ ok: true, value: text })
})

test('of a packed file that was cut off, what came before is still there', async () => {
  const text = Array.from({ length: 40_000 }, (_, n) => `${String(n * 7919)} line`).join('\n')
  const blob = gzip(text)
  const cut = await unpacked(blob.slice(0, Math.floor(blob.size / 2)))
  expect(cut.ok && text.startsWith(cut.value) && cut.value.length > 1000).toBe(true)
})

test('a bomb that would grow a thousandfold is refused before it has', async () => {
  const bomb = gzip('a'.repeat(1.1 * backupLimits.unpacked))
  expect(bomb.size).toBeLessThan(backupLimits.unpacked / 900)
  expect(await unpacked(bomb)).toEqual({ ok: false, problem: 'too-big' })
}, 60_000)

test('a file above the limit is not even opened', async () => {
  const file = new Blob([new Uint8Array(backupLimits.packed + 1)])
  expect(await unpacked(file)).toEqual({ ok: false, problem: 'too-big' })
})

test('bytes that are no text are no backup', async () => {
  expect(await unpacked(new Blob([new Uint8Array([0xff, 0xfe, 0x00, 0x80])]))).toEqual({
    ok: false,
    problem: 'not-backup',
  })
})
