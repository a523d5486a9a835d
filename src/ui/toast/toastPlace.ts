// Place of messages: on the page, or with the sheet that lies over it, which hides the page from everyone.
import { computed, shallowRef, watch, type Ref } from 'vue'

const sheets = shallowRef<readonly HTMLElement[]>([])

/** The place in the topmost sheet; null: no sheet is open. */
export const toastPlace = computed(() => sheets.value.at(-1) ?? null)

/** Gives messages a place in a sheet for as long as it is open. */
export function useToastPlace(
  place: Readonly<Ref<HTMLElement | null>>,
  isOpen: Readonly<Ref<boolean>>,
): void {
  watch(
    [place, isOpen],
    ([element, open], _, onCleanup) => {
      if (element === null || !open) return
      sheets.value = [...sheets.value, element]
      onCleanup(() => (sheets.value = sheets.value.filter((other) => other !== element)))
    },
    { immediate: true },
  )
}
