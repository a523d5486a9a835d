// The game under way, whichever screen is shown: from its note at once, from the database when that has answered.
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { watchUnfinished, type BattleRow } from '@/storage/index.ts'
import { readNote, writeNote, type UnderWayNote } from './underWayNote.ts'

/** What the strip and the shelf say of it. */
export type UnderWay = Pick<UnderWayNote, 'id' | 'game' | 'title' | 'asked'>

export const useUnderWay = defineStore('underWay', () => {
  const note = shallowRef(readNote())
  /** All games that are not over, the one touched last first; null until the database has answered. */
  const unfinished = shallowRef<readonly BattleRow[] | null>(null)

  /** What is stored decides whether there is one; the note knows who is to answer. */
  const games = computed<readonly UnderWay[]>(() => {
    const noted = note.value
    if (unfinished.value === null) return noted === null ? [] : [noted]
    return unfinished.value.map(({ id, opening, title }) =>
      id === noted?.id ? noted : { id, game: opening.game, title, asked: null },
    )
  })
  const newest = computed<UnderWay | null>(() => games.value[0] ?? null)

  function set(next: UnderWayNote | null): void {
    note.value = next
    writeNote(next)
  }

  /** Called after every answer, by the tab that plays. */
  const keep = (game: UnderWay): void => set({ ...game, at: Date.now(), isOpen: true })

  /** The players left its screen. */
  function leave(id: string): void {
    if (note.value?.id === id) set({ ...note.value, isOpen: false })
  }

  /** It is over, or deleted. */
  function forget(id: string): void {
    if (note.value?.id === id) set(null)
  }

  let isWatching = false
  /** Once a page: from then on `games` follows every change in any tab. */
  function watch(): void {
    if (isWatching) return
    isWatching = true
    watchUnfinished(
      (rows) => (unfinished.value = rows),
      () => (isWatching = false), // the note still stands; the next screen tries again
    )
  }

  return { games, newest, unfinished, note, keep, leave, forget, watch }
})
