// What two phones ask each other besides the game: to take an answer back, and to confirm a result.
import { describe, expect, test } from 'vitest'
import type { LinkRole } from '@/core/link/message.ts'
import { recordOf } from '@/core/record/log.ts'
import { playedBattle } from '@tests/support/recordedBattle.ts'
import { clock, link, takeBack, type Linked, type Phone } from './support.ts'

async function linkedPair(role: LinkRole = 'opponent') {
  const host: Phone = { play: playedBattle(3), aside: [] }
  const guest: Phone = { play: null, aside: [] }
  const linked = link(host, guest, { role, seat: role === 'opponent' ? 'b' : null })
  await linked.deliver()
  return { host, guest, linked }
}
const headOf = ({ play }: Phone): string => play?.head ?? ''
const entriesOf = ({ play }: Phone): readonly unknown[] =>
  play === null ? [] : recordOf(play).entries
const answersOf = ({ play }: Phone): number => play?.now.answers ?? 0

/** What the leading phone says to hand-made words. */
function told({ host, toGuest }: Linked, message: object): unknown {
  host.hear(JSON.stringify(message))
  return JSON.parse(toGuest.at(-1) ?? 'null')
}

describe('taking back', () => {
  test('is done on both phones once somebody has agreed', async () => {
    const { host, guest, linked } = await linkedPair()
    const before = answersOf(host)
    linked.guest.askBack(headOf(guest))
    expect(linked.guest.state().asksBack).toBe(true)
    await linked.deliver()
    expect(linked.host.state().asksBack).toBe(true)
    expect(answersOf(host)).toBe(before)
    linked.host.decide(true)
    await linked.deliver()
    expect(answersOf(host)).toBe(before - 1)
    expect(entriesOf(guest)).toEqual(entriesOf(host))
    expect(linked.backs).toEqual([{ ok: true, value: entriesOf(host).length }])
    expect([linked.host.state().asksBack, linked.guest.state().asksBack]).toEqual([false, false])
  })

  test('is told when it is not wanted, and nobody is asked again where the answer was no', async () => {
    const { host, guest, linked } = await linkedPair()
    const head = headOf(host)
    linked.guest.askBack(headOf(guest))
    await linked.deliver()
    linked.host.decide(false)
    await linked.deliver()
    expect(linked.backs).toEqual([{ ok: false, problem: 'declined' }])
    linked.guest.askBack(headOf(guest))
    await linked.deliver()
    expect(linked.host.state().asksBack).toBe(false)
    expect(linked.backs[1]).toEqual({ ok: false, problem: 'declined' })
    expect(headOf(host)).toBe(head)
    expect(linked.ends).toEqual({ host: null, guest: null })
  })

  test('comes too late once the battle has gone on, before or while somebody is asked', async () => {
    const { host, guest, linked } = await linkedPair()
    linked.guest.askBack(headOf(guest))
    await linked.deliver()
    takeBack(host)
    linked.host.grown()
    linked.host.decide(true)
    await linked.deliver()
    expect(linked.backs).toEqual([{ ok: false, problem: 'stale' }])
    takeBack(host)
    linked.guest.askBack(headOf(guest))
    linked.host.grown()
    await linked.deliver()
    expect(linked.backs[1]).toEqual({ ok: false, problem: 'stale' })
    expect(answersOf(guest)).toBe(answersOf(host))
    const undo = { m: 'undo', n: 9, head: 'a'.repeat(64) }
    expect(told(linked, undo)).toEqual({ m: 'refused', n: 9, code: 'stale' })
    expect(linked.host.state().asksBack).toBe(false)
  })

  test('is asked for once at a time, and not while the lead goes over', async () => {
    const { host, linked } = await linkedPair()
    const head = headOf(host)
    linked.host.hear(JSON.stringify({ m: 'undo', n: 1, head }))
    expect(told(linked, { m: 'undo', n: 2, head })).toEqual({ m: 'refused', n: 2, code: 'busy' })
    linked.host.handOver()
    // The refusal comes before the lead: whoever leads knows no such word.
    expect(linked.toGuest.at(-2)).toBe('{"m":"refused","n":1,"code":"stale"}')
    expect(linked.toGuest.at(-1)).toMatch(/^\{"m":"lead"/)
    expect(told(linked, { m: 'undo', n: 3, head })).toMatchObject({ n: 3, code: 'not-asked' })
    expect(linked.ends.host).toBeNull()
  })

  test('is over when the battle goes on, though nobody has answered', async () => {
    const { host, guest, linked } = await linkedPair()
    linked.guest.askBack(headOf(guest))
    const [wish] = linked.toHost.splice(0)
    linked.guest.askBack(headOf(guest))
    expect(linked.backs).toEqual([{ ok: false, problem: 'busy' }])
    expect(linked.toHost).toEqual([])
    takeBack(host)
    linked.host.grown()
    await linked.deliver()
    expect(linked.guest.state().asksBack).toBe(false)
    expect(linked.backs.slice(1)).toEqual([{ ok: false, problem: 'stale' }])
    // An answer that comes after all is nobody's: no second word about it, and none about an answer.
    linked.host.hear(wish ?? '')
    await linked.deliver()
    expect(linked.backs).toHaveLength(2)
    expect(linked.outcomes).toEqual([])
    linked.guest.askBack(headOf(guest))
    await linked.deliver()
    expect(linked.host.state().asksBack).toBe(true)
  })

  test('of an empty battle is refused by its rules', async () => {
    const { host, linked } = await linkedPair()
    while (answersOf(host) > 0) takeBack(host)
    linked.host.grown()
    const undo = { m: 'undo', n: 1, head: headOf(host) }
    expect(told(linked, undo)).toEqual({ m: 'refused', n: 1, code: 'retract-count' })
  })

  test('is a fault of whoever only watches, and a flood of it ends the link', async () => {
    const watching = await linkedPair('spectator')
    for (let n = 1; n <= 3; n += 1)
      watching.linked.host.hear(JSON.stringify({ m: 'undo', n, head: headOf(watching.host) }))
    expect(watching.linked.ends.host).toBe('faults')
    const { host, linked } = await linkedPair()
    const entries = entriesOf(host).length
    clock.now += 60_000
    for (let n = 1; n <= 200; n += 1)
      linked.host.hear(JSON.stringify({ m: 'undo', n, head: headOf(host) }))
    expect(linked.ends.host).toBe('flood')
    expect(entriesOf(host)).toHaveLength(entries)
  })
})

describe('a result', () => {
  test('is confirmed word for word on the other phone, whoever leads', async () => {
    const { host, guest, linked } = await linkedPair()
    host.toSign = '2abc'
    linked.host.grown()
    await linked.deliver()
    expect(linked.guest.state().toSign).toBe('2abc')
    linked.guest.sign('2abc')
    await linked.deliver()
    expect(host.signed).toBe('2abc')
    guest.toSign = '2xyz'
    linked.guest.locked()
    await linked.deliver()
    expect(linked.host.state().toSign).toBe('2xyz')
    linked.host.sign('2xyz')
    await linked.deliver()
    expect(guest.signed).toBe('2xyz')
  })

  test('that has changed meanwhile is not confirmed by what was shown before', async () => {
    const { host, linked } = await linkedPair()
    host.toSign = '2abc'
    linked.host.grown()
    await linked.deliver()
    linked.guest.sign('2abc')
    host.toSign = null
    linked.host.grown()
    await linked.deliver()
    expect(host.signed).toBeUndefined()
    expect(linked.guest.state().toSign).toBeNull()
    expect(linked.ends.host).toBeNull()
  })

  test('that changed between the tap and the word is not confirmed in place of the one shown', async () => {
    const { host, linked } = await linkedPair()
    host.toSign = '2abc'
    linked.host.grown()
    await linked.deliver()
    const shown = linked.guest.state().toSign ?? ''
    host.toSign = '2xyz'
    linked.host.grown()
    await linked.deliver()
    linked.guest.sign(shown)
    expect(linked.toHost).toEqual([])
    linked.guest.sign('2xyz')
    await linked.deliver()
    expect(host.signed).toBe('2xyz')
  })

  test('that was never shown is a fault, and so is one for whoever only watches', async () => {
    const { host, linked } = await linkedPair()
    for (let n = 0; n < 3; n += 1) linked.host.hear('{"m":"signed","text":"2forged"}')
    expect(linked.ends.host).toBe('faults')
    expect(host.signed).toBeUndefined()
    const watching = await linkedPair('spectator')
    watching.host.toSign = '2abc'
    watching.linked.host.grown()
    await watching.linked.deliver()
    expect(watching.linked.guest.state().toSign).toBeNull()
    for (let n = 0; n < 3; n += 1) await watching.linked.guest.hear('{"m":"sign","text":"2abc"}')
    expect(watching.linked.ends.guest).toBe('faults')
  })

  test.each(['{"m":"sign","text":""}', '{"m":"sign","text":"ü"}', '{"m":"unsign","text":"2"}'])(
    'is none in %s',
    async (text) => {
      const { linked } = await linkedPair()
      for (let n = 0; n < 3; n += 1) await linked.guest.hear(text)
      expect(linked.ends.guest).toBe('faults')
    },
  )
})
