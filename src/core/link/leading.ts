// The phone that leads: it gives out its record entry by entry, and takes answers of one seat from the other phone.
import { refused, type Result } from '../result.ts'
import type { JsonObject } from '../record/json.ts'
import { leadingUndo, type UndoDesk } from './askingBack.ts'
import { endsOf, lineOf, type LineOptions } from './line.ts'
import { handingOf, markOf, pourOf, type PouredDesk } from './pouring.ts'
import { leadingSeals, type LeadingSealDesk } from './sealing.ts'
import { signingOf, type SigningDesk } from './signing.ts'
import {
  linkVersion,
  longestMessage,
  readFollowing,
  readLeading,
  type FollowingMessage,
  type LinkRole,
  type TableMessage,
} from './message.ts'

export interface LeadingDesk extends PouredDesk {
  readonly table: () => Pick<TableMessage, 'table' | 'title'> & { readonly opening: JsonObject }
  /** Whether this seat has an open question. */
  readonly isAsked: (seat: string) => boolean
  /** Reads and judges an answer that was drawn for `head`; the number of its entry, or a code. */
  readonly answer: (json: unknown, head: string, seat: string) => Result<number, string>
  /** Left out: nothing is answered in secret. */
  readonly seals?: LeadingSealDesk
  /** Left out: nothing is taken back for the other phone. */
  readonly undo?: UndoDesk
  /** Left out: there is never a result to confirm. */
  readonly signing?: SigningDesk
}

export interface LeadingState {
  readonly phase: 'greeting' | 'sending' | 'even' | 'ahead' | 'parted' | 'handing'
  /** Entries that the other phone has, as far as it has said. */
  readonly acked: number
  /** Entries that only the other phone has. */
  readonly ahead: number
  /** The other phone has locked its answer. */
  readonly isLocked: boolean
  /** The other phone asks to take back the last answer. */
  readonly asksBack: boolean
  /** What this phone is asked to confirm. */
  readonly toSign: string | null
}

interface Seating {
  readonly role: LinkRole
  readonly seat: string | null
}

interface LeadingOptions extends LineOptions, Seating {
  readonly desk: LeadingDesk
  readonly changed: (state: LeadingState) => void
  /** The other phone leads from now on; `first` is what it said. */
  readonly handed: (first: string) => void
}

type Line = ReturnType<typeof lineOf>

/** Judges an answer from the other phone; what no phone in good faith sends is a fault. */
function judgeOf({ desk, role, seat }: LeadingOptions, line: Line) {
  return (isUnderWay: boolean, head: string, answer: unknown): Result<number, string> => {
    if (role !== 'opponent' || seat === null) {
      line.strike()
      return refused('not-asked')
    }
    if (!isUnderWay) return refused('not-asked')
    // What it answers was open a moment ago: that is no fault of the other phone.
    if (desk.hashAt(desk.count()) !== head) return refused('stale')
    if (!desk.isAsked(seat)) {
      line.strike()
      return refused('not-asked')
    }
    const taken = desk.answer(answer, head, seat)
    if (!taken.ok && taken.problem === 'malformed') line.strike()
    return taken
  }
}

type Hearing = {
  readonly [M in FollowingMessage['m']]: (message: FollowingMessage & { readonly m: M }) => void
}

function hearWith(line: Line, hearing: Hearing, text: string, isBegun: boolean): void {
  const message = readFollowing(text)
  if (!message.ok) {
    // What the other phone said while it still led comes late, and is no fault.
    if (isBegun || !readLeading(text).ok) line.strike()
    return
  }
  const act = <M extends FollowingMessage['m']>(m: M, said: FollowingMessage & { readonly m: M }) =>
    hearing[m](said)
  act(message.value.m, message.value)
}

const greeting: LeadingState = {
  phase: 'greeting',
  acked: 0,
  ahead: 0,
  isLocked: false,
  asksBack: false,
  toSign: null,
}

interface Course {
  readonly isUnderWay: () => boolean
  readonly grown: () => void
  readonly changed: () => void
}

/** What is said besides the record: locks, what is to be taken back, what is to be confirmed. */
function besidesOf(
  { desk, role, seat }: LeadingOptions,
  line: Line,
  { isUnderWay, grown, changed }: Course,
) {
  const isOpponent = role === 'opponent'
  const head = (): string | null => desk.hashAt(desk.count())
  return {
    seals: leadingSeals(line, { seat: isOpponent ? seat : null, changed: grown }, desk.seals),
    undo: leadingUndo(line, { role, seat, undo: desk.undo, head, isUnderWay, changed }),
    signing: signingOf(line, desk.signing, () => isOpponent, changed),
  }
}

