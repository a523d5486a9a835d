// Says that a new version waits, or that this page is of an older one. It asks; it never seizes the screen.
import { watch } from 'vue'
import { useRoute } from 'vue-router'
import { visitWords } from '@/words/visit.ts'
import { useAppUpdate } from '@/shell/messages/appUpdate.ts'
import { usePageTrouble } from '@/shell/messages/pageTrouble.ts'
import { hideToast, showToast } from '@/ui/toast/toasts.ts'

export function useUpdateMessages(): void {
  const update = useAppUpdate()
  const page = usePageTrouble()
  const route = useRoute()
  let offer: number | undefined
  let said: number | undefined

  function say(text: string): void {
    const action = { label: visitWords.value.take, run: () => void take() }
    offer = showToast({ text, kind: 'problem', action })
  }

  async function take(): Promise<void> {
    if (await update.take()) return
    const { enterStorage, storageWords } = await import('@/words/storageRoom.ts')
    await enterStorage()
    say(storageWords.value.playedElsewhere)
  }

  watch(
    () => update.ready,
    (ready) => {
      if (offer !== undefined) hideToast(offer)
      if (ready) say(visitWords.value.ready)
    },
    { immediate: true },
  )

  watch(
    () => page.trouble,
    (trouble) => {
      if (said !== undefined) hideToast(said)
      if (trouble === null) return
      const { otherTab, broken, reload: label } = visitWords.value
      const text = trouble === 'broken' ? broken : otherTab
      said = showToast({ text, kind: 'problem', action: { label, run: page.reload } })
    },
  )

  // News can wait: over a battle it would come between the thumb and the answer.
  watch(
    () => update.isComplete && route.meta['isAtTable'] !== true,
    () => showToast({ text: visitWords.value.complete }),
    { once: true },
  )

  page.watchParts()
  void update.register()
}
