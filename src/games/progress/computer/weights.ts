// What self-play has taught about each scenario: two sets of weights, written by `npm run train`.

export const weights: Readonly<Record<string, readonly (readonly number[])[]>> = {}
