// Code that is wanted only with a battle: a chunk of its own.
export { binBattle, emptyOldBattleBin, restoreBattle } from './battles/binBattle.ts'
export { exportBattle } from './battles/export.ts'
export { beginBattle, openJournal } from './battles/journal.ts'
export { loadBattle, watchBattle, watchBattles } from './battles/load.ts'
export { removeBattle } from './battles/remove.ts'
export { isPlayedElsewhere, whenFree } from './battles/writerLock.ts'
