// How much of the screen's foot is taken by the main button and the tabs, in px: toasts stand above it.
import { onBeforeUnmount, onMounted, shallowRef, type Ref } from 'vue'

export const footRoom = shallowRef(0)

/** Everything below the middle of the screen is its foot, for as long as that screen is there. */
export function useFootRoom(middle: Readonly<Ref<HTMLElement | null>>): void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry === undefined) return
    const { bottom } = entry.target.getBoundingClientRect()
    footRoom.value = Math.max(0, innerHeight - bottom)
  })
  onMounted(() => {
    if (middle.value !== null) observer.observe(middle.value)
  })
  onBeforeUnmount(() => {
    observer.disconnect()
    footRoom.value = 0
  })
}
