// Sitting down at a battle and leaving it: the list knows whether it is under way or paused.
import type { Ref } from 'vue'
import type { BattleState } from '@/storage/battleDoor.ts'
import { useUnderWay } from '../../../../../app/underWay.ts'

interface Seat {
  readonly id: Readonly<Ref<string | null>>
  readonly open: (id: string, takeOver?: boolean) => Promise<void>
  readonly close: (last: BattleState | null) => Promise<void>
  readonly setState: (state: BattleState) => Promise<void>
}

/** What the list shows is worth no failure: the battle itself is kept by its entries. */
export function comingAndGoing(seat: Seat, isPlaying: Readonly<Ref<boolean>>) {
  const tell = (state: BattleState): Promise<void> => seat.setState(state).catch(() => undefined)
  return {
    /** A battle that is open is under way, whatever it was before; a finished one stays so. */
    open: async (id: string, takeOver = false): Promise<void> => {
      await seat.open(id, takeOver)
      if (isPlaying.value) await tell('running')
    },
    /** Pauses a battle that is not over, and closes it. */
    leave: (): Promise<void> => {
      if (seat.id.value !== null) useUnderWay().leave(seat.id.value)
      return seat.close(isPlaying.value ? 'paused' : null)
    },
  }
}
