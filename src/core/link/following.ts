// The phone that follows: it keeps the same record entry by entry, and sends answers of its seat to the one that leads.
import { ok, refused, type Result } from '../result.ts'
import type { Ledger } from './pouring.ts'
import { endsOf, lineOf, type LineOptions, type LinkEnd, type NotKept } from './line.ts'
import { followingSeals, type SealDesk } from './sealing.ts'
import { signingOf, type SigningDesk } from './signing.ts'
import { readLeading, type LeadingMessage, type TableMessage } from './message.ts'

export interface FollowingDesk extends Ledger {
  /** Finds or begins the battle of this table on this phone; why it cannot be kept here, or null. */
  readonly sitDown: (message: TableMessage) => Promise<NotKept | null>
  /** Keeps the next entry; a code where it is not what the rules make of the record. */
  readonly take: (entry: unknown) => Result<number, string>
  /** Keeps what is here, and begins the table's record anew beside it. */
  readonly setAside: (message: TableMessage) => Promise<NotKept | null>
  /** Left out: nothing is answered in secret. */
  readonly seals?: SealDesk
  /** Left out: there is never a result to confirm. */
  readonly signing?: SigningDesk
}

export interface FollowingState {
  readonly phase: 'greeting' | 'reading' | 'even' | 'ahead' | 'setting-aside'
  readonly table: TableMessage | null
  /** Entries that the leading phone had when it was heard last. */
  readonly entries: number
  /** The phone that leads has locked its answer. */
  readonly isLocked: boolean
  /** The phone that leads is asked to take back the last answer. */
  readonly asksBack: boolean
  /** What this phone is asked to confirm. */
  readonly toSign: string | null
}

interface FollowingOptions extends LineOptions {
  readonly desk: FollowingDesk
  readonly changed: (state: FollowingState) => void
  /** What became of an answer. */
  readonly settled: (n: number, outcome: Result<number, string>) => void
  /** What became of asking to take back. */
  readonly tookBack: (outcome: Result<number, string>) => void
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
  const act = <M extends LeadingMessage['m']>(m: M, message: LeadingMessage & { readonly m: M }) =>
    hearing[m](message)
  return (text: string): Promise<unknown> => {
    if (!line.hears()) return queue
    const message = readLeading(text)
    if (message.ok) {
      queue = queue
        .then(() => (line.isOver() ? undefined : act(message.value.m, message.value)))
        // What cannot be kept must not go unheard while the line seems to be alive.
        .catch(() => line.leave('not-stored'))
    } else if (message.problem === 'newer') line.leave('newer')
    else line.strike()
    return queue
  }
}

interface Seat {
  readonly line: ReturnType<typeof lineOf>
  readonly state: () => FollowingState
  readonly become: (next: Partial<FollowingState>) => void
  readonly asking: {
    /** The record may have gone on. */
    readonly grown: () => void
  }
}

/** Codes of a record that another tab has: its journal has gone on, or is in other hands. */
const inOtherTab = new Set(['stale', 'missing'])

/** What the refusal of an entry means for the link. */
const endOf = (problem: string): LinkEnd => {
  if (problem === 'seal') return 'seal'
  return inOtherTab.has(problem) ? 'other-tab' : 'other-rules'
}

/** What this phone does with the record that comes. */
function keepingAt(desk: FollowingDesk, { line, state, become, asking }: Seat) {
  const phaseAt = (entries: number) => (desk.count() < entries ? 'reading' : 'even')
  const have = (): void => {
    const entries = desk.count()
    line.tell({ m: 'have', entries, head: desk.hashAt(entries) ?? '' })
  }
  return {
    have,
    sitDown: async (
      table: TableMessage,
      how: (message: TableMessage) => Promise<NotKept | null>,
    ): Promise<void> => {
      const notKept = await how(table).catch(() => 'not-stored' as const)
      if (notKept !== null) line.leave(notKept)
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
        line.leave(endOf(taken.problem))
        return
      }
      line.tell({ m: 'ack', seq: desk.count() })
      asking.grown()
      const all = Math.max(state().entries, desk.count())
      become({ phase: phaseAt(all), entries: all })
    },
  }
}

