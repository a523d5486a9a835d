// A scenario as JSON, with one of its fields changed.
import { thirtyYearsWar, type Scenario } from '@/games/progress/rules/index.ts'

export const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The scenario with one field of another value, by its path. */
export function changed(
  path: string,
  value: unknown,
  scenario: Scenario = thirtyYearsWar,
): unknown {
  const copy = json(scenario) as Record<string, unknown>
  const keys = path.split('.')
  let part: Record<string, unknown> = copy
  for (const key of keys.slice(0, -1)) part = part[key] as Record<string, unknown>
  const last = keys.at(-1) ?? ''
  if (value === undefined) Reflect.deleteProperty(part, last)
  else part[last] = value
  return copy
}
