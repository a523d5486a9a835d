// Options with a part, as in `battalion:3`: the word in front is what a table of words is made of.

/** The word of an option: itself, or what stands before its colon. */
export type HeadOf<Option extends string> = Option extends `${infer Head}:${string}` ? Head : Option

/** Everything behind the first colon; empty if there is none. */
export const partOf = (option: string): string => {
  const colon = option.indexOf(':')
  return colon < 0 ? '' : option.slice(colon + 1)
}

/** The word in front, before the first colon. */
export const headOf = (option: string): string => {
  const colon = option.indexOf(':')
  return colon < 0 ? option : option.slice(0, colon)
}
