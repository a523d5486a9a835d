// Short words for what a reader makes of a text, so that a table of lists reads like one.
import type { Battalion, Nation } from '@/games/eagles/rules/army/model.ts'
import { readText } from '@/games/eagles/rules/army/text/read.ts'
import type { ReadArmy } from '@/games/eagles/rules/army/text/reading.ts'

export type State = 'now' | 'look' | 'told' | 'asked' | 'none'

export function stateOf(armies: readonly ReadArmy[]): State {
  if (armies.some(({ unread }) => unread.length > 0)) return 'told'
  if (armies.some(({ nationUnsaid }) => nationUnsaid === true)) return 'asked'
  return armies.some(({ because }) => because.length > 0) ? 'look' : 'now'
}

const letters = { drummer: 'd', sergeant: 's', ensign: 'e', officer: 'o' } as const

/** "guards24", "veteran28LR do": quality, Rankers, Light, rifles, characters. */
export function battalionWords({ quality, rankers, light, rifles, characters }: Battalion): string {
  const own = `${quality ?? '?'}${rankers}${light ? 'L' : ''}${rifles ? 'R' : ''}`
  const have = (['drummer', 'sergeant', 'ensign', 'officer'] as const)
    .map((kind) => letters[kind].repeat(characters[kind]))
    .join('')
  return have === '' ? own : `${own} ${have}`
}

export interface Told {
  readonly state: State
  readonly nations: readonly Nation[]
  readonly lists: readonly string[]
  readonly armies: readonly ReadArmy[]
}

export function told(text: string): Told {
  const read = readText(text)
  const armies = read.ok ? read.value.armies : []
  return {
    state: armies.length === 0 ? 'none' : stateOf(armies),
    nations: armies.map(({ army }) => army.nation),
    lists: armies.map(({ army }) => army.battalions.map(battalionWords).join(', ')),
    armies,
  }
}
