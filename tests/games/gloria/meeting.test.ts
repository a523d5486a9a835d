// Sentences of the page that meet in corners: surplus that waits, the ground by river, militia of a parked battle, a city just un-sacked.
import { describe, expect, it } from 'vitest'
import type { World } from '@/games/gloria/rules/model.ts'
import type { Task } from '@/games/gloria/rules/tasks.ts'
import { scene, type Sketch, unit } from '@tests/support/gloriaSketch.ts'

const step = (kind: 'move' | 'spend' | 'attrition', player: string) => ({ kind, player }) as const
const taken = (city: string, by: string) => ({ [city]: { by, used: false } })
const purse = (faction: string, amount: number): World['ledger'] => [
  {
    turn: 1,
    phase: 'income',
    faction,
    amount,
    reason: 'income',
    rule: 'GM-ECO-01',
    about: null,
  },
]
const sortie = (owner: string, at: string): readonly Sketch[] => [
  { ...unit(owner, at), isSortie: true },
  { ...unit(owner, at, 'infantry'), isSortie: true },
]

describe('surplus is settled where it is due, elsewhere in step 6 (GM-MOV-03, GM-DEG-05)', () => {
  const crowd = [unit('rio', '40'), unit(null, '40', 'infantry'), unit(null, '40', 'supply')]

  it('a sortie settles its own area alone (GM-MIL-01)', () => {
    const game = scene(
      [...crowd, unit(null, '33', 'infantry')],
      { areas: { '34': { owner: 'rio' } }, world: { taken: taken('34', 'rio') } },
      step('move', 'rio'),
      step('attrition', 'rio'),
    )
    game.choose('rio', 'sortie:33')
    expect(game.at('33')).toEqual(['rio army', 'rio infantry'])
    expect(game.at('40')).toHaveLength(3)
    game.choose('rio', 'done')
    expect(game.at('40')).toEqual(['rio army', '- supply'])
  })

  it('whoever retires at the end of an alliance settles where he goes (GM-DIP-03)', () => {
    const game = scene(
      [...crowd, unit('rio', '31'), unit('cardor', '12'), unit('orlon', '12', 'infantry')],
      {
        areas: { '30': { owner: 'orlon' } },
        world: { allies: ['cardor'] },
      },
      step('move', 'rio'),
    )
    game.choose('rio', 'move:U4>30')
    expect(game.ask('orlon')?.kind).toBe('retreat')
    game.choose('orlon', 'to:11')
    expect(game.at('11')).toEqual(['orlon infantry'])
    expect(game.at('40')).toHaveLength(3)
  })
})

describe('the ground of a ticket (section 5, GM-BAT-04)', () => {
  const ground = (goal: string) =>
    scene(
      [unit('port-salut', '10'), unit('rio', goal)],
      { world: { taken: taken('60', 'port-salut') } },
      step('move', 'port-salut'),
    ).choose('port-salut', `river:U1>${goal}`).world.battles[0]?.ticket.ground

  it('by river it has a bridge where the last link of the way crosses it (GM-RIV-02)', () => {
    expect(ground('15')).toEqual(['bridge'])
    expect(ground('12')).toEqual([])
  })
})

describe('militia on a sortie while a battle is parked (GM-MIL-01, GM-TURN-05)', () => {
  const attacked = (...agenda: readonly Task[]) =>
    scene(
      [unit('rio', '31'), ...sortie('orlon', '33')],
      { house: { battleHold: 'park' }, areas: { '34': { owner: 'orlon' } } },
      step('move', 'rio'),
      ...agenda,
    ).choose('rio', 'attack:U1>33', 'done')
  const ended = (result: string) =>
    attacked({ kind: 'ownTurn', player: 'orlon' })
      .choose('orlon', 'done', 'income', 'done')
      .choose('umpire', 'result:T1', result)

  it('goes home after it, though its time was over before', () => {
    const game = attacked({ kind: 'ownTurn', player: 'orlon' })
    expect(game.at('33')).toEqual(['orlon army', 'orlon infantry'])
    const held = ended('defenderWins').types('rio', 'infantry', 'supply')
    expect(held.at('33')).toEqual([])
    expect(held.at('31')).toEqual(['rio infantry', 'rio supply'])
  })

  it('beaten it is gone, and the area is the winner’s', () => {
    expect(ended('attackerWins').choose('rio', 'sackIt').at('33')).toEqual(['rio army'])
  })
})

it('`powerPay: purse`: a city un-sacked in this step 3 has no power to set money aside for (GM-ECO-06, GM-CITY-01)', () => {
  const spending = (sacked: boolean) =>
    scene(
      [],
      {
        house: { powerPay: 'purse' },
        areas: { '52': { sacked } },
        world: { ledger: purse('port-evinrude', 100) },
      },
      { kind: 'bridges', player: 'port-evinrude' },
      step('spend', 'port-evinrude'),
    )
  expect(spending(false).options('port-evinrude')).toContain('aside:52')
  const mended = spending(true).choose('port-evinrude', 'unsack:52')
  expect(mended.problem('port-evinrude', 'aside:52')).toMatchObject({
    reason: 'sacked',
    rule: 'GM-ECO-06',
  })
})
