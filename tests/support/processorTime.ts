// No file of the unit tests takes more than its processor seconds: an idle machine or a busy one, the figure is the same.
import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import longFiles from './longFiles.json' with { type: 'json' }

/** What a file may take that does not stand on the list, in seconds. */
const most = 10
const onList: Readonly<Record<string, string>> = longFiles

const before = process.cpuUsage()
afterAll(() => {
  const { user, system } = process.cpuUsage(before)
  const seconds = (user + system) / 1_000_000
  const file = relative('.', expect.getState().testPath ?? '')
  if (seconds <= most || onList[file] !== undefined) return
  throw new Error(
    `${file} took ${seconds.toFixed(1)} processor seconds, and may take ${String(most)}: make it shorter, or give its reason in tests/support/longFiles.json.`,
  )
})
