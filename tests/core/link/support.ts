// Two phones and the line between them without any browser: what is on its way can be cut, and either phone killed.
import { asks } from '@/core/asks.ts'
import type { Answer } from '@/core/conversation.ts'
import { countOf, entriesFrom, hashAt } from '@/core/link/ledger.ts'
import { following, type Following, type FollowingDesk } from '@/core/link/following.ts'
import { leading, type Leading, type LeadingDesk } from '@/core/link/leading.ts'
import type { LinkEnd, NotKept } from '@/core/link/line.ts'
import type { LinkRole } from '@/core/link/message.ts'
import type { SigningDesk } from '@/core/link/signing.ts'
import { openingFrom, openingProblem } from '@/core/link/openingFrom.ts'
import { followIn } from '@/core/record/follow.ts'
import type { JsonObject } from '@/core/record/json.ts'
import { recordOf } from '@/core/record/log.ts'
import { answerIn, retractIn, type Play } from '@/core/record/play.ts'
import { readAnswer } from '@/core/record/readAnswer.ts'
import { retractProblem } from '@/core/record/retract.ts'
import { resume } from '@/core/record/resume.ts'
import { ok, refused, type Result } from '@/core/result.ts'
import { battle, type BattleKinds } from '@/games/eagles/rules/index.ts'

type BattlePlay = Play<BattleKinds>

/** What a phone has on its disk: nothing but records. */
export interface Phone {
  play: BattlePlay | null
  /** Records that were set aside. */
  readonly aside: BattlePlay[]
  /** A result to be confirmed on the other phone, and what was. */
  toSign?: string | null
  signed?: string
}

export const clock = { now: 0 }

const playFrom = (json: object): BattlePlay => {
  const { play, problem } = resume(battle, json)
  if (play === null || problem !== null) throw new Error(JSON.stringify(problem))
  return play
}

/** After a kill: what was stored is read and folded anew. */
export const restart = (phone: Phone): void => {
  if (phone.play !== null) phone.play = playFrom(JSON.parse(JSON.stringify(recordOf(phone.play))))
}

const ledgerOf = (phone: Phone) => ({
  count: () => (phone.play === null ? 0 : countOf(phone.play)),
  hashAt: (number: number) => (phone.play === null ? null : hashAt(phone.play, number)),
})

export const answer = (
  phone: Phone,
  given: Answer<never>,
  head?: string,
): Result<number, string> => {
  if (phone.play === null) return refused('not-asked')
  const next = answerIn(battle, phone.play, given, head === undefined ? {} : { head })
  if (!next.ok) return refused(next.problem.code)
  phone.play = next.value
  return ok(countOf(next.value))
}

/** Takes back the last answer; nobody asks whether he may. */
export const takeBack = (phone: Phone, head?: string): Result<number, string> => {
  if (phone.play === null) return refused('not-asked')
  const next = retractIn(battle, phone.play, 1, head === undefined ? {} : { head })
  if (!next.ok) return refused(next.problem.code)
  phone.play = next.value
  return ok(countOf(next.value))
}

const signingDesk = (phone: Phone): SigningDesk => ({
  toSign: () => phone.toSign ?? null,
  signed: (text) => (phone.signed = text),
})

const leadingDesk = (phone: Phone): LeadingDesk => ({
  ...ledgerOf(phone),
  signing: signingDesk(phone),
  undo: {
    problem: () =>
      phone.play === null
        ? 'not-asked'
        : (retractProblem(false, phone.play.now, 1, '')?.code ?? null),
    take: (head) => takeBack(phone, head),
  },
  table: () => ({ table: 'the-table', title: {}, opening: { ...phone.play?.opening } }),
  entries: (from, most) => (phone.play === null ? [] : entriesFrom(phone.play, from, most)),
  isAsked: (seat) =>
    phone.play !== null &&
    asks(battle, phone.play.setup, phone.play.now.state).some((question) => question.seat === seat),
  answer: (json, head) => {
    const read = readAnswer(battle, json)
    return read.ok ? answer(phone, read.value as Answer<never>, head) : refused('malformed')
  },
})

const sit = (phone: Phone, opening: JsonObject): NotKept | null => {
  phone.play = openingFrom(battle, opening)
  return phone.play === null ? openingProblem(battle, opening) : null
}

const followingDesk = (phone: Phone): FollowingDesk => ({
  ...ledgerOf(phone),
  signing: signingDesk(phone),
  sitDown: ({ opening }) => Promise.resolve(phone.play === null ? sit(phone, opening) : null),
  setAside: ({ opening }) => {
    if (phone.play !== null) phone.aside.push(phone.play)
    return Promise.resolve(sit(phone, opening))
  },
  take: (entry) => {
    if (phone.play === null) return refused('missing')
    const next = followIn(battle, phone.play, entry)
    if (!next.ok) return refused(next.problem.code)
    phone.play = next.value
    return ok(countOf(next.value))
  },
})

/** Two phones linked; nothing arrives before it is delivered. */
export interface Linked {
  readonly host: Leading
  readonly guest: Following
  readonly ends: { host: LinkEnd | null; guest: LinkEnd | null }
  /** What became of the guest's answers. */
  readonly outcomes: Result<number, string>[]
  /** What became of the guest's asking to take back. */
  readonly backs: Result<number, string>[]
  /** The guest was given the lead. */
  readonly hasLed: () => boolean
  /** Delivers so many messages, of both directions in turn; the rest is still on its way. */
  readonly deliver: (most?: number) => Promise<void>
  /** What is on its way to the host, and from it. */
  readonly toHost: string[]
  readonly toGuest: string[]
}

export function link(
  hostPhone: Phone,
  guestPhone: Phone,
  { role = 'opponent', seat = 'b' }: { role?: LinkRole; seat?: string | null } = {},
): Linked {
  const toHost: string[] = []
  const toGuest: string[] = []
  const ends: Linked['ends'] = { host: null, guest: null }
  const outcomes: Result<number, string>[] = []
  const backs: Result<number, string>[] = []
  let led = false
  const now = () => clock.now
  const host = leading({
    desk: leadingDesk(hostPhone),
    role,
    seat,
    now,
    say: (text) => toGuest.push(text),
    end: (why) => (ends.host = why),
    changed: () => undefined,
    handed: () => undefined,
  })
  const guest = following({
    desk: followingDesk(guestPhone),
    now,
    say: (text) => toHost.push(text),
    end: (why) => (ends.guest = why),
    changed: () => undefined,
    settled: (_, outcome) => outcomes.push(outcome),
    tookBack: (outcome) => backs.push(outcome),
    leads: () => (led = true),
  })
  const deliver = async (most = 10_000): Promise<void> => {
    for (let left = most; left > 0 && toHost.length + toGuest.length > 0; left -= 1) {
      const text = toGuest.shift()
      if (text !== undefined) await guest.hear(text)
      const back = toHost.shift()
      if (back !== undefined) host.hear(back)
    }
  }
  host.open()
  return { host, guest, ends, outcomes, backs, hasLed: () => led, deliver, toHost, toGuest }
}
