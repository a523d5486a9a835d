// Initials of the opponent who confirmed a result, by the battle's id: a phone that sleeps must not lose them.
import { defineStore } from 'pinia'
import { mostInitials } from '@/games/eagles/rules/index.ts'
import { keptByBattle } from '../battle/store/keptByBattle.ts'

/** `0123456789 BB`: the code of the record that was confirmed, then the initials. */
const confirmationIn = (json: unknown): string | null =>
  typeof json === 'string' && /^[0-9A-Z]{10} ./u.test(json) && json.length <= 30 ? json : null

export const useSlipConfirmed = defineStore('slipConfirmed', () => {
  const kept = keptByBattle('aide-de-camp.battleSlip', confirmationIn)
  return {
    /** Empty: nobody has, or the battle was changed since. */
    of: (battle: string, code: string): string => {
      const said = kept.of(battle) ?? ''
      return said.startsWith(`${code} `) ? said.slice(code.length + 1) : ''
    },
    confirm: (battle: string, code: string, initials: string): void =>
      kept.set(battle, `${code} ${Array.from(initials).slice(0, mostInitials).join('')}`),
    takeBack: (battle: string): void => kept.set(battle, null),
  }
})
