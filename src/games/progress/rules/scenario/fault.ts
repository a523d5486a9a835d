// Fault of a scenario or a position: where it stands, and a code for why.

export const faultReasons = [
  /** Not of the kind that stands there: a text for a number, a list for a text. */
  'wrong-kind',
  'missing',
  'unknown-field',
  'unknown-format',
  'newer-version',
  'empty',
  'too-long',
  'too-small',
  'too-large',
  'bad-id',
  'twice',
  'unknown-country',
  'unknown-card',
  'unknown-mark',
  'home-count',
  'neutral-count',
  'no-neighbour',
  'own-neighbour',
  'not-connected',
  'no-score-card',
  'too-few-cards',
  'too-many-armies',
  'stock-too-small',
  'wrong-country',
  'not-its-card',
  'score-in-pile',
  'bad-army',
  'too-many-on-capital',
] as const
export type FaultReason = (typeof faultReasons)[number]

export interface Fault {
  /** As in `countries.1.vp`; empty: the whole. */
  readonly path: string
  readonly reason: FaultReason
  /** The word or the bound that the fault is about; left out where the path says it all. */
  readonly about?: string | number
}

/** The first fault that any of these finds. */
export const firstFault = (...finds: readonly (() => Fault | null)[]): Fault | null => {
  for (const find of finds) {
    const fault = find()
    if (fault !== null) return fault
  }
  return null
}
