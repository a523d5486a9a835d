// Confirmation of the result of the open battle: kept with the battle; what older versions left beside it is still read.
import { computed, shallowRef } from 'vue'
import { mostInitials } from '@/games/eagles/rules/index.ts'
import { attempt } from '@/app/page/attempt.ts'
import { useBattle } from '../battle/store/battle.ts'
import { keptByBattle } from '../battle/store/keptByBattle.ts'
import type { Confirmed } from './roundSlip.ts'

/** `0123456789 BB`: the code of the record that was confirmed, then the initials. */
const confirmationIn = (json: unknown): string | null =>
  typeof json === 'string' && /^[0-9A-Z]{10} ./u.test(json) && json.length <= 30 ? json : null

const cut = (initials: string): string => Array.from(initials).slice(0, mostInitials).join('')

/** `code` is that of the battle's record as it stands. */
export function useSlipConfirmed(code: () => string) {
  const battle = useBattle()
  /** Of versions that kept it in localStorage. */
  const older = keptByBattle('aide-de-camp.battleSlip', confirmationIn)

  const inMemory = computed((): Confirmed | null => {
    const mark = battle.slipMark
    if (mark?.battle === code()) return { ...mark, initials: cut(mark.initials) }
    const said = older.of(battle.id ?? '') ?? ''
    return said.startsWith(`${code()} `)
      ? { initials: cut(said.slice(code().length + 1)), ownPhone: null }
      : null
  })

  /** What is shown while another word is on its way to the disk: no player is told of what a kill could still take. */
  const held = shallowRef<{ readonly before: Confirmed | null } | null>(null)
  const confirmed = computed(() => (held.value === null ? inMemory.value : held.value.before))

  async function keep(next: Confirmed | null): Promise<boolean> {
    const mark =
      next === null
        ? null
        : { battle: code(), initials: cut(next.initials), ownPhone: next.ownPhone }
    const { id } = battle
    const done = await attempt(async () => {
      held.value ??= { before: inMemory.value }
      await battle.markSlip(mark)
      if (id !== null) older.set(id, null)
      held.value = null
      return true
    })
    return done === true
  }

  return { confirmed, keep }
}
