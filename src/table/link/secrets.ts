// Secrets that only one of two players may know, while each sits at their own phone: locked answers, and what may be given out.
import { askOf } from '@/core/asks.ts'
import { table, type Kinds } from '@/core/game.ts'
import { isSealedAnswer, isSealedEntry, keepsBond, lockedIn, type Lock } from '@/core/link/seal.ts'
import type { RefusedLock, SealDesk } from '@/core/link/sealing.ts'
import { stillAsked, type Play } from '@/core/record/play.ts'
import { readAnswer } from '@/core/record/readAnswer.ts'
import { ok, refused, type Result } from '@/core/result.ts'
import { askedIn } from '../frame.ts'
import type { TablePlan } from '../presenter.ts'
import { openEntries } from '../sharing.ts'
import type { LinkSecrets } from './linkDesk.ts'
import { playWithLock, setLock, type Linking } from './linking.ts'

/** What a game says of its secrets. */
type Hiding<K extends Kinds> = Pick<TablePlan<K>, 'game' | 'hides' | 'sealed' | 'order'>

/** Nothing is hidden from the other player, or only until the table turns it up. */
export function isAllOpen<K extends Kinds>(plan: Hiding<K>, play: Play<K>): boolean {
  const all = play.log?.number ?? 0
  return openEntries(plan, play) === all || askedIn(plan.game, play)[0] === table
}

interface Hidden<K extends Kinds> {
  readonly plan: Hiding<K>
  readonly linking: Linking<K>
  readonly play: () => Play<K> | null
  readonly isSealed: (asked: string, option: string) => boolean
}

const seatIn = <K extends Kinds>({ plan }: Hidden<K>, play: Play<K>, named: string) =>
  plan.game.seats(play.setup).find((seat) => seat === named)

/** What is locked on this phone. */
const ownLock = <K extends Kinds>({ plan, linking, play }: Hidden<K>): SealDesk => ({
  lock: () => {
    const kept = linking.kept.value
    return playWithLock(plan, play(), kept) === null ? null : (kept?.lock ?? null)
  },
  bond: () => linking.kept.value?.bond ?? null,
  bind: (bond) => {
    const kept = linking.kept.value
    if (kept !== null) setLock(linking, { ...kept, bond })
  },
})

/** Whether what this seat was asked at `head` is answered in secret, and is still open. */
function isOpenFor<K extends Kinds>(hidden: Hidden<K>, named: string, head: string): boolean {
  const play = hidden.play()
  const seat = play === null ? undefined : seatIn(hidden, play, named)
  if (play === null || seat === undefined) return false
  const question = stillAsked(hidden.plan.game, play, seat, head)
  return (
    question?.wanted.kind === 'choice' &&
    question.wanted.options.some((option) => hidden.isSealed(question.kind, option))
  )
}

/** Both locks go into the record, in the order in which one phone would have asked; or neither does. */
function enterBoth<K extends Kinds>(
  { plan, linking, play, isSealed }: Hidden<K>,
  theirs: Lock,
): Result<number, RefusedLock> {
  const now = play()
  const own = linking.kept.value?.lock
  if (now === null || own === undefined) return refused('lock-ours')
  const entry = lockedIn(plan.game, now, theirs)?.log?.entry
  if (entry?.kind !== 'answer' || !isSealedAnswer(isSealed, entry.asked, theirs.answer))
    return refused('lock-theirs')
  const seats = plan.game.seats(now.setup)
  const order: readonly string[] =
    plan.order?.(plan.game.seen(now.now.state, table), seats) ?? seats
  const locks = [own, theirs].sort(
    (one, other) => order.indexOf(one.seat) - order.indexOf(other.seat),
  )
  const taken = linking.sitting.value?.enter(locks)
  if (taken?.ok !== true) return refused('lock-ours')
  setLock(linking, null)
  return ok(taken.value.seq)
}

/** What comes from the phone that leads, against what is locked here. */
const checksOf = <K extends Kinds>({
  plan,
  linking,
  play,
  isSealed,
}: Hidden<K>): Pick<LinkSecrets, 'fits' | 'taken' | 'keep'> => ({
  fits: (entry) => {
    const { lock, bond } = linking.kept.value ?? { lock: null, bond: null }
    if (lock === null || bond === null || !isSealedEntry(isSealed, entry)) return true
    return keepsBond(entry, lock, bond)
  },
  taken: (entry) => {
    const { value: kept } = linking.kept
    const isOver = kept !== null && playWithLock(plan, play(), kept) === null
    if (isOver && !isSealedEntry(isSealed, entry)) setLock(linking, null)
  },
  keep: (lock, asked) => {
    if (!isSealedAnswer(isSealed, asked, lock.answer)) return null
    setLock(linking, { lock, bond: null })
    return Promise.resolve({ where: 'both', failure: null })
  },
})

export function secretsOf<K extends Kinds>(plan: Hiding<K>, linking: Linking<K>): LinkSecrets {
  const { game, sealed } = plan
  const play = () => linking.sitting.value?.play.value ?? null
  const isSealed = (asked: string, option: string) => sealed?.(asked, option) === true
  const hidden: Hidden<K> = { plan, linking, play, isSealed }
  return {
    ...ownLock(hidden),
    ...checksOf(hidden),
    isOpen: (named, head) => isOpenFor(hidden, named, head),
    read: (json) => {
      const read = readAnswer(game, json)
      return read.ok && read.value.kind === 'choice' ? read.value : null
    },
    enter: (theirs) => enterBoth(hidden, theirs),
    isSealed: (named, answer) => {
      const now = play()
      const seat = now === null ? undefined : seatIn(hidden, now, named)
      const question = now === null || seat === undefined ? null : askOf(game, now.now.state, seat)
      return isSealedAnswer(isSealed, question?.kind, answer)
    },
    mostFor: (isOpponent) => {
      const now = play()
      if (now === null) return 0
      return isOpponent && isAllOpen(plan, now) ? (now.log?.number ?? 0) : openEntries(plan, now)
    },
  }
}
