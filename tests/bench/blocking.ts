// How long a page is blocked while it starts, counted in the processor's own time: without the waiting on a busy machine.
import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** As many times slower than this machine as Lighthouse takes a phone to be. */
const slowdown = 4
/** Milliseconds of a task that block nobody. */
const harmless = 50

const eventSchema = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  /** Microseconds of the processor's time. */
  tdur: v.optional(v.number(), 0),
  args: v.optional(v.record(v.string(), v.unknown()), {}),
})
const traceSchema = v.object({ traceEvents: v.array(eventSchema) })

const pageSchema = v.object({ data: v.object({ documentLoaderURL: v.string() }) })

/** Milliseconds over the harmless ones, of all tasks that end after the first paint of `url`, in a trace that Lighthouse kept. */
export function blockedByProcessor(traceFile: string, url: string): number {
  const { traceEvents } = v.parse(traceSchema, JSON.parse(readFileSync(traceFile, 'utf8')))
  const start = traceEvents.findLast(({ name, args }) => {
    const page = v.safeParse(pageSchema, args)
    return name === 'navigationStart' && page.success && page.output.data.documentLoaderURL === url
  })
  if (start === undefined) throw new Error(`${url} was not opened in it`)
  const painted = traceEvents.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start.pid && ts > start.ts,
  )
  if (painted === undefined) throw new Error(`${url} was not painted in it`)
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid, ts, dur }) =>
      name === 'RunTask' &&
      ph === 'X' &&
      pid === start.pid &&
      tid === start.tid &&
      ts + dur > painted.ts,
  )
  if (tasks.every(({ tdur }) => tdur === 0)) throw new Error('the trace has no processor times')
  return tasks.reduce((sum, { tdur }) => sum + Math.max(0, (slowdown * tdur) / 1000 - harmless), 0)
}
