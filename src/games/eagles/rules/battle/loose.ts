// Little tests for data from outside.

export const oneOf =
  (words: readonly unknown[]) =>
  (value: unknown): boolean =>
    words.includes(value)

/** A whole number between both, minus zero is none. */
export const wholeFrom =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    typeof value === 'number' &&
    Number.isInteger(value) &&
    !Object.is(value, -0) &&
    value >= least &&
    value <= most

export const isFlag = (value: unknown): boolean => typeof value === 'boolean'
