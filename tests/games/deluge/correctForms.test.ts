// The umpire's forms for corrections of The Deluge: what they offer, what they show first, and that the rules read them.
import { beforeEach, describe, expect, it } from 'vitest'
import { umpire } from '@/core/game.ts'
import {
  plainValues,
  shownValue,
  type CorrectValues,
} from '@/games/campaign/screens/umpire/correctForm.ts'
import { factNames as facts, readCorrection, traits } from '@/games/deluge/rules/correction.ts'
import { deluge } from '@/games/deluge/rules/index.ts'
import { forms, type Figure } from '@/games/deluge/screens/umpire/corrections.ts'
import { enterDeluge } from '@/games/deluge/screens/words/screenWords.ts'
import { Scene, unitsOf } from '@tests/support/delugeScene.ts'
import { valueOf } from '@tests/support/results.ts'

const { correctionFrom, fieldsOf, figuresFor } = forms

// Cases are made from the words, before any hook runs.
await enterDeluge()

const knowledge = {
  F2: {
    faction: { value: 'plc', turn: 1 },
    at: { value: 'minsk', turn: 1 },
    kind: { value: 'skirmish' as const, turn: 2 },
    units: { value: 4, turn: 2 },
    strongest: {
      value: [
        { name: 'Pancerni', points: 9 },
        { name: 'unit', points: 4 },
      ],
      turn: 2,
    },
  },
  F12: { faction: { value: 'plc', turn: 2 }, at: { value: 'wilno', turn: 2 } },
}
const scene = () =>
  new Scene(
    {
      turn: 3,
      forces: [
        { id: 'F1', faction: 'sweden', at: 'wilno', from: 'wenden', units: unitsOf(9, 8) },
        { id: 'F2', faction: 'plc', at: 'podolia' },
      ],
      factions: { sweden: { knowledge }, plc: { raised: 2 }, crimea: { tokensKept: 4 } },
      nodes: { minsk: { claim: { by: 'muscovy', since: 2 }, lootedUntil: 5 } },
    },
    { kind: 'sheets', phase: 'strategy', of: null },
  )

const game = scene()
const view = deluge.seen(game.state, umpire)
/** By field, whatever it is a field of. */
let values: CorrectValues = {}
const shown = (figure: Figure): CorrectValues => {
  const once = (given: CorrectValues): CorrectValues =>
    Object.fromEntries(
      fieldsOf(view, figure, given).map((field) => {
        const chosen = values[Object.keys(plainValues({ [field.id]: '' }))[0] ?? '']
        return [field.id, chosen ?? shownValue({}, field)]
      }),
    )
  // What is picked first decides which fields follow.
  return once(once(once(values)))
}
const given = (figure: Figure) => correctionFrom(view, figure, shown(figure))
const problem = (figure: Figure): unknown => {
  const correction = valueOf(readCorrection(given(figure)))
  return scene().problem(umpire, { kind: 'overrule', correction, reason: 'as agreed' })
}

beforeEach(() => {
  values = {}
})

