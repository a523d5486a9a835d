// Backup files, packed and not: what goes in comes out, and a bomb bursts before it is large.
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { backupLimits, type BackupLimits } from '@/storage/backup/format.ts'
import { linesOf, packing } from '@/storage/backup/pack.ts'

const gzip = (text: string): Blob => new Blob([new Uint8Array(gzipSync(text))])

/** The whole text of a file, or why it was not read. */
async function textIn(file: Blob, limits: BackupLimits = backupLimits): Promise<string> {
  const parts: string[] = []
  const lines = linesOf(file, undefined, limits)
  let next = await lines.next()
  for (; next.done !== true; next = await lines.next()) parts.push(next.value)
  return 'rest' in next.value ? parts.join('') + next.value.rest : next.value.problem
}

test('a small backup stays text that people can read', () => {
  expect(packing(1_000)).toBeNull()
})

test('a large backup is packed and comes out the same', async () => {
  const text = Array.from({ length: 60_000 }, (_, n) => `Süd line ${String(n)} 🏰`).join('\n')
  const bytes = new TextEncoder().encode(text)
  const packed = packing(bytes.length)
  for (let from = 0; from < bytes.length; from += 100_000)
    await packed?.add(bytes.slice(from, from + 100_000))
  const blob = (await packed?.end()) ?? new Blob()
  expect(blob.size).toBeLessThan(text.length / 3)
  expect(await textIn(blob)).toBe(text)
})

test('of a packed file that was cut off, what came before is still there', async () => {
  const text = Array.from({ length: 40_000 }, (_, n) => `${String(n * 7919)} line`).join('\n')
  const blob = gzip(text)
  const cut = await textIn(blob.slice(0, Math.floor(blob.size / 2)))
  expect(text.startsWith(cut) && cut.length > 1000).toBe(true)
})

test('only whole lines are given, of whatever kind their ends are', async () => {
  const lines = linesOf(new Blob([`\uFEFF${'Süd 🏰\r\n'.repeat(30_000)}the rest`]))
  let next = await lines.next()
  let given = ''
  for (; next.done !== true; next = await lines.next()) {
    expect(next.value).toMatch(/^(?:Süd 🏰\n)+$/u)
    given += next.value
  }
  expect(given).toBe('Süd 🏰\n'.repeat(30_000))
  expect(next.value).toEqual({ rest: 'the rest' })
})

/** As large as any backup, only that a test need not wait for it. */
const small: BackupLimits = { ...backupLimits, held: 50_000, line: 10_000 }

test('a bomb that would grow a thousandfold is refused before it has', async () => {
  const bomb = gzip('a line of many\n'.repeat(2_000_000))
  expect(bomb.size * small.growth).toBeLessThan(30_000_000)
  expect(await textIn(bomb, small)).toBe('too-big')
})

test('what grows as backups do is read to its end, however large it is', async () => {
  const text = Array.from({ length: 100_000 }, (_, n) => `${String(n * 7919)} line\n`).join('')
  expect(await textIn(gzip(text), small)).toBe(text)
})

test('a line without an end is not waited for', async () => {
  expect(await textIn(new Blob([`short\n${'x'.repeat(200_000)}\n`]), small)).toBe('too-big')
})

test('bytes that are no text are no backup', async () => {
  const bytes = new Uint8Array([0xff, 0xfe, 0x00, 0x80])
  expect(await textIn(new Blob([bytes]))).toBe('not-text')
})
