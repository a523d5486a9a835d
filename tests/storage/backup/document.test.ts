// The example in the document is a real backup: word for word what the app writes, and what it reads.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeBackup } from '@/storage/backup/write.ts'
import { readBackup } from './support/reading.ts'

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
  const { appVersion, dbSchema, device, createdAt } = header
  const label = { appVersion, device, papers }
  const { text } = await writeBackup([units], dbSchema, label, new Date(createdAt))
  expect(await text.text()).toBe(example)
})