describe('the forms', () => {
  it.each(figuresFor(view).filter((figure) => !['purse', 'newForce'].includes(figure)))(
    'untouched for %s are what the rules read',
    (figure) => {
      expect(readCorrection(given(figure)).ok).toBe(true)
    },
  )

  it('name every figure that the rules can set right (CC-OVR)', () => {
    expect(figuresFor(view)).toHaveLength(15)
    const none = new Scene({}, { kind: 'sheets', phase: 'strategy', of: null })
    const bare = figuresFor(deluge.seen(none.state, umpire))
    expect(bare).not.toContain('noForce')
    expect(bare).toContain('newForce')
  })

  it('show first what is so now, so that an untouched field changes nothing', () => {
    values = { node: 'minsk', faction: 'crimea' }
    expect(given('owner')).toEqual({ figure: 'owner', node: 'minsk', owner: 'plc' })
    expect(given('looted')).toEqual({ figure: 'looted', node: 'minsk', until: 5 })
    expect(given('claim')).toMatchObject({ claim: { by: 'muscovy', since: 2 } })
    expect(given('kept')).toEqual({ figure: 'kept', faction: 'crimea', tokens: 4 })
    expect(given('overlord')).toMatchObject({ overlord: null, rebelAfter: null })
    values = { key: 'turns' }
    expect(given('houseRule')).toEqual({ figure: 'houseRule', key: 'turns', value: 12 })
  })

  it.each(traits)('of a force: %s', (trait) => {
    values = { force: 'F1', trait }
    const [now] = game.world.pieces
    const { name, kind, intelligence, loot, at, from, fledThisTurn } = now ?? {}
    const before = { name, kind, intelligence, loot, at, from, wonHere: null, fledThisTurn }
    const { set } = given('force') as { readonly set: object }
    expect(Object.keys(set)).toHaveLength(1)
    expect(before).toMatchObject(set)
    expect(problem('force')).toBeNull()
  })

  it('offer as last step the places from which a way leads here, and none', () => {
    values = { force: 'F1', trait: 'from' }
    const fields = fieldsOf(view, 'force', { trait: 'from', force: 'F1' })
    const from = fields.at(-1)?.options?.map(({ value }) => value) ?? []
    expect(from[0]).toBe('wenden')
    expect(from).toContain('-')
    for (const option of from) {
      values = { force: 'F1', trait: 'from', from: option }
      expect(problem('force'), option).toBeNull()
    }
    values = { force: 'F1', trait: 'wonHere', won: '3 wilno' }
    expect(given('force')).toMatchObject({ set: { wonHere: { turn: 3, node: 'wilno' } } })
  })

  it('set one unit, or take it away', () => {
    values = { force: 'F1', unit: '1', points: '5', lossTokens: '2' }
    const units = [unitsOf(9)[0], { name: 'unit', points: 5, full: 8, lossTokens: 2 }]
    expect(given('unit')).toEqual({ figure: 'force', force: 'F1', set: { units } })
    values = { ...values, points: '0' }
    expect(given('unit')).toMatchObject({ set: { units: [units[0]] } })
    values = { list: '9 Pancerni; 5 Reiters', faction: 'hre', node: 'austria' }
    expect(given('newForce')).toMatchObject({
      set: { units: [{ name: 'Pancerni', points: 9, full: 9, lossTokens: 0 }, { points: 5 }] },
    })
    values = { list: 'many' }
    expect(readCorrection(given('newForce')).ok).toBe(false)
  })
})

describe('the form for knowledge', () => {
  const of = (fact: string, more: CorrectValues = {}) => {
    values = { faction: 'sweden', foe: 'F2', fact, ...more }
    return given('known')
  }
  const set = (fact: string, more: CorrectValues = {}): unknown =>
    (of(fact, more) as { readonly set: unknown }).set

  it.each(facts.filter((fact) => fact !== 'nothing'))('shows what is known of: %s', (fact) => {
    expect(set(fact)).toEqual({ [fact]: knowledge.F2[fact] })
    expect(problem('known')).toBeNull()
  })

  it('offers forces of others, also those that are gone', () => {
    const [, foe] = fieldsOf(view, 'known', { faction: 'sweden' })
    expect(foe?.options?.map(({ value }) => value)).toEqual(['F2', 'F12'])
    expect(foe?.options?.[1]?.label).toContain('F12')
  })

  it('sets a fact and its date, or that it is not known', () => {
    expect(set('units', { count: '7', turn: '1' })).toEqual({ units: { value: 7, turn: 1 } })
    expect(set('units', { count: ' ' })).toEqual({ units: null })
    expect(set('kind', { forceKind: '-' })).toEqual({ kind: null })
    expect(set('strongest', { strongest: '' })).toEqual({ strongest: null })
    expect(set('strongest', { strongest: '5 Reiters', turn: '3' })).toEqual({
      strongest: { value: [{ name: 'Reiters', points: 5 }], turn: 3 },
    })
    expect(set('strongest', { strongest: '5' })).toMatchObject({
      strongest: { value: [{ name: 'unit', points: 5 }] },
    })
    expect(readCorrection(of('strongest', { strongest: 'many' })).ok).toBe(false)
    expect(readCorrection(of('units', { count: 'many' })).ok).toBe(false)
  })

  it('forgets a force, but for one in sight that it is there', () => {
    expect(set('nothing')).toEqual({ at: null, kind: null, units: null, strongest: null })
    expect(problem('known')).toBeNull()
    values = { faction: 'plc', foe: 'F1', fact: 'nothing' }
    expect(given('known')).toMatchObject({ set: { kind: null } })
    expect(given('known')).not.toHaveProperty('set.at')
    expect(problem('known')).toBeNull()
  })
})
