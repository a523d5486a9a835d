// Which battalions the open question is about: their counters wear the gold frame.
import type { BattlePrompt, BattleState } from '@/rules/eagles/index.ts'

const singles = ['battalion', 'target', 'charger'] as const
const nested = {
  volley: ['shooter', 'target'],
  charge: ['charger', 'target'],
  round: ['winner', 'loser'],
  check: ['battalion'],
  move: ['battalion'],
} as const

function numberAt(from: object, key: string): readonly number[] {
  const value: unknown = Reflect.get(from, key)
  return typeof value === 'number' && value >= 0 ? [value] : []
}

export function aboutWhom(state: BattleState, prompt: BattlePrompt | null): ReadonlySet<number> {
  if (prompt === null) return new Set()
  const { about } = prompt
  const found = singles.flatMap((key) => numberAt(about, key))
  for (const [key, inner] of Object.entries(nested)) {
    const part: unknown = Reflect.get(about, key)
    if (typeof part === 'object' && part !== null)
      found.push(...inner.flatMap((each) => numberAt(part, each)))
  }
  const [fight] = numberAt(about, 'fight')
  const fought = fight === undefined ? undefined : state.fights.find(({ id }) => id === fight)
  if (fought !== undefined) found.push(fought.charger, fought.charged)
  return new Set(found)
}
