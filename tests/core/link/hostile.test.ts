// A phone at the other end that means harm, or is broken: refused, told and cut off; the battle here goes on.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFollowing, readLeading } from '@/core/link/message.ts'
import { begin } from '@/core/record/play.ts'
import { recordOf } from '@/core/record/log.ts'
import { battle } from '@/games/eagles/rules/index.ts'
import { playedBattle, sampleSetup } from '@tests/support/recordedBattle.ts'
import { valueOf } from '@tests/support/results.ts'
import { clock, link, type Phone } from './support.ts'

const begun = (): Phone => ({ play: valueOf(begin(battle, sampleSetup())), aside: [] })

async function linkedPair() {
  const host = begun()
  const linked = link(host, { play: null, aside: [] })
  await linked.deliver()
  return { host, linked, head: host.play?.head ?? '' }
}

describe('the phone that leads', () => {
  test('cuts off whoever floods it, and keeps its record', async () => {
    const { host, linked, head } = await linkedPair()
    for (let n = 0; n < 200; n += 1) linked.host.hear('{"m":"ping"}')
    expect(linked.ends.host).toBe('flood')
    expect(host.play?.head).toBe(head)
  })
  test('takes an hour of pings at a usual pace', async () => {
    const { linked } = await linkedPair()
    for (let n = 0; n < 900; n += 1) {
      clock.now += 4_000
      linked.host.hear('{"m":"ping"}')
      linked.host.tick()
    }
    expect(linked.ends.host).toBeNull()
  })
  test.each([
    ['acknowledges entries that were never sent', '{"m":"ack","seq":900}'],
    ['says what nobody says', '{"m":"retract","count":3}'],
    ['sends what is no JSON', '{{{{'],
    ['sends a key too much', '{"m":"ping","x":1}'],
    [
      'sends a message far too long',
      JSON.stringify({
        m: 'answer',
        n: 1,
        head: 'a'.repeat(64),
        answer: { kind: 'choice', option: 'x'.repeat(20_000) },
      }),
    ],
    ['speaks as if it led', '{"m":"entries","from":1,"entries":[{}]}'],
  ])('cuts off whoever %s, at the third time', async (_, text) => {
    const { host, linked, head } = await linkedPair()
    linked.host.hear(text)
    linked.host.hear(text)
    expect(linked.ends.host).toBeNull()
    linked.host.hear(text)
    expect(linked.ends.host).toBe('faults')
    expect(host.play?.head).toBe(head)
  })
  test('takes no answer to the question of another seat', async () => {
    const { host, linked, head } = await linkedPair()
    // The first question is the table's.
    const answer = { kind: 'dice', faces: [3, 5], source: 'app' }
    linked.host.hear(JSON.stringify({ m: 'answer', n: 1, head, answer }))
    expect(host.play?.head).toBe(head)
    expect(linked.toGuest.at(-1)).toBe('{"m":"refused","n":1,"code":"not-asked"}')
  })
  test('takes no answer of whoever only looks on', async () => {
    const host = begun()
    const linked = link(host, { play: null, aside: [] }, { role: 'spectator', seat: null })
    await linked.deliver()
    const head = host.play?.head ?? ''
    for (let n = 1; n <= 3; n += 1)
      linked.host.hear(
        JSON.stringify({ m: 'answer', n, head, answer: { kind: 'choice', option: 'a' } }),
      )
    expect(linked.ends.host).toBe('faults')
    expect(host.play?.head).toBe(head)
  })
  test('tells silence, and lets go of it after a minute', async () => {
    const { linked } = await linkedPair()
    clock.now += 13_000
    linked.host.tick()
    expect(linked.host.isSilent()).toBe(true)
    expect(linked.ends.host).toBeNull()
    clock.now += 50_000
    linked.host.tick()
    expect(linked.ends.host).toBe('silent')
  })
})

describe('the phone that follows', () => {
  test('asks again for what is missing and takes nothing twice', async () => {
    const host: Phone = { play: playedBattle(4), aside: [] }
    const guest: Phone = { play: null, aside: [] }
    const linked = link(host, guest)
    await linked.deliver(1)
    const entries = host.play === null ? [] : recordOf(host.play).entries
    await linked.guest.hear(JSON.stringify({ m: 'entries', from: 3, entries: entries.slice(2, 4) }))
    await linked.guest.hear(JSON.stringify({ m: 'entries', from: 1, entries: entries.slice(0, 4) }))
    await linked.guest.hear(JSON.stringify({ m: 'entries', from: 2, entries: entries.slice(1, 5) }))
    expect(guest.play === null ? [] : recordOf(guest.play).entries).toEqual(entries.slice(0, 5))
  })
  test('takes no entry that the rules do not give, and ends the link', async () => {
    const { linked } = await linkedPair()
    await linked.guest.hear(
      JSON.stringify({ m: 'entries', from: 1, entries: [{ kind: 'answer' }] }),
    )
    expect(linked.ends.guest).toBe('other-rules')
  })
  test('ends the link where it cannot keep what came, and does not go deaf', async () => {
    const host: Phone = { play: playedBattle(4), aside: [] }
    const broken: Phone = {
      play: null,
      get aside(): never {
        throw new Error('the disk is full')
      },
    }
    const linked = link(host, broken)
    await linked.deliver(1)
    broken.play = playedBattle(3)
    await linked.guest.hear(JSON.stringify({ m: 'where', entries: 1, head: 'a'.repeat(64) }))
    expect(linked.ends.guest).toBe('not-stored')
    expect(linked.toHost.at(-1)).toBe('{"m":"bye","why":"not-stored"}')
  })
  test('begins one battle and sets one aside over a line, however often it is told to', async () => {
    const { linked } = await linkedPair()
    const guest: Phone = { play: playedBattle(3), aside: [] }
    const again = link(begun(), guest)
    const table = again.toGuest[0] ?? ''
    await again.deliver(1)
    const where = JSON.stringify({ m: 'where', entries: 1, head: 'a'.repeat(64) })
    for (let n = 0; n < 10; n += 1) await again.guest.hear(where)
    expect(guest.aside).toHaveLength(1)
    expect(again.ends.guest).toBe('faults')
    for (let n = 0; n < 3; n += 1) await linked.guest.hear(table)
    expect(linked.ends.guest).toBe('faults')
  })
  test.each([
    ['taken', { m: 'taken', n: 9, seq: 1 }],
    ['refused', { m: 'refused', n: 9, code: 'stale' }],
  ])('hears no outcome of an answer that it never sent: %s', async (_, message) => {
    const { linked } = await linkedPair()
    for (let n = 0; n < 3; n += 1) await linked.guest.hear(JSON.stringify(message))
    expect(linked.outcomes).toEqual([])
    expect(linked.ends.guest).toBe('faults')
  })
  test('says that the other app is newer', async () => {
    const { linked } = await linkedPair()
    await linked.guest.hear('{"m":"table","v":2,"more":"than we know"}')
    expect(linked.ends.guest).toBe('newer')
  })
})

test('whatever comes is read without a throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      readLeading(text)
      readFollowing(text)
    }),
  )
})
