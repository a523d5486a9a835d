// What is wanted only with a battle, or when something went wrong: a chunk of its own.
export { exportBattle } from './battles/export.ts'
export { beginBattle, openJournal } from './battles/journal.ts'
export { exportAside } from './battles/leftovers.ts'
export { loadBattle, watchBattle, watchBattles } from './battles/load.ts'
export { removeBattle } from './battles/remove.ts'
export { isPlayedElsewhere, whenFree } from './battles/writerLock.ts'
export { exportRaw } from './recovery/raw.ts'
export { beginAnew, restoreFound } from './recovery/restore.ts'
