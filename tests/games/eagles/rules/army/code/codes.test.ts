// How short a share code is, and where one is found.
import { describe, expect, test } from 'vitest'
import {
  codeInText,
  decodeArmy,
  encodeArmy,
  findCode,
  type Battalion,
} from '@/games/eagles/rules/index.ts'
import { army, battalion } from '@tests/support/armies.ts'
import { valueOf } from '@tests/support/results.ts'

const most = { drummer: 2, sergeant: 2, ensign: 1, officer: 1 } as const

describe('a battalion in a share code', () => {
  const codeOf = (each: Battalion): string => encodeArmy(army('british', each))

  test.each([
    ['16 Rankers, the fewest', battalion('green', 16)],
    ['48 Rankers, the most', battalion('guards', 48)],
    ['all characters it may have', battalion('drilled', 24, most)],
    ['rifles', battalion('veteran', 36, { light: true, rifles: true })],
  ])('is two bytes with %s', (_, each) => {
    expect(codeOf(each)).toHaveLength(13)
    expect(valueOf(decodeArmy(codeOf(each))).battalions).toEqual([each])
  })

  test.each([
    ['no known quality', battalion(null, 16)],
    ['12 Rankers', battalion('green', 12)],
    ['17 Rankers', battalion('green', 17)],
    ['52 Rankers', battalion('green', 52)],
    ['three drummers', battalion('green', 16, { drummer: 3 })],
    ['three sergeants', battalion('green', 16, { sergeant: 3 })],
    ['two ensigns', battalion('green', 16, { ensign: 2 })],
    ['two officers', battalion('green', 16, { officer: 2 })],
    ['500 Rankers', battalion('green', 500)],
    [
      '99 of every character',
      battalion('green', 17, { drummer: 99, sergeant: 99, ensign: 99, officer: 99 }),
    ],
    ['rifles, though it is not Light', battalion('green', 17, { rifles: true })],
    ['Light, of 17', battalion('veteran', 17, { light: true })],
  ])('is longer with %s', (_, each) => {
    expect(codeOf(each).length).toBeGreaterThan(13)
    expect(valueOf(decodeArmy(codeOf(each))).battalions).toEqual([each])
  })
})

describe('a code is found', () => {
  test.each([
    ['1234567890', '1234567890'],
    ['123456789', null],
    ['1aBc-_7890', '1aBc-_7890'],
    ['xaBc-_7890', null],
    ['#/add/1abc', '1abc'],
    ['see #/add/1abc', null],
    ['http://a.b/#/add/1abc', '1abc'],
    ['https://a.b/#/add/1abc', '1abc'],
    ['https://a.b/#/add/1abc and so on', '1abcandsoon'],
    ['https://a.b/#/add/1abc, and so on', null],
    ['https://a.b/#/add/', ''],
  ])('in %j alone: %j', (text, code) => {
    expect(findCode(text)).toBe(code)
  })

  test('in a text that says other things too, wherever the link stands', () => {
    expect(codeInText('#/add/1abc')).toBe('1abc')
    expect(codeInText('#/add/1abc is mine')).toBe('1abc')
    expect(codeInText('mine is #/add/1abc')).toBe('1abc')
    expect(codeInText('mine is 1abc')).toBeNull()
  })
})
