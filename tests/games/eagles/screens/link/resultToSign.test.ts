// The result of a round's battle that the linked phone is asked to confirm: by the phone whose slip it is, as often as needed.
import { expect, test } from 'vitest'
import { decodeSlip } from '@/games/eagles/rules/index.ts'
import { resultToSign } from '@/games/eagles/screens/battle/link/secondPhone.ts'
import { roundSlipOf } from '@/games/eagles/screens/end/roundSlip.ts'
import { playedBattle } from '@tests/support/recordedBattle.ts'

const play = playedBattle(2)
const players = { first: 'Ann', second: 'Ben' }
const round = { event: 'Club day', round: 1, table: 4, ticket: 77, players, firstIs: 'a' } as const
const code = roundSlipOf(play, round, null)?.battle ?? ''
const markSlip = (): Promise<void> => Promise.resolve()
const of = (part: Partial<Parameters<typeof resultToSign>[0]>) =>
  resultToSign({ play, round, slipMark: null, markSlip, ...part })

test('is asked for as the other phone would confirm it', () => {
  const read = decodeSlip(of({}).toSign('b') ?? '')
  expect(read.ok && read.value).toMatchObject({ battle: code, ownPhone: 'second' })
})

test('is asked for again once the record has changed, and not while it is confirmed', () => {
  const mark = { battle: code, initials: '', ownPhone: 'second' } as const
  expect(of({ slipMark: mark }).toSign('b')).toBeNull()
  expect(of({ slipMark: { ...mark, battle: '0000000000' } }).toSign('b')).not.toBeNull()
})

test('is never asked for by the phone that confirmed it', () => {
  const joined = { ...round, isJoined: true } as const
  const mark = { battle: '0000000000', initials: '', ownPhone: 'second' } as const
  expect(of({ round: joined, slipMark: mark }).toSign('a')).toBeNull()
})
