// English words of figures and odds: every step of every number, and every chance in plain words.
import type { BattleLabel, Person } from '@/games/eagles/rules/index.ts'
import { counted } from '../../../../../words/counted.ts'
import { listWith } from '../../../../../words/lists.ts'

const count = counted('en')

export const labels: Readonly<Record<BattleLabel, string>> = {
  checkBonus: 'Added to the die',
  checkNeeded: 'Needed',
  volleyDice: 'Dice of the volley',
  hitBonus: 'Added to each die',
  reach: 'Reach of the charge',
  limit: 'How far it may go',
  strength: 'Strength in combat',
  initiativeBonus: 'Added to the die',
  casualtiesOfLoser: 'Losses of the loser',
  quality: 'Its quality needs',
  greenDrop: 'Green without its commander',
  officer: 'Officer',
  officers: 'Living officers',
  halfLosses: 'Half or more lost',
  lostCombat: 'Lost the round',
  groups: 'Groups',
  columnTarget: 'Target in column',
  britishLine: 'British in line, not Green',
  guards: 'Guards',
  riflemen: 'Riflemen',
  softCover: 'Soft cover',
  hardCover: 'Hard cover',
  disordered: 'Disordered',
  skirmishers: 'Target is skirmishers',
  noFewerThanNone: 'Not less than nothing',
  range: 'Range',
  rounded: 'Rounded',
  atLeastOne: 'At least one die',
  commander: 'Supreme Commander',
  defensiveFire: 'Defensive fire',
  die: 'Die',
  roughGround: 'Rough ground takes this die',
  halfSpeed: 'Half on this ground',
  obstacle: 'Obstacle',
  chargedInLine: 'Charged in line',
  chargedInColumn: 'Charged in column',
  character: 'Other characters',
  joined: 'A friend has joined',
  uphill: 'Uphill of the enemy',
  check: 'The check',
  hits: 'Hits',
  personFalls: 'A character falls',
  distance: 'Inches',
  combat: 'The round',
  combatMargin: 'By three or more',
  initiative: 'The initiative',
  band: 'The range',
  peopleLost: 'Characters lost',
  sides: 'The higher die',
}

const parts: Readonly<Record<string, string>> = { 0.5: 'half', 0.25: 'a quarter', 1: 'all' }

export const ledger = {
  total: 'Total',
  partOf: (label: string, part: number, of: string) =>
    `${label}: ${parts[part] ?? `× ${String(part)}`} of ${of}`,
  /** GEN-03: half up, once or, by the house rule `rounding`, at each step; a screen always up. */
  rounding: (effect: 'roundHalfUp' | 'roundUp', isOnly: boolean): string => {
    if (effect === 'roundUp') return 'Rounded up, as always for a screen'
    return isOnly ? 'Rounded once, half up' : 'Rounded at this step, half up'
  },
  qualityOf: (quality: string) => `${quality}: needed`,
  rangeAt: (distance: string) => `At ${distance}`,
  groupsOf: (rankers: number, formation: string) =>
    `Groups, ${String(rankers)} Rankers in ${formation}`,
  screenOf: (n: number) => `Groups of the screen, ${String(n)} figures`,
  open: (what: string) => `${what}: how it adds up, with the rules`,
  rule: (id: string) => `Rule ${id}`,
  why: 'How it adds up',
  die: 'die',
  against: 'Before the dice',
  /** House rule `defensiveFireOnTwo` says what a 2 is. */
  band: (part: number, onTwo: 'long' | 'medium' | 'none'): string => {
    if (part === 1) return 'On a 6, at short range'
    if (part === 0.5)
      return onTwo === 'medium' ? 'On 2 to 5, at medium range' : 'On 3 to 5, at medium range'
    return onTwo === 'long' ? 'On 1 or 2, at long range' : 'On a 1, at long range'
  },
}

const likeliest = listWith('or')

export interface Said {
  /** The part that is printed strong. */
  readonly lead: string
  readonly rest: string
}

/** Chances arrive as "83%". */
export const odds = {
  hits: (likely: readonly string[], atLeastOne: string): Said => ({
    lead:
      likely.join() === '0'
        ? 'Most likely no hit'
        : `Most likely ${likeliest(likely)} ${likely.join() === '1' ? 'hit' : 'hits'}`,
    rest: `; at least one: ${atLeastOne}.`,
  }),
  noHits: { lead: 'No die can hit.', rest: '' },
  check: (passes: string): Said => ({ lead: `Passes: ${passes}`, rest: ', re-rolls counted.' }),
  checkOnce: (passes: string): Said => ({ lead: `Passes: ${passes}.`, rest: '' }),
  distance: (likely: readonly string[], mean: string): Said => ({
    lead: `Most likely ${likeliest(likely)}`,
    rest: `; ${mean} on average.`,
  }),
  anywhere: (least: string, most: string, mean: string): Said => ({
    lead: `From ${least} to ${most}`,
    rest: `, each as likely; ${mean} on average.`,
  }),
  roughGround: (mean: string): Said => ({
    lead: `On rough ground ${mean}`,
    rest: ' on average.',
  }),
  reach: (reached: string): Said => ({ lead: `Reaches: ${reached}.`, rest: '' }),
  falls: (chance: string): Said => ({ lead: `A character falls: ${chance}.`, rest: '' }),
  certainFall: { lead: 'A character will fall.', rest: '' },
  persons: (chances: readonly string[]): Said => ({
    lead: 'Each figure has the same chance',
    rest: `: ${chances.join(', ')}.`,
  }),
  combat: (who: string, win: string, tie: string, lose: string): Said => ({
    lead: `${who} wins: ${win}`,
    rest: `; equal ${tie}, loses ${lose}.`,
  }),
  margin: (chance: string): Said => ({
    lead: '',
    rest: `Characters of the loser are at risk: ${chance}.`,
  }),
  sides: (one: string, chance: string, other: string, otherChance: string): Said => ({
    lead: `${one}: ${chance}`,
    rest: `; ${other}: ${otherChance}.`,
  }),
  people: (none: string): Said => ({ lead: `Nobody falls: ${none}.`, rest: '' }),
  over: (percent: string) => `over ${percent}`,
  under: (percent: string) => `under ${percent}`,
}

export const need = {
  dice: (n: number) => count(n, 'One die', (s) => `${s} dice`),
  hits: (face: number) => (face > 6 ? 'nothing hits' : `${String(face)} or more is a hit`),
  hitsAlways: 'every die hits',
  passes: (face: number) => (face > 6 ? 'it cannot pass' : `${String(face)} or more passes`),
  passesAlways: 'it cannot fail',
  falls: '4 or more falls',
}

export const person: Readonly<Record<Person, string>> = {
  drummer: 'a drummer',
  sergeant: 'a sergeant',
  ensign: 'the ensign',
  officer: 'the officer',
  commander: 'the Supreme Commander',
}

/** Which throw picks whom. */
export const whoFalls = {
  label: 'Who falls by which throw',
  row: (throws: readonly string[], who: string) => `${throws.join(', ')}: ${who}`,
  person,
  nobody: 'nobody: roll again',
}
