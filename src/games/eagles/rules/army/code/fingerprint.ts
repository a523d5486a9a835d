// The fingerprint of a list: eight characters that two people can compare, over all that matters in play.
import { sha256 } from '../../../../../core/record/sha256.ts'
import { characters, type Army } from '../model.ts'

/** Crockford's base 32: without I, L, O and U, so that nothing looks like something else. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const bitsPerCharacter = 5
const length = 8

/** What is hashed, as text (docs/formats.md): never change it, or printed fingerprints no longer agree. */
const essence = ({ nation, battalions }: Army): string =>
  [
    `march-of-eagles 1 ${nation}`,
    ...battalions.map(({ quality, rankers, characters: counts, light, rifles }) =>
      [
        quality ?? 'none',
        rankers,
        ...characters.map((kind) => counts[kind]),
        light ? 'light' : 'line',
        rifles ? 'rifles' : 'muskets',
      ].join(' '),
    ),
  ].join('\n')

/**
 * The same for two lists of the same nation with the same battalions in the same order, whatever their
 * names, notes and limits; different, but for one chance in 2⁴⁰, for any others.
 */
export function fingerprint(army: Army): string {
  const bits = Number.parseInt(sha256(essence(army)).slice(0, (length * bitsPerCharacter) / 4), 16)
  return Array.from({ length }, (_, place) =>
    alphabet.charAt(Math.floor(bits / 32 ** (length - 1 - place)) % 32),
  ).join('')
}
