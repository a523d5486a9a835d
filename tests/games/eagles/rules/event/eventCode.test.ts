// Codes and files of events as somebody else may have written them: each bound, and what is refused beyond it.
import { describe, expect, test } from 'vitest'
import { byteWriter } from '@/games/eagles/rules/army/code/byteStream.ts'
import { sealed } from '@/games/eagles/rules/army/code/sealed.ts'
import {
  allowsAllNations,
  bounds,
  decodeEvent,
  decodeEventFile,
  defaultHouseRules,
  encodeEvent,
  encodeEventFile,
  eventCodeIn,
  isPossible,
  nations,
  newEvent,
  readEvent,
  underEvent,
  type ClubEvent,
} from '@/games/eagles/rules/index.ts'
import { army } from '@tests/support/armies.ts'

interface Written {
  readonly allowed?: number
  readonly flags?: number
  /** The limit, then a cap for every flag. */
  readonly numbers?: readonly number[]
  readonly rules?: readonly string[]
  readonly more?: readonly number[]
}

/** A code byte by byte, as docs/formats.md has it. */
function codeOf({
  allowed = 255,
  flags = 1,
  numbers = [200],
  rules = [],
  more = [],
}: Written): string {
  const writer = byteWriter()
  writer.byte(allowed)
  writer.byte(flags)
  for (const number of numbers) writer.number(number)
  for (const text of ['Muster', '2026-05-16', 'Ulm', '']) writer.text(text)
  writer.number(rules.length)
  for (const rule of rules) writer.text(rule)
  for (const byte of more) writer.byte(byte)
  return sealed(writer)
}

const read = (written: Written): ClubEvent | null => {
  const decoded = decodeEvent(codeOf(written))
  return decoded.ok ? decoded.value : null
}

const plain: ClubEvent = { ...newEvent('Muster'), date: '2026-05-16', place: 'Ulm' }

describe('a code', () => {
  test('says the same for ever', () => {
    expect(read({})).toEqual(plain)
    expect(encodeEvent(plain)).toBe(codeOf({}))
    const changed = { ...plain, houseRules: { ...defaultHouseRules, budget: 'exact' as const } }
    expect(encodeEvent(changed)).toBe(codeOf({ rules: ['budget=exact'] }))
  })

  test.each<[string, Written, Partial<ClubEvent>]>([
    ['the first nation', { allowed: 1 }, { nations: ['british'] }],
    ['the last nation', { allowed: 128 }, { nations: ['other'] }],
    ['two nations', { allowed: 6 }, { nations: ['french', 'prussian'] }],
    ['nobody light', { flags: 0 }, { lightAllowed: false }],
    ['few battalions', { flags: 3, numbers: [200, 5] }, { mostBattalions: 5 }],
    ['few Guards', { flags: 5, numbers: [200, 5] }, { mostGuards: 5 }],
    ['few Green', { flags: 9, numbers: [200, 5] }, { mostGreen: 5 }],
    ['no Guards at all', { flags: 5, numbers: [200, 0] }, { mostGuards: 0 }],
    [
      'every cap',
      { flags: 15, numbers: [200, 7, 8, 9] },
      { mostBattalions: 7, mostGuards: 8, mostGreen: 9 },
    ],
    ['the most battalions', { flags: 3, numbers: [200, 200] }, { mostBattalions: 200 }],
    ['the least points', { numbers: [8] }, { limit: 8 }],
    ['the most points', { numbers: [bounds.limit] }, { limit: bounds.limit }],
    ['fewer turns', { rules: ['turns=6'] }, { houseRules: { ...defaultHouseRules, turns: 6 } }],
    [
      'a rule many times',
      { rules: new Array<string>(200).fill('turns=6') },
      { houseRules: { ...defaultHouseRules, turns: 6 } },
    ],
  ])('that asks for %s is read', (_, written, asked) => {
    expect(read(written)).toEqual({ ...plain, ...asked })
  })

  test.each<[string, Written]>([
    ['no nation', { allowed: 0 }],
    ['an unknown flag', { flags: 16 }],
    ['an unknown flag beside others', { flags: 17 }],
    ['too many battalions', { flags: 3, numbers: [200, 201] }],
    ['too few points', { numbers: [7] }],
    ['too many points', { numbers: [bounds.limit + 1] }],
    ['a cap that is missing', { flags: 3 }],
    ['something left over', { more: [0] }],
    ['a rule that is none', { rules: ['turns'] }],
    ['a rule without a name', { rules: ['=6'] }],
    ['a rule that nobody knows', { rules: ['t=6'] }],
    ['a value that nobody knows', { rules: ['turns=600'] }],
    ['more rules than there are', { rules: new Array<string>(201).fill('turns=6') }],
  ])('with %s is refused', (_, written) => {
    expect(decodeEvent(codeOf(written))).toEqual({ ok: false, problem: 'damaged' })
  })

  test('has no value in words where it is a figure, nor the other way round', () => {
    expect(read({ rules: ['turns=six'] })).toBeNull()
    expect(read({ rules: ['budget=6'] })).toBeNull()
  })
})

test.each([
  ['#/events/add/1abc', '1abc'],
  ['x#/events/add/1a-b_c', '1a-b_c'],
  ['https://x.org/#/events/\n add/1a bc. See you', '1abc'],
  ['#/events/add/', ''],
  ['#/events/1abc', null],
  ['', null],
])('the code in %j is %j', (text, code) => {
  expect(eventCodeIn(text)).toBe(code)
})

