// Building blocks of the words of Gloria Mundi: total tables over events, options, reasons and fields, in any language.
import { own } from '@/core/own.ts'
import { headOf, partOf } from '@/core/option.ts'
import type {
  GloriaEvent,
  GloriaField,
  GloriaMap,
  GloriaOption,
  OptionHead,
  Reason,
  ToldCorrection,
} from '../rules/index.ts'

/** Names as the map has them; cities with their number, other areas by their number alone. */
export interface Names {
  readonly area: (id: string | null) => string
  readonly player: (id: string | null) => string
  readonly players: (ids: readonly string[]) => string
  readonly people: (id: string | null) => string
  /** A name out of the map's data, as a region's, in this language. */
  readonly called: (name: string) => string
  readonly list: (words: readonly string[]) => string
}

type EventWords = {
  readonly [Kind in GloriaEvent['kind']]: (
    event: Extract<GloriaEvent, { readonly kind: Kind }>,
    names: Names,
  ) => string
}

/** What was set right, as it is now: a sentence without its full stop. */
export type CorrectedWords = {
  readonly [Figure in ToldCorrection['figure']]: (
    correction: Extract<ToldCorrection, { readonly figure: Figure }>,
    names: Names,
  ) => string
}

export const correctedIn = <Figure extends ToldCorrection['figure']>(
  words: CorrectedWords,
  figure: Figure,
  correction: Extract<ToldCorrection, { readonly figure: Figure }>,
  names: Names,
): string => words[figure](correction, names)

export interface Tables {
  readonly and: string
  readonly nobody: string
  /** A king by their first city. */
  readonly kingIn: (city: string) => string
  /** Names of the default map that this language words anew, by those in its file. */
  readonly names: Readonly<Record<string, string>>
  readonly events: EventWords
  readonly options: Readonly<Record<OptionHead, (part: string, names: Names) => string>>
  readonly reasons: Readonly<Record<Reason, string>>
  readonly fields: Readonly<Record<GloriaField, string>>
}

/** As the default map's file has it; a map of one's own may call its kings what it likes. */
const kingInFile = (city: string): string => `King in ${city}`

const namesIn = (
  { nodes, factions, natives, continents }: GloriaMap,
  { and, nobody, kingIn, names }: Tables,
): Names => {
  const worded = (name: string): string => own(names, name) ?? name
  const areas = new Map(
    nodes.map(({ id, name }) => [
      id,
      name === null ? id : /^\d/u.test(id) ? `${worded(name)} (${id})` : worded(name),
    ]),
  )
  const kingOf = ({ name, start }: GloriaMap['factions'][number]): string => {
    const city = nodes.find(({ id }) => id === start)?.name ?? null
    return city !== null && name === kingInFile(city) ? kingIn(worded(city)) : worded(name)
  }
  const known = new Map([
    ...factions.map((faction) => [faction.id, kingOf(faction)] as const),
    ...[...natives, ...continents].map(({ id, name }) => [id, worded(name)] as const),
  ])
  const called = (id: string | null): string => (id === null ? nobody : (known.get(id) ?? id))
  const list = (words: readonly string[]): string => {
    const last = words.at(-1)
    if (last === undefined) return nobody
    return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`
  }
  return {
    area: (id) => (id === null ? nobody : (areas.get(id) ?? called(id))),
    player: called,
    players: (ids) => list(ids.map(called)),
    people: called,
    called: worded,
    list,
  }
}

export const isHeadIn = ({ options }: Tables, head: string): head is OptionHead =>
  Object.hasOwn(options, head)

/** The words of one language over one map. */
export const wordsFrom = (tables: Tables, map: GloriaMap) => {
  const names = namesIn(map, tables)
  const tell = <Kind extends GloriaEvent['kind']>(
    kind: Kind,
    event: Extract<GloriaEvent, { readonly kind: Kind }>,
  ): string => tables.events[kind](event, names)
  return {
    names,
    event: (event: GloriaEvent): string => tell(event.kind, event),
    option: (option: GloriaOption): string => {
      const head = headOf(option)
      return isHeadIn(tables, head) ? tables.options[head](partOf(option), names) : ''
    },
    reason: (reason: Reason): string => tables.reasons[reason],
    field: (field: GloriaField): string => tables.fields[field],
  }
}

/** `U3+U7>12`: the units, and the stations after them. */
export const stations = (part: string): readonly [readonly string[], readonly string[]] => {
  const [units = '', ...areas] = part.split('>')
  return [units.split('+'), areas.map((area) => area.split(':')[0] ?? area)]
}