/** What this phone does where its record does not lie on that of the leading one: it is ahead, or begins anew, once. */
function partingAt(
  desk: FollowingDesk,
  { line, state, become }: Seat,
  sitDown: ReturnType<typeof keepingAt>['sitDown'],
): Hearing['where'] {
  let hasSetAside = false
  return async ({ entries, head }) => {
    const { table } = state()
    if (table === null) line.strike()
    else if (desk.hashAt(entries) === head) {
      line.tell({ m: 'ahead', entries: desk.count() - entries })
      become({ phase: 'ahead', entries })
    } else if (hasSetAside) line.strike()
    else {
      hasSetAside = true
      line.tell({ m: 'parted' })
      become({ phase: 'setting-aside' })
      await sitDown(table, desk.setAside)
    }
  }
}

export const greeting: FollowingState = {
  phase: 'greeting',
  table: null,
  entries: 0,
  isLocked: false,
  asksBack: false,
  toSign: null,
}

/** How far this phone is, and what is locked. */
function courseOf({ desk, changed }: FollowingOptions, line: ReturnType<typeof lineOf>) {
  let state = greeting
  const seatHere = (): string | null => (state.table?.role === 'opponent' ? state.table.seat : null)
  const seals = followingSeals(line, desk.seals, seatHere, () => become({}))
  const signing = signingOf(
    line,
    desk.signing,
    () => state.table?.role === 'opponent',
    () => become({}),
  )
  const become = (next: Partial<FollowingState>): void => {
    state = { ...state, ...next }
    if (next.phase === 'even') {
      seals.look()
      signing.look()
    }
    state = { ...state, isLocked: seals.isLocked(), toSign: signing.asked() }
    if (!line.isOver()) changed(state)
  }
  return { seals, signing, become, now: () => state }
}

/** What this phone asks for; its outcome names the number. */
function askingOf(
  line: ReturnType<typeof lineOf>,
  { desk, settled, tookBack }: FollowingOptions,
  become: (next: Partial<FollowingState>) => void,
) {
  let number = 0
  /** What is open, and where the record ended when it was asked for. */
  let undoing: { readonly n: number; readonly head: string } | null = null
  /** Every wish whose outcome was not heard, over or not. */
  const unheard = new Set<number>()
  const end = (outcome: Result<number, string>): void => {
    undoing = null
    become({ asksBack: false })
    tookBack(outcome)
  }
  return {
    /** Sends an answer drawn for `head`; returns the number that its outcome will name. */
    answer: (answer: object, head: string): number => {
      number += 1
      line.tell({ m: 'answer', n: number, head, answer })
      return number
    },
    /** Asks to take back the last answer, once at a time: a caller that asks again is told that it is under way. */
    askBack: (head: string): void => {
      if (undoing !== null) {
        tookBack(refused('busy'))
        return
      }
      number += 1
      undoing = { n: number, head }
      unheard.add(number)
      line.tell({ m: 'undo', n: number, head })
      become({ asksBack: true })
    },
    settle: (n: number, outcome: Result<number, string>): void => {
      if (n > number) line.strike()
      else if (!unheard.delete(n)) settled(n, outcome)
      else if (n === undoing?.n) end(outcome)
    },
    /** An open wish is over once the record has gone on, whether or not the other phone says so. */
    grown: (): void => {
      if (undoing !== null && undoing.head !== desk.hashAt(desk.count())) end(refused('stale'))
    },
  }
}

export function following(options: FollowingOptions) {
  const { desk, leads } = options
  const line = lineOf(options)
  const { seals, signing, become, now } = courseOf(options, line)
  const asking = askingOf(line, options, become)
  const { have, sitDown, read } = keepingAt(desk, { line, state: now, become, asking })
  const where = partingAt(desk, { line, state: now, become, asking }, sitDown)
  const hear = hearWith(line, {
    // Each sitting down may begin a battle on this phone: over one line it is done once, and set aside once.
    table: (table) => (now().table === null ? sitDown(table, desk.sitDown) : line.strike()),
    entries: ({ from, entries }) => {
      if (now().table === null) line.strike()
      else read(from, entries)
    },
    taken: ({ n, seq }) => asking.settle(n, ok(seq)),
    refused: ({ n, code }) => asking.settle(n, refused(code)),
    where,
    lead: ({ entries, head }) => {
      if (desk.hashAt(entries) === head) leads()
      else have()
    },
    ...seals.hearing,
    ...signing.hearing,
    ping: () => undefined,
    bye: ({ why }) => line.left(why),
  })
  return {
    state: now,
    hear,
    /** Something was locked here, or taken back; or there is a result to confirm. */
    locked: (): void => {
      if (now().phase !== 'even') return
      seals.look()
      signing.look()
    },
    answer: asking.answer,
    askBack: asking.askBack,
    sign: signing.sign,
    ...endsOf(line),
  }
}

export type Following = ReturnType<typeof following>
