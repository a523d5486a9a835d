// A backup that was read: what it says about itself, and everything in it, ready to be restored.
import type { Header } from './format.ts'
import type { Papers } from './papers.ts'
import type { Unit } from './unit.ts'

export interface Backup {
  readonly header: Header
  readonly units: readonly Unit[]
  readonly papers: Papers
}

export interface Contents {
  readonly armies: number
  readonly battles: number
  readonly events: number
}

export const contentsOf = (units: readonly Unit[]): Contents => ({
  armies: units.filter(({ kind }) => kind === 'army').length,
  battles: units.filter(({ kind }) => kind === 'battle').length,
  events: units.filter(({ kind }) => kind === 'event').length,
})
