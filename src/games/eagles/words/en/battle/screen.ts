// English words of the battle screen itself: head, strips, tray, foot, sheets.
import type { CheckPurpose, Phase } from '@/games/eagles/rules/index.ts'
import { counted } from '../../../../../words/counted.ts'

const count = counted('en')

const checks: Readonly<Record<CheckPurpose, string>> = {
  manoeuvre: 'the manoeuvre',
  reform: 'to reform',
  shoot: 'to open fire',
  nerve: 'the nerve',
  attack: 'the attack',
  rally: 'to rally',
  resolve: 'resolve',
}

const phases: Readonly<Record<Phase, string>> = {
  setUp: 'Setting up',
  initiative: 'Initiative',
  activations: 'Activations',
  resolve: 'Resolve tests',
  compulsory: 'Runs',
  over: 'The end',
}

export const screen = {
  title: (title: string) => `Battle: ${title}`,
  turn: (n: number) => `Turn ${String(n)}`,
  ofTurns: (n: number) => `of ${String(n)}`,
  beforeTurns: 'Before the battle',
  phases,
  initiative: 'initiative',
  initiativeOf: (side: string) => `Initiative: ${side}`,
  menu: 'More',
  missing: 'There is no such battle on this phone.',
  broken:
    'This battle cannot be read to its end by this version of the app. What can be read is shown when you look back, and you can play on from there.',
  lookBack: 'Look back',
  toBattles: 'To the battles',
  loading: 'The battle is being opened …',
  answer: 'Answer',
  armies: (side: string) => `Battalions ${side}`,
  counter: (parts: readonly string[]) => parts.join(', '),
  rankers: (n: number) => count(n, 'one Ranker', (s) => `${s} Rankers`),
  states: {
    good: 'good order',
    disordered: 'disordered',
    mustStand: 'must stand',
    engaged: 'in a fight',
    joined: 'supports a fight',
    broken: 'broken',
    acted: 'good order',
    gone: 'gone',
    waiting: 'not placed yet',
  },
  formations: { line: 'line', column: 'column' },
  hasActed: 'has acted',
  inQuestion: 'in question',
  who: {
    choice: (people: string) => `${people} player answers`,
    facts: (people: string) => `${people} player answers`,
    dice: (people: string) => `${people} player rolls`,
    measure: (people: string) => `${people} player measures`,
    both: 'Both players roll',
    together: 'Both players answer',
  },
  activationOf: (n: number, of: number) => `activation ${String(n)} of ${String(of)}`,
  targetDeclared: 'target declared',
  fires: (who: string, on: string) => `${who} fires on ${on}`,
  screenFires: (whose: string, on: string) => `The skirmishers ${whose} fire on ${on}`,
  skirmishers: (whose: string) => `the skirmishers ${whose}`,
  rule: 'Rule',
}

export const tray = {
  roll: (n: number) => count(n, 'Roll the die', (s) => `Roll ${s} dice`),
  /** `next`: whose die it is, where each has his own. */
  type: (typed: number, of: number, next?: string) => {
    if (of === 1) return 'or tap what you rolled'
    if (next !== undefined) return `or tap what you rolled, next: ${next}`
    return typed === of
      ? `${String(of)} of ${String(of)}`
      : `or tap what you rolled, ${String(typed)} of ${String(of)}`
  },
  typed: 'Dice rolled on the table',
  keys: ['1', '2', '3', '4', '5', '6'],
  takeBack: 'Correct the last',
  take: 'Take these',
  rolling: 'The dice are rolling. Tap to see them at once.',
  rolled: (faces: readonly number[]) => `Rolled ${faces.join(', ')}.`,
  hit: 'hit',
  miss: 'miss',
  deadly: 'deadly',
  was: (face: number) => `was ${String(face)}`,
  passed: 'passed',
  failed: 'failed',
  rerollDie: (face: number) => `Re-roll the ${String(face)}`,
  dice: 'The dice',
}

export const foot = {
  saved: 'Everything so far is saved.',
  saving: 'The last answer is being saved.',
  tools: 'Battle tools',
  undo: 'Undo',
  nothing: 'Nothing to undo',
  log: 'Log',
  rosters: 'Rosters',
  rules: 'Rules',
  overrule: 'Overrule',
}

export const undoSheet = {
  title: 'Take back dice?',
  ask: (side: string) =>
    `Dice have fallen. They are taken back only if the other player agrees: ${side}.`,
  askBoth: 'Dice have fallen. They are taken back only if both players agree.',
  agree: 'We agree: take them back',
  keep: 'Keep them',
  stays: 'The log keeps them, struck through.',
}

