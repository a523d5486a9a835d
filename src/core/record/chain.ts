// The chain of hashes through a record: it shows where one was changed or cut off.
import { once } from '../once.ts'
import type { Kinds } from '../game.ts'
import { canonicalJson } from './canonical.ts'
import type { Entry, GameRecord, Opening } from './record.ts'
import { sha256 } from './sha256.ts'

/** Entries never change, and each is asked for where it is read, where its chain is checked, and where it is played. */
export const hashOfEntry = once((entry: Pick<Entry<Kinds>, 'previous'>) =>
  sha256(canonicalJson(entry)),
)

export const hashOfOpening = (opening: Opening): string => {
  const { format, version, game, rulesVersion, setup } = opening
  return sha256(canonicalJson({ format, version, game, rulesVersion, setup }))
}

/** Long enough to notice that the rules changed; the chain itself is guarded by whole hashes. */
const checksumDigits = 8

export const checksumOf = (events: readonly unknown[]): string =>
  sha256(canonicalJson(events)).slice(0, checksumDigits)

/** Without I, L, O and U: nothing sounds or looks like a digit, and no words come about. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const bitsInLetter = 5
const lettersInCode = 10

/**
 * Ten characters that two players read to each other: equal codes mean the same battle, to one in 10^15. The first six
 * are the whole code of older versions. It says nothing about how the dice fell: who records them can choose them.
 */
export const codeOf = (hash: string): string => {
  const bits = Number.parseInt(hash.slice(0, 13), 16) // 52 bits: exact, and two more than are wanted
  return Array.from({ length: lettersInCode }, (_, place) =>
    letters.charAt(Math.floor(bits / 2 ** (47 - bitsInLetter * place)) % 32),
  ).join('')
}

/** Entries are counted from 1, and 0 is the opening. */
export type ChainProblem =
  | { readonly code: 'tampered'; readonly entry: number }
  /** What is left is sound and ends here; the head speaks of `wanted` entries. */
  | { readonly code: 'cut-off'; readonly entry: number; readonly wanted: number }

/** The first place where the record is not what was written; null if every link holds. */
export const chainProblem = <K extends Kinds>(record: GameRecord<K>): ChainProblem | null => {
  const { entries, head } = record
  const hashes = [hashOfOpening(record), ...entries.map(hashOfEntry)]
  const named = [...entries.map((entry) => entry.previous), head.hash]
  const isWhole = (place: number): boolean => hashes[place] === named[place]
  const broken = entries.findIndex((_, place) => !isWhole(place))
  // The hash that fails is of what stands before; yet if the next one fails too, the link itself was rewritten.
  if (broken >= 0) return { code: 'tampered', entry: isWhole(broken + 1) ? broken : broken + 1 }
  if (head.entries > entries.length)
    return { code: 'cut-off', entry: entries.length, wanted: head.entries }
  if (head.entries < entries.length) return { code: 'tampered', entry: head.entries + 1 }
  return isWhole(entries.length) ? null : { code: 'tampered', entry: entries.length }
}
