// The default map and tables of Gloria Mundi: the map is ours, for the original is lost.
import { readMap } from '../../../campaign/rules/index.ts'
import { gloriaMapFields, type GloriaMap } from '../map.ts'
import { readTables, type Tables } from '../tables.ts'
import mapJson from './defaultMap.json' with { type: 'json' }
import tablesJson from './defaultTables.json' with { type: 'json' }

const map = readMap<GloriaMap>(mapJson, gloriaMapFields)
if (!map.ok) throw new Error('the default map does not fit its own format')

const tables = readTables(tablesJson)
if (!tables.ok) throw new Error('the default tables do not fit their own format')

export const defaultMap: GloriaMap = map.value
export const defaultTables: Tables = tables.value
