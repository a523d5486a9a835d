// The odds of a position: each plan is worked out once, in pieces, and begun before anybody asks where time is left.
import {
  whatIfInSteps,
  type BattleState,
  type Forecast,
  type Plan,
} from '@/games/eagles/rules/index.ts'
import { whenIdle } from './whenIdle.ts'

interface Working {
  readonly steps: Generator<void, Forecast>
  forecast: Forecast | null
}

/** A position is never changed in place; one that is gone takes its odds with it. */
const known = new WeakMap<BattleState, Map<string, Working>>()

function workingOn(state: BattleState, plan: Plan): Working {
  const plans = known.get(state) ?? new Map<string, Working>()
  known.set(state, plans)
  const key = JSON.stringify(plan)
  const working = plans.get(key) ?? { steps: whatIfInSteps(state, plan), forecast: null }
  plans.set(key, working)
  return working
}

/** Goes on where it stopped for so many milliseconds; null if that was not enough. */
export function forecastWithin(most: number, state: BattleState, plan: Plan): Forecast | null {
  const working = workingOn(state, plan)
  const until = performance.now() + most
  while (working.forecast === null) {
    const step = working.steps.next()
    if (step.done === true) working.forecast = step.value
    else if (performance.now() >= until) break
  }
  return working.forecast
}

/** Milliseconds that no tap notices. */
const slice = 8

/** One plan after the other while nothing else is to do. Returns how it is called off; what is begun goes on later. */
export function lookAhead(state: BattleState, plans: readonly Plan[]): () => void {
  let left = plans
  const goOn = (): void => {
    const [plan, ...others] = left
    if (plan === undefined) return
    if (forecastWithin(slice, state, plan) !== null) left = others
    whenIdle(goOn)
  }
  whenIdle(goOn)
  return () => {
    left = []
  }
}
