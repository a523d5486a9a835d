// Events with the lists that came in for them, as a kind of stored things. Each is large, and copied by itself.
import type { Kind } from '../kind.ts'

export const eventKind: Kind = {
  name: 'events',
  version: 1,
  order: 5,
  table: 'events',
  parts: { table: 'eventEntries', owner: 'eventId' },
  derived: [],
  copy: 'each',
  load: async () => (await import('./eventCodec.ts')).eventCodec,
}
