// Tickets to the table, and outcomes on their way back, that came to this phone: a kind of stored things.
import { documentKind } from './documentKind.ts'

export const ticketKind = documentKind({
  name: 'tickets',
  version: 1,
  order: 15,
  load: async () => (await import('./ticketCodec.ts')).ticketCodec,
})
