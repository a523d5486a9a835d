// Messages of the database on any screen: another tab is in the way, a newer one has changed it, something was mended.
import { effectScope, watch } from 'vue'
import { enterStorage, storageWords } from '@/words/storageRoom.ts'
import { useEmptied } from '@/shell/messages/emptied.ts'
import { usePageTrouble } from '@/shell/messages/pageTrouble.ts'
import { useBackup } from '@/app/backup/backup.ts'
import { useRecovery } from '@/app/recovery.ts'
import { hideToast, showToast } from '@/ui/toast/toasts.ts'
import { tellMended } from '../../app/page/tellMended.ts'

function tellOfConnection(): void {
  const recovery = useRecovery()
  let shown: number | undefined
  watch(
    () => recovery.connection,
    (connection) => {
      if (shown !== undefined) hideToast(shown)
      shown = undefined
      if (connection === 'open') return
      const { failures, reload: label } = storageWords.value
      const text = failures[connection]
      const action = { label, run: usePageTrouble().reload }
      shown = showToast({ text, kind: 'problem', ...(connection === 'outdated' ? { action } : {}) })
    },
    { immediate: true },
  )
}

/** Nothing can be stored in this visit; a battle says so again, above its questions. */
function tellOfMemory(): void {
  const recovery = useRecovery()
  watch(
    () => recovery.isInMemory,
    (isInMemory) => {
      if (!isInMemory) return
      const { failures, recovery: found } = storageWords.value
      const action = { label: found.backup, run: () => void useBackup().backUp() }
      showToast({ text: failures.memory, kind: 'problem', action })
    },
    { immediate: true },
  )
}

/** The browser has deleted data: what came back by itself, and what does not. */
function tellOfEmptied(): void {
  const emptied = useEmptied()
  watch(
    () => emptied.what,
    (what) => {
      if (what === null) return
      const { failures, gone } = storageWords.value
      const said = [what.whileOpen ? failures.emptied : '', gone(what.kinds, what.less)]
      showToast({ text: said.filter((each) => each !== '').join(' '), kind: 'problem' })
    },
    { immediate: true },
  )
}

export async function tellOfData(): Promise<void> {
  await enterStorage()
  const recovery = useRecovery()
  effectScope(true).run(() => {
    tellOfConnection()
    tellOfEmptied()
    tellOfMemory()
    watch(
      () => recovery.mended,
      (mended) => mended && tellMended(mended),
      { immediate: true },
    )
  })
}
