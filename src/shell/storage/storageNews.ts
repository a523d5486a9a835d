// Care of the storage in the background on every screen: losses are told by their counts, and both copies compared once a week.
import { effectScope, watch } from 'vue'
import { enterStorage, storageWords } from '@/words/storageRoom.ts'
import { useLosses, type Loss } from '@/shell/storage/battleLosses.ts'
import { checkWeekly } from '@/shell/storage/storageCheck.ts'
import { showToast } from '@/ui/toast/toasts.ts'
import { rivalsOf } from '@/games/eagles/screens/battles/rivalsOf.ts'

/** It stays until it is closed, and on the storage page after that. */
async function tell(untold: readonly Loss[]): Promise<void> {
  await enterStorage()
  const { unread, unreadMore, toStorage: label } = storageWords.value
  const said = untold.map(({ had, has, title }) => unread(had - has, rivalsOf(title)))
  const action = { label, run: () => void (location.hash = '/storage') }
  showToast({ text: [...said, unreadMore].join(' '), kind: 'problem', action })
}

export function watchStorage(): void {
  checkWeekly()
  const losses = useLosses()
  effectScope(true).run(() =>
    watch(
      () => losses.untold,
      (untold) => {
        if (untold.length === 0) return
        void tell(untold)
        void losses.markTold()
      },
      { immediate: true },
    ),
  )
}
