// What a trial needs of a browser, whatever drives it.
export interface Engine {
  readonly name: string
  readonly open: (url: string) => Promise<void>
  /** The value of an expression in the page; promises are waited for. Plain JSON crosses over. */
  readonly ask: (expression: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** Starts a browser, or says why there is none. */
export type StartEngine = () => Promise<Engine | string>
