// Says that a new version waits, or that this page is of an older one. It asks; it never seizes the screen.
import { watch } from 'vue'
import { words } from '@/locales/index.ts'
import { useAppUpdate } from '@/stores/appUpdate.ts'
import { usePageTrouble } from '@/stores/pageTrouble.ts'
import { hideToast, showToast } from '@/ui/toast/toasts.ts'

export function useUpdateMessages(): void {
  const update = useAppUpdate()
  const page = usePageTrouble()
  let offer: number | undefined

  function say(text: string): void {
    const action = { label: words.value.app.update.take, run: () => void take() }
    offer = showToast({ text, kind: 'problem', action })
  }

  async function take(): Promise<void> {
    if (await update.take()) return
    const { enterStorage, storageWords } = await import('@/locales/storageRoom.ts')
    await enterStorage()
    say(storageWords.value.playedElsewhere)
  }

  watch(
    () => update.ready,
    (ready) => {
      if (offer !== undefined) hideToast(offer)
      if (ready) say(words.value.app.update.ready)
    },
    { immediate: true },
  )

  watch(
    () => page.trouble,
    (trouble) => {
      if (trouble === null) return
      const { otherTab, broken, reload: label } = words.value.app.update
      const text = trouble === 'broken' ? broken : otherTab
      showToast({ text, kind: 'problem', action: { label, run: page.reload } })
    },
  )

  page.watchParts()
  void update.register()
}
