// What can befall a file on its way: each mutation takes the text of a good backup and spoils it in one manner.
import fc from 'fast-check'
import { printRecord, type Header } from '@/storage/backup/format.ts'
import { seal } from './tableByTable.ts'

const linesOf = (text: string): string[] => text.trimEnd().split('\n')
const joined = (lines: readonly string[]): string => `${lines.join('\n')}\n`

/** Every spoiler gets a whole number of its own to choose where and how. */
type Spoil = (text: string, n: number) => string

const at = (n: number, length: number): number => n % Math.max(1, length)

const flip: Spoil = (text, n) => {
  const place = at(n, text.length)
  const code = text.charCodeAt(place) ^ (1 << (n % 7))
  return text.slice(0, place) + String.fromCharCode(code) + text.slice(place + 1)
}
const cut: Spoil = (text, n) => text.slice(0, at(n, text.length))
const cutFront: Spoil = (text, n) => text.slice(1 + at(n, text.length - 1))
const insert: Spoil = (text, n) => {
  const place = at(n, text.length)
  return text.slice(0, place) + '\u0000"{[,9e99'.charAt(n % 9) + text.slice(place)
}
const dropLine: Spoil = (text, n) => {
  const lines = linesOf(text)
  return joined(lines.filter((_, place) => place !== at(n, lines.length)))
}
const doubleLine: Spoil = (text, n) => {
  const lines = linesOf(text)
  const place = at(n, lines.length)
  return joined([...lines.slice(0, place + 1), ...lines.slice(place)])
}
const swapLines: Spoil = (text, n) => {
  const lines = linesOf(text)
  const place = at(n, lines.length - 1)
  const [one = '', other = ''] = lines.slice(place, place + 2)
  return joined([...lines.slice(0, place), other, one, ...lines.slice(place + 2)])
}
const zeros: Spoil = (text, n) => {
  const place = at(n, text.length)
  return text.slice(0, place) + '\0'.repeat(64) + text.slice(place + 64)
}
const otherNumber: Spoil = (text, n) => {
  const numbers = [...text.matchAll(/\d+/g)]
  const found = numbers[at(n, numbers.length)]
  const place = found?.index ?? 0
  const wild = ['-1', '1e308', '9007199254740993', '-0', '0.5', 'NaN', '0'][n % 7] ?? ''
  return text.slice(0, place) + wild + text.slice(place + (found?.[0].length ?? 0))
}
const otherVersion: Spoil = (text, n) =>
  text.replace('"backupFormat":2', `"backupFormat":${String((n % 5) - 2)}`)
const appended: Spoil = (text, n) => text + (['\n', 'x', '{}'][n % 4] ?? text)

/** Values that a forger, who can make true hashes and seals, may put in place of any value. */
const wild: readonly unknown[] = [
  null,
  -1,
  0.5,
  1e300,
  '',
  '\u202Ex',
  [],
  {},
  true,
  'x'.repeat(3000),
]

function poisoned(json: unknown, n: number): unknown {
  if (typeof json !== 'object' || json === null) return wild[n % wild.length]
  const keys = Object.keys(json)
  const key = keys[at(n, keys.length + 1)]
  if (key === undefined) return wild[n % wild.length]
  const inner: unknown = Reflect.get(json, key)
  const next = n % 3 === 0 ? wild[n % wild.length] : poisoned(inner, Math.floor(n / 3))
  if (Array.isArray(json))
    return json.map((each: unknown, place) => (String(place) === key ? next : each))
  return { ...json, [n % 11 === 0 ? '__proto__x' : key]: next }
}

/** The header and the seal fit: only what is inside a record is not what the app writes. */
const forge: Spoil = (text, n) => {
  const lines = linesOf(text)
  const header = JSON.parse(lines[0] ?? '') as Header
  const records = lines
    .slice(1, -1)
    .map((line) => JSON.parse(line) as { t: string; k: string; v: unknown })
  const place = at(n, records.length)
  const changed = records.map((record, index) =>
    index === place ? { ...record, v: poisoned(record.v, Math.floor(n / 7)) } : record,
  )
  return seal(header, changed.map(printRecord))
}

const spoilers = {
  flip,
  cut,
  cutFront,
  insert,
  dropLine,
  doubleLine,
  swapLines,
  zeros,
  otherNumber,
  otherVersion,
  appended,
  forge,
} as const satisfies Record<string, Spoil>

/** A spoiled backup and the way it was spoiled. */
export const spoiledBackups = (text: string): fc.Arbitrary<{ how: string; text: string }> =>
  fc
    .tuple(fc.constantFrom(...Object.keys(spoilers)), fc.nat({ max: 2 ** 31 - 1 }), fc.nat(3))
    .map(([how, n, again]) => {
      const spoil = Object.entries(spoilers).find(([name]) => name === how)?.[1] ?? flip
      const once = spoil(text, n)
      return { how, text: again === 0 ? flip(once, n >> 3) : once }
    })
