// Place of second copies, beside the database: a folder of small text files that only this app sees.

export interface SpareDrive {
  /** Whether every line is on the disk when `append` resolves; else only now and then. */
  readonly isLineByLine: boolean
  /** Whether names of the mirror (`mirrorName`) can be written too: whole files elsewhere, that fail differently. */
  readonly hasMirror?: true
  readonly names: () => Promise<string[]>
  /** Null if there is no such file. */
  readonly read: (name: string) => Promise<string | null>
  /** Writes a whole new file and flushes it; refused, where the browser lets us, if there is one of this name. */
  readonly write: (name: string, text: string) => Promise<void>
  /** Adds to the end of a file that this tab has written, and flushes it. */
  readonly append: (name: string, text: string) => Promise<void>
  /** Says that nothing more will be appended. */
  readonly close: (name: string) => Promise<void>
  readonly remove: (name: string) => Promise<void>
  /** Brings what `append` holds back to the disk: the page may be gone in a moment. */
  readonly flush: () => Promise<void>
}
