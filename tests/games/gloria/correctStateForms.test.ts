// The forms in which the umpire sets right what a campaign remembers, and the words it is told in (CC-OVR).
import { beforeAll, describe, expect, it } from 'vitest'
import { umpire } from '@/core/game.ts'
import { shownValue, type CorrectValues } from '@/games/campaign/screens/umpire/correctForm.ts'
import { defaultMap, gloria } from '@/games/gloria/rules/index.ts'
import type { World } from '@/games/gloria/rules/model.ts'
import { forms, type Figure } from '@/games/gloria/screens/correct/corrections.ts'
import { enterGloria } from '@/games/gloria/screens/words/screenWords.ts'
import { de } from '@/games/gloria/words/de.ts'
import { en } from '@/games/gloria/words/en.ts'
import { wordsFrom } from '@/games/gloria/words/words.ts'
import { GloriaScene } from '@tests/support/gloria.ts'
import { unit } from '@tests/support/gloriaSketch.ts'
import { valueOf } from '@tests/support/results.ts'

const { correctionFrom, fieldsOf, figuresFor } = forms

beforeAll(enterGloria)

const put = (game: GloriaScene, json: object): World =>
  game.give(umpire, {
    kind: 'overrule',
    correction: valueOf(gloria.readCorrection(json)) as never,
    reason: 'so',
  }).world

describe('in words and forms', () => {
  const rich = () =>
    new GloriaScene(
      {
        house: { scale: 'world', start: 'empty', battleHold: 'park' },
        umpire: true,
        units: [unit('rio', '46')],
        areas: { '34': { owner: 'rio' }, '40': { owner: 'orlon' } },
        world: {
          round: 3,
          taken: { '34': { by: 'rio', used: false } },
          owed: ['U1'],
          fleets: [{ id: 'U20', owner: 'rio', at: '59', sailed: true, used: false }],
          plates: [{ id: 'U21', owner: 'rio', at: '80' }],
          posts: [{ at: '80', owner: 'rio', fort: false }],
          kingdoms: { '8k1': 'orlon' },
          interdicts: [{ by: 'orlon', city: '09', player: null }],
          credits: { bergdorf: 100 },
          sortieRound: { fortunoff: 2 },
        },
      },
      { kind: 'move', player: 'rio' },
    )

  it.each([
    ['English', en],
    ['German', de],
  ] as const)('an untouched form changes nothing, is taken, and is told in %s', (_, tables) => {
    const words = wordsFrom(tables, defaultMap)
    const view = gloria.seen(rich().state, umpire)
    const untouched = (figure: Figure): CorrectValues =>
      Object.fromEntries(
        fieldsOf(view, figure, {}).map((field) => [field.id, shownValue({}, field)]),
      )
    const silent: readonly Figure[] = ['money', 'newUnit', 'noUnit', 'newFleet', 'noFleet']
    const others: readonly Figure[] = ['newPlate', 'noPlate', 'allied', 'post', 'back', 'sortie']
    for (const figure of figuresFor(view)) {
      if (silent.includes(figure) || others.includes(figure)) continue
      const game = rich()
      const before = game.world
      const json = correctionFrom(view, figure, untouched(figure)) as object
      if (figure === 'interdict') Object.assign(json, { by: 'orlon', of: '09' })
      // A player put in his own place has a seat of his own, and no money to come is 0 to come.
      const { seats, credits } = put(game, json)
      expect(game.world, figure).toEqual({ ...before, seats, credits })
      const said = game.events.map((event) => words.event(event)).at(-1) ?? ''
      expect(said, figure).not.toMatch(/undefined|NaN|\[object/u)
    }
  })

  it('offers what is so now first', () => {
    const view = gloria.seen(rich().state, umpire)
    const now = (figure: Figure, values: CorrectValues) =>
      fieldsOf(view, figure, values).map((field) => shownValue(values, field))
    expect(now('power', { city: '34' })).toEqual(['34', 'taken'])
    expect(now('interdict', { king: 'orlon' })).toEqual(['orlon', '09'])
    expect(now('lastSortie', { king: 'fortunoff' })).toEqual(['fortunoff', '2'])
    expect(now('kingdom', {})).toEqual(['8k1', 'orlon'])
    expect(now('credit', { king: 'bergdorf' })).toEqual(['bergdorf', '100'])
    expect(now('fleetDid', {})).toEqual(['U20', 'yes', 'no'])
    expect(now('plate', {})).toEqual(['U21', 'rio', '80'])
    expect(now('owed', {})).toEqual(['U1', 'yes'])
    expect(now('seats', { king: 'rio' })).toEqual(['rio', 'rio', 'player'])
  })

  it('says what is so now behind the reason', () => {
    const { event } = wordsFrom(en, defaultMap)
    const what = { figure: 'power', city: '40', is: 'used' } as const
    expect(event({ kind: 'overruled', reason: 'so', what })).toBe(
      'Corrected: so. The power of Labanza (40) is taken, and used.',
    )
    expect(event({ kind: 'overruled', reason: 'so' })).toBe('Corrected: so.')
  })
})
