// The version numbers of what outlives the code. Each grows by itself; what reads them refuses what is newer.

/** The tables of the database; a step more in migrations.ts. */
export const dbSchema = 4

/** The oldest schema whose code may still read, or write, what this release stores. Raised only by a step that old code would damage. */
export const minReader = 2
export const minWriter = 2

/** One entry of a battle as it is stored; older ones are brought up when they are read, never rewritten. */
export const entryVersion = 1

/** The lines of a file in the second journal. */
export const spareFormat = 1

/** The lines of a backup file; 2 brought events, 3 documents. A file without documents is written as 2. */
export const backupFormat = 3
export const backupFormatWithoutDocuments = 2
