// The phone that leads: it gives out its record entry by entry, and takes answers of one seat from the other phone.
import { ok, refused, type Result } from '../result.ts'
import type { JsonObject } from '../record/json.ts'
import { lineOf, type LineOptions } from './line.ts'
import {
  linkVersion,
  longestMessage,
  readFollowing,
  type FollowingMessage,
  type LinkRole,
  type TableMessage,
} from './message.ts'

/** The record of this phone, as far as it may be given out. */
export interface Ledger {
  readonly count: () => number
  /** The hash of entry `number`, of the opening for 0; null: there is none. */
  readonly hashAt: (number: number) => string | null
}

export interface LeadingDesk extends Ledger {
  readonly table: () => Pick<TableMessage, 'table' | 'title'> & { readonly opening: JsonObject }
  readonly entries: (from: number, most: number) => readonly object[]
  /** Whose question is open; null: nobody's. */
  readonly asked: () => string | null
  /** Reads and judges an answer that was drawn for `head`; the number of its entry, or a code. */
  readonly answer: (json: unknown, head: string) => Result<number, string>
}

export interface LeadingState {
  readonly phase: 'greeting' | 'sending' | 'even' | 'ahead' | 'parted' | 'handing'
  /** Entries that the other phone has, as far as it has said. */
  readonly acked: number
  /** Entries that only the other phone has. */
  readonly ahead: number
}

interface Seating {
  readonly role: LinkRole
  readonly seat: string | null
}

/** Entries in one message, and entries on their way. */
const batch = 40
const window = 400

interface LeadingOptions extends LineOptions, Seating {
  readonly desk: LeadingDesk
  readonly changed: (state: LeadingState) => void
  /** The other phone leads from now on; `first` is what it said. */
  readonly handed: (first: string) => void
}

export function leading(options: LeadingOptions) {
  const { desk, changed, handed, role, seat } = options
  const line = lineOf(options)
  let state: LeadingState = { phase: 'greeting', acked: 0, ahead: 0 }
  let sent = 0

  const become = (next: Partial<LeadingState>): void => {
    state = { ...state, ...next }
    changed(state)
  }
  const markHere = () => {
    const entries = desk.count()
    return { entries, head: desk.hashAt(entries) ?? '' }
  }
  /** As many as one message holds; a single entry is far below that. */
  function sendNext(): boolean {
    for (let most = batch; most >= 1; most = Math.floor(most / 2)) {
      const entries = desk.entries(sent + 1, Math.min(most, desk.count() - sent))
      const message = { m: 'entries', from: sent + 1, entries }
      if (JSON.stringify(message).length > longestMessage.leading) continue
      line.tell(message)
      sent += entries.length
      return entries.length > 0
    }
    line.leave('too-large')
    return false
  }
  function grown(): void {
    if (state.phase !== 'sending' && state.phase !== 'even') return
    while (sent < desk.count() && sent - state.acked < window && sendNext());
    become({ phase: state.acked < desk.count() ? 'sending' : 'even' })
  }
  function sendFrom(number: number): void {
    sent = number
    become({ phase: 'sending', acked: number, ahead: 0 })
    grown()
  }

  const hearing: {
    readonly [M in FollowingMessage['m']]: (message: FollowingMessage & { readonly m: M }) => void
  } = {
    have: ({ entries, head }) => {
      if (desk.hashAt(entries) === head && entries <= desk.count()) sendFrom(entries)
      else line.tell({ m: 'where', ...markHere() })
    },
    ack: ({ seq }) => {
      if (seq > sent || seq < state.acked) line.strike()
      else become({ acked: seq })
      grown()
    },
    answer: ({ n, head, answer }) => {
      const taken = judge(head, answer)
      if (taken.ok) line.tell({ m: 'taken', n, seq: taken.value })
      else line.tell({ m: 'refused', n, code: taken.problem })
    },
    ahead: ({ entries }) => become({ phase: 'ahead', ahead: entries }),
    parted: () => become({ phase: 'parted' }),
    ping: () => undefined,
    bye: () => line.finish('left'),
  }

  function judge(head: string, answer: unknown): Result<number, string> {
    const mayAnswer = role === 'opponent' && (state.phase === 'sending' || state.phase === 'even')
    if (!mayAnswer) {
      if (role !== 'opponent') line.strike()
      return refused('not-asked')
    }
    // What it answers was open a moment ago: that is no fault of the other phone.
    if (desk.hashAt(desk.count()) !== head) return refused('stale')
    if (seat === null || desk.asked() !== seat) {
      line.strike()
      return refused('not-asked')
    }
    const taken = desk.answer(answer, head)
    if (!taken.ok && taken.problem === 'malformed') line.strike()
    return taken.ok ? ok(taken.value) : taken
  }

  return {
    state: () => state,
    open: (): void => {
      const message = { m: 'table', v: linkVersion, ...desk.table(), role, seat, ...markHere() }
      if (JSON.stringify(message).length > longestMessage.leading) line.leave('too-large')
      else line.tell(message)
    },
    hear: (text: string): void => {
      if (!line.hears()) return
      // Whoever was given the lead says at once what it leads.
      if (state.phase === 'handing' && text.startsWith('{"m":"table"')) {
        handed(text)
        return
      }
      const message = readFollowing(text)
      if (!message.ok) line.strike()
      else {
        const act = hearing[message.value.m] as (message: FollowingMessage) => void
        act(message.value)
      }
    },
    grown,
    /** Gives the lead away: nothing is answered here until the other phone leads. */
    handOver: (): void => {
      line.tell({ m: 'lead', ...markHere() })
      become({ phase: 'handing' })
    },
    tick: line.tick,
    isSilent: line.isSilent,
    leave: () => line.leave('left'),
    lost: () => line.finish('lost'),
  }
}

export type Leading = ReturnType<typeof leading>
