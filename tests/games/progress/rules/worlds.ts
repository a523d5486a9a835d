// Set-ups for the properties, and the mirror: seats, countries and answers with the sides swapped.
import type { Answer } from '@/core/conversation.ts'
import { defaultHouseRules, type HouseRules, type Scenario } from '@/games/progress/rules/index.ts'

export const person = { name: '', player: 'person' } as const

export const houseRules = (given: Partial<HouseRules> = {}): HouseRules => ({
  ...defaultHouseRules,
  ...given,
})

/** In a row the neutrals change places too. */
const swapsNeutrals = (scenario: Scenario): boolean =>
  scenario.countries.length === 4 &&
  !scenario.neighbours.some(([one, two]) => one === 'a' && two === 'n2')

const swapped = (word: string, isRow: boolean): string => {
  if (word === 'a') return 'b'
  if (word === 'b') return 'a'
  if (isRow && word === 'n1') return 'n2'
  return isRow && word === 'n2' ? 'n1' : word
}

/** An option or an army in words: everything that is a country or a side in it changes. */
const swappedWord = (word: string, isRow: boolean): string =>
  /^[a-z0-9]+(?:>[a-z0-9]+)?:/u.test(word) || /^(?:a|b|n1|n2)$/u.test(word)
    ? word.replace(/^[a-z0-9]+|(?<=>)[a-z0-9]+/gu, (id) => swapped(id, isRow))
    : word

/** Set-ups and states alike; the scenario stays as it is, for it is its own mirror. */
export function mirrored<T>(value: T, scenario: Scenario): T {
  const isRow = swapsNeutrals(scenario)
  const order = scenario.countries.map(({ id }) => id)
  const places = ['normal', 'fortified', 'capital', 'capital-fortified']
  const rank = (word: string): number => {
    const [country = '', posture = ''] = word.split(':')
    return order.indexOf(country) * 4 + places.indexOf(posture)
  }
  const turned = (part: unknown): unknown => {
    if (part === scenario) return part
    if (typeof part === 'string') return swappedWord(part, isRow)
    if (Array.isArray(part)) {
      const items = part.map(turned)
      const isArmies = items.every((item) => typeof item === 'string' && /^\w+:/u.test(item))
      // Options are compared as sets, armies are listed in order.
      return isArmies && !items.some((item) => String(item).includes('>'))
        ? items.toSorted((one, other) => rank(String(one)) - rank(String(other)))
        : items.toSorted((one, other) => (String(one) < String(other) ? -1 : 1))
    }
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => [swapped(key, isRow), turned(item)]),
    )
  }
  return turned(value) as T
}

export const mirroredAnswer = (
  answer: Answer<never>,
  kind: string,
  scenario: Scenario,
): Answer<never> => {
  if (answer.kind === 'dice') return { ...answer, faces: answer.faces.toReversed() }
  if (answer.kind !== 'choice' || kind === 'card') return answer
  return { kind: 'choice', option: swappedWord(answer.option, swapsNeutrals(scenario)) }
}
