// Little tests for data from outside.

export const oneOf =
  <const W>(words: readonly W[]) =>
  (value: unknown): value is W =>
    words.some((word) => word === value)

/** A whole number between both, minus zero is none. */
export const wholeFrom =
  (least: number, most: number) =>
  (value: unknown): value is number =>
    typeof value === 'number' &&
    Number.isInteger(value) &&
    !Object.is(value, -0) &&
    value >= least &&
    value <= most

export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
