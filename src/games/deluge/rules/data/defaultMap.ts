// The default map of The Deluge: ours, drawn after the real geography, for the original is lost.
import { readMap } from '../../../campaign/rules/index.ts'
import { delugeMapFields, type DelugeMap } from '../map.ts'
import json from './defaultMap.json' with { type: 'json' }

const read = readMap<DelugeMap>(json, delugeMapFields)
if (!read.ok) throw new Error('the default map does not fit its own format')

export const defaultMap: DelugeMap = read.value
