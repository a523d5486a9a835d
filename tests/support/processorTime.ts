// The bound of a unit file in processor seconds, at the pace of this machine just now.
import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import longFiles from './longFiles.json' with { type: 'json' }

/** What a file may take that does not stand on the list, in seconds of an idle machine. */
const most = 10
const onList: Readonly<Record<string, string>> = longFiles

const secondsSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

/** Seconds that `paceNow` takes on an idle machine. */
const usual = 0.045
let last = 0

/** How many times longer the same work takes now: a crowded processor is slow in processor time, too. */
function paceNow(): number {
  const before = process.cpuUsage()
  for (let n = 0; n < 20_000_000; n += 1) last = (Math.imul(last ^ n, 2_654_435_761) + (n % 7)) | 0
  return Math.max(1, secondsSince(before) / usual)
}

const before = process.cpuUsage()
afterAll(() => {
  const taken = secondsSince(before)
  const file = relative('.', expect.getState().testPath ?? '')
  if (taken <= most || onList[file] !== undefined) return
  // A share of a busy machine costs more than its pace at this moment tells.
  const seconds = taken / (1.5 * paceNow())
  if (seconds <= most) return
  throw new Error(
    `${file} took ${seconds.toFixed(1)} processor seconds, and may take ${String(most)}: make it shorter, or give its reason in tests/support/longFiles.json.`,
  )
})
