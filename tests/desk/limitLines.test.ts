// What stands under the name of an event: its limits in one short line, in both languages.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { defaultHouseRules, newEvent, type ClubEvent } from '@/games/eagles/rules/index.ts'
import { enterEvents } from '@/desk/words/events.ts'
import { speak, type Language } from '@/words/index.ts'
import { limitsInShort } from '@/desk/limitLines.ts'

const plain = newEvent('Muster')
const strict: ClubEvent = {
  ...plain,
  limit: 300,
  nations: ['british', 'french'],
  mostBattalions: 8,
  mostGuards: 2,
  mostGreen: 0,
  lightAllowed: false,
  houseRules: { ...defaultHouseRules, budget: 'exact', turns: 6 },
}

const inShort = async (event: ClubEvent, language: Language): Promise<string> => {
  await speak(language)
  return limitsInShort(event)
}

beforeAll(async () => {
  // Node has no page to tell the language of.
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { lang: '' } }))
  await enterEvents()
})

afterAll(() => speak('en'))

describe('the limits of an event in one line', () => {
  test('an event as the booklet has it says so', async () => {
    expect(await inShort(plain, 'en')).toBe('200 points, our defaults')
    expect(await inShort(plain, 'de')).toBe('200 Punkte, unsere Vorgaben')
  })

  test('every limit that is set is told, and the booklet is not', async () => {
    expect(await inShort(strict, 'en')).toBe(
      'exactly 300 points, at most 8 battalions, at most 2 Guards, no Green, no Light, only British and French, one house rule',
    )
    expect(await inShort(strict, 'de')).toBe(
      'genau 300 Punkte, höchstens 8 Bataillone, Garde höchstens 2, ohne Rekruten, ohne Leichte, nur Britisch und Französisch, eine Hausregel',
    )
  })

  test('where most nations may come, those that may not are named', async () => {
    const nations = plain.nations.filter((nation) => nation !== 'other')
    expect(await inShort({ ...plain, nations }, 'en')).toBe('200 points, without Other nation')
  })

  test('points that must be met are a limit of their own, not a house rule', async () => {
    const houseRules = { ...defaultHouseRules, budget: 'exact' } as const
    expect(await inShort({ ...plain, houseRules }, 'en')).toBe('exactly 200 points')
  })

  test('a deadline is told beside the booklet’s rules', async () => {
    const line = await inShort({ ...plain, deadline: '2026-05-01T20:00+02:00' }, 'en')
    expect(line).toMatch(/^200 points, our defaults, lists by \d+ \w+ 2026/)
  })
})
