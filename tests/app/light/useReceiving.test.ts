// What a camera tells of a transfer: a code of another one is told, and no longer once its own goes on.
import { expect, test } from 'vitest'
import { useReceiving } from '@/app/light/useReceiving.ts'
import { writeContent } from '@/core/light/content.ts'
import { sending } from '@/core/light/sending.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import * as packing from '@/platform/light/packing.ts'
import { valueOf } from '@tests/support/results.ts'

/** Codes of a file that hardly packs. */
function codesOf(name: string, seed: number) {
  const roll = seededDice(seed)
  const bytes = Uint8Array.from({ length: 1_500 }, () => roll(256) - 1)
  return sending('battle', valueOf(writeContent({ name, bytes }, packing)), 320)
}

test('a code of another transfer is told until the own one goes on', () => {
  const [own, other] = [codesOf('own.json', 1), codesOf('other.json', 2)]
  const files: File[] = []
  const { take, note } = useReceiving((file) => files.push(file))
  take(own.code(0))
  take(other.code(0))
  expect(note.value).toBe('other')
  // It was here already: nothing has gone on.
  take(own.code(0))
  expect(note.value).toBe('other')
  take(own.code(1))
  expect(note.value).toBeNull()
  for (let nth = 2; nth < own.blocks - 1; nth += 1) take(own.code(nth))
  take(other.code(0))
  expect([note.value, files]).toEqual(['other', []])
  take(own.code(own.blocks - 1))
  expect(files.map(({ name }) => name)).toEqual(['own.json'])
  expect(note.value).toBeNull()
})
