// The lead goes over and back while both phones answer, take back, and are cut off: one record, and none set aside.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextTick, shallowRef } from 'vue'
import { asks } from '@/core/asks.ts'
import type { Answer } from '@/core/conversation.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { countOf } from '@/core/link/ledger.ts'
import { openingFrom } from '@/core/link/openingFrom.ts'
import { followIn } from '@/core/record/follow.ts'
import { answerIn, begin, retractIn, type Play } from '@/core/record/play.ts'
import { ok, refused, type Result } from '@/core/result.ts'
import { battle, type BattleKinds } from '@/games/eagles/rules/index.ts'
import type { LinkDesk } from '@/table/link/linkDesk.ts'
import { sessionOf, type Session } from '@/table/link/session.ts'
import type { TableLink } from '@/table/tableLink.ts'
import { likelyAnswer } from '@tests/support/randomBattle.ts'
import { sampleSetup } from '@tests/support/recordedBattle.ts'
import { valueOf } from '@tests/support/results.ts'

type BattlePlay = Play<BattleKinds>

let clock = 0
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => clock))
afterEach(() => void vi.restoreAllMocks())

function phoneWith(begun: BattlePlay | null) {
  const play = shallowRef(begun)
  const ticked = shallowRef(0)
  /** A throw that the journal has and nobody sees: shown once it is written. */
  const thrown = shallowRef<BattlePlay | null>(null)
  const at = { link: null as TableLink | null, follows: false, isBusy: false, aside: 0 }
  const keep = (next: Result<BattlePlay, { readonly code: string }>): Result<number, string> => {
    if (!next.ok) return refused(next.problem.code)
    play.value = next.value
    return ok(countOf(next.value))
  }
  const throws = (next: BattlePlay): Result<number, string> => {
    thrown.value = next
    return ok(countOf(next))
  }
  const taken = (next: Result<BattlePlay, { readonly code: string }>) => {
    if (thrown.value !== null) return refused({ code: 'stale' })
    const kept =
      next.ok && next.value.now.last?.answer.kind === 'dice' ? throws(next.value) : keep(next)
    return kept.ok ? ok({ seq: kept.value }) : refused({ code: kept.problem })
  }
  const on = (head: string | undefined) => (head === undefined ? {} : { head })
  const answer = (given: Answer<BattleKinds['correction']>, head?: string) =>
    play.value === null
      ? refused({ code: 'stale' })
      : taken(answerIn(battle, play.value, given, on(head)))
  const retract = (head?: string) =>
    play.value === null
      ? refused({ code: 'stale' })
      : taken(retractIn(battle, play.value, 1, on(head)))
  const desk: LinkDesk<BattleKinds> = {
    game: battle,
    play: () => play.value,
    status: () => ({
      entries: thrown.value ? countOf(thrown.value) : play.value ? countOf(play.value) : 0,
      ...{ saved: 0, ticked: ticked.value, failure: null, spareFailure: null },
    }),
    table: () => 't',
    title: () => ({}),
    answer: (given, head) => answer(given, head),
    retract: (head) => retract(head),
    follow: (entry) =>
      play.value === null ? refused('missing') : keep(followIn(battle, play.value, entry)),
    setLink: (link) => void (at.link = link),
    sitDown: async ({ opening }, anew) => {
      await Promise.resolve()
      if (anew) at.aside += 1
      if (anew || play.value === null) play.value = openingFrom(battle, opening)
      if (anew) ticked.value = 0
      at.follows = true
      return null
    },
    nowLeads: async () => {
      await Promise.resolve()
      at.follows = false
    },
    takeAway: () => Promise.resolve(),
    notTaken: () => undefined,
    notTakenBack: () => undefined,
  }
  return { play, ticked, thrown, at, desk, answer, retract, session: null as Session | null }
}
type Phone = ReturnType<typeof phoneWith>

const quiet = async (): Promise<void> => {
  for (let n = 0; n < 8; n += 1) await nextTick()
}
const countIn = ({ play }: Phone): number => (play.value === null ? 0 : countOf(play.value))
const headOf = ({ play }: Phone): string => play.value?.head ?? ''
const write = ({ play, ticked, thrown }: Phone): void => {
  play.value = thrown.value ?? play.value
  thrown.value = null
  ticked.value = play.value === null ? 0 : countOf(play.value)
}

/** What is on its way to either phone. */
interface Wire {
  readonly to: readonly [string[], string[]]
}

function connect(phones: readonly [Phone, Phone], roll: (sides: number) => number): Wire {
  const to: Wire['to'] = [[], []]
  const [one, other] = phones
  // Where both lead, or both follow, somebody has chosen one of them.
  const leader = one.at.follows === other.at.follows ? roll(2) - 1 : one.at.follows ? 1 : 0
  phones.forEach((phone, n) => {
    const out = {
      send: (text: string) => to[n === 0 ? 1 : 0].push(text) > 0,
      close: () => undefined,
    }
    phone.session = sessionOf(
      phone.desk,
      out,
      n === leader ? { role: 'opponent', seat: n === 0 ? 'b' : 'a' } : null,
    )
  })
  return { to }
}

