// What the app does for a game on the table: strip and next start, backup, reloads, failures with another try.
import { useMayReload } from '@/stores/mayReload.ts'
import { oweBackup } from '@/stores/oweBackup.ts'
import { useUnderWay } from '@/stores/underWay.ts'
import type { TableHost } from '@/table/host.ts'
import { attempt } from '@/views/page/attempt.ts'

export function useTableHost(): TableHost {
  const { keep, leave, forget } = useUnderWay()
  const { holdWhile } = useMayReload()
  return {
    keep,
    leave,
    forget,
    holdWhile,
    attempt,
    finished: () => void oweBackup().catch(() => undefined),
  }
}