/** How far the other phone is, and what brings it further. */
function courseOf(options: LeadingOptions, line: Line) {
  const { desk, changed } = options
  const pouring = pourOf(desk, line)
  const { sent, from, pour } = pouring
  const handing = handingOf(desk, line, pouring)
  let state = greeting
  const become = (next: Partial<LeadingState>): void => {
    state = { ...state, ...next, asksBack: undo.isAsked(), toSign: signing.asked() }
    if (!line.isOver()) changed(state)
  }
  const isUnderWay = (): boolean => state.phase === 'sending' || state.phase === 'even'
  const { seals, undo, signing } = besidesOf(options, line, {
    isUnderWay,
    grown: () => grown(),
    changed: () => become({}),
  })
  const grown = (): void => {
    if (state.phase === 'handing') handing.look(state.acked)
    if (!isUnderWay()) return
    pour(state.acked)
    seals.look()
    undo.look()
    const phase = state.acked < desk.count() ? 'sending' : 'even'
    if (phase === 'even') signing.look()
    become({ phase, isLocked: seals.isLocked() })
  }
  return {
    state: () => state,
    become,
    isUnderWay,
    grown,
    seals,
    undo,
    signing,
    handing,
    bringOn: (entries: number): void => {
      handing.end()
      from(entries)
      become({ phase: 'sending', acked: entries, ahead: 0 })
      grown()
    },
    acked: (seq: number): void => {
      if (seq > sent() || seq < state.acked) line.strike()
      else become({ acked: seq })
      grown()
    },
  }
}

function hearingOf(options: LeadingOptions, line: Line, course: ReturnType<typeof courseOf>) {
  const { desk } = options
  const judge = judgeOf(options, line)
  const hearing: Hearing = {
    have: ({ entries, head }) => {
      if (desk.hashAt(entries) === head) course.bringOn(entries)
      else line.tell({ m: 'where', ...markOf(desk) })
    },
    ack: ({ seq }) => course.acked(seq),
    answer: ({ n, head, answer }) => {
      const taken = judge(course.isUnderWay(), head, answer)
      if (taken.ok) line.tell({ m: 'taken', n, seq: taken.value })
      else line.tell({ m: 'refused', n, code: taken.problem })
    },
    undo: course.undo.hear,
    ahead: ({ entries }) => course.become({ phase: 'ahead', ahead: entries }),
    parted: () => course.become({ phase: 'parted' }),
    ...course.seals.hearing,
    // Behind the lead nothing enters the record here: the phone that leads by then opens both locks.
    opened: (message) => {
      if (course.isUnderWay()) course.seals.hearing.opened(message)
    },
    ...course.signing.hearing,
    ping: () => undefined,
    bye: ({ why }) => line.left(why),
  }
  return hearing
}

export function leading(options: LeadingOptions) {
  const { desk, handed, role, seat } = options
  const line = lineOf(options)
  const course = courseOf(options, line)
  const { state, become, grown, undo, signing } = course
  const hearing = hearingOf(options, line, course)
  return {
    state,
    open: (): void => {
      const message = { m: 'table', v: linkVersion, ...desk.table(), role, seat, ...markOf(desk) }
      if (JSON.stringify(message).length > longestMessage.leading) line.leave('too-large')
      else line.tell(message)
    },
    hear: (text: string): void => {
      if (!line.hears()) return
      // The phone that was given the lead says at once what it leads.
      if (state().phase === 'handing' && text.startsWith('{"m":"table"')) handed(text)
      else hearWith(line, hearing, text, state().phase !== 'greeting')
    },
    grown,
    /** Whether what the other phone asks for is taken back. */
    decide: (isYes: boolean): void => {
      undo.decide(isYes)
      grown()
    },
    sign: signing.sign,
    /** Gives the lead away: nothing is answered here until the other phone leads. */
    handOver: (): void => {
      course.handing.begin(course.isUnderWay())
      become({ phase: 'handing' })
      // First, or its refusal reached a phone that leads by then and knows no such word.
      undo.look()
      grown()
    },
    ...endsOf(line),
  }
}

export type Leading = ReturnType<typeof leading>
