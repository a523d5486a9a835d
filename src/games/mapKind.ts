// Maps of one's own for the map campaigns, as a kind of stored things: a campaign adds the fields of its maps here.
import { documentKind } from '@/storage/documents/documentKind.ts'

export const mapKind = documentKind({
  name: 'campaignMaps',
  version: 1,
  order: 20,
  load: async () => {
    // Each in a statement of its own: of the rules, the worker that reads backups then gets what is named here, and no more.
    const { mapCodec } = await import('./campaign/mapCodec.ts')
    const { delugeMapFields } = await import('./deluge/rules/index.ts')
    const { gloriaMapFields } = await import('./gloria/rules/index.ts')
    return mapCodec([delugeMapFields, gloriaMapFields])
  },
})
