// Result slips on their way in: one that fits is taken in at once, one that is doubted waits for a word.
import { ref, shallowRef } from 'vue'
import {
  decodeSlip,
  slipAtDesk,
  slipCodeIn,
  type SlipAtDesk,
  type TableResult,
} from '@/games/eagles/rules/index.ts'
import { eventsWords } from '@/desk/words/events.ts'
import { keepSlip, type useEventBoard } from '@/desk/store/eventBoard.ts'
import { attemptInTurn } from '@/app/page/attempt.ts'
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
  return { told, count, tell }
}

const once = onceEach()
/** The camera may see a slip again while it is taken in. */
const taken = (
  event: string,
  { found, code }: Doubted,
  result: TableResult | null,
): Promise<true | null> =>
  once(code, () => attemptInTurn(() => keepSlip(event, found, code, result).then(() => true)))

export function useSlips(board: ReturnType<typeof useEventBoard>, tables: Tables) {
  const { told, count, tell } = useTold()
  const doubted = shallowRef<Doubted | null>(null)

  const seatsOf = ({ pairing }: SlipAtDesk) => ({
    first: tables.names.value.get(pairing.first) ?? '',
    second: tables.names.value.get(pairing.second ?? '') ?? '',
  })
  const outcomeOf = (found: SlipAtDesk, result: TableResult): string =>
    outcomeWords(result, seatsOf(found))

  async function keep({ found, code }: Doubted, result: TableResult | null): Promise<void> {
    const done = await taken(board.id, { found, code }, result)
    if (done !== true) return
    doubted.value = null
    const words = eventsWords.value.roundDesk.slips
    if (result === null) tell('ok', words.kept)
    else {
      const { first, second } = seatsOf(found)
      const who = `${eventsWords.value.rounds.against(first, second)}, ${outcomeOf(found, result)}`
      tell('ok', words.taken(found.place + 1, who))
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
    const desk = {
      rounds: tables.rounds.value,
      names: tables.names.value,
      marks: tables.marks.value,
    }
    const found = slipAtDesk(slip.value, code, desk)
    const { players, event } = slip.value
    if (found === null) tell('problem', words.nowhere(players.first, players.second, event))
    else if (found.isKnown) {
      const { first, second } = seatsOf(found)
      tell('ok', words.known(eventsWords.value.rounds.against(first, second)))
    } else if (found.doubts.length > 0) {
      told.value = null
      doubted.value = { found, code }
    } else await keep({ found, code }, found.result)
  }

  return { told, count, doubted, take, keep, seatsOf, outcomeOf }
}
