// Words about the database come when they are needed, which is hardly ever.
import { watch } from 'vue'
import { useEmptied } from '@/shell/messages/emptied.ts'
import { useRecovery } from '@/app/recovery.ts'

export function useDataNews(): void {
  const recovery = useRecovery()
  const emptied = useEmptied()
  const news = watch(
    () =>
      recovery.isInMemory ||
      recovery.connection !== 'open' ||
      recovery.mended !== null ||
      emptied.what !== null,
    async (isNews) => {
      if (!isNews) return
      news.pause()
      await (await import('./tellOfData.ts')).tellOfData()
      news.stop()
    },
  )
}
