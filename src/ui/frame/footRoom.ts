// Height of the screen's foot that the main button and the tabs take, in px: toasts stand above it.
import { onBeforeUnmount, onMounted, shallowRef, type Ref } from 'vue'

export const footRoom = shallowRef(0)

/** Everything below the middle of the screen is its foot, for as long as that screen is there. */
export function useFootRoom(middle: Readonly<Ref<HTMLElement | null>>): void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry === undefined) return
    const { bottom, height } = entry.target.getBoundingClientRect()
    // Below a middle that has given all its room to messages there is no telling where the foot begins.
    if (height === 0) return
    // The room that the middle leaves to messages; where it is turned, that is above it.
    const { marginTop, marginBottom } = getComputedStyle(entry.target)
    const left = Number.parseFloat(marginTop) + Number.parseFloat(marginBottom)
    footRoom.value = Math.max(0, innerHeight - bottom - left)
  })
  onMounted(() => {
    if (middle.value !== null) observer.observe(middle.value)
  })
  onBeforeUnmount(() => {
    observer.disconnect()
    footRoom.value = 0
  })
}
