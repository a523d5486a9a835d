// Unit that is restored whole or not at all: one thing with its parts, or one battle with all its entries.
import { canonicalJson } from '@/core/record/canonical.ts'
import { sha256 } from '@/core/record/sha256.ts'
import { isStrange, kindNamed } from '../documents/strangers.ts'
import { isDocumentKind } from '../documents/document.ts'
import type { Codec, Kind, Naming, Unit as Whole } from '../kind.ts'
import type { BattleRow, EntryRow, HeadRow } from './battleDecoder.ts'
import { codecFor, readEnvelope } from './codecs.ts'

export interface ThingUnit extends Whole {
  readonly kind: 'thing'
  /** The name of its kind: a unit that was read comes out of a worker, and takes no code along. */
  readonly of: string
  /** The same for the same content, whatever its ids and its dates: what a restore compares. */
  readonly content: string
  /** Of a newer version: it is kept, and never goes. */
  readonly isStrange: boolean
}

export interface BattleUnit {
  readonly kind: 'battle'
  readonly content: string
  readonly battle: BattleRow
  readonly head: HeadRow
  readonly entries: readonly EntryRow[]
  /** The hash after each entry, and before the first: who has one of these knows everything up to it. */
  readonly hashes: readonly string[]
}

export type Unit = ThingUnit | BattleUnit

/** Under this id, its parts through one naming. */
function withIds(kind: Kind, codec: Codec, unit: Whole, id: string, idOf: Naming): Whole {
  const { row, parts } = codec.rename(unit, idOf)
  const owner = kind.parts === null ? {} : { [kind.parts.owner]: id }
  return {
    row: { ...row, id },
    parts: parts.map((part) => ({ ...part, id: idOf(part.id), ...owner })),
  }
}

const dates: readonly string[] = ['createdAt', 'updatedAt', 'binnedAt']

/** Dates do not count, being in the bin does. */
const undated = (row: object): object => ({
  ...Object.fromEntries(Object.entries(row).filter(([column]) => !dates.includes(column))),
  isBinned: 'binnedAt' in row && row.binnedAt !== null,
})

/** Numbers in the order in which they are asked for. */
function numbering(first: readonly string[]): Naming {
  const numbers = new Map(first.map((id, n) => [id, String(n)]))
  return (id) => {
    const number = numbers.get(id) ?? String(numbers.size)
    numbers.set(id, number)
    return number
  }
}

/** Sorted by what they say without any id, so that new ids change nothing. */
function sorted(kind: Kind, codec: Codec, unit: Whole): Whole {
  const bare = withIds(kind, codec, unit, '', () => '').parts.map(canonicalJson)
  const parts = unit.parts
    .map((part, place) => ({ part, text: bare[place] ?? '' }))
    .sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))
  return { row: unit.row, parts: parts.map(({ part }) => part) }
}

export function thingUnit(kind: Kind, unit: Whole): ThingUnit {
  const codec = codecFor(kind)
  const inOrder = sorted(kind, codec, unit)
  const plain = withIds(kind, codec, inOrder, '', numbering(inOrder.parts.map(({ id }) => id)))
  const said = { of: kind.name, row: undated(plain.row), parts: plain.parts.map(undated) }
  return {
    kind: 'thing',
    of: kind.name,
    content: sha256(canonicalJson(said)),
    row: unit.row,
    parts: unit.parts,
    isStrange: isDocumentKind(kind) && isOfNewer(unit),
  }
}

function isOfNewer({ row, parts }: Whole): boolean {
  const [thing, ...rest] = [row, ...parts].map(readEnvelope)
  return (
    thing !== undefined &&
    thing !== null &&
    isStrange({ row: thing, parts: rest.filter((part) => part !== null) })
  )
}

/** Under ids of its own. They sort as the old ones did, so that two parts that say the same stay in order. */
export function renamedThing(unit: ThingUnit): ThingUnit {
  const old = unit.parts.map(({ id }) => id).sort()
  const fresh = old.map((): string => crypto.randomUUID()).sort()
  const ids = new Map(old.map((id, n) => [id, fresh[n] ?? id]))
  const idOf = (id: string): string => {
    const known = ids.get(id) ?? crypto.randomUUID()
    ids.set(id, known)
    return known
  }
  const kind = kindNamed(unit.of)
  return { ...unit, ...withIds(kind, codecFor(kind), unit, crypto.randomUUID(), idOf) }
}
