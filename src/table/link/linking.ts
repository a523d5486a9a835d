// The second phone of a game on the table: which game is open here, the link, and what is locked beside its record.
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { Refusal } from '@/core/conversation.ts'
import type { Kinds } from '@/core/game.ts'
import { lockedIn } from '@/core/link/seal.ts'
import type { Play } from '@/core/record/play.ts'
import { ok, refused, type Result } from '@/core/result.ts'
import type { TablePlan } from '../presenter.ts'
import type { sittingAt } from '../sitting.ts'
import type { Taken } from '../taking.ts'
import { followsElsewhere, type TableLink } from '../tableLink.ts'
import { readLock, writeLock, type KeptLock } from './keptLocks.ts'
import type { HeldLink } from './holding.ts'

export type LinkedSitting<K extends Kinds> = ReturnType<typeof sittingAt<K>>

export interface Linking<K extends Kinds> {
  /** The game that is open on this phone. */
  readonly sitting: ShallowRef<LinkedSitting<K> | null>
  readonly session: HeldLink
  /** Of the game that is open. */
  readonly kept: ShallowRef<KeptLock | null>
}

export const linkingOf = <K extends Kinds>(): Linking<K> => ({
  sitting: shallowRef(null),
  session: shallowRef(null),
  kept: shallowRef(null),
})

/**
 * What is locked waits for the other phone: until then nothing else is answered here. The player who locked it sits at this
 * phone, and may take it back.
 */
const waitsForPhone = ({ lock }: KeptLock): TableLink => ({
  ...followsElsewhere,
  answersHere: (party) => party === lock.seat,
})

export function setLock<K extends Kinds>(
  { sitting, kept }: Linking<K>,
  next: KeptLock | null,
): void {
  const id = sitting.value?.id.value ?? null
  if (id !== null) writeLock(id, next)
  kept.value = next
}

/** The record with what is locked here, as this phone's own seat sees it; null: nothing is, or it does not hold any more. */
export function playWithLock<K extends Kinds>(
  { game }: Pick<TablePlan<K>, 'game'>,
  play: Play<K> | null,
  kept: KeptLock | null,
): Play<K> | null {
  return play === null || kept === null ? null : lockedIn(game, play, kept.lock)
}

export interface LockState {
  /** What was chosen here is locked outside the record. */
  readonly isLocked: boolean
  /** And stays so: the other phone has locked its own. */
  readonly isBound: boolean
}

export interface Locking<K extends Kinds> {
  /** Null: nothing is locked here. */
  readonly locked: ComputedRef<Play<K> | null>
  readonly state: ComputedRef<LockState>
  /** Takes back what is locked, as long as the other phone has not locked its own. */
  readonly release: () => Result<Taken, Refusal>
}

/** The part of a conductor that a second phone needs; `linking` null: this game has none. */
export function lockingAt<K extends Kinds>(
  plan: TablePlan<K>,
  linking: Linking<K> | null,
  sitting: LinkedSitting<K>,
): Locking<K> {
  const locked = computed(() =>
    linking === null ? null : playWithLock(plan, sitting.play.value, linking.kept.value),
  )
  /** Null: no lock waits without a link. */
  let waiting: TableLink | null = null
  if (linking !== null) {
    linking.sitting.value = sitting
    watch(sitting.id, (id) => (linking.kept.value = id === null ? null : readLock(id)), {
      immediate: true,
      flush: 'sync',
    })
    watch(
      [locked, sitting.link],
      ([now, link]) => {
        const { value: kept } = linking.kept
        if (now !== null && link === null && kept !== null)
          sitting.link.value = waiting = waitsForPhone(kept)
        else if (now === null && waiting !== null && link === waiting)
          sitting.link.value = waiting = null
      },
      { immediate: true, flush: 'sync' },
    )
    onScopeDispose(() => {
      if (linking.sitting.value === sitting) linking.sitting.value = null
    })
  }
  return {
    locked,
    state: computed(() => ({
      isLocked: locked.value !== null,
      isBound: (linking?.kept.value?.bond ?? null) !== null,
    })),
    release: () => {
      if (linking === null || linking.kept.value === null) return refused({ code: 'stale' })
      if (linking.kept.value.bond !== null) return refused({ code: 'retract-final', answers: 0 })
      setLock(linking, null)
      const saved = Promise.resolve({ where: 'both', failure: null } as const)
      return ok({ seq: 0, durable: saved })
    },
  }
}
