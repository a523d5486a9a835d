// Two phones lock an answer each, and open both only when both are locked.
import type { Result } from '../result.ts'
import type { LinkEnd, lineOf } from './line.ts'
import { sealOf, type Bond, type Lock } from './seal.ts'

/** What is locked on this phone. */
export interface SealDesk {
  /** Null: nothing, or nothing that still holds. */
  readonly lock: () => Lock | null
  /** What this phone was bound against before; null: its lock can still be taken back. */
  readonly bond: () => Bond | null
  /** Both are locked: from here on the lock is not taken back. Kept before anything is opened. */
  readonly bind: (bond: Bond) => void
}

export interface LeadingSealDesk extends SealDesk {
  /** Whether what this seat was asked at `head` is answered in secret, and is still open. */
  readonly isOpen: (seat: string, head: string) => boolean
  /** Reads an answer that was opened; null: it is none that is given in secret. */
  readonly read: (answer: unknown) => Lock['answer'] | null
  /** Both locks go into the record, or neither; whose was not taken. */
  readonly enter: (theirs: Lock) => Result<number, RefusedLock>
}

export type RefusedLock = Extract<LinkEnd, 'lock-theirs' | 'lock-ours'>

type Line = ReturnType<typeof lineOf>

const isSame = (one: Bond | null, other: Bond | null): boolean =>
  one?.head === other?.head && one?.seal === other?.seal

/** Tells the other phone what is locked here, when that has changed; `own` is null where that is nothing to it. */
function tellerOf(line: Line, own: () => Lock | null) {
  let told: Bond | null = null
  return (): Lock | null => {
    const lock = own()
    const now = lock === null ? null : { head: lock.head, seal: sealOf(lock) }
    if (!isSame(now, told)) {
      told = now
      line.tell(now === null ? { m: 'unsealed' } : { m: 'seal', ...now })
    }
    return lock
  }
}

/** Who may lock an answer on the other phone. */
interface Opponent {
  readonly seat: string | null
  /** Called when it has locked something, or something came of it. */
  readonly changed: () => void
}

/** What the phone that leads knows of the other lock, and what it puts into the record. */
function tableOf(line: Line, { seat, changed }: Opponent, desk: LeadingSealDesk) {
  /** Two who have changed sides: what was locked for the seat of the other one is not played. */
  const own = (): Lock | null => {
    const lock = desk.lock()
    return lock?.seat === seat ? null : lock
  }
  const tell = tellerOf(line, own)
  let theirs: Bond | null = null
  let asked: string | null = null
  const current = (): Bond | null =>
    theirs !== null && seat !== null && desk.isOpen(seat, theirs.head) ? theirs : null

  function opened(answer: unknown, salt: string): void {
    const bond = current()
    const read = desk.read(answer)
    if (seat === null || asked === null) line.strike()
    if (seat === null || asked === null || bond === null) return
    const lock = read === null ? null : { head: bond.head, seat, answer: read, salt }
    if (lock === null || sealOf(lock) !== bond.seal) {
      line.leave('seal')
      return
    }
    theirs = asked = null
    const entered = desk.enter(lock)
    if (entered.ok) changed()
    // Both are bound by now, and neither would ever be asked again.
    else line.leave(entered.problem)
  }
  return {
    opened,
    isLocked: () => current() !== null,
    /** Both are locked: the other phone opens its own, and knows what this one is bound to. */
    look: (): void => {
      const mine = tell()
      const bond = current()
      if (mine === null || bond === null) return
      const against = sealOf(mine)
      const question = `${bond.seal} ${against}`
      if (asked === question) return
      asked = question
      desk.bind(bond)
      line.tell({ m: 'open', seal: bond.seal, head: mine.head, against })
    },
    sealed: (bond: Bond | null): void => {
      theirs = bond
      changed()
    },
  }
}

/** Of the phone that leads: it asks for the other card when both are locked, and puts both into the record. */
export function leadingSeals(line: Line, opponent: Opponent, desk: LeadingSealDesk | undefined) {
  const at = desk === undefined || opponent.seat === null ? null : tableOf(line, opponent, desk)
  /** Nothing is locked against a phone that only watches, or in a game that hides nothing. */
  const orStrike = (act: (() => void) | undefined): void => (act ?? line.strike)()
  return {
    look: (): void => at?.look(),
    isLocked: (): boolean => at?.isLocked() === true,
    hearing: {
      seal: ({ head, seal }: Bond): void =>
        orStrike(at === null ? undefined : () => at.sealed({ head, seal })),
      unsealed: (): void => orStrike(at === null ? undefined : () => at.sealed(null)),
      opened: ({ answer, salt }: Pick<Lock, 'salt'> & { readonly answer: unknown }): void =>
        orStrike(at === null ? undefined : () => at.opened(answer, salt)),
    },
  }
}

/**
 * Of the phone that follows: it opens its own when the one that leads has shown what it is bound to. `seat`: for which
 * it answers now; null: it only watches.
 */
export function followingSeals(
  line: Line,
  desk: SealDesk | undefined,
  seat: () => string | null,
  changed: () => void,
) {
  const own = (): Lock | null => {
    const lock = desk?.lock() ?? null
    return lock?.seat === seat() ? lock : null
  }
  const tell = tellerOf(line, own)
  let isLocked = false
  const sealed = (now: boolean): void => {
    if (desk === undefined) line.strike()
    isLocked = now
    changed()
  }
  function open(seal: string, bond: Bond): void {
    const lock = own()
    // Taken back, or over, while this was on its way.
    if (desk === undefined || lock === null || sealOf(lock) !== seal) return
    const before = desk.bond()
    // After ours was opened the other one would be another.
    if (before?.head === bond.head && before.seal !== bond.seal) {
      line.leave('seal')
      return
    }
    desk.bind(bond)
    const { answer, salt } = lock
    line.tell({ m: 'opened', answer, salt })
  }
  return {
    look: (): void => void tell(),
    isLocked: () => isLocked,
    hearing: {
      seal: (): void => sealed(true),
      unsealed: (): void => sealed(false),
      open: ({ seal, head, against }: Bond & { readonly against: string }): void =>
        open(seal, { head, seal: against }),
    },
  }
}
