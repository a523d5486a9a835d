// English words of the answers: options, facts about the table, the buttons that give them.
import { headOf } from '@/core/option.ts'
import type { ActivationKind, FieldHead, QuestionKind } from '@/games/eagles/rules/index.ts'
import { counted } from '../../../../../words/counted.ts'
import { listWith } from '../../../../../words/lists.ts'
import { optionIn } from '../../../telling/optionWords.ts'

const count = counted('en')

export const kinds: Readonly<Record<ActivationKind, { name: string; what: string }>> = {
  forward: { name: 'Advance', what: '2D6 in line, 3D6 in column' },
  back: { name: 'Step back', what: 'up to 1D6, facing kept' },
  wheel: { name: 'Wheel', what: 'up to 1D6 at the outer end' },
  formation: { name: 'Change formation', what: 'line to column or back, any facing' },
  reform: { name: 'Reform', what: 'order returns at the end of the turn' },
  shoot: { name: 'Shoot', what: 'one volley at one target' },
  attack: { name: 'Attack', what: 'a check, then a charge' },
  fightOn: { name: 'Fight on', what: 'the next round, no check' },
  rally: { name: 'Rally', what: 'halts, disordered, and stands next turn' },
  pass: { name: 'Pass', what: 'no die; it may still answer an attack' },
}

/** What a battalion could do, in one line: "Manoeuvre, shoot or attack". */
export const could = {
  manoeuvre: 'manoeuvre',
  reform: 'reform',
  shoot: 'shoot',
  attack: 'attack',
  fightOn: 'fight on',
  rally: 'rally',
  pass: 'pass',
  list: listWith('or'),
}

/** An option by its code. */
export const option = optionIn({
  kinds,
  die: 'Re-roll this die',
  screen: (whose) => `Skirmishers ${whose}`,
  past: (battalion) => `${battalion}, beside its skirmishers`,
  commander: (ofSide) => `Supreme Commander ${ofSide}`,
  upTo: (distance) => `to ${distance}`,
  plain: {
    hold: 'Hold fire',
    goOn: 'Go on: resolve tests',
    separate: 'Nobody: he stays separate',
    reroll: 'Roll again',
    leave: 'Leave it',
    all: 'Re-roll all misses',
    line: 'In line',
    column: 'In column',
    none: 'In the open',
    soft: 'Soft cover',
    hard: 'Hard cover',
    front: 'Front',
    flank: 'Flank',
    rear: 'Rear',
    fire: 'Fire',
    nobody: 'Level',
    no: 'No',
    yes: 'Yes',
    beyond: 'out of range',
    reaches: 'Reaches',
    short: 'Falls short',
    miss: 'Re-roll a miss',
  },
})

/** A side named as the answer to these questions. */
export const firsts: Readonly<Record<string, (people: string) => string>> = {
  'sides.first': (people) => `${people} first`,
  'initiative.first': (people) => `${people} first`,
}

/** What a field of a form asks, by its id up to the colon. */
const fields: Readonly<Record<FieldHead, string>> = {
  cover: 'Cover',
  distance: 'Distance',
  groups: 'groups see the target',
  slowed: 'Rough ground or uphill, at the start or most of the way',
  difficult: 'Goes over difficult ground: is disordered',
  obstacles: 'Linear obstacles crossed',
  held: 'The target lines one of the obstacles',
  met: 'Side that is met',
  screen: 'Skirmishers out',
  passed: 'Passes through friends',
  saw: 'Friends who see it run',
  reachedEdge: 'Reaches its own edge',
  uphill: 'Who stands uphill',
  fire: 'Defensive fire',
  followUp: 'Follow up',
  formation: 'Formation',
  formed: 'Formation',
  skirmishers: 'Skirmishers out',
}

const fieldWords: Readonly<Record<string, string>> = fields

/** Of `passed:3` as of `passed`. */
export const field = (id: string): string => fieldWords[headOf(id)] ?? ''

export const slowedBack: string = 'Difficult ground or uphill: half'

/** A group of battalions that are named one by one. */
export const families = {
  none: {
    passed: 'Passes through no friend',
    saw: 'No friend sees it',
    screen: 'No skirmishers in the way',
    formed: 'All in line',
    skirmishers: 'No skirmishers out',
  },
  some: {
    passed: (who: string) => `Passes through ${who}: disordered`,
    saw: (who: string) => `Seen by ${who}`,
    screen: (who: string) => `Sweeps the skirmishers of ${who}`,
    formed: (who: string) => `In column: ${who}`,
    skirmishers: (who: string) => `Skirmishers out: ${who}`,
  },
  change: 'Change',
  done: 'Done',
}

/** Of whom, as `Names.of` says it. */
export const coverOf = (whose: string): string => `Cover ${whose}`
export const uphillOf = (short: string): string => `${short} uphill`

