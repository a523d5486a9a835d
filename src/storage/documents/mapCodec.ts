// Reads a stored map of either campaign: sound, though its check may still find fault, for it is being drawn.
import { readMap, type MapFile } from '@/games/campaign/rules/index.ts'
import { delugeMapFields } from '@/games/deluge/rules/index.ts'
import { gloriaMapFields } from '@/games/gloria/rules/index.ts'
import type { DocumentCodec } from './document.ts'

export const mapCodec: DocumentCodec = {
  decode: (value) =>
    [delugeMapFields, gloriaMapFields].some((fields) => readMap(value, fields).ok) ? value : null,
  // Only what was decoded gets here.
  title: (value) => (value as MapFile).name,
}
