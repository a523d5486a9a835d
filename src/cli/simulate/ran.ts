// What a simulation gives back to the command line.

export interface Ran {
  readonly output: string
  readonly complaint: string
  /** 0 played, 2 wrong usage. */
  readonly exitCode: 0 | 2
}
