// Results that were entered and are not seen among what is stored yet: written in order, none dropped, shown at once.
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { without } from '@/core/without.ts'
import {
  isTable,
  withResult,
  type Round,
  type Seats,
  type TableResult,
} from '@/games/eagles/rules/index.ts'
import { failureOf } from '@/storage/index.ts'
import { useMayReload } from '../../app/mayReload.ts'
import { changeRounds } from './roundActions.ts'

/** What was entered at a table: the part of the result that was touched, or null, for none any more. */
export type Entered = Partial<TableResult> | null

export interface ResultWrite {
  readonly event: string
  /** Of the round, from 0. */
  readonly place: number
  readonly pairing: Seats
  readonly entered: Entered
}

const bare: TableResult = { winner: 'draw', firstLost: null, secondLost: null }

const areOneTable = (one: ResultWrite, other: ResultWrite): boolean =>
  one.event === other.event && one.place === other.place && isTable(one.pairing, other.pairing)

/** The rounds with what was touched on top of what stands there. Figures lost are no result as long as no winner is named. */
export function withEntered(
  rounds: readonly Round[],
  { place, pairing, entered }: ResultWrite,
): readonly Round[] {
  if (entered === null) return withResult(rounds, place, pairing, null)
  const table = rounds[place]?.pairings.find((each) => isTable(each, pairing))
  const before = table?.result ?? null
  if (before === null && entered.winner === undefined) return rounds
  // Who won by an absence did not win a battle: another word on the winner is about one.
  const stands =
    before === null || entered.winner === undefined ? before : without(before, 'noShow')
  return withResult(rounds, place, pairing, { ...bare, ...stands, ...entered })
}

/** All in one transaction. An event that another tab has deleted leaves nothing to write to. */
const stored = (event: string, writes: readonly ResultWrite[]): Promise<boolean> =>
  changeRounds(event, (rounds) => writes.reduce(withEntered, rounds)).then(
    () => true,
    (cause: unknown) => failureOf(cause) === 'missing',
  )

export const useResultWrites = defineStore('resultWrites', () => {
  /** Not stored yet, the oldest first. */
  const waiting = shallowRef<readonly ResultWrite[]>([])
  /** Stored, but the board has not been read again since. */
  const landed = shallowRef<readonly ResultWrite[]>([])
  /** Given up until the user asks for it again. */
  const failed = shallowRef<readonly ResultWrite[]>([])
  let running: Promise<void> | null = null
  useMayReload().holdWhile(() => waiting.value.length > 0)

  /** All that waits for the event whose turn it is. */
  async function writeNext(): Promise<void> {
    const ofEvent = () => waiting.value.filter(({ event }) => event === waiting.value[0]?.event)
    const batch = ofEvent()
    const [first] = batch
    if (first === undefined) return
    const areStored = await stored(first.event, batch)
    // What was entered meanwhile stands on what has failed, and fails with it.
    const done = areStored ? batch : ofEvent()
    waiting.value = waiting.value.filter((write) => !done.includes(write))
    if (areStored) landed.value = [...landed.value, ...done]
    else failed.value = [...failed.value, ...done]
  }

  async function flush(): Promise<void> {
    while (waiting.value.length > 0)
      await (running ??= writeNext().finally(() => {
        running = null
      }))
  }

  /** True as soon as it is stored. What has failed at the same table goes along, before it. */
  async function add(write: ResultWrite): Promise<boolean> {
    const along = failed.value.filter((each) => areOneTable(each, write))
    failed.value = failed.value.filter((each) => !along.includes(each))
    waiting.value = [...waiting.value, ...along, write]
    await flush()
    return !failed.value.includes(write)
  }

  function retryNow(): Promise<void> {
    waiting.value = [...failed.value, ...waiting.value]
    failed.value = []
    return flush()
  }

  return {
    failed,
    add,
    retryNow,
    /** The rounds with what was entered on top of them. */
    withPending: (event: string, rounds: readonly Round[]): readonly Round[] =>
      [...landed.value, ...waiting.value]
        .filter((write) => write.event === event)
        .reduce(withEntered, rounds),
    /** The board has been read: it says itself what is stored. */
    seen: (event: string): void => {
      landed.value = landed.value.filter((write) => write.event !== event)
    },
  }
})
