// The switch that decides at run time which mutant is planted, and notes which ones a test comes across.

declare global {
  var mutant: (id: number) => boolean
}

/** No mutant is planted; every switch that is passed is noted. */
export const watchSwitches = (): ReadonlySet<number> => {
  const seen = new Set<number>()
  globalThis.mutant = (id) => {
    seen.add(id)
    return false
  }
  return seen
}

export const plantMutant = (planted: number): void => {
  globalThis.mutant = (id) => id === planted
}
