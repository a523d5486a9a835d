// What the app does for a game on the table: strip and next start, backup, reloads, failures with another try.
import { defineAsyncComponent } from 'vue'
import { useMayReload } from '@/app/mayReload.ts'
import { oweBackup } from '@/app/backup/oweBackup.ts'
import { SendItem } from '@/app/light/lightParts.ts'
import { FoughtBattle } from '../tickets/foughtBattle.ts'
import { useUnderWay } from '@/app/underWay.ts'
import type { TableHost } from '@/table/host.ts'
import { attempt } from '@/app/page/attempt.ts'
import { enterLink } from '@/words/link.ts'
import { withWords } from '@/words/withWords.ts'

const linked = withWords(enterLink)
const linkPanels = {
  invite: defineAsyncComponent(linked(() => import('@/app/link/InvitePanel.vue'))),
  join: defineAsyncComponent(linked(() => import('@/app/link/JoinPanel.vue'))),
}

export function useTableHost(): TableHost {
  const { keep, leave, forget } = useUnderWay()
  const { holdWhile } = useMayReload()
  return {
    keep,
    leave,
    forget,
    holdWhile,
    attempt,
    sendItem: SendItem,
    foughtBattle: FoughtBattle,
    linkPanels,
    finished: () => void oweBackup().catch(() => undefined),
  }
}
