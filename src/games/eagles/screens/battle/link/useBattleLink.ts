// How the link of this battle stands, with the code that both phones must show.
import { codeOf } from '@/core/record/chain.ts'
import { useBattle } from '@/games/eagles/screens/battle/store/battle.ts'
import { useLinkStatus } from '@/table/link/useLinkStatus.ts'
import { linkWords as words } from '@/words/link.ts'
import { secondPhone } from './secondPhone.ts'

export function useBattleLink() {
  const battle = useBattle()
  return useLinkStatus(
    secondPhone,
    () => battle.play?.log?.number ?? 0,
    () => {
      const { follows, unlinked, even } = words.value.status
      return { follows, unlinked, even: even(battle.play === null ? '' : codeOf(battle.play.head)) }
    },
  )
}
