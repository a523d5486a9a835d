// Results on their way into the rounds: one on which a later round is built changes only after a question, with a way back.
import { computed, shallowRef } from 'vue'
import type { Pairing, TableResult } from '@/games/eagles/rules/index.ts'
import { withEntered, type Entered } from '@/desk/store/eventBoard.ts'
import { restsOn, tellUndoable } from './earlierResult.ts'
import type { Tables } from './useTables.ts'

/** A result that is to be entered, and what would stand there then. */
interface Entering {
  /** Of the round, from 0. */
  readonly place: number
  readonly pairing: Pairing
  readonly entered: Entered
}

/** It waits for a word. */
export interface Asked extends Entering {
  readonly before: TableResult | null
  readonly after: TableResult | null
}

const isSame = (one: TableResult | null, other: TableResult | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export function useEntering(tables: Tables) {
  const { board, writes, rounds } = tables
  const asked = shallowRef<Asked | null>(null)
  const writeOf = ({ place, pairing, entered }: Entering) => ({
    event: board.id,
    place,
    pairing,
    entered,
  })

  async function enterTold(each: Entering, text?: string): Promise<void> {
    const event = board.id
    if (await writes.add(writeOf(each))) tellUndoable(event, each, writes, text)
  }

  /** `told`: not typed but read, so it is told. */
  function enter(place: number, pairing: Pairing, entered: Entered, told = ''): void {
    const each = { place, pairing, entered }
    const next = withEntered(rounds.value, writeOf(each))[place]
    const after = next?.pairings.find(({ first }) => first === pairing.first)?.result ?? null
    const before = pairing.result
    if (restsOn(place, tables) !== null && !isSame(before, after))
      asked.value = { ...each, before, after }
    else if (told !== '') void enterTold(each, told)
    else void writes.add(writeOf(each))
  }

  function change(): void {
    const each = asked.value
    asked.value = null
    if (each !== null) void enterTold(each)
  }

  return {
    asked,
    /** As they would be with what is asked about: the same as before where it is left. */
    rounds: computed(() =>
      asked.value === null ? rounds.value : withEntered(rounds.value, writeOf(asked.value)),
    ),
    enter,
    change,
  }
}
