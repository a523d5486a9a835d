// Files as the programs of this world write them.
import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { textOf } from '@/platform/textOf.ts'

const list = 'Französisch\n1. Bataillon GEDRILLT: 36 Rankers + 1 Fähnrich'
const utf16 = Buffer.from(`\uFEFF${list}`, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(list)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${list}`)],
  ['UTF-16 as Windows writes it', utf16],
  ['UTF-16 the other way round', Buffer.from(utf16).swap16()],
  ['Latin letters of one byte', Buffer.from(list, 'latin1')],
])('%s is read letter by letter', (_, bytes) => {
  expect(textOf(bytes)).toBe(list)
})

test('what is no text is not taken for one', () => {
  expect(textOf(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0]))).toBeNull()
})
