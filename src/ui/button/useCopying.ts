// Copies a text to the clipboard; what the browser would not copy is handed back, to be shown and copied by hand.
import { ref } from 'vue'
import { showToast } from '../toast/toasts.ts'

export function useCopying() {
  const uncopied = ref<string | null>(null)
  /** `copied`: what is said when it worked; false: it did not. */
  async function copy(text: string, copied: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      uncopied.value = text
      return false
    }
    uncopied.value = null
    showToast({ text: copied })
    return true
  }
  return { copy, uncopied }
}
