// The running clock: what each side has used of its time. Kept in localStorage, so that a reload costs nobody a minute.
import { defineStore } from 'pinia'
import { opponentOf, type Side } from '@/core/conversation.ts'
import { keptByBattle } from './keptByBattle.ts'
import { entriesOf } from '../../../../../app/keptEntries.ts'

export interface UsedTime {
  /** Milliseconds. */
  readonly a: number
  readonly b: number
  readonly isPaused: boolean
}

const none: UsedTime = { a: 0, b: 0, isPaused: false }

/** A longer silence between two ticks: the phone slept, and nobody was on the move. */
const longestTick = 5000

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e9

function usedFrom(json: unknown): UsedTime | null {
  const entries = entriesOf(json)
  const [a, b]: readonly unknown[] = [entries.get('a'), entries.get('b')]
  return isTime(a) && isTime(b) ? { a, b, isPaused: entries.get('isPaused') === true } : null
}

export const useBattleTime = defineStore('battleTime', () => {
  const kept = keptByBattle('aide-de-camp.battleTime', usedFrom)
  const usedIn = (battle: string): UsedTime => kept.of(battle) ?? none

  const set = (battle: string, change: Partial<UsedTime>): void =>
    kept.set(battle, { ...usedIn(battle), ...change })

  /** So many milliseconds have passed for a side. */
  function spend(battle: string, side: Side, passed: number): void {
    if (passed <= 0 || passed > longestTick || usedIn(battle).isPaused) return
    set(battle, { [side]: usedIn(battle)[side] + passed })
  }

  return {
    usedIn,
    spend,
    pause: (battle: string, isPaused: boolean): void => set(battle, { isPaused }),
    correct: (battle: string, side: Side, used: number): void =>
      set(battle, { [side]: used, [opponentOf(side)]: usedIn(battle)[opponentOf(side)] }),
    takeFrom: kept.takeFrom,
  }
})
