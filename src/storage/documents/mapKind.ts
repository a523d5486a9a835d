// Maps of one's own for the map campaigns, as a kind of stored things.
import { documentKind } from './documentKind.ts'

export const mapKind = documentKind({
  name: 'campaignMaps',
  version: 1,
  order: 20,
  load: async () => (await import('./mapCodec.ts')).mapCodec,
})
