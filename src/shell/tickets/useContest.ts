// A contest at its question: the ticket with its code, the battle for it on this phone, and every outcome that came back.
import { computed, inject, onBeforeUnmount, shallowRef, watch } from 'vue'
import { useBattleShelf, type StoredCard } from '@/app/battleShelf.ts'
import {
  doubtsOf,
  isRefusing,
  type BattleOutcome,
  type Doubt,
  type Ticket,
  type TicketAddress,
} from '@/games/campaign/rules/index.ts'
import { ticketsKey } from '@/table/tickets.ts'
import { readerOf } from './campaigns.ts'
import { useKeptTickets } from './kept.ts'
import { useLookUp } from './lookUp.ts'
import { outcomeOfStored, ticketOfCard } from './outcomes.ts'

interface Returned {
  readonly key: string
  readonly from: 'here' | 'other'
  readonly outcome: BattleOutcome
  readonly doubts: readonly Doubt[]
}

type Stored = readonly StoredCard[]

/** What came of battles that are over, by the battle; null: its record is not sound. */
function useFolded(over: Readonly<{ value: Stored }>) {
  const played = shallowRef<ReadonlyMap<string, BattleOutcome | null>>(new Map())
  async function fold(battles: Stored): Promise<void> {
    for (const { id } of battles) {
      if (played.value.has(id)) continue
      const outcome = await outcomeOfStored(id).catch(() => null)
      played.value = new Map([...played.value, [id, outcome]])
    }
  }
  watch(
    () => over.value,
    (battles) => void fold(battles),
    { immediate: true },
  )
  return played
}

/** The ticket as it leaves the app, and what it sets at the table. */
function useTicket(given: () => Ticket) {
  const written = inject(ticketsKey, null)
  const ticket = computed((): Ticket => {
    const own = given()
    return { ...own, code: written?.codeOf(own.id) ?? own.code }
  })
  const found = useLookUp(
    () => `${ticket.value.campaign} ${ticket.value.id}`,
    () => ticket.value,
    async (now) => (await readerOf(now.campaign))?.terms(now) ?? null,
  )
  const terms = computed(() => (found.value === 'looking' ? null : found.value))
  const isLooking = computed(() => found.value === 'looking')
  /** Of this campaign, whichever moment of it. */
  const isOurs = ({ campaign, code, id }: TicketAddress): boolean =>
    campaign === ticket.value.campaign && id === ticket.value.id && written?.knows(code) === true
  return { ticket, terms, isLooking, isOurs }
}

/** The battles for a ticket on this phone. */
function useFought(isOurs: (address: TicketAddress) => boolean) {
  const shelf = useBattleShelf()
  const cards = computed(() =>
    (shelf.battles ?? []).filter((card) => {
      const address = ticketOfCard(card)
      return address !== null && isOurs(address)
    }),
  )
  const over = computed(() => cards.value.filter(({ state }) => state === 'finished'))
  const played = useFolded(over)
  const isFolded = computed(
    () => shelf.battles !== null && over.value.every(({ id }) => played.value.has(id)),
  )
  return { cards, over, played, isFolded }
}

export function useContest(given: () => Ticket) {
  const { ticket, terms, isLooking, isOurs } = useTicket(given)
  const shelf = useBattleShelf()
  const kept = useKeptTickets()
  shelf.show()
  kept.show()
  onBeforeUnmount(() => {
    shelf.stop()
    kept.stop()
  })

  const { cards, over, played, isFolded } = useFought(isOurs)
  const here = computed(() =>
    over.value.flatMap(({ id }) => {
      const outcome = played.value.get(id) ?? null
      return outcome === null ? [] : [{ key: id, from: 'here', outcome } as const]
    }),
  )
  const came = computed(() =>
    (kept.all ?? []).flatMap(({ id, came: one }) =>
      one.is === 'outcome' && isOurs(one.outcome.ticket)
        ? [{ key: id, from: 'other', outcome: one.outcome } as const]
        : [],
    ),
  )
  const returned = computed((): readonly Returned[] => {
    const now = terms.value
    const records = here.value.map(({ outcome }) => outcome.result.record)
    const others = came.value.filter(({ outcome }) => !records.includes(outcome.result.record))
    return now === null
      ? []
      : [...here.value, ...others]
          .map((each) => ({ ...each, doubts: doubtsOf(now, each.outcome) }))
          .filter(({ doubts }) => !doubts.some(isRefusing))
  })
  return {
    ticket,
    underWay: computed(() => cards.value.find(({ state }) => state !== 'finished') ?? null),
    returned,
    /** All that is stored about it has been read. */
    isRead: computed(() => !isLooking.value && kept.all !== null && isFolded.value),
    /** A battle for it is here, and nothing can be taken from it. */
    isBroken: computed(() => over.value.some(({ id }) => played.value.get(id) === null)),
  }
}
