// What the words of Gloria Mundi are made of: total tables over events, options, reasons and fields, in any language.
import { headOf, partOf } from '@/core/option.ts'
import {
  optionHeads,
  type GloriaEvent,
  type GloriaField,
  type GloriaMap,
  type GloriaOption,
  type OptionHead,
  type Reason,
} from '../rules/index.ts'

/** Names as the map has them; cities with their number, other areas by their number alone. */
export interface Names {
  readonly area: (id: string | null) => string
  readonly player: (id: string | null) => string
  readonly players: (ids: readonly string[]) => string
  readonly people: (id: string | null) => string
  readonly list: (words: readonly string[]) => string
}

type EventWords = {
  readonly [Kind in GloriaEvent['kind']]: (
    event: Extract<GloriaEvent, { readonly kind: Kind }>,
    names: Names,
  ) => string
}

export interface Tables {
  readonly and: string
  readonly nobody: string
  readonly events: EventWords
  readonly options: Readonly<Record<OptionHead, (part: string, names: Names) => string>>
  readonly reasons: Readonly<Record<Reason, string>>
  readonly fields: Readonly<Record<GloriaField, string>>
}

const namesIn = (
  { nodes, factions, natives, continents }: GloriaMap,
  { and, nobody }: Tables,
): Names => {
  const areas = new Map(
    nodes.map(({ id, name }) => [
      id,
      name === null ? id : /^\d/u.test(id) ? `${name} (${id})` : name,
    ]),
  )
  const known = new Map([...factions, ...natives, ...continents].map(({ id, name }) => [id, name]))
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
    list,
  }
}

const isHead = (head: string): head is OptionHead => Object.hasOwn(optionHeads, head)

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
      return isHead(head) ? tables.options[head](partOf(option), names) : ''
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
