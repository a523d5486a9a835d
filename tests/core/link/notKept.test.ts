// What the phone that follows cannot keep: each cause has its own word on the line and is told on both phones.
import { describe, expect, test } from 'vitest'
import { following, greeting } from '@/core/link/following.ts'
import { lineOf, type LinkEnd, type NotKept } from '@/core/link/line.ts'
import { readFollowing, readLeading } from '@/core/link/message.ts'
import { openingFrom, openingProblem } from '@/core/link/openingFrom.ts'
import { begin } from '@/core/record/play.ts'
import { refused } from '@/core/result.ts'
import { battle } from '@/games/eagles/rules/index.ts'
import { pennies } from '@tests/support/games/pennies/rules.ts'
import { valueOf } from '@tests/support/results.ts'
import { sampleSetup } from '@tests/support/recordedBattle.ts'
import { link, type Phone } from './support.ts'

const causes: readonly NotKept[] = ['other-game', 'other-rules', 'other-tab', 'not-stored']
const begun = (): Phone => ({ play: valueOf(begin(battle, sampleSetup())), aside: [] })

/** How the link ends on a phone that follows and fails like this, and what it says. */
async function endAt(sitDown: () => Promise<NotKept | null>, refusal = 'other-result') {
  const said: string[] = []
  const ends: LinkEnd[] = []
  const guest = following({
    desk: {
      count: () => 0,
      hashAt: () => null,
      sitDown,
      setAside: sitDown,
      take: () => refused(refusal),
    },
    say: (text) => said.push(text),
    end: (why) => ends.push(why),
    now: () => 0,
    changed: () => undefined,
    settled: () => undefined,
    tookBack: () => undefined,
    leads: () => undefined,
  })
  expect(guest.state()).toEqual(greeting)
  const { opening } = begun().play ?? {}
  const table = { m: 'table', v: 1, table: 't', opening, title: {}, role: 'opponent', seat: 'b' }
  await guest.hear(JSON.stringify({ ...table, entries: 1, head: 'a'.repeat(64) }))
  await guest.hear(JSON.stringify({ m: 'entries', from: 1, entries: [{}] }))
  return { ends, last: JSON.parse(said.at(-1) ?? 'null') as unknown }
}

/** How a link ends on a phone that hears this good-bye. */
function endOn(why: string): LinkEnd | undefined {
  const ends: LinkEnd[] = []
  const line = lineOf({ say: () => undefined, end: (end) => ends.push(end), now: () => 0 })
  line.left(why)
  return ends[0]
}

test.each(causes)('%s is said as it is, and told on the other phone as its own', async (cause) => {
  const { ends, last } = await endAt(() => Promise.resolve(cause))
  expect(ends).toEqual([cause])
  expect(last).toEqual({ m: 'bye', why: cause })
  expect(endOn(cause)).toBe(`${cause}-there`)
})

test('the phone that leads hears over the line why nothing of it is kept', async () => {
  const host = begun()
  const linked = link({ ...host }, { play: null, aside: [] })
  const table = linked.toGuest[0] ?? ''
  linked.toGuest[0] = table.replace('"rulesVersion":', '"rulesVersion":9')
  await linked.deliver()
  expect(linked.ends).toEqual({ guest: 'other-rules', host: 'other-rules-there' })
})

test('what throws while it is stored is no fault of the rules', async () => {
  const { ends } = await endAt(() => Promise.reject(new Error('the disk is full')))
  expect(ends).toEqual(['not-stored'])
})

test.each([
  ['the rules give something else', 'other-result', 'other-rules'],
  ['it does not hang on the chain', 'tampered', 'other-rules'],
  ['the journal has gone on', 'stale', 'other-tab'],
  ['the journal is in other hands', 'missing', 'other-tab'],
  ['it is not what was locked', 'seal', 'seal'],
])('an entry that is not taken because %s is told so', async (_, code, end) => {
  expect((await endAt(() => Promise.resolve(null), code)).ends).toEqual([end])
})

describe('an opening', () => {
  const { opening } = valueOf(begin(pennies, { rounds: 3 }))
  const json = JSON.parse(JSON.stringify(opening)) as object

  test('of another game is known for that', () => {
    expect(openingFrom(battle, { ...json })).toBeNull()
    expect(openingProblem(battle, { ...json })).toBe('other-game')
  })
  test('of newer rules is known for that', () => {
    const newer = { ...json, rulesVersion: 99 }
    expect(openingFrom(pennies, newer)).toBeNull()
    expect(openingProblem(pennies, newer)).toBe('other-rules')
  })
})

describe('whoever is cut off hears why', () => {
  function cutOff(by: (line: ReturnType<typeof lineOf>) => void) {
    const said: string[] = []
    const ends: LinkEnd[] = []
    const line = lineOf({
      say: (text) => said.push(text),
      end: (end) => ends.push(end),
      now: () => 0,
    })
    by(line)
    return { ends, said: said.map((text) => JSON.parse(text) as unknown) }
  }
  const times = (n: number, act: () => unknown): void => {
    for (let done = 0; done < n; done += 1) act()
  }

  test.each<[string, LinkEnd, (line: ReturnType<typeof lineOf>) => void]>([
    ['a flood', 'flood', ({ hears }) => times(200, hears)],
    ['faults', 'faults', ({ strike }) => times(9, strike)],
    ['a newer version', 'newer', ({ leave }) => leave('newer')],
  ])('of %s, once', (_, why, by) => {
    expect(cutOff(by)).toEqual({ ends: [why], said: [{ m: 'bye', why }] })
    expect(endOn(why)).toBe(`${why}-there`)
  })

  test('but not of a silence: there is nobody to hear it', () => {
    expect(endOn('silent')).toBe('left')
  })
})

describe('between versions', () => {
  test('an older phone reads every word, and tells the new ones as having left', () => {
    for (const why of causes) {
      const bye = JSON.stringify({ m: 'bye', why })
      expect([readLeading(bye).ok, readFollowing(bye).ok]).toEqual([true, true])
    }
  })
  test('the one word of older phones is told without a cause', () => {
    expect(endOn('not-taken')).toBe('not-taken')
  })
  test.each(['of-some-newer-version', 'toString', '__proto__', 'lost', 'other-tab-there'])(
    '%s is told in general words',
    (why) => expect(endOn(why)).toBe('left'),
  )
  test('a battle too large for a link is told on both phones', () => {
    expect(endOn('too-large')).toBe('too-large')
  })
})
