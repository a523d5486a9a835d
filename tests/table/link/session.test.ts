// A link at work on one phone: who leads when the lead comes over while something fails, and what is left when it ends.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refused } from '@/core/result.ts'
import { sessionOf, type Seating, type Session } from '@/table/link/session.ts'
import { begun, lineToNowhere, phoneAtTable, tableMessage } from './support.ts'

const opponent: Seating = { role: 'opponent', seat: 'b' }
const lead = JSON.stringify({ m: 'lead', entries: 0, head: begun.head })
const turn = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve))

const sessions: Session[] = []
function sit(phone: ReturnType<typeof phoneAtTable>, seating: Seating | null) {
  const line = lineToNowhere()
  const session = sessionOf(phone.desk, line, seating)
  sessions.push(session)
  const tables = () => line.said.filter((text) => text.startsWith('{"m":"table"'))
  return { session, line, tables }
}
/** This phone follows, and hears that it leads. */
async function givenLead(phone: ReturnType<typeof phoneAtTable>) {
  const seat = sit(phone, null)
  seat.session.hear(tableMessage())
  seat.session.hear(lead)
  await turn()
  return seat
}

afterEach(() => {
  for (const session of sessions.splice(0)) session.leave()
})

test('nothing of a link is left at the table once the other phone was cut off', () => {
  const phone = phoneAtTable()
  const { session, line } = sit(phone, opponent)
  session.hear(JSON.stringify({ m: 'have', entries: 0, head: begun.head }))
  expect(phone.at.link).not.toBeNull()
  for (let n = 0; n < 3; n += 1) session.hear('{"m":"ack","seq":9}')
  expect(session.end.value).toBe('faults')
  expect(line.at.isClosed).toBe(true)
  expect(phone.at.link).toBeNull()
})

test('whoever cannot note that it leads says so and leaves', async () => {
  const phone = phoneAtTable({ nowLeads: () => Promise.reject(new Error('the disk is full')) })
  const { session, line, tables } = await givenLead(phone)
  expect(session.end.value).toBe('not-stored')
  expect(line.said.at(-1)).toBe('{"m":"bye","why":"not-stored"}')
  expect(tables()).toEqual([])
})

test('a line that ends while the lead comes over leaves this phone following', async () => {
  let noted = (): void => undefined
  const untilNoted = new Promise<void>((resolve) => (noted = resolve))
  const sitDown = vi.fn(() => Promise.resolve(null))
  const phone = phoneAtTable({ nowLeads: () => untilNoted, sitDown })
  const { session, tables } = await givenLead(phone)
  session.lost()
  noted()
  await turn()
  expect(session.end.value).toBe('lost')
  expect(session.view.value.leads).toBe(false)
  expect(phone.at.link).toBeNull()
  expect(tables()).toEqual([])
  // Marked as led elsewhere once more: the old leader leads on.
  expect(sitDown).toHaveBeenCalledTimes(2)
})

test('the lead comes over once, however often it is said', async () => {
  const phone = phoneAtTable()
  const { session, tables } = await givenLead(phone)
  expect(tables()).toHaveLength(1)
  const twice = sit(phone, null)
  for (const text of [tableMessage(), lead, lead]) twice.session.hear(text)
  await turn()
  expect(twice.tables()).toHaveLength(1)
  expect(session.end.value).toBeNull()
})

describe('the game that was begun here for a link', () => {
  /** The one entry of the phone that leads is nothing that the rules here take. */
  const entries = JSON.stringify({ m: 'entries', from: 1, entries: [{}] })

  test('goes again where the link is refused before anything came', async () => {
    const takeAway = vi.fn(() => Promise.resolve())
    const follow = () => refused('impossible')
    const { session } = sit(phoneAtTable({ takeAway, follow }), null)
    session.hear(tableMessage())
    session.hear(entries)
    await turn()
    expect(session.end.value).toBe('other-rules')
    expect(takeAway).toHaveBeenCalledTimes(1)
  })

  test('goes again where it cannot be kept here', async () => {
    const takeAway = vi.fn(() => Promise.resolve())
    const sitDown = () => Promise.resolve('not-stored' as const)
    const { session } = sit(phoneAtTable({ takeAway, sitDown }), null)
    session.hear(tableMessage())
    await turn()
    expect(session.end.value).toBe('not-stored')
    expect(takeAway).toHaveBeenCalledTimes(1)
  })

  test.each(['lost', 'leave'] as const)(
    'stays where the link was %s: it may come again',
    async (way) => {
      const takeAway = vi.fn(() => Promise.resolve())
      const { session } = sit(phoneAtTable({ takeAway }), null)
      session.hear(tableMessage())
      await turn()
      session[way]()
      expect(session.end.value).not.toBeNull()
      expect(takeAway).not.toHaveBeenCalled()
    },
  )
})
