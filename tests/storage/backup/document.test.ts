// The example in the document is a real backup: word for word what the app writes, and what it reads.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBackup } from '@/storage/backup/read.ts'
import { writeBackup } from '@/storage/backup/write.ts'

const document = readFileSync(new URL('../../../docs/formats-backup.md', import.meta.url), 'utf8')
const example = /```json\n([\s\S]*?)```/.exec(document)?.[1] ?? ''

test('the app reads the example of the document', () => {
  const reading = readBackup(example)
  expect(reading.ok && reading.value.units).toHaveLength(1)
})

test('the app writes the example of the document', async () => {
  const reading = readBackup(example)
  if (!reading.ok) throw new Error(reading.problem.code)
  const { header, units, papers } = reading.value
  const stored = {
    dbSchema: header.dbSchema,
    rows: { armies: units.flatMap((unit) => (unit.kind === 'thing' ? [unit.row] : [])) },
  }
  const { appVersion, device, createdAt } = header
  expect(await writeBackup(stored, { appVersion, device, papers }, new Date(createdAt))).toBe(
    example,
  )
})