/** Whoever is asked answers on the phone that asks him; sent on, or kept here. */
function answerOn(phone: Phone, roll: (sides: number) => number): void {
  const { at, play } = phone
  if (play.value === null || at.link === null || at.isBusy) return
  const [question] = asks(battle, play.value.setup, play.value.now.state)
  if (question === undefined || !at.link.answersHere(question.seat)) return
  const given = likelyAnswer(question, roll) as Answer<never>
  if (at.link.send === null) phone.answer(given)
  else {
    const sent = at.link.send(given, play.value.head)
    if (sent === null) return
    at.isBusy = true
    void sent.finally(() => (at.isBusy = false))
  }
}

async function game(seed: number, slowDisk: number) {
  const roll = seededDice(seed)
  const phones = [phoneWith(valueOf(begin(battle, sampleSetup()))), phoneWith(null)] as const
  let wire: Wire | null = connect(phones, () => 1)
  let swaps = 0
  let cuts = 0
  const deliver = async (most: number): Promise<void> => {
    for (let left = most; left > 0 && wire !== null; left -= 1) {
      const n = roll(2) === 1 ? 0 : 1
      const text = wire.to[n].shift()
      if (text !== undefined) phones[n].session?.hear(text)
      await quiet()
    }
  }
  for (let step = 0; step < 400; step += 1) {
    clock += 400
    for (const phone of phones) {
      if (roll(2) === 1) answerOn(phone, roll)
      if (roll(slowDisk) === 1) write(phone)
      if (phone.at.link?.send === null && roll(15) === 1) phone.retract()
      await quiet()
      const view = phone.session?.view.value
      if (
        view?.leads === true &&
        (view.phase === 'even' || view.phase === 'ahead') &&
        roll(12) === 1
      ) {
        phone.session?.handOver()
        swaps += 1
      }
    }
    await deliver(roll(6))
    if (wire !== null && roll(25) === 1) {
      cuts += 1
      wire = null
      for (const phone of phones) phone.session?.lost()
    } else if (wire === null && roll(3) === 1) wire = connect(phones, roll)
    await quiet()
  }
  wire ??= connect(phones, roll)
  for (let n = 0; n < 300; n += 1) {
    clock += 400
    phones.forEach(write)
    await deliver(4)
    for (const { session } of phones) {
      const view = session?.view.value
      if (
        view?.leads === true &&
        view.phase === 'ahead' &&
        wire.to.every((each) => each.length === 0)
      )
        session?.handOver()
    }
  }
  const leads = phones.map(({ session }) => session?.view.value.leads)
  const ends = phones.map(({ session }) => session?.end.value)
  for (const { session } of phones) session?.leave()
  return { phones, swaps, cuts, leads, ends }
}

test('thirty battles with slow disks end with one record on both phones', async () => {
  let swaps = 0
  let cuts = 0
  for (let seed = 1; seed <= 30; seed += 1) {
    const played = await game(seed, 1 + (seed % 4) * 2)
    const [one, other] = played.phones
    expect(headOf(one), `battle ${String(seed)}`).toBe(headOf(other))
    expect(countIn(one)).toBeGreaterThan(30)
    expect(played.ends).toEqual([null, null])
    // Nobody has gone on alone: nothing has parted.
    expect([one.at.aside, other.at.aside], `battle ${String(seed)}`).toEqual([0, 0])
    expect(played.leads.toSorted()).toEqual([false, true])
    // Nobody waits for what became of an answer.
    expect([one.at.isBusy, other.at.isBusy], `battle ${String(seed)}`).toEqual([false, false])
    swaps += played.swaps
    cuts += played.cuts
  }
  expect(swaps).toBeGreaterThan(400)
  expect(cuts).toBeGreaterThan(300)
}, 120_000)

test('an answer that crosses the lead on its way keeps nobody waiting', async () => {
  const roll = seededDice(5)
  const host = phoneWith(valueOf(begin(battle, sampleSetup())))
  const guest = phoneWith(null)
  const wire = connect([host, guest], () => 1)
  const deliver = async (): Promise<void> => {
    while (wire.to[0].length + wire.to[1].length > 0) {
      for (const [n, { session }] of [host, guest].entries()) {
        const text = wire.to[n]?.shift()
        if (text !== undefined) session?.hear(text)
        await quiet()
      }
    }
  }
  for (let step = 0; step < 60 && !guest.at.isBusy; step += 1) {
    await deliver()
    answerOn(host, roll)
    write(host)
    await quiet()
    await deliver()
    answerOn(guest, roll)
  }
  expect(guest.at.isBusy).toBe(true)
  host.session?.handOver()
  await deliver()
  expect(guest.session?.view.value.leads).toBe(true)
  expect(guest.at.isBusy).toBe(false)
  for (const { session } of [host, guest]) session?.leave()
})
