// Who confirmed the result of the open battle: kept with the battle; what older versions left beside it is still read.
import { computed } from 'vue'
import { mostInitials, type SeatOfTable } from '@/games/eagles/rules/index.ts'
import { attempt } from '@/app/page/attempt.ts'
import { useBattle } from '../battle/store/battle.ts'
import { keptByBattle } from '../battle/store/keptByBattle.ts'

/** `0123456789 BB`: the code of the record that was confirmed, then the initials. */
const confirmationIn = (json: unknown): string | null =>
  typeof json === 'string' && /^[0-9A-Z]{10} ./u.test(json) && json.length <= 30 ? json : null

const cut = (initials: string): string => Array.from(initials).slice(0, mostInitials).join('')

interface Confirmed {
  /** Empty: none. */
  readonly initials: string
  readonly ownPhone: SeatOfTable | null
}

/** `code` is that of the battle's record as it stands. */
export function useSlipConfirmed(code: () => string) {
  const battle = useBattle()
  /** Of versions that kept it in localStorage. */
  const older = keptByBattle('aide-de-camp.battleSlip', confirmationIn)

  const confirmed = computed((): Confirmed | null => {
    const mark = battle.slipMark
    if (mark?.battle === code()) return { ...mark, initials: cut(mark.initials) }
    const said = older.of(battle.id ?? '') ?? ''
    return said.startsWith(`${code()} `)
      ? { initials: cut(said.slice(code().length + 1)), ownPhone: null }
      : null
  })

  async function keep(next: Confirmed | null): Promise<boolean> {
    const mark =
      next === null
        ? null
        : { battle: code(), initials: cut(next.initials), ownPhone: next.ownPhone }
    const done = await attempt(() => battle.markSlip(mark).then(() => true))
    if (done === true && battle.id !== null) older.set(battle.id, null)
    return done === true
  }

  return { confirmed, keep }
}