export const groupsSee = (most: number): string => `of ${String(most)} groups see the target`
export const groupsFire = (most: number): string => `of ${String(most)} groups fire`
export const skirmishersOf = (most: number): string =>
  `skirmishers out in front, up to ${String(most)}`
export const obstaclesCrossed: string = 'linear obstacles crossed'

/** The main button under a form. */
export const confirm: Readonly<Partial<Record<QuestionKind, string>>> = {
  'combat.facts': 'Fight',
  'charge.screens': 'Go on',
  'charge.ground': 'Go on',
  'rout.facts': 'Go on',
}
/** The button under what a move or a charge meets. */
export const way = {
  charge: (far: string) => `On with ${far}`,
  open: (far: string) => `Open ground: move up to ${far}`,
  rough: (far: string) => `On this ground: move up to ${far}`,
  obstacles: (n: number) => count(n, 'Roll for the obstacle', (s) => `Roll for ${s} obstacles`),
}
export const goOn: string = 'Go on'

export const place = (formation: string, screen: number): string =>
  screen === 0
    ? `Place it: ${formation}`
    : `${formation}, ${count(screen, 'one skirmisher', (n) => `${n} skirmishers`)} out`

export const ranges = {
  1: { short: 'all dice', long: 'full range' },
  0.5: { short: 'half', long: 'half range' },
  0.25: { short: 'quarter', long: 'quarter range' },
  0: { short: 'lost', long: 'out of range' },
}

export const measured = (distance: string, range: string): string => `${distance}, ${range}`
/** On the main button, until a player has measured. */
export const measureFirst: string = 'Measure first'
export const beyond = (distance: string): string => `Beyond ${distance} the shot is lost.`
export const noGroups: string = 'No group fires'
export const charge = {
  reaches: 'in reach',
  short: 'too far',
  go: (d: string, reach: string) => `It is ${d}, reach ${reach}`,
}

/** Where one of two answers is the decision itself, each is a button of its own. */
export const decisions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fire: { fire: 'Fire', hold: 'Hold fire' },
  followUp: { yes: 'Follow up', no: 'Stay' },
  reachedEdge: { no: 'Still on the table', yes: 'Off the table' },
}

export const choose = {
  open: 'Choose',
  cannot: 'Not now',
  ofStrength: (left: number, original: number) => `${String(left)} of ${String(original)}`,
  screenOut: 'skirmishers in front',
  looseOrder: 'in loose order',
  skirmishersOut: (n: number) => count(n, 'one skirmisher out', (s) => `${s} skirmishers out`),
  withCommander: 'with the Supreme Commander',
  commanderPrice: (drops: readonly string[]) =>
    `While he is with a battalion, all others are one level lower: ${drops.join(', ')}.`,
  commanderMay: 'His free move: up to 4D6',
}

export const fewer = (what: string) => `${what}: one step less`
export const more = (what: string) => `${what}: one step more`

/** The chips under the chosen counter, and what stands in its card. */
export const orders = {
  legend: (whom: string) => `Order for ${whom}`,
  chips: { advance: 'Advance', shoot: 'Shoot', charge: 'Charge', form: 'Form', pass: 'Pass' },
  toLine: 'Into line',
  toColumn: 'Into column',
  tapMine: 'Tap the battalion that acts.',
  tapOrder: 'Then tap its order. For Shoot and Charge, tap the enemy: that is the target.',
  tapTarget: 'Tap the enemy above, or choose here.',
  orderFirst: 'First tap its order: Shoot or Charge.',
  mineFirst: 'First tap the battalion that acts.',
  whichPart: 'The skirmishers, or the battalion itself? Choose below.',
  notTarget: 'This is no target here.',
  free: 'free to act',
  acted: 'has acted',
  asList: 'Show them as a list with all details',
  asGroups: 'Show them short',
}

/** A distance as one of its ranges, and the ruler for those who want inches. */
export const range = {
  ask: 'How far is it?',
  dice: (n: number) => count(n, 'one die', (s) => `${s} dice`),
  lost: 'the shot is lost',
  ruler: 'Lay the ruler',
  noRuler: 'Without the ruler',
  upTo: (far: string) => `up to ${far}`,
  /** Under what a charge does: "Reaches with 15 in". */
  with: (far: string) => `with ${far}`,
  meets: { front: 'Reaches the front', flank: 'Reaches a flank', rear: 'Reaches the rear' },
}

/** The facts that are usual, in one line that can be opened. */
export const usual = {
  groups: (n: number, of: number) => `${String(n)} of ${String(of)} groups`,
  change: 'Change',
}

/** Both armies on one sheet. */
export const sheet = {
  all: 'All in line: placed',
  placed: 'Placed',
  send: 'Send skirmishers out',
  hint: 'Place them in turn. Here change only what does not stand in line.',
  skirmishers: (whose: string) => `Skirmishers ${whose}`,
}
