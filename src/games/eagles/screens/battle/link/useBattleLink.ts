// State of the link of this battle, with the code that both phones must show.
import { codeOf } from '@/core/record/chain.ts'
import { inGroups } from '@/games/eagles/telling/codeAloud.ts'
import { useBattle } from '@/games/eagles/screens/battle/store/battle.ts'
import { useLinkStatus } from '@/table/link/useLinkStatus.ts'
import { linkWords as words } from '@/words/link.ts'
import { secondPhone } from './secondPhone.ts'
import { useByCode } from './useByCode.ts'

export function useBattleLink() {
  const battle = useBattle()
  const { isDue } = useByCode()
  return useLinkStatus(
    secondPhone,
    () => battle.play?.log?.number ?? 0,
    () => {
      const { status, byCode } = words.value
      const { follows, even } = status
      const shown = isDue.value ? byCode.due : byCode.shown
      return {
        follows,
        unlinked: battle.isLedElsewhere ? status.unlinked : shown,
        even: even(battle.play === null ? '' : inGroups(codeOf(battle.play.head))),
      }
    },
  )
}