export const after = {
  done: (next: string) => `Done: ${next}`,
  next: {
    choice: (people: string) => `${people} to act`,
    dice: (people: string) => `${people} to roll`,
    facts: (people: string) => `${people} to answer`,
    both: 'both roll',
    over: 'the result',
  },
  /** The button after a result names the roll that comes next; `least`: the lowest face that passes. */
  rolls: {
    check: (who: string, purpose: CheckPurpose, least: number | null) =>
      `${who}: roll ${checks[purpose]}${least === null || least > 6 || least <= 1 ? '' : `, ${String(least)} or more`}`,
    run: (who: string) => `${who}: roll the run`,
    characters: (who: string) => `${who}: roll for its characters`,
    followUp: (who: string) => `${who}: follow up?`,
    combat: 'Both roll for the round',
    ground: 'On to the fight',
    fallen: 'Roll who falls',
    initiative: 'Both roll for the initiative',
  },
  costs: {
    rankers: (before: number, left: number) =>
      before === left
        ? 'Loses no Ranker.'
        : `Loses ${count(before - left, 'one Ranker', (s) => `${s} Rankers`)}, ${String(before)} → ${String(left)}.`,
    back: (far: string) => `Back ${far}.`,
    loserToCome: 'Loses 6, characters that fall among them; then back.',
    winnerToCome: 'Loses 2 Rankers.',
    gone: 'Is gone.',
  },
  takeOff: 'Take off the table now',
  takeOffInstead: 'Take off now, instead of a Ranker',
  losses: (before: number, left: number) => `${String(before)} → ${String(left)}`,
  rankers: 'Rankers',
  groups: 'groups',
  lost: (n: number, of: number) => `${String(n)} of ${String(of)} lost.`,
  stay: (n: number) => `Models stay on until ${String(n)} are lost.`,
  strength: (left: number, of: number) => `${String(left)} of ${String(of)} Rankers left`,
  expected: (hits: string, expected: string) => `${hits}, ${expected} expected`,
  hits: (n: number) => count(n, 'one hit', (s) => `${s} hits`),
  onTable: 'On the table now',
  before: (parts: string) => `Before the dice, of 36: ${parts}.`,
  winFor: (who: string, n: number) => `${who} wins ${String(n)}`,
  equal: (n: number) => `equal ${String(n)}`,
  charged: 'charged',
  isCharged: 'was charged',
  total: 'total',
  also: 'What followed',
}

/** The odds of an order before it is given. */
export const whatIf = { ask: 'What if …?' }

export const menu = {
  title: 'This battle',
  flat: 'Flat on the table',
  flatHint: 'Turns each question to the player who must answer.',
  voice: 'Read results aloud',
  voiceHint: 'In the phone’s own voice.',
  sound: 'Sound of dice',
  vibration: 'Vibration',
  card: 'Battle card',
  cardHint:
    'Groups, numbers needed, ranges and modifiers of these two armies; prints as a postcard.',
  leave: 'Leave the battle',
  leaveHint: 'It stays as it is; come back at any time.',
  sayAgain: 'Read the question aloud',
  giveAgain: 'Give it again',
  giveAgainHint: (what: string) => `What was taken back last: ${what}.`,
}

export const over = {
  title: 'The battle is over.',
  draw: 'Nobody wins: a draw.',
  wins: (people: string) => `${people}: victory.`,
  count: (people: string, unbroken: number, casualties: number) =>
    `${people}: ${String(unbroken)} unbroken, ${String(casualties)} casualties`,
  show: 'See the result',
}

/** Dice from the table by what they did, dice that decide nothing, and dice that roll on by themselves. */
export const quick = {
  hits: 'How many hits?',
  six: 'A six among them?',
  sixWhy: 'A character may fall.',
  yes: 'Yes',
  no: 'No',
  faces: 'Tap every die instead',
  byHits: 'Only count the hits',
  skip: 'It cannot fail: skip',
  skipPerson: 'It can only be one: skip',
  tests: (n: number) => count(n, 'Roll the resolve test', (s) => `Roll all ${s} resolve tests`),
  runs: (n: number) => count(n, 'Roll the run', (s) => `Roll all ${s} runs`),
  rolling: 'The dice roll on. Tap to see the next at once.',
}

export const through = {
  title: 'Roll through',
  hint: 'Dice between which nobody decides fall one after the other with one press.',
  choices: { never: 'Never', usual: 'As usual', always: 'Always' },
  usualHint: 'As usual: a check with its distance, and all tests and runs at the end of a turn.',
  faces: 'Tap every die of a volley',
  facesHint: 'For those who want their luck told face by face.',
  moved: 'Ask for a Supreme Commander’s last move only when one has moved before',
}
