// Maps of one's own for the map campaigns, as a kind of stored things: a campaign adds the fields of its maps here.
import { documentKind } from '@/storage/documents/documentKind.ts'

export const mapKind = documentKind({
  name: 'campaignMaps',
  version: 1,
  order: 20,
  load: async () => {
    const [{ mapCodec }, { delugeMapFields }, { gloriaMapFields }] = await Promise.all([
      import('./campaign/mapCodec.ts'),
      import('./deluge/rules/index.ts'),
      import('./gloria/rules/index.ts'),
    ])
    return mapCodec([delugeMapFields, gloriaMapFields])
  },
})
