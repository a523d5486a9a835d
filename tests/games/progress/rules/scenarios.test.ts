// Scenario files: what is read, and what is refused with path and reason (section 2).
import { describe, expect, test } from 'vitest'
import {
  layouts,
  marlborough,
  readScenario,
  scenarioFaults,
  scenarioNotes,
  thirtyYearsWar,
  type Scenario,
} from '@/games/progress/rules/index.ts'
import { valueOf } from '@tests/support/results.ts'
import { changed, json } from './changedScenario.ts'
import { give, opened } from './table.ts'

describe('a scenario file', () => {
  const fault = (path: string, value: unknown, scenario?: Scenario): string => {
    const read = readScenario(changed(path, value, scenario))
    return read.ok ? 'played' : `${read.problem.path} ${read.problem.reason}`
  }

  test('is read as it was written, with every reading of Marlborough', () => {
    for (const layout of layouts)
      for (const neutralMinimum of [0, 1] as const)
        expect(readScenario(json(marlborough({ layout, neutralMinimum }))).ok).toBe(true)
    expect(valueOf(readScenario(json(thirtyYearsWar)))).toEqual(json(thirtyYearsWar))
    expect(fault('sources', undefined)).toBe('played')
  })

  test('is refused with path and reason where its shape is wrong', () => {
    for (const [path, value, found] of [
      ['format', 'x', 'format unknown-format'],
      ['version', 2, 'version newer-version'],
      ['version', 0, 'version wrong-kind'],
      ['more', 1, 'more unknown-field'],
      ['target', undefined, 'target missing'],
      ['id', 7, 'id wrong-kind'],
      ['name', 'x', 'name wrong-kind'],
      ['name.de', undefined, 'name.de missing'],
      ['name.en', 1, 'name.en wrong-kind'],
      ['countries', {}, 'countries wrong-kind'],
      ['countries.0.homeOf', 'c', 'countries.0.homeOf wrong-kind'],
      ['countries.0.id', 1, 'countries.0.id wrong-kind'],
      ['countries.0.vp', 1.5, 'countries.0.vp wrong-kind'],
      ['countries.1.min', '0', 'countries.1.min wrong-kind'],
      ['countries.2.garrison', null, 'countries.2.garrison wrong-kind'],
      ['countries.2.name.de', null, 'countries.2.name.de wrong-kind'],
      ['neighbours.0', ['a'], 'neighbours.0 wrong-kind'],
      ['neighbours.0', ['a', 1], 'neighbours.0.1 wrong-kind'],
      ['sides.c', 1, 'sides.c unknown-field'],
      ['sides.a', 1, 'sides.a wrong-kind'],
      ['sides.b.cards.0', 'charge', 'sides.b.cards.0 unknown-card'],
      ['sides.b.cards.0', 1, 'sides.b.cards.0 wrong-kind'],
      ['sides.a.armies', '3', 'sides.a.armies wrong-kind'],
      ['sides.a.inPlay', [1], 'sides.a.inPlay.0 wrong-kind'],
      ['sides.a.strength', null, 'sides.a.strength wrong-kind'],
      ['strengthMax', '6', 'strengthMax wrong-kind'],
      ['stock', 35.5, 'stock wrong-kind'],
      ['enemyInHomeBlocksIt', 1, 'enemyInHomeBlocksIt wrong-kind'],
      ['sources', 1, 'sources wrong-kind'],
      ['sources.stock', 'guess', 'sources.stock unknown-mark'],
      ['neighbours', Array.from({ length: 41 }, () => ['a', 'n1']), 'neighbours too-long'],
    ] as const)
      expect(fault(path, value)).toBe(found)
    expect(readScenario(null)).toMatchObject({ problem: { path: '', reason: 'wrong-kind' } })
    expect(readScenario(changed('sides.b.cards.0', 'charge'))).toMatchObject({
      problem: { about: 'charge' },
    })
  })

  test('is refused with path and reason where it cannot be played', () => {
    for (const [path, value, found] of [
      ['id', ' ', 'id empty'],
      ['id', 'x'.repeat(61), 'id too-long'],
      ['name.en', '  ', 'name.en empty'],
      ['name.de', 'x'.repeat(41), 'name.de too-long'],
      ['countries.1.id', 'decline', 'countries.1.id bad-id'],
      ['countries.1.id', 'N1', 'countries.1.id bad-id'],
      ['countries.1.id', 'a', 'countries.1.id twice'],
      ['countries.1.name.en', '', 'countries.1.name.en empty'],
      ['countries.1.vp', 7, 'countries.1.vp too-large'],
      ['countries.1.vp', -1, 'countries.1.vp too-small'],
      ['countries.1.min', 3, 'countries.1.min too-large'],
      ['countries.1.min', -1, 'countries.1.min too-small'],
      ['countries.0.garrison', 0, 'countries.0.garrison too-small'],
      ['countries.0.garrison', 10, 'countries.0.garrison too-large'],
      ['countries.1.garrison', 1, 'countries.1.garrison too-large'],
      ['countries.2.homeOf', null, 'countries.2.garrison too-large'],
      ['neighbours.1', ['n1', 'x'], 'neighbours.1 unknown-country'],
      ['neighbours.1', ['n1', 'n1'], 'neighbours.1 own-neighbour'],
      ['neighbours.1', ['n1', 'a'], 'neighbours.1 twice'],
      ['neighbours', [['a', 'n1']], 'neighbours no-neighbour'],
      ['sides.a.cards.1', 'move1', 'sides.a.cards.1 twice'],
      ['sides.a.cards', ['move1'], 'sides.a.cards no-score-card'],
      ['sides.a.cards', ['score'], 'sides.a.cards too-few-cards'],
      ['sides.a.armies', 0, 'sides.a.armies too-small'],
      ['sides.a.armies', 7, 'sides.a.armies too-large'],
      ['sides.a.inPlay', ['a', 'a', 'a', 'a'], 'sides.a.inPlay too-many-armies'],
      ['sides.a.inPlay', ['x'], 'sides.a.inPlay.0 unknown-country'],
      ['sides.a.strength', 0, 'sides.a.strength too-small'],
      ['sides.a.strength', 7, 'sides.a.strength too-large'],
      ['strengthMax', 7, 'strengthMax too-large'],
      ['strengthMax', 0, 'sides.a.strength too-large'],
      ['target', 0, 'target too-small'],
      ['target', 100, 'target too-large'],
      ['stock', 34, 'stock stock-too-small'],
      ['stock', 200, 'stock too-large'],
    ] as const)
      expect(fault(path, value)).toBe(found)
    const apart = [
      ...thirtyYearsWar.countries,
      { ...thirtyYearsWar.countries[1], id: 'n2' },
      { ...thirtyYearsWar.countries[1], id: 'n3' },
    ]
    const islands = {
      ...thirtyYearsWar,
      countries: apart,
      neighbours: [...thirtyYearsWar.neighbours, ['n2', 'n3']],
    }
    expect(readScenario(islands)).toMatchObject({ problem: { reason: 'not-connected' } })
    const two = changed(
      'countries',
      thirtyYearsWar.countries.filter(({ homeOf }) => homeOf !== null),
    )
    expect(scenarioFaults({ ...(two as Scenario), neighbours: [['a', 'b']] })).toMatchObject([
      { reason: 'neutral-count' },
    ])
    const alone = {
      ...thirtyYearsWar,
      countries: thirtyYearsWar.countries.map((each) => ({
        ...each,
        homeOf: each.homeOf === 'b' ? null : each.homeOf,
        garrison: each.homeOf === 'a' ? 2 : 0,
      })),
    }
    expect(scenarioFaults(alone)).toMatchObject([{ reason: 'home-count', about: 'b' }])
    for (const [path, value] of [
      ['stock', 199],
      ['target', 1],
      ['countries.1.vp', 6],
      ['countries.0.garrison', 9],
      ['sides.a.armies', 6],
      ['sides.a.inPlay', []],
      ['countries.1.id', 'abcdefghijkl'],
    ] as const)
      if (path !== 'countries.1.id') expect(fault(path, value)).toBe('played')
  })

  test('tells what its figures mean for the end (MP-END-03)', () => {
    expect(scenarioNotes(thirtyYearsWar)).toEqual(['one-reaches-target'])
    expect(scenarioNotes(marlborough())).toEqual(['tie-at-target'])
  })

  test('lets a scenario of its own be played: with other figures', () => {
    const own = {
      ...(json(marlborough()) as Scenario),
      id: 'mine',
      stock: 21,
      target: 11,
      strengthMax: 3,
    }
    const { state } = opened({ scenario: valueOf(readScenario(own)), strength: [3, 1] })
    const locked = give(give(state, 'a', 'strength').state, 'b', 'recruit').state
    const after = give(locked, 'table', 'reveal').state
    // At the most of this scenario the die goes down and the strength stays.
    expect(after.strength.a).toBe(3)
    expect(after.dice['a']).toBe(2)
  })
})
