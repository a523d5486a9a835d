// The battle as a screen reader has it: roles and names, nothing else. Who plays by this plays by what is said.
import type { Page } from '@playwright/test'

type Place = 'head' | 'armies' | 'orders' | 'main' | 'answer' | 'tools' | 'elsewhere'

interface Named {
  readonly role: string
  readonly name: string
  readonly place: Place
  readonly isOff: boolean
}

export interface Look {
  readonly parts: readonly Named[]
  /** Changes with every answer and with every result that has been read. */
  readonly scene: string
  /** What is asked; `result` while a result is to be read, empty when the battle is over. */
  readonly asks: string
  readonly question: string
  readonly phase: string
  /** 0 before the first. */
  readonly turn: number
}

const places: readonly (readonly [RegExp, Place])[] = [
  [/^banner/, 'head'],
  [/^region "Battalions/, 'armies'],
  [/^group "Order for/, 'orders'],
  [/^main/, 'main'],
  [/^region "Answer"/, 'answer'],
  [/^navigation "Battle tools"/, 'tools'],
]

const line = /^(?<indent> *)- '?(?<role>[a-z]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<marks>[^:"]*)/

const unquoted = (text: string): string => text.replaceAll("''", "'").replaceAll('\\"', '"')

/** One line of the tree for each part; a part without a name has none. */
function partsOf(tree: string): readonly Named[] {
  let place: Place = 'elsewhere'
  return tree.split('\n').flatMap((text): readonly Named[] => {
    const found = line.exec(text)?.groups
    if (found === undefined) return []
    const { indent = '', role = '', name = '', marks = '' } = found
    if (indent === '')
      place = places.find(([start]) => start.test(`${role} "${name}"`))?.[1] ?? 'elsewhere'
    return [{ role, name: unquoted(name), place, isOff: marks.includes('[disabled]') }]
  })
}

const stageOf = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('[data-scene]')
    return {
      scene: stage?.getAttribute('data-scene') ?? '',
      asks: stage?.getAttribute('data-asks') ?? '',
      phase: document.querySelector('.phase')?.textContent.trim() ?? '',
    }
  })

export async function lookAt(page: Page): Promise<Look> {
  for (;;) {
    // Dice that roll on are watched; nobody answers meanwhile.
    await page.locator('[data-scene]:not([data-asks="rolling"])').waitFor()
    const before = await stageOf(page)
    const tree = await page.locator('body').ariaSnapshot()
    const stage = await stageOf(page)
    // The screen went on between the looks: names of one scene would answer the next.
    if (before.scene !== stage.scene || before.asks !== stage.asks) continue
    const parts = partsOf(tree)
    const heading = parts.find(({ role, place }) => role === 'heading' && place === 'main')
    const turn = Number(/strong: Turn (\d+)/.exec(tree)?.[1] ?? 0)
    return { parts, ...stage, turn, question: heading?.name ?? '' }
  }
}

export const buttonsIn = ({ parts }: Look, place: Place): readonly string[] =>
  parts
    .filter((part) => part.role === 'button' && part.place === place && !part.isOff)
    .map(({ name }) => name)

/** How each battalion's counter is called: "British 1st, 36 Rankers, good order, line". */
export const countersIn = (look: Look): readonly string[] => buttonsIn(look, 'armies')
