// The second phone as the screen of a game knows it: how it sits, how the link stands, and what can be done about it.
import { computed, type ComputedRef, type ShallowRef } from 'vue'
import { table, type Kinds } from '@/core/game.ts'
import type { Play } from '@/core/record/play.ts'
import { isFollowing } from '../tableLink.ts'
import type { PartyLook, TablePlan } from '../presenter.ts'
import type { OpenLine } from '@/platform/link/peer.ts'
import type { GoTo } from './atTable.ts'
import type { LinkedSitting, Linking } from './linking.ts'
import type { Seating, Session } from './session.ts'

export interface PhoneAtTable {
  /** There is a second phone, or this game is led by one. */
  readonly isLinked: ComputedRef<boolean>
  /** Null: there is no link at the moment. */
  readonly session: Readonly<ShallowRef<Session | null>>
  /** Another phone leads this game, as far as is noted. */
  readonly isLedElsewhere: ComputedRef<boolean>
  /** What was chosen here is locked, and waits for the other phone. */
  readonly isWaiting: ComputedRef<boolean>
  /** Seats that another phone may take; none while something is hidden on this one. */
  readonly seats: () => Promise<readonly (PartyLook & { readonly seat: string })[]>
  /** Entries of the record of this phone. */
  readonly entries: ComputedRef<number>
  readonly link: (line: OpenLine, seating: Seating | null, go: GoTo) => Promise<void>
  readonly end: () => Promise<void>
  readonly alone: () => Promise<void>
}

/** What it takes comes when it is first used. */
const atTable = () => import('./atTable.ts')

export function phoneAt<K extends Kinds>(
  plan: TablePlan<K>,
  linking: Linking<K>,
  { play, card, linked }: LinkedSitting<K>,
  locked: ComputedRef<Play<K> | null>,
): PhoneAtTable {
  const { game } = plan
  return {
    isLinked: computed(() => linking.session.value !== null || linked.value !== null),
    session: linking.session,
    isLedElsewhere: computed(() => isFollowing(card.value)),
    isWaiting: computed(() => locked.value !== null),
    entries: computed(() => play.value?.log?.number ?? 0),
    seats: async () => {
      const { isAllOpen } = await import('./secrets.ts')
      const now = play.value
      if (now === null || !isAllOpen(plan, now)) return []
      const view = game.seen(now.now.state, table)
      const automatic = new Set<string>(plan.automatic?.(view))
      const persons = game.seats(now.setup).filter((seat) => !automatic.has(seat))
      return persons.length < 2
        ? []
        : persons.map((seat) => ({ seat, ...plan.presenter().party(seat, view) }))
    },
    link: async (line, seating, go) => (await atTable()).linkAt(plan, linking, line, seating, go),
    end: async () => (await import('./holding.ts')).endLink(linking.session),
    alone: async () => (await atTable()).goOnAlone(plan, linking),
  }
}
