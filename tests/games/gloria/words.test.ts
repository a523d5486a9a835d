// Every question and event of a random campaign has its words in both languages.
import { expect, it } from 'vitest'
import { asks } from '@/core/asks.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { defaultMap, gloria } from '@/games/gloria/rules/index.ts'
import { de } from '@/games/gloria/words/de.ts'
import { en } from '@/games/gloria/words/en.ts'
import { wordsFrom } from '@/games/gloria/words/words.ts'
import { gloriaOf, playGloria, randomGloria } from '@tests/support/gloria.ts'

const isSaid = (text: string): boolean =>
  text.trim() !== '' && !/undefined|NaN|\[object/u.test(text)

it.each([
  ['English', en],
  ['German', de],
] as const)('tells events, options, reasons and fields in %s', (_, tables) => {
  const words = wordsFrom(tables, defaultMap)
  const silent = new Set<string>()
  const hear = (what: string, text: string): void => {
    if (!isSaid(text)) silent.add(what)
  }
  for (let seed = 1; seed <= 3; seed += 1) {
    const setup = gloriaOf(randomGloria(seededDice(seed), 'world', 2))
    playGloria(setup, seed, ({ state, events }) => {
      for (const event of events) hear(event.kind, words.event(event))
      for (const { wanted } of asks(gloria, setup, state)) {
        if (wanted.kind === 'choice') {
          for (const option of wanted.options) hear(option, words.option(option))
          for (const { reason } of wanted.unavailable) hear(reason, words.reason(reason))
        }
        if (wanted.kind === 'facts') for (const { id } of wanted.fields) hear(id, words.field(id))
      }
    })
  }
  expect([...silent]).toEqual([])
})

it('tells of one unit in the singular, and of two equal special units as of two', () => {
  const { event } = wordsFrom(en, defaultMap)
  const moved = (...units: readonly string[]) =>
    event({ kind: 'moved', player: 'cardor', units, from: '14', path: ['11'], by: 'road' })
  expect(moved('U2')).toBe('U2 marches by road from Orlon (14) to 11.')
  expect(moved('U2', 'U3')).toBe('U2 and U3 march by road from Orlon (14) to 11.')
  const destroyed = (...units: readonly string[]) =>
    event({ kind: 'destroyed', player: 'cardor', area: '14', units, why: 'siege' })
  expect(destroyed('U2')).toBe('U2 is destroyed in Orlon (14).')
  const twice = ['siege-guns', 'siege-guns'] as const
  const named = { kind: 'named', player: 'cardor', unit: 'U1', specials: twice } as const
  expect(event(named)).toBe('U1 has siege guns, twice.')
  expect(wordsFrom(de, defaultMap).event(named)).toBe('U1 hat zweimal Belagerungsgeschütze.')
})
