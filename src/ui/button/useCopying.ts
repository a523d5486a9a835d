// Copies a text to the clipboard; what the browser would not copy is handed back, to be shown and copied by hand.
import { ref } from 'vue'
import { showToast } from '../toast/toasts.ts'

/** `copied`: what is said when it worked. */
export function useCopying(copied: () => string) {
  const uncopied = ref<string | null>(null)
  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      uncopied.value = null
      showToast({ text: copied() })
    } catch {
      uncopied.value = text
    }
  }
  return { copy, uncopied }
}
