// Result slips on their way in: one that fits is taken in at once, one that is doubted waits for a word.
import { ref, shallowRef } from 'vue'
import {
  decodeSlip,
  slipAtDesk,
  slipCodeIn,
  type Round,
  type RoundSlip,
  type SlipAtDesk,
  type TableResult,
} from '@/games/eagles/rules/index.ts'
import { eventsWords } from '@/desk/words/events.ts'
import { keepSlip } from '@/desk/store/eventBoard.ts'
import { attemptInTurn } from '@/app/page/attempt.ts'
import { restsOn, tellUndoable } from './earlierResult.ts'
import { onceEach } from './onceEach.ts'
import { outcomeWords } from './outcomeWords.ts'
import type { Tables } from './useTables.ts'

interface SlipTold {
  readonly kind: 'ok' | 'problem'
  readonly text: string
}

interface Doubted {
  readonly found: SlipAtDesk
  readonly code: string
}

/** The last word on a slip; counted, so that the same sentence twice is told twice. */
function useTold() {
  const told = shallowRef<SlipTold | null>(null)
  const count = ref(0)
  function tell(kind: SlipTold['kind'], text: string): void {
    told.value = { kind, text }
    count.value += 1
  }
  const tellNowhere = ({ players, event }: RoundSlip): void =>
    tell('problem', eventsWords.value.roundDesk.slips.nowhere(players.first, players.second, event))
  return { told, count, tell, tellNowhere }
}

const once = onceEach()

/** Slips among the tables that are shown, and on their way to those that are stored. */
function findingAt(tables: Tables) {
  const find = (slip: RoundSlip, code: string, rounds: readonly Round[]): SlipAtDesk | null =>
    slipAtDesk(slip, code, { rounds, names: tables.names.value, marks: tables.marks.value })
  return {
    find,
    /** What rests on the result that a slip would change; null: nothing. */
    restsHere: ({ stands, place }: SlipAtDesk): string | null =>
      stands ? null : restsOn(place, tables),
    /** The camera may see a slip again while it is taken in: null, as where it could not be stored. */
    store: ({ found, code }: Doubted, result: TableResult | null) =>
      once(code, () =>
        attemptInTurn(async () => ({
          is: await keepSlip(tables.board.id, { found, code }, result, (now) =>
            find(found.slip, code, now),
          ),
        })),
      ),
  }
}

export function useSlips(tables: Tables) {
  const { told, count, tell, tellNowhere } = useTold()
  const doubted = shallowRef<Doubted | null>(null)

  const seatsOf = ({ pairing }: SlipAtDesk) => ({
    first: tables.names.value.get(pairing.first) ?? '',
    second: tables.names.value.get(pairing.second ?? '') ?? '',
  })
  const outcomeOf = (found: SlipAtDesk, result: TableResult): string =>
    outcomeWords(result, seatsOf(found))

  const { find, store, restsHere } = findingAt(tables)

  async function keep({ found, code }: Doubted, result: TableResult | null): Promise<void> {
    const done = await store({ found, code }, result)
    if (done === null) return
    doubted.value = null
    const words = eventsWords.value.roundDesk.slips
    if (done.is === null) tellNowhere(found.slip)
    else if (done.is !== 'kept') {
      told.value = null
      doubted.value = { found: done.is, code }
    } else if (result === null) tell('ok', words.kept)
    else {
      const { first, second } = seatsOf(found)
      const who = `${eventsWords.value.rounds.against(first, second)}, ${outcomeOf(found, result)}`
      tell('ok', words.taken(found.place + 1, who))
      if (restsHere(found) !== null) tellUndoable(tables.board.id, found, tables.writes)
    }
  }

  /** A link, or the code alone. */
  async function take(text: string): Promise<void> {
    const words = eventsWords.value.roundDesk.slips
    const code = slipCodeIn(text) ?? text.replace(/\s+/g, '')
    const slip = decodeSlip(code)
    doubted.value = null
    if (!slip.ok) {
      const isOurs = slipCodeIn(text) !== null
      const damaged = slip.problem === 'unknown-version' ? words.newer : words.damaged
      tell('problem', isOurs ? damaged : words.noSlip)
      return
    }
    const found = find(slip.value, code, tables.rounds.value)
    if (found === null) tellNowhere(slip.value)
    else if (found.isKnown && found.stands) {
      const { first, second } = seatsOf(found)
      tell('ok', words.known(eventsWords.value.rounds.against(first, second)))
    } else if (found.doubts.length > 0) {
      told.value = null
      doubted.value = { found, code }
    } else await keep({ found, code }, found.result)
  }

  return { told, count, doubted, take, keep, seatsOf, outcomeOf, restsHere }
}
