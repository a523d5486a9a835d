// The record of the phone that leads on its way to the other one, and the lead behind it.
import type { lineOf } from './line.ts'
import { longestMessage } from './message.ts'

/** The record of this phone, as far as it may be given out. */
export interface Ledger {
  readonly count: () => number
  /** The hash of entry `number`, of the opening for 0; null: there is none. */
  readonly hashAt: (number: number) => string | null
}

export interface PouredDesk extends Ledger {
  readonly entries: (from: number, most: number) => readonly object[]
  /** Left out or true: nothing of this phone is still on its way to what may be given out. */
  readonly isSettled?: () => boolean
}

/** Entries in one message, and entries on their way. */
const batch = 40
const window = 400

type Line = ReturnType<typeof lineOf>

export const markOf = (desk: Ledger) => {
  const entries = desk.count()
  return { entries, head: desk.hashAt(entries) ?? '' }
}

/** Entries on their way, so many at a time that one message holds them. */
export function pourOf(desk: PouredDesk, line: Line) {
  let sent = 0
  /** False: there is nothing more to say, or it does not fit: a single entry is far below what a message holds. */
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
  return {
    sent: () => sent,
    from: (number: number): void => void (sent = number),
    pour: (acked: number): void => {
      while (sent < desk.count() && sent - acked < window && sendNext());
    },
  }
}

/**
 * Gives the lead away: first all that came last on this phone, or the other one would lead without it, and the two
 * records would part.
 */
export function handingOf(desk: PouredDesk, line: Line, { pour, sent }: ReturnType<typeof pourOf>) {
  /** Null: nothing is being handed over, or it is said. */
  let due: { readonly hasAll: boolean } | null = null
  return {
    /** `hasAll`: the other phone has this record, as far as it goes; else it is ahead of it. */
    begin: (hasAll: boolean): void => void (due = { hasAll }),
    look: (acked: number): void => {
      if (due === null || desk.isSettled?.() === false) return
      if (due.hasAll) pour(acked)
      if (due.hasAll && sent() < desk.count()) return
      due = null
      line.tell({ m: 'lead', ...markOf(desk) })
    },
    end: (): void => void (due = null),
  }
}
