// A backup that was read: what it says about itself and everything in it, without the rows: these stay in the file.
import { allKinds } from '../kindList.ts'
import type { Header } from './format.ts'
import type { Listed } from './listed.ts'
import type { Papers } from './papers.ts'

/**
 * The file, and how it gave what is in it: thing by thing (`apart`), each only when all of it was read (`held`), or as what
 * is sound of a raw export.
 */
export interface Source {
  readonly file: Blob
  readonly how: 'apart' | 'held' | 'raw'
  /** The places of what it gives and the restore does not want. */
  readonly without?: readonly number[]
}

export interface Backup {
  readonly header: Header
  /** In the order in which the source gives them. */
  readonly units: readonly Listed[]
  readonly papers: Papers
  readonly source: Source
}

export interface Contents {
  readonly battles: number
  /** How many of each kind, by its name. */
  readonly kinds: Readonly<Record<string, number>>
}

type Counted = { readonly kind: 'battle' } | { readonly kind: 'thing'; readonly of: string }

export function contentsOf(units: readonly Counted[]): Contents {
  const kinds = Object.fromEntries(allKinds().map(({ name }) => [name, 0]))
  for (const unit of units) if (unit.kind === 'thing') kinds[unit.of] = (kinds[unit.of] ?? 0) + 1
  return { battles: units.filter(({ kind }) => kind === 'battle').length, kinds }
}
