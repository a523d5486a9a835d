// Two phones lock a coin each: nothing of it is on the line but a salted sum until both are in, whatever is cut or killed.
import { expect, test } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import { canonicalJson } from '@/core/record/canonical.ts'
import { sha256 } from '@/core/record/sha256.ts'
import { countOf } from '@/core/link/ledger.ts'
import { sealOf } from '@/core/link/seal.ts'
import { answerIn } from '@/core/record/play.ts'
import { pennies } from '@tests/support/games/pennies/rules.ts'
import { valueOf } from '@tests/support/results.ts'
import { choice, chosenIn, fresh, link, lockOn, salt, sealDesk } from './sealSupport.ts'

test('both lock, both are opened, and both phones have the same record', async () => {
  const [host, guest] = [fresh(), fresh()]
  const linked = link(host, guest)
  await linked.deliver()
  lockOn(guest, 'b', 'tails')
  linked.guest.locked()
  await linked.deliver()
  expect(linked.host.state().isLocked).toBe(true)
  expect(countOf(host.play)).toBe(0)
  lockOn(host, 'a', 'heads')
  linked.host.grown()
  await linked.deliver()
  expect(chosenIn(host)).toEqual([choice('heads'), choice('tails')])
  expect(guest.play.head).toBe(host.play.head)
  expect(linked.ends).toEqual({ host: null, guest: null })
})

/** All that is said until one of the two has locked, with sums blanked. */
async function saidWith(coin: string, who: 'host' | 'guest'): Promise<readonly string[]> {
  const [host, guest] = [fresh(), fresh()]
  const linked = link(host, guest)
  await linked.deliver()
  lockOn(who === 'host' ? host : guest, who === 'host' ? 'a' : 'b', coin)
  linked.host.grown()
  linked.guest.locked()
  await linked.deliver()
  const seals = linked.said.filter((text) => text.includes('"seal"'))
  expect(seals).toHaveLength(1)
  return linked.said.map((text) => text.replace(/"seal":"[\da-f]{64}"/u, '"seal":"SUM"'))
}

test.each(['host', 'guest'] as const)(
  'what the %s says does not change with what it has locked, but for the sum',
  async (who) => {
    const heads = await saidWith('heads', who)
    expect(heads).toEqual(await saidWith('tails', who))
    expect(heads.join('')).not.toMatch(/heads|tails/u)
  },
)

test('the sum of the same coin differs each time, and trying all coins without the salt finds none', async () => {
  const [host, guest] = [fresh(), fresh()]
  const linked = link(host, guest)
  await linked.deliver()
  const sums: string[] = []
  for (let n = 0; n < 5; n += 1) {
    lockOn(guest, 'b', 'tails')
    linked.guest.locked()
    sums.push(/"seal":"([\da-f]{64})"/u.exec(linked.toHost.at(-1) ?? '')?.[1] ?? '')
  }
  expect(new Set(sums).size).toBe(5)
  const guesses = ['heads', 'tails'].map((coin) =>
    sha256(canonicalJson({ head: guest.play.head, seat: 'b', answer: choice(coin), salt: '' })),
  )
  expect(guesses.some((guess) => sums.includes(guess))).toBe(false)
})

/** Both have locked, heads against tails, and the guest's coin is on its way. */
async function bothLocked() {
  const [host, guest] = [fresh(), fresh()]
  const linked = link(host, guest)
  await linked.deliver()
  lockOn(guest, 'b', 'tails')
  linked.guest.locked()
  lockOn(host, 'a', 'heads')
  linked.host.grown()
  await linked.deliver(20, 'opened')
  return { host, guest, linked }
}

test('a guest who opens something else than he locked is told, and nothing is played', async () => {
  const { host, linked } = await bothLocked()
  const at = linked.toHost.findIndex((text) => text.includes('opened'))
  expect(at).toBeGreaterThanOrEqual(0)
  linked.toHost[at] = (linked.toHost[at] ?? '').replace('tails', 'heads')
  await linked.deliver()
  expect(linked.ends).toEqual({ host: 'seal', guest: 'seal' })
  expect(countOf(host.play)).toBe(0)
  expect(host.lock?.answer).toEqual(choice('heads'))
})

test('a host who turns up another coin than it was bound to is told, and the guest keeps nothing of it', async () => {
  const { host, guest, linked } = await bothLocked()
  // It has seen the other coin by now, and would rather have shown tails.
  if (host.lock !== null) host.lock = { ...host.lock, answer: choice('tails') }
  await linked.deliver()
  expect(linked.ends).toEqual({ host: 'seal', guest: 'seal' })
  expect(countOf(guest.play)).toBe(0)
})

test('after a cut another lock of the host is refused by a guest who has opened his own', async () => {
  const { host, guest, linked: cut } = await bothLocked()
  expect(cut.toHost.some((text) => text.includes('opened'))).toBe(true)
  lockOn(host, 'a', 'tails')
  const linked = link(host, guest)
  await linked.deliver()
  expect(linked.ends.guest).toBe('seal')
  expect(countOf(host.play)).toBe(0)
})

test('where both locks do not go into the record both phones are told', async () => {
  const { host, linked } = await bothLocked()
  // What it was bound to is gone: another tab has taken it away.
  host.lock = null
  await linked.deliver()
  expect(linked.ends).toEqual({ host: 'lock-ours', guest: 'lock-theirs' })
  expect(countOf(host.play)).toBe(0)
})

