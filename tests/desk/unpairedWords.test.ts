// Why a round was not paired, in both languages: with who would have to meet where a ban is in the way.
import { beforeAll, expect, test, vi } from 'vitest'
import type { ForbiddenMeeting } from '@/games/eagles/rules/index.ts'
import { unpairedWords } from '@/desk/rounds/usePairing.ts'
import { enterEvents } from '@/desk/words/events.ts'
import { speak, type Language } from '@/words/index.ts'

beforeAll(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { lang: '' } }))
})

const meeting = (first: string, second: string, part: Partial<ForbiddenMeeting> = {}) => ({
  ...{ first, second, isSameClub: true, isSameNation: false },
  ...part,
})

async function said(language: Language, forbidden: readonly ForbiddenMeeting[]): Promise<string> {
  await speak(language)
  await enterEvents()
  return unpairedWords({ why: 'forbidden', forbidden }, (id) => id.toUpperCase())
}

test('whoever would have to meet is named, and why not', async () => {
  const two = [
    meeting('ann', 'ben'),
    meeting('cid', 'dan', { isSameClub: false, isSameNation: true }),
  ]
  expect(await said('en', two)).toMatch(
    /such as ANN against BEN \(same club\) or CID against DAN \(same nation\)\. /u,
  )
  expect(await said('de', two)).toMatch(
    /etwa ANN gegen BEN \(gleicher Verein\) oder CID gegen DAN \(gleiche Nation\)\. /u,
  )
})

test('of many the first three', async () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => meeting(id, id, { isSameNation: true }))
  const text = await said('en', five)
  expect(text).toContain('C against C (same club, same nation)')
  expect(text).not.toContain('D against D')
})

test('where nobody is known it is told without', async () => {
  expect(await said('en', [])).toMatch(/same club or same nation/u)
})
