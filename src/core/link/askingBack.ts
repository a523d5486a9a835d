// The way back over a link: the phone that follows asks, and the player with the phone that leads says yes or no.
import { refused, type Result } from '../result.ts'
import type { lineOf } from './line.ts'
import type { LinkRole } from './message.ts'

/** What may be taken back on the phone that leads. */
export interface UndoDesk {
  /** Why this seat may not take back the last answer; null: it may. */
  readonly problem: (seat: string) => string | null
  /** Takes it back; the number of that entry, or a code. `head`: of the record as it was when it was asked for. */
  readonly take: (head: string, seat: string) => Result<number, string>
}

interface AskingOptions {
  readonly role: LinkRole
  readonly seat: string | null
  /** Left out: nothing is taken back for the other phone. */
  readonly undo: UndoDesk | undefined
  /** Where the record ends, as far as the other phone knows. */
  readonly head: () => string | null
  readonly isUnderWay: () => boolean
  readonly changed: () => void
}

interface Asked {
  readonly n: number
  readonly head: string
}

type Line = ReturnType<typeof lineOf>

/** What is being asked, one thing at a time. */
export function leadingUndo(line: Line, options: AskingOptions) {
  const { role, seat, undo, head, isUnderWay, changed } = options
  let asked: Asked | null = null
  /** Where the player said no: a phone that asks there again is not heard. */
  let declined: string | null = null

  const refuse = (n: number, code: string): void => line.tell({ m: 'refused', n, code })
  const settle = (): Asked | null => {
    const was = asked
    asked = null
    if (was !== null) changed()
    return was
  }
  /** Why the player is not asked; null: they are. */
  function hindrance(at: string): string | null {
    if (seat === null || undo === undefined || !isUnderWay()) return 'not-asked'
    if (at !== head()) return 'stale'
    if (asked !== null) return 'busy'
    return at === declined ? 'declined' : undo.problem(seat)
  }
  return {
    isAsked: (): boolean => asked !== null,
    hear: ({ n, head: at }: Asked): void => {
      if (role !== 'opponent') line.strike()
      const why = role === 'opponent' ? hindrance(at) : 'not-asked'
      if (why !== null) {
        refuse(n, why)
        return
      }
      asked = { n, head: at }
      changed()
    },
    /** The record has gone on, or the lead goes over: the player is not asked any more. */
    look: (): void => {
      if (asked === null || (isUnderWay() && asked.head === head())) return
      const was = settle()
      if (was !== null) refuse(was.n, 'stale')
    },
    decide: (isYes: boolean): void => {
      const was = settle()
      if (was === null || seat === null || undo === undefined) return
      if (!isYes) declined = was.head
      const taken = isYes ? undo.take(was.head, seat) : refused('declined')
      if (taken.ok) line.tell({ m: 'taken', n: was.n, seq: taken.value })
      else refuse(was.n, taken.problem)
    },
  }
}
