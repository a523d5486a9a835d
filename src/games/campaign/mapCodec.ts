// Reads a stored map of any campaign: sound, though its check may still find fault, for it is being drawn.
import { isObject, isText } from '@/core/record/json.ts'
import type { DocumentCodec } from '@/storage/documents/documentKind.ts'
import { readMap, type MapFields } from './rules/index.ts'

export const mapCodec = (campaigns: readonly MapFields[]): DocumentCodec => ({
  decode: (value) => (campaigns.some((fields) => readMap(value, fields).ok) ? value : null),
  title: (value) => (isObject(value) && isText(value['name']) ? value['name'] : ''),
})
