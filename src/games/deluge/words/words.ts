// Building blocks of the words of The Deluge: total tables over events, options, reasons and fields, in any language.
import { own } from '@/core/own.ts'
import { umpire } from '@/core/game.ts'
import { headOf, partOf } from '@/core/option.ts'
import type {
  DelugeEvent,
  DelugeField,
  DelugeMap,
  DelugeOption,
  DelugeReason,
  FieldHead,
  LedgerReason,
  OptionHead,
  Phase,
  Relation,
  ResultWord,
} from '../rules/index.ts'

/** Names as the map has them; forces are called by their numbers. */
export interface Names {
  readonly node: (id: string | null) => string
  readonly faction: (id: string | null) => string
  readonly factions: (ids: readonly string[]) => string
}

export type EventOf<Kind extends DelugeEvent['kind']> = Extract<
  DelugeEvent,
  { readonly kind: Kind }
>

type EventWords = {
  readonly [Kind in DelugeEvent['kind']]: (
    event: Extract<DelugeEvent, { readonly kind: Kind }>,
    names: Names,
  ) => string
}

/** What is told to one faction alone, and says "you" to it. */
const personal = ['noted', 'skipped', 'noSheet', 'booked', 'learned', 'entered', 'clock'] as const
type Personal = (typeof personal)[number]

export interface Tables {
  /** Names of the default map in this language, by what the map calls them in English. */
  readonly onMap: Readonly<Record<string, string>>
  readonly and: string
  readonly nobody: string
  readonly phases: Readonly<Record<Phase, string>>
  readonly relations: Readonly<Record<Relation, string>>
  readonly results: Readonly<Record<ResultWord, string>>
  readonly ledger: Readonly<Record<LedgerReason, string>>
  readonly events: EventWords
  /** The same for a reader of everything: it comes after the name of the faction that was told. */
  readonly ofAnother: Pick<EventWords, Personal>
  readonly options: Readonly<Record<OptionHead, (part: string, names: Names) => string>>
  readonly reasons: Readonly<Record<DelugeReason, string>>
  readonly fields: Readonly<Record<FieldHead, (part: string) => string>>
}

const namesIn = ({ nodes, factions }: DelugeMap, { and, nobody, onMap }: Tables): Names => {
  const spoken = (name: string): string => own(onMap, name) ?? name
  const nodeNames = new Map(nodes.map(({ id, name }) => [id, spoken(name ?? id)]))
  const factionNames = new Map(factions.map(({ id, name }) => [id, spoken(name)]))
  const faction = (id: string | null): string =>
    id === null ? nobody : (factionNames.get(id) ?? id)
  return {
    node: (id) => (id === null ? nobody : (nodeNames.get(id) ?? id)),
    faction,
    factions: (ids) => {
      const list = ids.map(faction)
      const last = list.pop()
      if (last === undefined) return nobody
      return list.length === 0 ? last : `${list.join(', ')} ${and} ${last}`
    },
  }
}

const isPersonal = (
  event: DelugeEvent,
): event is Extract<DelugeEvent, { readonly kind: Personal }> =>
  personal.some((kind) => kind === event.kind)

const isHead = (tables: Tables, head: string): head is OptionHead =>
  Object.hasOwn(tables.options, head)

const isFieldHead = (tables: Tables, head: string): head is FieldHead =>
  Object.hasOwn(tables.fields, head)

/** The words of one language over one map. */
export const wordsFrom = (tables: Tables, map: DelugeMap) => {
  const names = namesIn(map, tables)
  const tell = <Kind extends DelugeEvent['kind']>(
    kind: Kind,
    event: Extract<DelugeEvent, { readonly kind: Kind }>,
  ): string => tables.events[kind](event, names)
  const ofAnother = <Kind extends Personal>(
    kind: Kind,
    event: Extract<DelugeEvent, { readonly kind: Kind }>,
  ): string => tables.ofAnother[kind](event, names)
  const event = (told: DelugeEvent): string => tell(told.kind, told)
  return {
    names,
    event,
    /** For the umpire, and for all when the campaign is over. */
    eventOfAll: (told: DelugeEvent): string => {
      const [reader, ...others] = told.to ?? []
      if (reader === undefined || reader === umpire || others.length > 0 || !isPersonal(told))
        return event(told)
      return `${names.faction(reader)}: ${ofAnother(told.kind, told)}`
    },
    option: (option: DelugeOption): string => {
      const head = headOf(option)
      return isHead(tables, head) ? tables.options[head](partOf(option), names) : ''
    },
    reason: (reason: DelugeReason): string => tables.reasons[reason],
    field: (field: DelugeField): string => {
      const head = headOf(field)
      return isFieldHead(tables, head) ? tables.fields[head](partOf(field)) : ''
    },
  }
}

/** `F2>minsk`: both ends. */
export const ends = (part: string): readonly [string, string] => {
  const [from = '', to = ''] = part.split('>')
  return [from, to]
}

/** `2+4`: both places. */
export const pair = (part: string): readonly [string, string] => {
  const [one = '', other = ''] = part.split('+')
  return [one, other]
}
