// Reads a stored map of any campaign: sound, though its check may still find fault, for it is being drawn.
import type { DocumentCodec } from '@/storage/documents/documentKind.ts'
import { readMap, type MapFields, type MapFile } from './rules/index.ts'

export const mapCodec = (campaigns: readonly MapFields[]): DocumentCodec => ({
  decode: (value) => (campaigns.some((fields) => readMap(value, fields).ok) ? value : null),
  // Only what was decoded gets here.
  title: (value) => (value as MapFile).name,
})
