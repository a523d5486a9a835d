// A backup that was read: what it says about itself, and everything in it, ready to be restored.
import { allKinds } from '../kindList.ts'
import type { Header } from './format.ts'
import type { Papers } from './papers.ts'
import type { Unit } from './unit.ts'

export interface Backup {
  readonly header: Header
  readonly units: readonly Unit[]
  readonly papers: Papers
}

export interface Contents {
  readonly battles: number
  /** How many of each kind, by its name. */
  readonly kinds: Readonly<Record<string, number>>
}

export function contentsOf(units: readonly Unit[]): Contents {
  const kinds = Object.fromEntries(allKinds().map(({ name }) => [name, 0]))
  for (const unit of units) if (unit.kind === 'thing') kinds[unit.of] = (kinds[unit.of] ?? 0) + 1
  return { battles: units.filter(({ kind }) => kind === 'battle').length, kinds }
}
