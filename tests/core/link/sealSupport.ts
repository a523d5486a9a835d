// Two phones that lock a coin each, and the line between them without any browser.
import { asks } from '@/core/asks.ts'
import { following, type Following } from '@/core/link/following.ts'
import { leading, type Leading } from '@/core/link/leading.ts'
import { countOf, entriesFrom, hashAt } from '@/core/link/ledger.ts'
import type { LinkEnd } from '@/core/link/line.ts'
import { openingFrom } from '@/core/link/openingFrom.ts'
import {
  isSealedEntry,
  keepsBond,
  lockedIn,
  type Bond,
  type IsSealed,
  type Lock,
} from '@/core/link/seal.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { followIn } from '@/core/record/follow.ts'
import { begin, stillAsked, type Play } from '@/core/record/play.ts'
import { ok, refused } from '@/core/result.ts'
import { pennies, type PenniesKinds } from '@tests/support/games/pennies/rules.ts'
import { valueOf } from '@tests/support/results.ts'

type Coins = Play<PenniesKinds>

/** What a phone has on its disk. */
interface Phone {
  play: Coins
  lock: Lock | null
  bond: Bond | null
}

const isSealed: IsSealed = (asked) => asked === 'coin'
export const choice = (option: string) => ({ kind: 'choice', option }) as const
const salts = seededDice(11)
export const salt = (): string =>
  Array.from({ length: 32 }, () => (salts(16) - 1).toString(16)).join('')

export const fresh = (rounds = 3): Phone => ({
  play: valueOf(begin(pennies, { rounds })),
  lock: null,
  bond: null,
})

export const lockOn = (phone: Phone, seat: 'a' | 'b', coin: string): void => {
  phone.lock = { head: phone.play.head, seat, answer: choice(coin), salt: salt() }
  phone.bond = null
}

export const sealDesk = (phone: Phone) => ({
  lock: () =>
    phone.lock !== null && lockedIn(pennies, phone.play, phone.lock) !== null ? phone.lock : null,
  bond: () => phone.bond,
  bind: (bond: Bond) => void (phone.bond = bond),
})

const enter = (phone: Phone, theirs: Lock) => {
  const own = phone.lock
  if (own === null) return refused('lock-ours' as const)
  let { play } = phone
  for (const lock of own.seat === 'a' ? [own, theirs] : [theirs, own]) {
    const next = lockedIn(pennies, play, lock)
    if (next === null)
      return refused(lock === own ? ('lock-ours' as const) : ('lock-theirs' as const))
    play = next
  }
  Object.assign(phone, { play, lock: null, bond: null })
  return ok(countOf(play))
}

const take = (phone: Phone, entry: unknown) => {
  const { lock, bond, play } = phone
  const isSecret = isSealedEntry(isSealed, entry)
  if (isSecret && lock !== null && bond !== null && !keepsBond(entry, lock, bond))
    return refused('seal')
  const next = followIn(pennies, play, entry)
  if (!next.ok) return refused(next.problem.code)
  phone.play = next.value
  if (!isSecret && lock !== null && lockedIn(pennies, phone.play, lock) === null)
    Object.assign(phone, { lock: null, bond: null })
  return ok(countOf(phone.play))
}

interface Linked {
  readonly host: Leading
  readonly guest: Following
  readonly ends: { host: LinkEnd | null; guest: LinkEnd | null }
  readonly toHost: string[]
  readonly toGuest: string[]
  /** Everything that was said, in order. */
  readonly said: string[]
  readonly deliver: (most?: number, until?: string) => Promise<void>
}

export function link(hostPhone: Phone, guestPhone: Phone, seat: string | null = 'b'): Linked {
  const [toHost, toGuest, said]: string[][] = [[], [], []]
  const ends: Linked['ends'] = { host: null, guest: null }
  const now = () => 0
  const ledger = (phone: Phone) => ({
    count: () => countOf(phone.play),
    hashAt: (number: number) => hashAt(phone.play, number),
  })
  const host = leading({
    desk: {
      ...ledger(hostPhone),
      table: () => ({ table: 't', title: {}, opening: { ...hostPhone.play.opening } }),
      entries: (from, most) => entriesFrom(hostPhone.play, from, most),
      isAsked: (party) =>
        asks(pennies, hostPhone.play.setup, hostPhone.play.now.state).some(
          (question) => question.seat === party,
        ),
      answer: () => refused('not-asked'),
      seals: {
        ...sealDesk(hostPhone),
        isOpen: (party, head) => stillAsked(pennies, hostPhone.play, party as 'a', head) !== null,
        read: (answer) => answer as Lock['answer'],
        enter: (theirs) => enter(hostPhone, theirs),
      },
    },
    role: seat === null ? 'spectator' : 'opponent',
    seat,
    now,
    say: (text) => void (toGuest?.push(text), said?.push(text)),
    end: (why) => (ends.host = why),
    changed: () => undefined,
    handed: () => undefined,
  })
  const guest = following({
    desk: {
      ...ledger(guestPhone),
      sitDown: ({ opening }) =>
        Promise.resolve(openingFrom(pennies, opening) === null ? 'other-rules' : null),
      setAside: () => Promise.resolve('not-stored'),
      take: (entry) => take(guestPhone, entry),
      seals: sealDesk(guestPhone),
    },
    now,
    say: (text) => void (toHost?.push(text), said?.push(text)),
    end: (why) => (ends.guest = why),
    changed: () => undefined,
    settled: () => undefined,
    tookBack: () => undefined,
    leads: () => undefined,
  })
  const deliver = async (most = 1_000, until = 'never'): Promise<void> => {
    for (let left = most; left > 0; left -= 1) {
      const text = toGuest?.shift()
      if (text !== undefined) await guest.hear(text)
      if (toHost?.some((said) => said.includes(until)) === true) return
      const back = toHost?.shift()
      if (back !== undefined) host.hear(back)
      if (toGuest?.length === 0 && toHost?.length === 0) return
    }
  }
  host.open()
  return {
    host,
    guest,
    ends,
    toHost: toHost ?? [],
    toGuest: toGuest ?? [],
    said: said ?? [],
    deliver,
  }
}

export const chosenIn = ({ play }: Phone): unknown =>
  entriesFrom(play, 1, 99).map((e) => 'answer' in e && e.answer)
