// Services of the app for a game on the table: strip and next start, backup, reloads, failures with another try.
import { useMayReload } from '@/app/mayReload.ts'
import { oweBackup } from '@/app/backup/oweBackup.ts'
import SendItem from '@/app/light/SendItem.vue'
import { FoughtBattle } from '../tickets/foughtBattle.ts'
import { useUnderWay } from '@/app/underWay.ts'
import { InvitePanel, JoinPanel } from '@/app/link/linkParts.ts'
import type { TableHost } from '@/table/host.ts'
import { attempt } from '@/app/page/attempt.ts'

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
    linkPanels: { invite: InvitePanel, join: JoinPanel },
    finished: () => void oweBackup().catch(() => undefined),
  }
}
