// Photographs taken at the table, as a kind of stored things: small rows, each with its picture as a part.
import { documentKind } from '../documents/documentKind.ts'
import { photoKindName } from './photo.ts'

export const photoKind = documentKind({
  name: photoKindName,
  version: 1,
  order: 30,
  onWish: true,
  load: async () => (await import('./photoCodec.ts')).photoCodec,
})
