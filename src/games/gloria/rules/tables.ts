// The tables of Gloria Mundi as data: units, prices, sieges, fleets, natives; editable before the start, then frozen.
import type { Refusal } from '../../../core/conversation.ts'
import type { Result } from '../../../core/result.ts'
import {
  exactly,
  flag,
  listOf,
  matching,
  objectOf,
  readAs,
  text,
  whole,
  type Fields,
  type Shape,
} from '../../campaign/rules/index.ts'
import { powerIds, type PowerId } from './powerIds.ts'

export const brigadeTypes = [
  'infantry',
  'light-cavalry',
  'heavy-cavalry',
  'artillery',
  'supply',
] as const
/** GM-UNIT-02: the types that can be built. */
export type BrigadeType = (typeof brigadeTypes)[number]
export const unitKinds = ['army', ...brigadeTypes, 'insurgent'] as const
export type UnitKind = (typeof unitKinds)[number]

export const specialIds = [
  'siege-guns',
  'very-heavy-artillery',
  'horse-artillery',
  'marksmen',
  'guard',
  'wagonburg',
  'double-regiment',
  'engineers',
  'cadre',
  'fanatics',
  'terror',
  'horse-archers',
] as const
export type Special = (typeof specialIds)[number]

export const purchaseIds = ['build', 'combine', 'hire', 'unsack', 'fleet', 'fort', 'court'] as const
export type PurchaseId = (typeof purchaseIds)[number]

/** Whether the source had it, or ours stands in. */
type Source = 'stated' | 'missing'

export interface SiegeRow {
  readonly die: number
  readonly taken: boolean
  /** Of a row that is taken: what becomes of those inside. */
  readonly inside?: 'eliminated' | 'leave'
  /** Of a row that holds: how many units inside are degraded. */
  readonly insideDegraded?: number
  /** How many besieging units are degraded. */
  readonly besieger: number
  readonly source: Source
}

export interface FleetRow {
  readonly die: number
  readonly blocker: 'degraded' | 'returns'
  readonly interceptor: 'degraded' | 'returns'
  readonly moves: boolean
  readonly source: Source
}

interface KhanRow {
  readonly die: number
  readonly attack?: 'army' | 'two light-cavalry'
  readonly sack?: number
}

interface DealRow {
  readonly die: number
  readonly brigades?: number
  readonly postLost?: number
}

interface CourtRow {
  readonly die: number
  readonly kingdomAttacks?: boolean
  readonly silenceOthers?: boolean
  readonly kingdomYours?: boolean
  readonly postLost?: number
}

export interface Tables {
  readonly format: 'aide-de-camp/tables'
  readonly version: 1
  readonly campaign: 'gloria-mundi'
  readonly money: { readonly unit: number; readonly name: string }
  readonly units: readonly {
    readonly id: UnitKind
    readonly tableUnits: number
    readonly generals: number
    readonly contents: readonly (readonly [number, string])[]
    readonly contentsSource: Source
  }[]
  readonly purchases: readonly { readonly id: PurchaseId; readonly price: number }[]
  readonly siege: readonly SiegeRow[]
  readonly cardorSiege: readonly SiegeRow[]
  readonly fleets: readonly FleetRow[]
  readonly khan: readonly KhanRow[]
  readonly deal: readonly DealRow[]
  readonly court: readonly CourtRow[]
  readonly powers: readonly { readonly id: PowerId; readonly kind: 'passive' | 'use' | 'turn' }[]
  readonly specials: readonly { readonly id: Special }[]
}

const source = exactly('stated', 'missing')
const rule: Shape = matching(/^GM-[A-Z]+-\d{1,2}$/u)
const common: Fields = { source, rule }

/** Six rows, by their die in order. */
const rows =
  (fields: Fields, optional: Fields = {}): Shape =>
  (json, path) => {
    const row = objectOf({ die: whole(1, 6), ...common, ...fields }, optional)
    const list = readAs<readonly { readonly die: number }[]>(listOf(row, 6, 6), json, path)
    if (!list.ok) return list.problem.path
    const wrong = list.value.findIndex(({ die }, place) => die !== place + 1)
    return wrong < 0 ? null : `${path}.${wrong}.die`
  }

/** Every id once, in any order. */
const all =
  (ids: readonly string[], shape: Shape): Shape =>
  (json, path) => {
    const exact = listOf(shape, ids.length, ids.length)
    const list = readAs<readonly { readonly id: string }[]>(exact, json, path)
    if (!list.ok) return list.problem.path
    const found = list.value.map(({ id }) => id)
    const wrong = found.findIndex((id, place) => found.indexOf(id) !== place)
    return wrong < 0 ? null : `${path}.${wrong}.id`
  }

const contents: Shape = (json, path) => {
  if (!Array.isArray(json) || json.length !== 2) return path
  const [count, what]: readonly unknown[] = json
  return whole(1, 99)(count, path) ?? text(40)(what, path)
}

const siegeRows = rows(
  { taken: flag, besieger: whole(0, 2) },
  { inside: exactly('eliminated', 'leave'), insideDegraded: whole(0, 2) },
)

const unitShape = objectOf(
  {
    id: exactly(...unitKinds),
    tableUnits: whole(1, 99),
    generals: whole(0, 20),
    source,
    contents: listOf(contents, 20),
    contentsSource: source,
  },
  {
    cavalry: flag,
    besieges: flag,
    noAttrition: flag,
    buildable: flag,
    generalRatings: listOf(whole(1, 9), 20),
  },
)

const tablesShape: Shape = objectOf({
  format: exactly('aide-de-camp/tables'),
  version: exactly(1),
  campaign: exactly('gloria-mundi'),
  money: objectOf({ unit: whole(1, 1_000_000), name: text(40) }),
  units: all(unitKinds, unitShape),
  purchases: all(
    purchaseIds,
    objectOf({
      id: exactly(...purchaseIds),
      letter: matching(/^[A-Z]$/u),
      price: whole(1, 9_999),
      scale: exactly('basic', 'advanced', 'world'),
      ...common,
    }),
  ),
  siege: siegeRows,
  cardorSiege: siegeRows,
  fleets: rows({
    blocker: exactly('degraded', 'returns'),
    interceptor: exactly('degraded', 'returns'),
    moves: flag,
  }),
  khan: rows({}, { attack: exactly('army', 'two light-cavalry'), sack: whole(1, 9) }),
  deal: rows({}, { brigades: whole(1, 3), postLost: exactly(1) }),
  court: rows(
    {},
    { kingdomAttacks: flag, silenceOthers: flag, kingdomYours: flag, postLost: exactly(1) },
  ),
  powers: all(
    powerIds,
    objectOf({
      id: exactly(...powerIds),
      city: matching(/^\d\d$/u),
      kind: exactly('passive', 'use', 'turn'),
      rule,
    }),
  ),
  specials: all(specialIds, objectOf({ id: exactly(...specialIds) })),
})

/** Strict: six rows in every table of dice, every unit, price, power and special unit once. */
export const readTables = (json: unknown, path = ''): Result<Tables, Refusal> =>
  readAs<Tables>(tablesShape, json, path)

/** The row of a face, 1 to 6. */
export const rowOf = <R extends { readonly die: number }>(table: readonly R[], die: number): R => {
  const row = table[die - 1]
  if (row === undefined) throw new RangeError(`no row for ${die}`)
  return row
}
