// The army file.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkArmy, decodeFile, encodeFile, sampleArmies } from '@/games/eagles/rules/index.ts'
import { anyArmy, army, battalion, patient, runs } from '@tests/support/armies.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

const format = 'aide-de-camp/army'
const file = (armies: unknown, version: unknown = 1): string =>
  JSON.stringify({ format, version, armies })
const smallest = { nation: 'french', battalions: [{ quality: 'green', rankers: 16 }] }

describe('an army file', () => {
  test('carries everything: names, notes, limits, misprints, whatever is wrong', patient, () => {
    fc.assert(
      fc.property(fc.array(anyArmy, { minLength: 1, maxLength: 3 }), (armies) => {
        expect(valueOf(decodeFile(encodeFile(armies)))).toEqual(armies)
      }),
      { numRuns: runs },
    )
  })

  test('does not carry our ids, and gives its own', () => {
    const [sample = army('french')] = sampleArmies
    const renumbered = {
      ...sample,
      battalions: sample.battalions.map((each) => ({ ...each, id: 9 })),
    }
    expect(encodeFile([renumbered])).toBe(encodeFile([sample]))
    expect(valueOf(decodeFile(encodeFile([renumbered])))).toEqual([sample])
  })

  test('may leave out what is usual', () => {
    expect(valueOf(decodeFile(file([smallest])))).toEqual([army('french', battalion('green', 16))])
  })

  test('may begin with a byte-order mark', () => {
    expect(valueOf(decodeFile(`\uFEFF${file([smallest])}`))).toHaveLength(1)
  })

  test('with a word that is no quality has a problem, but is read', () => {
    const odd = { nation: 'french', battalions: [{ quality: 'elite', rankers: 16 }] }
    const [read = army('french')] = valueOf(decodeFile(file([odd])))
    expect(checkArmy(read).map(({ code }) => code)).toEqual(['quality'])
  })

  test('with keys that were made to hurt is read without them', () => {
    const before = Object.getOwnPropertyNames(Object.prototype)
    const text = `{"format":"${format}","version":1,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},
      "armies":[{"__proto__":{"polluted":1},"nation":"french","toString":1,"battalions":[{"__proto__":{"light":true},"quality":"green","rankers":16}]}]}`
    const [read] = valueOf(decodeFile(text))
    expect(read).toEqual(army('french', battalion('green', 16)))
    expect(read && Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
  })
})

describe('a file is refused', () => {
  test.each(['', 'British', '{', '[1,', '{"a":1}}'])('as no JSON: %j', (text) => {
    expect(problemOf(decodeFile(text))).toBe('not-json')
  })

  test.each(['null', '1', '"x"', '[]', '{}', '{"format":"other","version":1,"armies":[]}'])(
    'as no army file: %s',
    (text) => {
      expect(problemOf(decodeFile(text))).toBe('not-an-army')
    },
  )

  test('as made by a newer version, whatever else it holds', () => {
    expect(problemOf(decodeFile(file('something new', 2)))).toBe('unknown-version')
  })

  const withHead = (head: object): string => file([{ ...smallest, ...head }])
  const withBattalion = (fields: object): string =>
    file([{ nation: 'french', battalions: [{ quality: 'green', rankers: 16, ...fields }] }])

  test.each([
    ['no armies', file([])],
    ['armies that are no list', file({})],
    ['an army that is none', file([null])],
    ['no version', file([smallest], null)],
    ['a version that is no number', file([smallest], '1')],
    ['a nation that is none', withHead({ nation: 'swedish' })],
    ['a limit below 8', withHead({ limit: 7 })],
    ['a limit with a fraction', withHead({ limit: 200.5 })],
    ['a budget that is none', withHead({ budget: 'some' })],
    ['a name that is no text', withHead({ name: 1 })],
    ['a note that is no text', withHead({ note: {} })],
    ['battalions that are no list', withHead({ battalions: {} })],
    [
      '201 battalions',
      withHead({ battalions: Array.from({ length: 201 }, () => smallest.battalions[0]) }),
    ],
    ['a total of minus one', withHead({ statedTotal: -1 })],
    ['no Rankers', withBattalion({ rankers: undefined })],
    ['Rankers in words', withBattalion({ rankers: '16' })],
    ['half a Ranker', withBattalion({ rankers: 16.5 })],
    ['501 Rankers', withBattalion({ rankers: 501 })],
    ['minus zero Rankers', file([smallest]).replace('16', '-0')],
    ['endless Rankers', file([smallest]).replace('16', '1e999')],
    ['100 drummers', withBattalion({ characters: { drummer: 100 } })],
    ['characters that are none', withBattalion({ characters: 3 })],
    ['Light that is neither yes nor no', withBattalion({ light: 1 })],
    ['stated points of a third', withBattalion({ statedPoints: 0.3 })],
  ])('with %s', (_, text) => {
    expect(problemOf(decodeFile(text))).toBe('not-an-army')
  })

  test('as too big: characters, depth and values are counted before it is parsed', () => {
    expect(problemOf(decodeFile(' '.repeat(2_000_001)))).toBe('too-big')
    expect(problemOf(decodeFile('['.repeat(100_000)))).toBe('too-big')
    expect(problemOf(decodeFile(`${'['.repeat(13)}${']'.repeat(13)}`))).toBe('too-big')
    expect(problemOf(decodeFile(`${'['.repeat(12)}${']'.repeat(12)}`))).toBe('not-an-army')
    expect(problemOf(decodeFile(`[${'0,'.repeat(60_000)}0]`))).toBe('too-big')
    expect(problemOf(decodeFile(`"${'[{,:'.repeat(40_000)}"`))).toBe('not-an-army')
  })

  test('and never thrown at anybody', patient, () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => file(json)),
        ),
        (text) => {
          decodeFile(text)
        },
      ),
      { numRuns: runs },
    )
  })

  test('or read, however it was damaged: never half', patient, () => {
    const text = encodeFile(sampleArmies)
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.nat(40),
        fc.string({ maxLength: 3 }),
        (at, cut, instead) => {
          const read = decodeFile(text.slice(0, at) + instead + text.slice(at + cut))
          if (read.ok)
            expect(read.value.every((each) => each.battalions.every(({ id }) => id > 0))).toBe(true)
        },
      ),
      { numRuns: runs },
    )
  })
})
