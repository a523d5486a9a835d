// The running clock: what each side has used of its time, and since when whose clock runs, as the clock of a round: by
// the time of day. Kept in localStorage, so that a phone that slept, a reload or a killed app costs no player a minute.
import { defineStore } from 'pinia'
import { opponentOf, sides, type Side } from '@/core/conversation.ts'
import { keptByBattle } from './keptByBattle.ts'
import { entriesOf } from '../../../../../app/keptEntries.ts'

export interface UsedTime {
  /** Milliseconds. */
  readonly a: number
  readonly b: number
  readonly isPaused: boolean
  /** Whose clock runs, and the moment up to which it is counted above; left out while neither does. */
  readonly running?: { readonly side: Side; readonly at: number } | undefined
}

const none: UsedTime = { a: 0, b: 0, isPaused: false }

/** After a longer silence no player sat at the table: the battle was broken off, and costs neither side a night. */
export const longestSilence = 6 * 3_600_000

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e9

function usedFrom(json: unknown): UsedTime | null {
  const entries = entriesOf(json)
  const [a, b]: readonly unknown[] = [entries.get('a'), entries.get('b')]
  if (!isTime(a) || !isTime(b)) return null
  const used = { a, b, isPaused: entries.get('isPaused') === true }
  const running = runningFrom(entries.get('running'))
  return running === undefined || used.isPaused ? used : { ...used, running }
}

function runningFrom(json: unknown): UsedTime['running'] {
  const entries = entriesOf(json)
  const side = sides.find((each) => each === entries.get('side'))
  const at: unknown = entries.get('at')
  return side === undefined || typeof at !== 'number' ? undefined : { side, at }
}

export const useBattleTime = defineStore('battleTime', () => {
  const kept = keptByBattle('aide-de-camp.battleTime', usedFrom)
  const usedIn = (battle: string): UsedTime => kept.of(battle) ?? none

  const set = (battle: string, change: Partial<UsedTime>): void =>
    kept.set(battle, { ...usedIn(battle), ...change })

  /** Counts what has passed for the side whose clock ran; from now on it is this side's, or neither's. */
  function run(battle: string, side: Side | null, now: number): void {
    const { running, isPaused, ...used } = usedIn(battle)
    const next = side === null || isPaused ? undefined : { side, at: now }
    if (running === undefined && next === undefined) return
    const passed = running === undefined ? 0 : now - running.at
    const isCounted = running !== undefined && passed > 0 && passed <= longestSilence
    set(battle, {
      ...(isCounted ? { [running.side]: used[running.side] + passed } : {}),
      running: next,
    })
  }
  function pause(battle: string, isPaused: boolean, now: number): void {
    run(battle, null, now)
    set(battle, { isPaused })
  }
  /** A clock out of a backup stands: no player plays on by it until its battle is opened. */
  function takeFrom(text: string, newIds: ReadonlyMap<string, string>): void {
    kept.takeFrom(text, newIds)
    for (const id of newIds.values())
      if (usedIn(id).running !== undefined) set(id, { running: undefined })
  }

  return {
    usedIn,
    run,
    pause,
    correct: (battle: string, side: Side, used: number): void =>
      set(battle, { [side]: used, [opponentOf(side)]: usedIn(battle)[opponentOf(side)] }),
    takeFrom,
  }
})
