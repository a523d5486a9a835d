// Everything that needs Dexie, in one chunk: one request when the door is first used.
export * from './armies.ts'
export * from './armyQueries.ts'
