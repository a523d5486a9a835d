// The two scenarios that come with the app: the introduction, and The Age of Marlborough in all its readings.
import { cards } from '../cards.ts'
import type { Country, Scenario, SourceMark } from './scenario.ts'
import { scenarioFormat, scenarioVersion } from './scenario.ts'

const home = (id: 'a' | 'b', en: string, de: string, min: number): Country => ({
  id,
  homeOf: id,
  name: { en, de },
  vp: 3,
  min,
  garrison: 2,
})

const neutral = (id: string, en: string, de: string, vp: number, min: number): Country => ({
  id,
  homeOf: null,
  name: { en, de },
  vp,
  min,
  garrison: 0,
})

export const thirtyYearsWar: Scenario = {
  format: scenarioFormat,
  version: scenarioVersion,
  id: 'thirty-years-war',
  name: { en: 'The Thirty Years War', de: 'Der Dreißigjährige Krieg' },
  countries: [
    home('a', 'Blue', 'Blau', 0),
    neutral('n1', 'Germany', 'Deutschland', 2, 0),
    home('b', 'Orange', 'Orange', 0),
  ],
  neighbours: [
    ['a', 'n1'],
    ['n1', 'b'],
  ],
  sides: {
    a: { cards, armies: 3, inPlay: ['a'], strength: 1 },
    b: { cards, armies: 3, inPlay: ['b'], strength: 1 },
  },
  strengthMax: 6,
  stock: 35,
  target: 18,
  enemyInHomeBlocksIt: false,
  sources: {
    'countries.a.name': 'ruling',
    'countries.b.name': 'ruling',
    'countries.n1.name': 'ruling',
    'countries.a.vp': 'stated',
    'countries.b.vp': 'stated',
    'countries.n1.vp': 'stated',
    'countries.a.min': 'stated',
    'countries.b.min': 'stated',
    'countries.n1.min': 'stated',
    'countries.a.garrison': 'stated',
    'countries.b.garrison': 'stated',
    neighbours: 'stated',
    'sides.a': 'stated',
    'sides.b': 'stated',
    strengthMax: 'stated',
    stock: 'stated',
    target: 'stated',
    enemyInHomeBlocksIt: 'stated',
  },
}

export const layouts = ['diamond', 'apart', 'row'] as const
export type Layout = (typeof layouts)[number]

/** What the set-up screen asks for The Age of Marlborough (section 2). */
export interface MarlboroughChoices {
  readonly layout: Layout
  readonly neutralStart: 2 | 3
  /** 1: the English card, 0: the German one. */
  readonly neutralMinimum: 0 | 1
}

/** The English card. */
export const marlboroughDefaults: MarlboroughChoices = {
  layout: 'diamond',
  neutralStart: 2,
  neutralMinimum: 1,
}

const apart = [
  ['a', 'n1'],
  ['a', 'n2'],
  ['n1', 'b'],
  ['n2', 'b'],
] as const

const touching: Readonly<Record<Layout, Scenario['neighbours']>> = {
  diamond: [...apart.slice(0, 2), ['n1', 'n2'], ...apart.slice(2)],
  apart,
  row: [
    ['a', 'n1'],
    ['n1', 'n2'],
    ['n2', 'b'],
  ],
}

const marlboroughSources = (minimum: 0 | 1): Readonly<Record<string, SourceMark>> => ({
  'countries.a.name': 'en',
  'countries.b.name': 'en',
  'countries.n1.name': 'en',
  'countries.n2.name': 'en',
  'countries.a.vp': 'ruling',
  'countries.b.vp': 'ruling',
  'countries.n1.vp': 'ruling',
  'countries.n2.vp': 'ruling',
  'countries.a.min': 'stated',
  'countries.b.min': 'stated',
  'countries.n1.min': minimum === 1 ? 'en' : 'de',
  'countries.n2.min': minimum === 1 ? 'en' : 'de',
  'countries.a.garrison': 'ruling',
  'countries.b.garrison': 'ruling',
  neighbours: 'ruling',
  'sides.a.cards': 'stated',
  'sides.b.cards': 'stated',
  'sides.a.armies': 'ruling',
  'sides.b.armies': 'ruling',
  'sides.a.inPlay': 'ruling',
  'sides.b.inPlay': 'ruling',
  'sides.a.strength': 'ruling',
  'sides.b.strength': 'ruling',
  strengthMax: 'ruling',
  stock: 'stated',
  target: 'stated',
  enemyInHomeBlocksIt: 'stated',
})

/** MP-AM-01 to 04; its id is the same whatever is chosen. */
export const marlborough = (choices: Partial<MarlboroughChoices> = {}): Scenario => {
  const { layout, neutralStart, neutralMinimum } = { ...marlboroughDefaults, ...choices }
  const deck = cards.filter((card) => card !== 'attack1')
  return {
    format: scenarioFormat,
    version: scenarioVersion,
    id: 'marlborough',
    name: { en: 'The Age of Marlborough', de: 'Die Ära Marlborough' },
    countries: [
      home('a', 'France', 'Frankreich', 2),
      neutral('n1', 'Spanish Netherlands', 'Spanische Niederlande', neutralStart, neutralMinimum),
      neutral('n2', 'Electorate of Bavaria', 'Kurfürstentum Bayern', neutralStart, neutralMinimum),
      home('b', 'Dutch Republic', 'Republik der Vereinigten Niederlande', 2),
    ],
    neighbours: touching[layout],
    sides: {
      a: { cards: deck, armies: 3, inPlay: ['a'], strength: 1 },
      b: { cards: deck, armies: 3, inPlay: ['b'], strength: 1 },
    },
    strengthMax: 6,
    stock: 36,
    target: 18,
    enemyInHomeBlocksIt: true,
    sources: marlboroughSources(neutralMinimum),
  }
}
