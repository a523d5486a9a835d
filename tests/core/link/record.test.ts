// One record on two phones: whatever is cut, lost or killed, no entry is missing and none is there twice.
import { expect, test } from 'vitest'
import { asks } from '@/core/asks.ts'
import { codeOf } from '@/core/record/chain.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { recordOf } from '@/core/record/log.ts'
import { begin } from '@/core/record/play.ts'
import { battle } from '@/games/eagles/rules/index.ts'
import { likelyAnswer } from '@tests/support/randomBattle.ts'
import { playedBattle, sampleSetup } from '@tests/support/recordedBattle.ts'
import { valueOf } from '@tests/support/results.ts'
import { answer, clock, link, restart, type Linked, type Phone } from './support.ts'

const freshPhone = (): Phone => ({ play: null, aside: [] })
const hostWith = (seed: number): Phone => ({ play: playedBattle(seed), aside: [] })
const headOf = ({ play }: Phone): string => play?.head ?? ''
const entriesOf = ({ play }: Phone): readonly unknown[] =>
  play === null ? [] : recordOf(play).entries

test('who looks on has the same record, entry by entry, and the same code', async () => {
  const [host, guest] = [hostWith(1), freshPhone()]
  const linked = link(host, guest, { role: 'spectator', seat: null })
  await linked.deliver()
  expect(entriesOf(guest)).toEqual(entriesOf(host))
  expect(codeOf(headOf(guest))).toBe(codeOf(headOf(host)))
  expect(linked.host.state()).toMatchObject({ phase: 'even', acked: entriesOf(host).length })
})

/** One answer on the phone whose seat is asked, as chance will have it. */
function step(
  linked: Linked | null,
  host: Phone,
  guest: Phone,
  roll: (sides: number) => number,
): boolean {
  if (host.play === null) return false
  const [question] = asks(battle, host.play.setup, host.play.now.state)
  if (question === undefined) return false
  const given = likelyAnswer(question, roll)
  // The other phone answers what it has on its screen; on a line that is cut the host goes on alone now and then.
  if (question.seat !== 'b' || linked === null || roll(12) === 1) answer(host, given as never)
  else if (headOf(guest) === host.play.head) linked.guest.answer(given, host.play.head)
  linked?.host.grown()
  return true
}

test('500 cuts at random moments and as many kills lose no entry and double none', async () => {
  const roll = seededDice(7)
  let cuts = 0
  for (let game = 1; cuts < 500; game += 1) {
    const host: Phone = { play: valueOf(begin(battle, sampleSetup())), aside: [] }
    const guest = freshPhone()
    let linked: Linked | null = link(host, guest)
    for (let steps = 0; steps < 4_000 && step(linked, host, guest, roll); steps += 1) {
      clock.now += 50 + 10 * roll(20)
      // What is on its way when it is cut, in either direction, never arrives.
      await linked?.deliver(roll(4) - 1)
      if (linked === null) {
        if (roll(3) === 1) linked = link(host, guest)
      } else if (roll(8) === 1) {
        cuts += 1
        linked = null
        restart(roll(2) === 1 ? host : guest)
      }
    }
    linked = link(host, guest)
    await linked.deliver()
    expect(linked.ends).toEqual({ host: null, guest: null })
    expect(guest.aside).toEqual([])
    expect(entriesOf(guest)).toEqual(entriesOf(host))
    expect(codeOf(headOf(guest))).toBe(codeOf(headOf(host)))
  }
  expect(cuts).toBeGreaterThanOrEqual(500)
})

test('a stale answer is refused and nothing of it is kept', async () => {
  const host: Phone = { play: valueOf(begin(battle, sampleSetup())), aside: [] }
  const guest = freshPhone()
  const linked = link(host, guest)
  await linked.deliver()
  const old = headOf(host)
  while (host.play !== null && asks(battle, host.play.setup, host.play.now.state)[0]?.seat !== 'b')
    step(null, host, guest, seededDice(3))
  const head = headOf(host)
  linked.guest.answer({ kind: 'choice', option: 'goOn' }, old)
  await linked.deliver()
  expect(linked.outcomes).toEqual([{ ok: false, problem: 'stale' }])
  expect(headOf(host)).toBe(head)
})

test('the lead goes over by one word, only to a phone that has everything', async () => {
  const [host, guest] = [hostWith(2), freshPhone()]
  const linked = link(host, guest)
  await linked.deliver()
  linked.host.handOver()
  await linked.deliver()
  expect(linked.hasLed()).toBe(true)
})

test('what the other phone said while it still led comes late, and is no fault', async () => {
  const [host, guest] = [hostWith(2), freshPhone()]
  const linked = link(host, guest)
  const late = { m: 'refused', n: 1, code: 'stale' }
  for (let n = 0; n < 4; n += 1) linked.host.hear(JSON.stringify(late))
  expect(linked.ends.host).toBeNull()
  await linked.deliver()
  for (let n = 0; n < 4; n += 1) linked.host.hear(JSON.stringify(late))
  expect(linked.ends.host).toBe('faults')
})

test('a phone that went on alone is seen to be ahead', async () => {
  const guest = hostWith(2)
  const host: Phone = { play: valueOf(begin(battle, sampleSetup())), aside: [] }
  if (guest.play !== null) expect(host.play?.head).toBe(begunLike(guest))
  const linked = link(host, guest)
  await linked.deliver()
  expect(linked.host.state()).toMatchObject({ phase: 'ahead', ahead: entriesOf(guest).length })
  linked.host.handOver()
  await linked.deliver()
  expect(linked.hasLed()).toBe(true)
})

const begunLike = ({ play }: Phone): string =>
  play === null ? '' : valueOf(begin(battle, play.setup)).head

test('where two records part both are kept, and the guest goes on with that of the table', async () => {
  const start = valueOf(begin(battle, sampleSetup()))
  const host: Phone = { play: start, aside: [] }
  const guest: Phone = { play: start, aside: [] }
  for (let n = 0; n < 12; n += 1) {
    step(null, host, guest, seededDice(n))
    step(null, guest, host, seededDice(n + 100))
  }
  const own = entriesOf(guest)
  expect(own).not.toEqual(entriesOf(host))
  const linked = link(host, guest)
  await linked.deliver()
  expect(guest.aside.map((play) => recordOf(play).entries)).toEqual([own])
  expect(entriesOf(guest)).toEqual(entriesOf(host))
})
