// Orders of the page to the worker of the second journal, and what it hears back.

export type SpareWork =
  | { readonly kind: 'write' | 'append'; readonly name: string; readonly text: string }
  | { readonly kind: 'close' | 'remove'; readonly name: string }

export type SpareOrder = SpareWork & { readonly number: number; readonly folder: string }

export interface SpareReply {
  readonly number: number
  readonly problem: { readonly name: string; readonly message: string } | null
}
