// The reply to a player of a list that was settled, or that is still to be looked at.
import { expect, test } from 'vitest'
import {
  changeNothing,
  newEvent,
  readSource,
  standingAt,
  type BoardEntry,
} from '@/games/eagles/rules/index.ts'
import { replyTo } from '@/desk/entry/reply.ts'

const event = newEvent('Muster')

async function repliesTo(text: string): Promise<{ open: string; settled: string }> {
  const [read] = readSource({ name: '', text })
  if (read?.list.ok !== true) throw new Error('a list')
  const list = read.list.value
  const reply = (value: typeof list): Promise<string> => {
    const entry: BoardEntry = {
      id: 'a',
      player: 'Ann',
      address: '',
      versions: [{ ...read, list: { ok: true, value }, readAt: 1, source: '' }],
      accepted: null,
      answered: null,
      sameNameAs: null,
      hasDropped: false,
    }
    const row = { ...standingAt(event, entry), entry, beside: null, alike: [] }
    return replyTo(event, row, 'en')
  }
  return { open: await reply(list), settled: await reply(changeNothing(list)) }
}

test('lines beside a list are told as long as nobody has settled them', async () => {
  const { open, settled } = await repliesTo('Hello Tom,\nFrench\n1st Drilled 40\n2nd Green 40')
  expect(open).toContain('I take it that these change nothing:\n- Line 1, “Hello Tom,”')
  expect(settled).toContain('checked and fine')
  expect(settled).not.toContain('Hello Tom,')
})

test('of a list that nothing proved, and that was settled as a whole, there is nothing to quote', async () => {
  const { open, settled } = await repliesTo('French\nKolberg: Drilled 40')
  expect(open).toContain('No points prove my reading')
  expect(settled).toContain('checked and fine')
  expect(settled).not.toMatch(/= 40|Line \d/)
})
