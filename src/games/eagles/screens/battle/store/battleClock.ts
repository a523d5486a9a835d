// The clock that players wished for when a battle began: minutes for each side, by the battle's id.
import { defineStore } from 'pinia'
import { keptByBattle } from './keptByBattle.ts'

/** Whole minutes from 1 to 600 for each side; whatever else was kept is no wish. */
export const minutesFrom = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 600 ? value : null

export const useBattleClock = defineStore('battleClock', () => {
  const wishes = keptByBattle('aide-de-camp.battleClock', minutesFrom)
  return {
    /** Minutes that each side has; null for a battle without a clock. */
    clockMinutes: wishes.of,
    wish: (battleId: string, minutes: number | null): void =>
      wishes.set(battleId, minutesFrom(minutes)),
    takeFrom: wishes.takeFrom,
  }
})
