// What the umpire reads of all, and one name beside the factions that one player leads.
import { describe, expect, it } from 'vitest'
import type { DelugeEvent } from '@/games/deluge/rules/index.ts'
import {
  draftOn,
  factionsIn,
  playerCountsOf,
  playersOf,
  setupOf,
  shareAmong,
} from '@/games/deluge/screens/start/draft.ts'
import { defaultMap, firstMap } from '@/games/deluge/rules/index.ts'
import { de } from '@/games/deluge/words/de.ts'
import { en } from '@/games/deluge/words/en.ts'
import { wordsFrom } from '@/games/deluge/words/words.ts'

describe('for whoever reads everything', () => {
  const english = wordsFrom(en, defaultMap)
  const german = wordsFrom(de, defaultMap)
  const booked: DelugeEvent = {
    kind: 'booked',
    to: ['sweden'],
    faction: 'sweden',
    amount: 80,
    reason: 'start',
    about: null,
  }
  const closed = (to: string): DelugeEvent => ({
    kind: 'noted',
    to: [to],
    phase: 'strategy',
    lines: 2,
    isClosed: true,
  })

  it('money and sheets have the name of their faction', () => {
    expect(english.eventOfAll(booked)).toBe('Sweden: +80 thalers, start purse.')
    expect(german.eventOfAll(booked)).toBe('Schweden: +80 Taler, Anfangskasse.')
    expect(english.eventOfAll(closed('plc'))).toBe('Commonwealth: sheet closed, with 2 lines.')
    expect(english.event(closed('plc'))).toBe('Your sheet is closed, with 2 lines.')
  })

  it('what the umpire entered himself, and what all were told, is said as it is', () => {
    const entered: DelugeEvent = {
      kind: 'entered',
      to: ['umpire'],
      battle: 'T1',
      result: { how: 'draw', shares: null },
    }
    expect(english.eventOfAll(entered)).toBe(english.event(entered))
    const ended: DelugeEvent = { kind: 'turnEnded', turn: 3 }
    expect(english.eventOfAll(ended)).toBe(english.event(ended))
  })
})

describe('TD-VIC-05 in the form', () => {
  const nameOf = (nth: number) => `Player ${nth}`
  const seatsOf = (draft: ReturnType<typeof draftOn>) => setupOf(draft).seats

  it('writes one name beside factions that go together, and keeps a name that is there', () => {
    const before = draftOn(defaultMap)
    const draft = {
      ...before,
      seats: { ottomans: { name: 'Ann', kind: 'away' as const } },
    }
    const shared = shareAmong(draft, 8, nameOf)
    expect(playersOf(shared)).toBe(8)
    expect(seatsOf(shared).filter(({ factions }) => factions.length > 1)).toMatchObject([
      { name: 'Ann', factions: ['ottomans', 'crimea'], kind: 'away' },
      { name: 'Player 1', factions: ['transylvania', 'moldavia-wallachia'] },
    ])
  })

  it('takes the second name away again where more play', () => {
    const draft = draftOn(defaultMap)
    const counts = playerCountsOf(draft)
    expect(counts).toEqual([10, 9, 8, 7, 6, 5])
    const back = counts.toReversed().reduce((now, count) => shareAmong(now, count, nameOf), draft)
    expect(playersOf(back)).toBe(10)
    expect(seatsOf(back).map(({ factions }) => factions)).toEqual(
      factionsIn(draft).map((faction) => [faction]),
    )
  })

  it('is not asked where there is nothing to suggest', () => {
    expect(playerCountsOf(draftOn(firstMap))).toEqual([3])
  })
})
