// The nation of a list: its headings, the words above it, or, where it is the only list, the words below it (law e).
import type { Nation } from '../model.ts'
import type { List, Near } from './armies.ts'
import { factsOf } from './facts.ts'
import type { Text } from './items.ts'
import { isSignOf } from './tokens.ts'

export interface Named {
  /** Null: it is said nowhere, or it is left open. */
  readonly nation: Nation | null
  /** Words that name it, and nothing else of a list. */
  readonly by: ReadonlySet<Text>
  /** It stands below the list. */
  readonly isBelow: boolean
}

const asked: Named = { nation: null, by: new Set(), isBelow: false }

/** Without danger, a question, or another nation in the same words. */
const isSure = (source: string, { tokens, isTold }: Text): boolean => {
  const { nations, danger } = factsOf(source, tokens, false)
  return nations.length === 1 && !danger && !isTold && !tokens.some((token) => isSignOf(token, '?'))
}

/** Words of the writer that may name the nation. */
const isSpoken = ({ text, isShared }: Near): boolean =>
  !isShared && (text.as === null || text.as === 'title' || text.as === 'part')

/** The words of a sentence that name one nation. */
export const namesNation =
  (source: string) =>
  (text: Text): boolean =>
    (text.as === null || text.as === 'title') && isSure(source, text)

/** The nation that words name if all that hold one agree; null: one of them leaves it open. */
function spoken(source: string, near: readonly Near[]): Named | null {
  const naming = near.filter(
    (each) =>
      isSpoken(each) &&
      (each.text.isTold || factsOf(source, each.text.tokens, true).nations.length > 0),
  )
  if (naming.length === 0) return null
  const nations = new Set(naming.flatMap(({ text }) => factsOf(source, text.tokens, true).nations))
  const [nation, ...more] = nations
  const isOpen =
    nation === undefined || more.length > 0 || !naming.every(({ text }) => isSure(source, text))
  return isOpen ? asked : { nation, by: new Set(naming.map(({ text }) => text)), isBelow: false }
}

const unique = (nations: readonly (Nation | null)[]): readonly Nation[] => [
  ...new Set(nations.filter((nation) => nation !== null)),
]

/** `isOnly`: the text holds no other list. */
export function nationOf(source: string, list: List, isOnly: boolean): Named {
  const above = list.near.filter(({ where }) => where === 'above')
  const strong = unique(
    list.headings.map(({ heading }) => (heading.isWeak ? null : heading.nation)),
  )
  const own = strong.length > 0 ? strong : unique([list.inherited])
  const [nation, ...more] = own
  const isAsked = above.some(({ text }) => text.isTold && text.as === null)
  if (isAsked || more.length > 0) return asked
  const said = spoken(source, above)
  if (nation !== undefined) {
    const by = list.near
      .filter((each) => each.where === 'above' || isSpoken(each))
      .map(({ text }) => text)
      .filter(
        (text) => isSure(source, text) && factsOf(source, text.tokens, true).nations[0] === nation,
      )
    return { nation, by: new Set(by), isBelow: false }
  }
  if (said !== null) return said
  const weak = unique(list.headings.map(({ heading }) => (heading.isWeak ? heading.nation : null)))
  if (weak.length > 0) return { ...asked, nation: weak.length === 1 ? (weak[0] ?? null) : null }
  return isOnly ? below(source, list) : asked
}

function below(source: string, list: List): Named {
  const [nation, ...more] = unique(list.headingsBelow.map(({ heading }) => heading.nation))
  const said = spoken(
    source,
    list.near.filter(({ where }) => where === 'below'),
  )
  if (more.length > 0 || (nation !== undefined && said !== null && said.nation !== nation))
    return asked
  if (nation !== undefined) return { nation, by: said?.by ?? new Set(), isBelow: true }
  return said === null ? asked : { ...said, isBelow: said.nation !== null }
}
