// Armies as a kind of stored things: a table of their own, and one file for all of them as their second copy.
import type { Kind } from './kind.ts'

export const armyKind: Kind = {
  name: 'armies',
  version: 1,
  order: 1,
  table: 'armies',
  parts: null,
  derived: ['bin', 'sortName', 'points', 'words'],
  copy: { line: 'army' },
  load: async () => (await import('./armyCodec.ts')).armyCodec,
}
