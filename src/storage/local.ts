// Everything that needs Dexie and is wanted at every start, in one chunk: one request when the door is first used.
export * from './armyQueries.ts'
export { watchConnection } from './connection.ts'
export { boot, compared, untilCleared } from './recovery/boot.ts'
export { watchUnfinished } from './unfinishedBattles.ts'
