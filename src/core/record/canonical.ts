// One spelling for each piece of JSON, so that equal data has equal hashes (RFC 8785 for the data we keep).

/**
 * Keys sorted, no spaces; a key whose value is undefined is left out, as in JSON. For plain data only: objects,
 * arrays, strings, finite numbers, booleans and null.
 */
export const canonicalJson = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  return Array.isArray(value) ? canonicalList(value) : canonicalObject(value)
}

const canonicalList = (list: readonly unknown[]): string => {
  let text = '['
  for (let place = 0; place < list.length; place += 1)
    text += (place === 0 ? '' : ',') + canonicalJson(list[place])
  return text + ']'
}

const canonicalObject = (object: object): string => {
  let text = ''
  for (const [key, value] of Object.entries(object).sort(byKey)) {
    if (value === undefined) continue
    text += (text === '' ? '' : ',') + JSON.stringify(key) + ':' + canonicalJson(value)
  }
  return '{' + text + '}'
}

/** By UTF-16 code units, as RFC 8785 wants it: the same in every locale. */
const byKey = (one: readonly [string, unknown], other: readonly [string, unknown]): number =>
  one[0] < other[0] ? -1 : 1
