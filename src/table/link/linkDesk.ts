// The battle that is open on this phone, as a link sees it; and what of it may be given out.
import { asks } from '@/core/asks.ts'
import type { Answer } from '@/core/conversation.ts'
import type { Game, Kinds } from '@/core/game.ts'
import type { UndoDesk } from '@/core/link/askingBack.ts'
import type { LeadingDesk } from '@/core/link/leading.ts'
import { countOf, entriesFrom, hashAt } from '@/core/link/ledger.ts'
import type { NotKept } from '@/core/link/line.ts'
import type { LeadingSealDesk } from '@/core/link/sealing.ts'
import type { SigningDesk } from '@/core/link/signing.ts'
import type { TableMessage } from '@/core/link/message.ts'
import type { Play } from '@/core/record/play.ts'
import { readAnswer } from '@/core/record/readAnswer.ts'
import { retractProblem } from '@/core/record/retract.ts'
import { ok, refused, type Result } from '@/core/result.ts'
import type { BattleTitle, JournalStatus } from '@/storage/battleDoor.ts'
import type { TableLink } from '../tableLink.ts'

export interface LinkDesk<K extends Kinds> {
  readonly game: Game<K>
  readonly play: () => Play<K> | null
  readonly status: () => JournalStatus
  /** The name of the table for both phones. */
  readonly table: () => string
  readonly title: () => BattleTitle
  readonly answer: (
    given: Answer<K['correction']>,
    head: string,
    by: K['seat'],
  ) => Result<{ seq: number }, { code: string }>
  readonly retract: (head: string, by: K['seat']) => Result<{ seq: number }, { code: string }>
  readonly follow: (entry: unknown) => Result<number, string>
  readonly setLink: (link: TableLink | null) => void
  /**
   * Opens the battle of this table for following, or begins it on this phone; `anew`: beside the one that is open. Why
   * it cannot be kept here, or null.
   */
  readonly sitDown: (message: TableMessage, anew: boolean) => Promise<NotKept | null>
  /** Nothing came of the battle that was begun here for this link: it goes again. */
  readonly takeAway: () => Promise<void>
  /** This phone leads from now on. */
  readonly nowLeads: () => Promise<void>
  /** An answer was not taken, by its code. */
  readonly notTaken: (code: string) => void
  /** What became of asking the phone that leads to take back, by its code. */
  readonly notTakenBack: (code: string) => void
  /** Left out: nothing is answered in secret. */
  readonly secrets?: LinkSecrets
  /** Left out: there is never a result to confirm. */
  readonly signing?: LinkSigning
}

/** A result that this phone shows for the other one to confirm. */
export interface LinkSigning {
  /** As the other phone, which answers for this seat, would confirm it; null: there is none. */
  readonly toSign: (theirs: string) => string | null
  readonly signed: (text: string) => void
  /** Whatever `toSign` depends on. */
  readonly now: () => unknown
}

/** What only one of the two may know, while they play. */
export interface LinkSecrets extends LeadingSealDesk {
  /** Whether an answer of this shape to what this seat is asked stays outside the record. */
  readonly isSealed: (seat: string, answer: unknown) => boolean
  /** Entries that the other phone may have: none that hides something from it. */
  readonly mostFor: (isOpponent: boolean) => number
  /** False: an entry from outside is not what was locked. */
  readonly fits: (entry: unknown) => boolean
  /** Called when an entry from outside was taken. */
  readonly taken: (entry: unknown) => void
  /** Keeps an answer that is given in secret; null: it is none. */
  readonly keep: NonNullable<TableLink['lock']>
}

/** All that is in the record of this phone. */
export function countHere<K extends Kinds>({ play }: LinkDesk<K>): number {
  const now = play()
  return now === null ? 0 : countOf(now)
}

export function hashHere<K extends Kinds>({ play }: LinkDesk<K>, number: number): string | null {
  const now = play()
  return now === null ? null : hashAt(now, number)
}

/** What may be given out: what is on the disk of this phone, or all there is where its disk fails; no secret of others. */
function givenOut<K extends Kinds>(desk: LinkDesk<K>, isOpponent: boolean): number {
  const { failure, ticked } = desk.status()
  const here = failure === null ? Math.min(countHere(desk), ticked) : countHere(desk)
  return Math.min(here, desk.secrets?.mostFor(isOpponent) ?? here)
}

/** Nothing waits for the disk of this phone, or it fails: a throw is in its journal before any player sees it. */
const isWritten = <K extends Kinds>(desk: LinkDesk<K>): boolean => {
  const { failure, entries, ticked } = desk.status()
  const here = countHere(desk)
  return here >= entries && (failure !== null || ticked >= here)
}

/** An answer from outside: read as strictly as one in a file, and judged by the rules. */
function answerFrom<K extends Kinds>(
  desk: LinkDesk<K>,
  json: unknown,
  head: string,
  by: K['seat'],
): Result<number, string> {
  const read = readAnswer(desk.game, json)
  if (!read.ok) return refused('malformed')
  // A correction is no answer to a question of one seat.
  if (read.value.kind === 'overrule') return refused('not-asked')
  // What is given in secret comes as a lock, or the other side could wait for it.
  if (desk.secrets?.isSealed(by, read.value) === true) return refused('not-asked')
  const taken = desk.answer(read.value, head, by)
  return taken.ok ? ok(taken.value.seq) : refused(taken.problem.code)
}

const undoAt = <K extends Kinds>(desk: LinkDesk<K>): UndoDesk => ({
  problem: (seat) => {
    const play = desk.play()
    if (play === null) return 'not-asked'
    return retractProblem(desk.game.hasSecrets, play.now, 1, seat)?.code ?? null
  },
  take: (head, seat) => {
    const taken = desk.retract(head, seat)
    return taken.ok ? ok(taken.value.seq) : refused(taken.problem.code)
  },
})

/** `theirs`: whose questions the other phone answers. */
export const signingAt = <K extends Kinds>(
  { signing }: LinkDesk<K>,
  theirs: () => string | null,
): { readonly signing?: SigningDesk } =>
  signing === undefined
    ? {}
    : {
        signing: {
          toSign: () => {
            const seat = theirs()
            return seat === null ? null : signing.toSign(seat)
          },
          signed: signing.signed,
        },
      }

/** `theirs`: whose questions the other phone answers; null: it only watches. */
export const leadingDeskOf = <K extends Kinds>(
  desk: LinkDesk<K>,
  theirs: string | null,
): LeadingDesk => ({
  ...(desk.secrets === undefined ? {} : { seals: desk.secrets }),
  ...signingAt(desk, () => theirs),
  undo: undoAt(desk),
  count: () => givenOut(desk, theirs !== null),
  hashAt: (number) => hashHere(desk, number),
  isSettled: () => isWritten(desk),
  table: () => ({
    table: desk.table(),
    title: desk.title(),
    opening: { ...desk.play()?.opening },
  }),
  entries: (from, most) => {
    const play = desk.play()
    return play === null ? [] : entriesFrom(play, from, most)
  },
  isAsked: (seat) => {
    const play = desk.play()
    if (play === null) return false
    return asks(desk.game, play.setup, play.now.state).some((question) => question.seat === seat)
  },
  answer: (json, head, seat) => answerFrom(desk, json, head, seat),
})

/** The other seat of the two; where there are more, or none, no seat. */
export function otherSeat<K extends Kinds>(desk: LinkDesk<K>, seat: string | null): string | null {
  const play = desk.play()
  if (play === null || seat === null) return null
  const others = desk.game.seats(play.setup).filter((one) => one !== seat)
  return others.length === 1 ? (others[0] ?? null) : null
}
