// Knowledge that a campaign gives the editor: its maps, its check, the fields of places, links and factions, its looks and words.
import type { MapFile, MapFields, MapProblem } from '../../rules/index.ts'
import type { FactionLook } from '../factionLooks.ts'

/** A change that a field makes; the same one may be made to a newer map. */
export type Change<M extends MapFile> = (map: M) => M

interface FieldOf {
  /** Unique within its form. */
  readonly key: string
  readonly label: string
}

/** One field that stands by itself, with its value now. */
export type PlainField<M extends MapFile> =
  | (FieldOf & {
      readonly kind: 'flag'
      readonly value: boolean
      readonly set: (value: boolean) => Change<M>
    })
  | (FieldOf & {
      readonly kind: 'choice'
      readonly value: string
      readonly options: readonly { readonly value: string; readonly label: string }[]
      readonly set: (value: string) => Change<M>
    })
  | (FieldOf & {
      readonly kind: 'number'
      readonly value: number
      readonly min: number
      readonly max: number
      readonly set: (value: number) => Change<M>
    })
  | (FieldOf & {
      readonly kind: 'text'
      readonly value: string
      readonly most: number
      readonly hint?: string
      /** Several lines may be written. */
      readonly isLong?: boolean
      /** Why it cannot be so; null: it can. */
      readonly refuse?: (value: string) => string | null
      readonly set: (value: string) => Change<M>
    })
  | (FieldOf & {
      /** Any of some. */
      readonly kind: 'several'
      readonly value: readonly string[]
      readonly options: readonly { readonly value: string; readonly label: string }[]
      readonly set: (value: string, isOn: boolean) => Change<M>
    })
  | (FieldOf & {
      /** A figure for each of those that are named; 0 takes one out. Where it can only be 1, it is not shown. */
      readonly kind: 'figures'
      readonly value: readonly {
        readonly value: string
        readonly label: string
        readonly n: number
      }[]
      /** What may be added. */
      readonly options: readonly { readonly value: string; readonly label: string }[]
      readonly max: number
      readonly set: (value: string, n: number) => Change<M>
    })

/** One of a list, with fields of its own. */
interface FieldRow<M extends MapFile> {
  readonly key: string
  readonly title: string
  readonly fields: readonly PlainField<M>[]
  /** Null: it must stay. */
  readonly remove: Change<M> | null
}

export type FormField<M extends MapFile> =
  | PlainField<M>
  | (FieldOf & {
      readonly kind: 'rows'
      readonly rows: readonly FieldRow<M>[]
      /** Null: there is room for no more. */
      readonly more: { readonly label: string; readonly add: Change<M> } | null
    })

type Node<M extends MapFile> = M['nodes'][number]
type Faction<M extends MapFile> = M['factions'][number]

/** Factions that come and go while a map is drawn. */
interface FactionChanges<M extends MapFile> {
  /** Null: the map has room for no more. */
  readonly fresh: (map: M, name: string) => Faction<M> | null
  /** Why there is no room, in words. */
  readonly full: () => string
  /** What a map says of one elsewhere, in words: it goes with it. */
  readonly goesWith: (map: M, faction: Faction<M>) => readonly string[]
  /** Takes that out. */
  readonly forgotten: (map: M, faction: string) => M
}

export interface MapCampaign<M extends MapFile> {
  /** As map files name it. */
  readonly game: string
  /** The address of the campaign's first page. */
  readonly home: string
  readonly builtIn: readonly { readonly map: M; readonly name: () => string }[]
  readonly fields: MapFields
  readonly check: (map: M) => readonly MapProblem[]
  /** A copy with its names in the language that is spoken now. */
  readonly spoken: (map: M) => M
  readonly look: (map: M, faction: string | null) => FactionLook
  /** Whose place it is at the start. */
  readonly holder: (map: M, node: Node<M>) => string | null
  readonly nodeName: (node: Node<M>) => string
  /** What a list says of a place beside its name and its owner. */
  readonly nodeFacts: (map: M, node: Node<M>) => readonly string[]
  readonly mark: (node: Node<M>) => 'capital' | 'home' | 'plain'
  readonly freshNode: (
    map: M,
    at: { readonly x: number; readonly y: number },
    name: string,
  ) => Node<M>
  readonly nodeForm: (map: M, node: Node<M>) => readonly FormField<M>[]
  readonly factionForm: (map: M, faction: Faction<M>) => readonly FormField<M>[]
  readonly factions: FactionChanges<M>
  readonly mapForm: (map: M) => readonly FormField<M>[]
  /** In the order of the form. */
  readonly linkTags: () => readonly { readonly tag: string; readonly label: string }[]
  /** Takes out what the map says elsewhere of a place that goes. */
  readonly forgotten: (map: M, node: string) => M
  /** Puts right what follows from the rest, after every change. */
  readonly tidied: (map: M) => M
  /** A sentence with the name of what it is about, for the problems that are the campaign's own. */
  readonly problemWords: (problem: MapProblem, map: M) => string | null
}
