// The phone that follows: it keeps the same record entry by entry, and sends answers of its seat to the one that leads.
import { ok, refused, type Result } from '../result.ts'
import type { Ledger } from './leading.ts'
import { endsOf, lineOf, type LineOptions } from './line.ts'
import { followingSeals, type SealDesk } from './sealing.ts'
import { readLeading, type LeadingMessage, type TableMessage } from './message.ts'

export interface FollowingDesk extends Ledger {
  /** Finds or begins the battle of this table on this phone. False: it is none that can be kept here. */
  readonly sitDown: (message: TableMessage) => Promise<boolean>
  /** Keeps the next entry; a code where it is not what the rules make of the record. */
  readonly take: (entry: unknown) => Result<number, string>
  /** Keeps what is here, and begins the table's record anew beside it. */
  readonly setAside: (message: TableMessage) => Promise<boolean>
  /** Left out: nothing is answered in secret. */
  readonly seals?: SealDesk
}

export interface FollowingState {
  readonly phase: 'greeting' | 'reading' | 'even' | 'ahead' | 'setting-aside'
  readonly table: TableMessage | null
  /** Entries that the leading phone had when it was heard last. */
  readonly entries: number
  /** The phone that leads has locked its answer. */
  readonly isLocked: boolean
}

interface FollowingOptions extends LineOptions {
  readonly desk: FollowingDesk
  readonly changed: (state: FollowingState) => void
  /** What became of an answer. */
  readonly settled: (n: number, outcome: Result<number, string>) => void
  /** The lead came to this phone. */
  readonly leads: () => void
}

type Hearing = {
  readonly [M in LeadingMessage['m']]: (
    message: LeadingMessage & { readonly m: M },
  ) => Promise<void> | void
}

/** One message after the other: a battle is stored before its entries come. */
function hearWith(line: ReturnType<typeof lineOf>, hearing: Hearing) {
  let queue: Promise<unknown> = Promise.resolve()
  return (text: string): Promise<unknown> => {
    if (!line.hears()) return queue
    const message = readLeading(text)
    if (message.ok) {
      const act = hearing[message.value.m] as (message: LeadingMessage) => Promise<void> | void
      queue = queue.then(() => (line.isOver() ? undefined : act(message.value)))
    } else if (message.problem === 'newer') line.leave('newer')
    else line.strike()
    return queue
  }
}

interface Seat {
  readonly line: ReturnType<typeof lineOf>
  readonly state: () => FollowingState
  readonly become: (next: Partial<FollowingState>) => void
}

/** What this phone does with the record that comes. */
function keepingAt(desk: FollowingDesk, { line, state, become }: Seat) {
  const phaseAt = (entries: number) => (desk.count() < entries ? 'reading' : 'even')
  const have = (): void => {
    const entries = desk.count()
    line.tell({ m: 'have', entries, head: desk.hashAt(entries) ?? '' })
  }
  return {
    have,
    sitDown: async (
      table: TableMessage,
      how: (message: TableMessage) => Promise<boolean>,
    ): Promise<void> => {
      const isSeated = await how(table).catch(() => false)
      if (!isSeated) line.leave('not-taken')
      else if (!line.isOver()) {
        become({ phase: phaseAt(table.entries), table, entries: table.entries })
        have()
      }
    },
    read: (from: number, entries: readonly unknown[]): void => {
      if (from > desk.count() + 1) {
        line.strike() // there is a gap: it is asked for again from where this record ends
        have()
        return
      }
      // What is here already came twice.
      for (const entry of entries.slice(desk.count() + 1 - from)) {
        const taken = desk.take(entry)
        if (taken.ok) continue
        line.leave(taken.problem === 'seal' ? 'seal' : 'not-taken')
        return
      }
      line.tell({ m: 'ack', seq: desk.count() })
      const all = Math.max(state().entries, desk.count())
      become({ phase: phaseAt(all), entries: all })
    },
  }
}

/** How far this phone is, and what is locked. */
function courseOf({ desk, changed }: FollowingOptions, line: ReturnType<typeof lineOf>) {
  const seals = followingSeals(line, desk.seals, () => become({}))
  let state: FollowingState = { phase: 'greeting', table: null, entries: 0, isLocked: false }
  const become = (next: Partial<FollowingState>): void => {
    if (next.phase === 'even') seals.look()
    state = { ...state, ...next, isLocked: seals.isLocked() }
    changed(state)
  }
  return { seals, become, now: () => state }
}

export function following(options: FollowingOptions) {
  const { desk, settled, leads } = options
  const line = lineOf(options)
  const { seals, become, now } = courseOf(options, line)
  let number = 0
  const { have, sitDown, read } = keepingAt(desk, { line, state: now, become })
  const hear = hearWith(line, {
    table: (table) => sitDown(table, desk.sitDown),
    entries: ({ from, entries }) => {
      if (now().table === null) line.strike()
      else read(from, entries)
    },
    taken: ({ n, seq }) => settled(n, ok(seq)),
    refused: ({ n, code }) => settled(n, refused(code)),
    where: async ({ entries, head }) => {
      const { table } = now()
      if (table === null) line.strike()
      else if (desk.hashAt(entries) === head) {
        line.tell({ m: 'ahead', entries: desk.count() - entries })
        become({ phase: 'ahead', entries })
      } else {
        line.tell({ m: 'parted' })
        become({ phase: 'setting-aside' })
        await sitDown(table, desk.setAside)
      }
    },
    lead: ({ entries, head }) => {
      if (desk.hashAt(entries) === head) leads()
      else have()
    },
    ...seals.hearing,
    ping: () => undefined,
    bye: ({ why }) => line.left(why),
  })
  return {
    state: now,
    hear,
    /** Something was locked here, or taken back. */
    locked: (): void => {
      if (now().phase === 'even') seals.look()
    },
    /** Sends an answer drawn for `head`; returns the number that its outcome will name. */
    answer: (answer: object, head: string): number => {
      number += 1
      line.tell({ m: 'answer', n: number, head, answer })
      return number
    },
    ...endsOf(line),
  }
}

export type Following = ReturnType<typeof following>
