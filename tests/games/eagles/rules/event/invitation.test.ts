// What an invitation says beyond the limits: the size of a team, in the code and in the file; without teams nothing changes.
import { describe, expect, test } from 'vitest'
import {
  decodeEvent,
  decodeEventFile,
  decodeInvitation,
  decodeInvitationFile,
  encodeEvent,
  encodeEventFile,
  newEvent,
} from '@/games/eagles/rules/index.ts'
import { byteWriter } from '@/games/eagles/rules/army/code/byteStream.ts'
import { sealed } from '@/games/eagles/rules/army/code/sealed.ts'
import { fromBase64url } from '@/core/bytes/base64url.ts'
import { valueOf } from '@tests/support/results.ts'

const event = newEvent('Spring Muster')

/** The bytes of the code of an event of players, with more behind them, under this version. */
function forged(version: string, ...more: readonly number[]): string {
  const whole = fromBase64url(encodeEvent(event).slice(1))?.bytes ?? []
  const writer = byteWriter()
  for (const byte of whole.slice(1, -4)) writer.byte(byte)
  for (const byte of more) writer.byte(byte)
  return sealed(writer, version)
}

describe('an event of teams', () => {
  test.each([2, 4, 6])('of %i says so in its code and in its file', (teamSize) => {
    const code = encodeEvent(event, teamSize)
    expect(code.startsWith('2')).toBe(true)
    expect(valueOf(decodeInvitation(code))).toEqual({ event, teamSize })
    expect(valueOf(decodeEvent(code))).toEqual(event)
    const file = encodeEventFile(event, teamSize)
    expect(valueOf(decodeInvitationFile(file))).toEqual({ event, teamSize })
    expect(valueOf(decodeEventFile(file))).toEqual(event)
  })
})

test('an event of players has the code and the file it always had', () => {
  expect(encodeEvent(event, 1)).toBe(encodeEvent(event))
  expect(encodeEvent(event).startsWith('1')).toBe(true)
  expect(encodeEventFile(event, 1)).not.toContain('teamSize')
  expect(valueOf(decodeInvitation(encodeEvent(event))).teamSize).toBe(1)
  expect(valueOf(decodeInvitationFile(encodeEventFile(event))).teamSize).toBe(1)
  expect(forged('1')).toBe(encodeEvent(event))
  expect(forged('2', 3)).toBe(encodeEvent(event, 3))
})

describe('is refused', () => {
  test.each<[string, string]>([
    ['a code of teams of one', forged('2', 1)],
    ['a code of teams of none', forged('2', 0)],
    ['a code of teams of seven', forged('2', 7)],
    ['a code of teams without their size', forged('2')],
    ['a size in a code of version 1', forged('1', 3)],
    ['a code with more behind the size', forged('2', 3, 3)],
  ])('%s', (_, code) => {
    expect(decodeInvitation(code)).toEqual({ ok: false, problem: 'damaged' })
  })
  test.each([0, 7, 2.5, '4', []])('a file with teams of %j', (teamSize) => {
    const json = JSON.stringify({ ...JSON.parse(encodeEventFile(event)), teamSize })
    expect(decodeInvitationFile(json).ok).toBe(false)
  })
})
