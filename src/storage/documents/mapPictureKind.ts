// Pictures behind maps, as a kind of stored things: like photographs they are in a backup on wish only.
import { documentKind } from './documentKind.ts'

export const mapPictureKind = documentKind({
  name: 'mapPictures',
  version: 1,
  order: 40,
  onWish: true,
  load: async () => (await import('./mapPictureCodec.ts')).mapPictureCodec,
})
