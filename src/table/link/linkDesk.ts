// The battle that is open on this phone, as a link sees it; and what of it may be given out.
import { asks } from '@/core/asks.ts'
import type { Answer } from '@/core/conversation.ts'
import type { Game, Kinds } from '@/core/game.ts'
import type { LeadingDesk } from '@/core/link/leading.ts'
import { countOf, entriesFrom, hashAt } from '@/core/link/ledger.ts'
import type { TableMessage } from '@/core/link/message.ts'
import type { Play } from '@/core/record/play.ts'
import { readAnswer } from '@/core/record/readAnswer.ts'
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
  ) => Result<{ seq: number }, { code: string }>
  readonly follow: (entry: unknown) => Result<number, string>
  readonly setLink: (link: TableLink | null) => void
  /** Opens the battle of this table for following, or begins it on this phone; `anew`: beside the one that is open. */
  readonly sitDown: (message: TableMessage, anew: boolean) => Promise<boolean>
  /** This phone leads from now on. */
  readonly nowLeads: () => Promise<void>
  /** An answer was not taken, by its code. */
  readonly notTaken: (code: string) => void
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

/** What may be given out: what is on the disk of this phone, or all there is where its disk fails. */
function givenOut<K extends Kinds>(desk: LinkDesk<K>): number {
  const { failure, ticked } = desk.status()
  return failure === null ? Math.min(countHere(desk), ticked) : countHere(desk)
}

/** An answer from outside: read as strictly as one in a file, and judged by the rules. */
function answerFrom<K extends Kinds>(
  desk: LinkDesk<K>,
  json: unknown,
  head: string,
): Result<number, string> {
  const read = readAnswer(desk.game, json)
  if (!read.ok) return refused('malformed')
  // A correction is no answer to a question of one seat.
  if (read.value.kind === 'overrule') return refused('not-asked')
  const taken = desk.answer(read.value, head)
  return taken.ok ? ok(taken.value.seq) : refused(taken.problem.code)
}

export const leadingDeskOf = <K extends Kinds>(desk: LinkDesk<K>): LeadingDesk => ({
  count: () => givenOut(desk),
  hashAt: (number) => hashHere(desk, number),
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
  answer: (json, head) => answerFrom(desk, json, head),
})

/** The other seat of the two; where there are more, or none, nobody's. */
export function otherSeat<K extends Kinds>(desk: LinkDesk<K>, seat: string | null): string | null {
  const play = desk.play()
  if (play === null || seat === null) return null
  const others = desk.game.seats(play.setup).filter((one) => one !== seat)
  return others.length === 1 ? (others[0] ?? null) : null
}
