// First destination of a start at the start address: the game under way, or the first page.
import { firstGame, gameNamed } from '../games/index.ts'
import { readNote, reopens } from '../app/underWayNote.ts'

/** The app was started at its start address, not at a screen of its own. */
export const startedAtRoot = /^#?\/?$/u.test(location.hash)

/** Straight into the game that was open when the app ended, or was left not long ago; else to the armies. */
export function startAddress(): string {
  const note = readNote()
  const table = note !== null && reopens(note, Date.now()) ? gameNamed(note.game) : undefined
  return table === undefined || note === null ? firstGame.home : table.table(note.id)
}

/** The game under way, however long ago it was left; else the list of battles. */
export function continueAddress(): string {
  const note = readNote()
  const table = note === null ? undefined : gameNamed(note.game)
  return table === undefined || note === null ? '/battles' : table.table(note.id)
}
