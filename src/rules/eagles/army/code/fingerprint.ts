// The fingerprint of a list: the same eight characters for lists that play the same, others for all others (to one in a million million).
import { nations, type Army } from '../model.ts'
import { putBattalion } from './battalionBits.ts'
import { newBits, putBits } from './bits.ts'

/** Crockford's base 32: no I, L, O or U, so that it can be read aloud and copied by hand. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const signs = 8
const bitsPerSign = 5

/** FNV-1a of 64 bits, folded to 40. */
const offsetBasis = 0xcbf29ce484222325n
const prime = 0x100000001b3n
const kept = BigInt(signs * bitsPerSign)

function hash40(bytes: readonly number[]): bigint {
  let hash = offsetBasis
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime)
  return (hash >> kept) ^ BigInt.asUintN(Number(kept), hash)
}

/** Of the nation and the battalions in their order; names, notes, limit and stated points do not count. */
export function fingerprint(army: Army): string {
  const writer = newBits()
  putBits(writer, nations.indexOf(army.nation), 4)
  for (const battalion of army.battalions) putBattalion(writer, battalion)
  const hash = hash40(writer.bytes)
  return Array.from({ length: signs }, (_, place) => {
    const shift = BigInt((signs - 1 - place) * bitsPerSign)
    return alphabet.charAt(Number((hash >> shift) & 31n))
  }).join('')
}
