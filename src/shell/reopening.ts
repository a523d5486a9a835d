// Final destination of a start at the start address: what is stored has the last word over the note it began with.
import { watch } from 'vue'
import type { Router } from 'vue-router'
import { firstGame, gameNamed } from '../games/index.ts'
import { startedAtRoot } from './startAddress.ts'
import { useUnderWay } from '../app/underWay.ts'

/**
 * The note may be missing (a browser that keeps nothing there) or of a battle that is no longer there. A user who has gone
 * elsewhere meanwhile is left alone.
 */
export function checkReopening(router: Router): void {
  const underWay = useUnderWay()
  underWay.watch()
  const { note } = underWay
  const noted = note === null ? undefined : gameNamed(note.game)?.table(note.id)
  const stop = watch(
    () => underWay.unfinished,
    (battles) => {
      if (battles === null) return
      stop()
      const { path } = router.currentRoute.value
      const [newest] = battles
      if (note !== null && battles.every(({ id }) => id !== note.id)) {
        underWay.forget(note.id)
        if (startedAtRoot && path === noted) void router.replace(firstGame.home)
      } else if (note === null && newest?.state === 'running' && startedAtRoot) {
        const table = gameNamed(newest.opening.game)?.table(newest.id)
        if (table !== undefined && path === firstGame.home) void router.replace(table)
      }
    },
  )
}
