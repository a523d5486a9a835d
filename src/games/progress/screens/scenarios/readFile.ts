// A scenario from a file: strictly read, or refused with the place of its first fault; nothing is kept then.
import { readScenario, type Fault, type Scenario } from '../../rules/index.ts'
import { refused, type Result } from '@/core/result.ts'

/** More than any scenario takes. */
const mostCharacters = 200_000

/** `not-json`: nothing could be read at all. */
export function scenarioIn(text: string): Result<Scenario, Fault | 'not-json'> {
  if (text.length > mostCharacters) return refused('not-json')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return refused('not-json')
  }
  return readScenario(json)
}

/** As the file is written. */
export const textOf = (scenario: Scenario): string => `${JSON.stringify(scenario, null, 2)}\n`
