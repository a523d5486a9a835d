// Opens the board of an event for as long as a screen of it is shown.
import { onBeforeUnmount, watch } from 'vue'
import { useEventBoard } from '@/desk/store/eventBoard.ts'

export function useBoard(id: () => string) {
  const board = useEventBoard()
  watch(id, (next) => board.open(next), { immediate: true })
  onBeforeUnmount(board.close)
  return board
}