describe('a file', () => {
  const json = { format: 'aide-de-camp/event', version: 1 }
  const decoded = (fields: object) => decodeEventFile(JSON.stringify({ ...json, ...fields }))

  test('without anything in it is an event that forbids nothing', () => {
    expect(decoded({})).toEqual({ ok: true, value: newEvent('') })
    expect(readEvent({})).toEqual(newEvent(''))
    expect(decoded({ mostGuards: null, mostGreen: 0 })).toMatchObject({
      ok: true,
      value: { mostBattalions: null, mostGuards: null, mostGreen: 0 },
    })
  })

  test('has its nations in the order of the booklet', () => {
    expect(decoded({ nations: ['french', 'british'] })).toMatchObject({
      ok: true,
      value: { nations: ['british', 'french'] },
    })
    expect(decoded({ nations }).ok).toBe(true)
  })

  test.each<[string, object]>([
    ['a limit', { limit: 8 }],
    ['the highest limit', { limit: bounds.limit }],
    ['caps', { mostBattalions: 0, mostGuards: 200 }],
    ['no deadline and no day', { deadline: '', date: '' }],
    ['an odd limit', { limit: 151 }],
  ])('may have %s', (_, fields) => {
    expect(decoded(fields).ok).toBe(true)
  })

  test.each<[string, object]>([
    ['a nation twice', { nations: ['french', 'french'] }],
    ['nations and another', { nations: ['french', 'martian'] }],
    ['more nations than there are', { nations: [...nations, 'french'] }],
    ['a limit beyond', { limit: bounds.limit + 1 }],
    ['a cap beyond', { mostGreen: 201 }],
    ['less than none', { mostGuards: -1 }],
    ['a name that is none', { name: 5 }],
    ['a note that is none', { note: [] }],
    ['a flag that is none', { lightAllowed: 'yes' }],
    ['rules that are none', { houseRules: 'all' }],
    ['a version below', { version: 0 }],
    ['a version between', { version: 1.5 }],
    ['no version', { version: undefined }],
    ['another format', { format: 'aide-de-camp/army' }],
  ])('never has %s', (_, fields) => {
    expect(decoded(fields)).toEqual({ ok: false, problem: 'not-an-event' })
  })

  test('says why it is none', () => {
    expect(decodeEventFile('nonsense')).toEqual({ ok: false, problem: 'not-json' })
    expect(decodeEventFile('null')).toEqual({ ok: false, problem: 'not-an-event' })
    expect(decoded({ version: 2 })).toEqual({ ok: false, problem: 'unknown-version' })
    expect(decoded({ version: 2 ** 53 })).toEqual({ ok: false, problem: 'not-an-event' })
  })

  test('is read up to 200,000 signs, six levels and 2,000 values', () => {
    const tooBig = { ok: false, problem: 'too-big' }
    const text = encodeEventFile(plain)
    expect(decodeEventFile(text.padEnd(200_000)).ok).toBe(true)
    expect(decodeEventFile(text.padEnd(200_001))).toEqual(tooBig)
    const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)
    expect(decodeEventFile(`${JSON.stringify(json).slice(0, -1)},"x":${deep(5)}}`).ok).toBe(true)
    expect(decodeEventFile(`${JSON.stringify(json).slice(0, -1)},"x":${deep(6)}}`)).toEqual(tooBig)
    // Brackets, colons and commas: seven but for those between the values.
    const wide = (values: number): object => ({ x: new Array<number>(values).fill(0) })
    expect(decoded(wide(1_994)).ok).toBe(true)
    expect(decoded(wide(1_995))).toEqual(tooBig)
  })

  test('changes only the house rules that it names, and keeps its note', () => {
    const changed: ClubEvent = {
      ...plain,
      note: 'Bring dice.',
      houseRules: { ...defaultHouseRules, turns: 6 },
    }
    expect(JSON.parse(encodeEventFile(changed))).toMatchObject({ houseRules: { turns: 6 } })
    expect(encodeEventFile(changed)).not.toContain('budget')
    expect(encodeEventFile(changed)).toMatch(/^\{\n {2}"format".*\}\n$/s)
    expect(decodeEventFile(encodeEventFile(changed))).toEqual({ ok: true, value: changed })
  })
})

test('an event is possible unless an odd limit must be met exactly', () => {
  const exact = { ...defaultHouseRules, budget: 'exact' } as const
  expect(isPossible({ ...plain, limit: 151 })).toBe(true)
  expect(isPossible({ ...plain, limit: 151, houseRules: exact })).toBe(false)
  expect(isPossible({ ...plain, limit: 150, houseRules: exact })).toBe(true)
})

test('an event allows all nations or some', () => {
  expect(allowsAllNations(plain)).toBe(true)
  expect(allowsAllNations({ ...plain, nations: ['british'] })).toBe(false)
})

test('a list that is under the event already is left as it is', () => {
  const list = army('french')
  expect(underEvent(list, plain)).toBe(list)
  expect(underEvent({ ...list, limit: 300 }, plain)).toEqual(list)
  expect(underEvent({ ...list, budget: 'exact' }, plain)).toEqual(list)
})
