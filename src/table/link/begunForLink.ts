// The game that was begun on this phone for a link: it is taken away again where the link is refused.
import { loadBattle, removeBattle } from '@/storage/battleDoor.ts'

/** Only as long as nothing was played in it. `leave`: no player sits at it any more. */
export function begunForLink(leave: (id: string) => Promise<unknown>) {
  let begun: string | null = null
  return {
    begins: (id: string): void => void (begun = id),
    stays: (): void => void (begun = null),
    takeAway: async (): Promise<void> => {
      const id = begun
      begun = null
      if (id === null) return
      await leave(id)
      if ((await loadBattle(id))?.lastSeq === 0) await removeBattle(id)
    },
  }
}
