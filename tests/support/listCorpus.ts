// The corpus of lists as people write them, class by class, each with the reading that a person would give it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  characters,
  type Army,
  type Battalion,
  type Submission,
} from '@/games/eagles/rules/index.ts'

export interface CorpusList {
  /** The class of the issue: the name of its file. */
  readonly kind: string
  readonly id: string
  /** The name of the file it comes in; empty if it is pasted. */
  readonly file: string
  readonly text: string
  /** What a person reads in it, "player@nation: battalions" for each list; empty: nobody could be sure. */
  readonly expected: readonly string[]
  /** A person would ask back. */
  readonly mayBeTold: boolean
}

const folder = join(import.meta.dirname, '../lists/corpus')
const mark = '%%%% '

function listIn(kind: string, block: string): CorpusList {
  const [id = '', ...lines] = block.split('\n')
  const heads = lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length))
  const said = (heads.find((line) => line.startsWith('= ')) ?? '= told').slice(2)
  const parts = said.split(' | ')
  const mayBeTold = parts[0] === 'told'
  return {
    kind,
    id,
    file: heads.find((line) => line.startsWith('file: '))?.slice(6) ?? '',
    text: lines.filter((line) => !line.startsWith(mark)).join('\n'),
    expected: (mayBeTold ? (parts[1] ?? '') : said).split(' // ').filter((list) => list !== ''),
    mayBeTold,
  }
}

const beginning = /^%%%% (?=[a-z0-9-]+$)/m

export const corpus: readonly CorpusList[] = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .sort()
  .flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split(beginning)
      .slice(1)
      .map((block) => listIn(file.replace('.txt', ''), block)),
  )

function bare(battalion: Battalion): string {
  const { quality, rankers, characters: counts, light, rifles } = battalion
  const carried = characters
    .filter((kind) => counts[kind] > 0)
    .map((kind) => (counts[kind] === 1 ? kind : `${String(counts[kind])} ${kind}s`))
  const marks = [light ? 'light' : '', rifles ? 'rifles' : ''].filter((each) => each !== '')
  return [`${quality ?? 'none'} ${String(rankers)}`, ...carried, ...marks].join(', ')
}

export const bareArmy = ({ nation, battalions }: Army): string =>
  `${nation}: ${battalions.map(bare).join('; ')}`

export type Rating = 'right' | 'told' | 'wrong'

const isTold = ({ list }: Submission): boolean => !list.ok || list.value.unread.length > 0

/** How a reading compares with what a person reads. */
export function rate(list: CorpusList, read: readonly Submission[]): Rating {
  if (read.some(isTold)) return list.mayBeTold ? 'right' : 'told'
  const found = read.map(({ player, list: each }) => ({
    player,
    army: each.ok ? bareArmy(each.value.army) : '',
  }))
  const isAsExpected =
    found.length === list.expected.length &&
    list.expected.every((expected, n) => {
      const [, player, army] = /^(?:([^@]*)@)?(.*)$/s.exec(expected) ?? []
      // A name below the list is only offered.
      const named = found[n]?.player ?? ''
      return found[n]?.army === army && [undefined, '', named].includes(named === '' ? '' : player)
    })
  return isAsExpected ? 'right' : 'wrong'
}