test('a lock of the guest that the rules do not take is told to both as his', async () => {
  const [host, guest] = [fresh(), fresh()]
  const linked = link(host, guest)
  lockOn(host, 'a', 'heads')
  await linked.deliver()
  const edge = { head: host.play.head, seat: 'b', answer: choice('edge'), salt: salt() }
  linked.host.hear(JSON.stringify({ m: 'seal', head: edge.head, seal: sealOf(edge) }))
  linked.host.hear(JSON.stringify({ m: 'opened', answer: edge.answer, salt: edge.salt }))
  await linked.deliver()
  expect(linked.ends).toEqual({ host: 'lock-theirs', guest: 'lock-ours' })
  expect(countOf(host.play)).toBe(0)
  expect(host.lock?.answer).toEqual(choice('heads'))
})

test('a lock that is opened behind the lead enters no record there, and whoever leads then opens both', async () => {
  const { host, guest, linked } = await bothLocked()
  linked.host.handOver()
  await linked.deliver()
  expect(countOf(host.play)).toBe(0)
  expect(host.lock?.answer).toEqual(choice('heads'))
  const swapped = link(guest, host, 'a')
  await swapped.deliver()
  expect(chosenIn(guest)).toEqual([choice('heads'), choice('tails')])
  expect(host.play.head).toBe(guest.play.head)
  expect(swapped.ends).toEqual({ host: null, guest: null })
})

test('a lock that was taken back is not opened', async () => {
  const [host, guest] = [fresh(), fresh()]
  const linked = link(host, guest)
  await linked.deliver()
  lockOn(guest, 'b', 'tails')
  linked.guest.locked()
  await linked.deliver()
  guest.lock = null
  linked.guest.locked()
  lockOn(host, 'a', 'heads')
  linked.host.grown()
  await linked.deliver()
  expect(linked.host.state().isLocked).toBe(false)
  expect(linked.said.join('')).not.toMatch(/opened|tails|heads/u)
})

test('who only watches may lock nothing', async () => {
  const [host, guest] = [fresh(), fresh()]
  const linked = link(host, guest, null)
  await linked.deliver()
  for (let n = 0; n < 3; n += 1)
    linked.host.hear(JSON.stringify({ m: 'seal', head: host.play.head, seal: 'a'.repeat(64) }))
  expect(linked.ends.host).toBe('faults')
})

test('what was never asked for is not opened to the host', async () => {
  const [host, guest] = [fresh(), fresh()]
  const linked = link(host, guest)
  await linked.deliver()
  for (let n = 0; n < 3; n += 1)
    linked.host.hear(JSON.stringify({ m: 'opened', answer: choice('tails'), salt: salt() }))
  expect(linked.ends.host).toBe('faults')
  expect(countOf(host.play)).toBe(0)
})

test('300 cuts and kills at any moment change no lock and lose none', async () => {
  const roll = seededDice(5)
  for (let cuts = 0; cuts < 300;) {
    const [host, guest] = [fresh(6), fresh(6)]
    const wanted: string[] = []
    let linked = link(host, guest)
    for (
      let steps = 0;
      steps < 3_000 && pennies.outcome(host.play.now.state) === null;
      steps += 1
    ) {
      const round = Math.floor(countOf(host.play) / 3)
      const isEven = guest.play.head === host.play.head
      if (isEven && countOf(host.play) % 3 === 0) {
        const [one, other] = [roll(2), roll(2)].map((n) => (n === 1 ? 'heads' : 'tails'))
        // A coin may not be shown three times running: such a lock holds nowhere.
        for (const phone of [host, guest]) if (sealDesk(phone).lock() === null) phone.lock = null
        if (host.lock === null && roll(2) === 1) lockOn(host, 'a', one ?? '')
        if (guest.lock === null && roll(2) === 1) lockOn(guest, 'b', other ?? '')
        if (host.lock !== null && guest.lock !== null)
          wanted[round] = JSON.stringify([host.lock.answer, guest.lock.answer])
      }
      if (countOf(host.play) % 3 === 2) {
        expect(JSON.stringify(chosenIn(host)).includes((wanted[round] ?? '?').slice(1, -1))).toBe(
          true,
        )
        host.play = valueOf(
          answerIn(pennies, host.play, choice('show'), { by: 'table', salt: salt() }),
        )
      }
      linked.host.grown()
      linked.guest.locked()
      await linked.deliver(roll(3) - 1)
      if (roll(5) === 1) {
        cuts += 1
        linked = link(host, guest)
      }
    }
    linked = link(host, guest)
    await linked.deliver()
    expect(linked.ends).toEqual({ host: null, guest: null })
    expect(guest.play.head).toBe(host.play.head)
    expect(pennies.outcome(guest.play.now.state)).not.toBeNull()
  }
})

test.each([
  ['watches now', null],
  ['sits on the other side now', 'a'],
])('what was locked by a phone that %s is not said, and is no fault', async (_, seat) => {
  const [host, guest] = [fresh(), fresh()]
  lockOn(guest, 'b', 'tails')
  const linked = link(host, guest, seat)
  await linked.deliver()
  for (let n = 0; n < 3; n += 1) {
    guest.lock = null
    linked.guest.locked()
    lockOn(guest, 'b', 'tails')
    linked.guest.locked()
  }
  await linked.deliver()
  expect(linked.said.join('')).not.toMatch(/"(?:seal|unsealed)"/u)
  expect(linked.ends).toEqual({ host: null, guest: null })
})

test('what the phone that leads has locked for the seat of the other one is not said', async () => {
  const [host, guest] = [fresh(), fresh()]
  lockOn(host, 'a', 'heads')
  const linked = link(host, guest, 'a')
  await linked.deliver()
  lockOn(guest, 'a', 'tails')
  linked.guest.locked()
  await linked.deliver()
  expect(linked.guest.state().isLocked).toBe(false)
  expect(linked.host.state().isLocked).toBe(true)
  expect(linked.ends).toEqual({ host: null, guest: null })
})
