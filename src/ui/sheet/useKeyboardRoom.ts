// How many px of the window the on-screen keyboard covers: a sheet with a text field stands above it.
import { onScopeDispose, shallowRef } from 'vue'

export function useKeyboardRoom() {
  const room = shallowRef(0)
  const view = window.visualViewport
  if (view === null) return room

  const measure = (): void => {
    const covered = innerHeight - view.height - view.offsetTop
    room.value = view.scale === 1 && covered > 80 ? Math.round(covered) : 0
  }
  measure()
  view.addEventListener('resize', measure)
  view.addEventListener('scroll', measure)
  onScopeDispose(() => {
    view.removeEventListener('resize', measure)
    view.removeEventListener('scroll', measure)
  })
  return room
}
