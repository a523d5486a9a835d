// English words of the results, and of scenarios of one's own.
import { counted } from '@/words/counted.ts'
import type { Fault, FaultReason } from '../../../rules/index.ts'

const count = counted('en')

const about = ({ about: what }: Fault): string => String(what ?? '')

const reasons: Readonly<Record<FaultReason, (fault: Fault) => string>> = {
  'wrong-kind': () => 'This is not of the kind that belongs here.',
  missing: () => 'This is missing.',
  'unknown-field': () => 'Nothing of this name belongs here.',
  'unknown-format': () => 'This is not a scenario of The March of Progress.',
  'newer-version': () => 'This was written by a newer version of the app. Update the app.',
  empty: () => 'Give it a name.',
  'too-long': (fault) => `At most ${about(fault)} characters.`,
  'too-small': (fault) => `At least ${about(fault)}.`,
  'too-large': (fault) => `At most ${about(fault)}.`,
  'bad-id': () => 'An id is up to 12 small letters and digits, the first a letter.',
  twice: () => 'This is there twice. Take one away.',
  'unknown-country': (fault) => `There is no country “${about(fault)}”.`,
  'unknown-card': (fault) => `The app knows no card “${about(fault)}”.`,
  'unknown-mark': () => 'A source is stated, en, de or ruling.',
  'home-count': () => 'Each side has exactly one home.',
  'neutral-count': () => 'There are 1 to 4 neutral countries.',
  'no-neighbour': (fault) => `The country “${about(fault)}” touches no other. Choose a neighbour.`,
  'own-neighbour': () => 'A country cannot touch itself.',
  'not-connected': () => 'The countries do not hang together. Let two parts touch.',
  'no-score-card': () => 'Every side needs the card Score.',
  'too-few-cards': () => 'A side needs one more card besides Score.',
  'too-many-armies': (fault) => `At most ${about(fault)} of this side’s armies can be in play.`,
  'stock-too-small': (fault) =>
    `At least ${about(fault)}, or the stock could run out before anybody wins.`,
  'wrong-country': () => 'No army can stand there.',
  'not-its-card': () => 'This side does not have the card.',
  'score-in-pile': () => 'Score is never in a pile.',
  'bad-army': () => 'No such army.',
  'too-many-on-capital': () => 'Only one army can stand on a capital.',
}

export const pagesEn = {
  results: {
    title: 'Results',
    empty: 'No game is finished yet.',
    emptyHint: 'Every finished game stands here, with its figures and its replay.',
    reading: (done: number, all: number) => `Read ${String(done)} of ${String(all)} games …`,
    unreadable: 'The games on this phone cannot be read just now. Close other tabs and try again.',
    broken: 'This game cannot be read to its end. Its replay shows what is sound.',
    all: (n: number) => count(n, 'One game', (s) => `${s} games`),
    levels: 'You against the computer',
    sides: 'By side',
    scenarios: 'By scenario',
    firstCards: 'What people play first',
    times: (n: number) => (n === 2 ? 'twice' : count(n, 'once', (s) => `${s} times`)),
    longest: (country: string, turns: number) =>
      `Held longest: ${country}, for ${count(turns, 'one turn', (s) => `${s} turns`)}.`,
    head: { games: 'games', won: 'won', lost: 'lost', tied: 'tied', turns: 'turns' },
    list: 'Games',
    of: (a: string, own: number, other: number, b: string) =>
      `${a} ${String(own)} : ${String(other)} ${b}`,
    line: (scenario: string, turns: number, when: string) =>
      `${scenario} · turn ${String(turns)} · ${when}`,
    resigned: 'resigned',
    agreement: 'by agreement',
    turning: (turn: number) => `turning point: turn ${String(turn)}`,
    open: 'Result',
    replay: 'Replay',
    rematch: 'Again, sides swapped',
    remove: 'Delete',
    removeHint: 'It stays in the bin for 30 days.',
    removed: 'The game is in the bin.',
    actions: (what: string) => `What to do with: ${what}`,
  },
  scenarios: {
    title: 'Own scenarios',
    lead: 'Duplicate a scenario and change it. A game keeps its scenario as it was when it began.',
    missing:
      'The scenarios Vive l’Empereur, World War I and World War II are not contained: their cards are in none of our sources. Who owns them can enter them here.',
    empty: 'No scenario of your own yet.',
    duplicate: (name: string) => `Duplicate: ${name}`,
    from: 'Begin with a copy of',
    importFile: 'Read a file',
    imported: 'The scenario is kept.',
    notJson: 'This file is no scenario: it is not JSON.',
    refused: (path: string, why: string) =>
      path === '' ? why : `Nothing was kept. ${path}: ${why}`,
    faults: (n: number) =>
      n === 0
        ? 'ready to play'
        : count(n, 'one thing to put right', (s) => `${s} things to put right`),
    exportFile: 'Save as a file',
    remove: 'Delete for good',
    removed: 'The scenario is deleted.',
    confirm: (name: string) => `Delete “${name}” for good? Games played with it keep it.`,
    gone: 'This scenario is not on this phone.',
    check: 'To put right',
    ready: 'This scenario can be played.',
    notes: {
      'tie-at-target': (target: number) =>
        `Both can reach the target: a tie at ${String(target)} : ${String(target)} is possible.`,
      'one-reaches-target': () => 'Only one side can reach the target.',
    },
    name: { en: 'Name, English', de: 'Name, German' },
    scenario: 'Scenario',
    countries: 'Countries',
    country: (name: string) => `Country: ${name}`,
    neutral: 'Neutral',
    homeOf: (side: string) => `Home of ${side}`,
    addNeutral: 'Add a neutral country',
    newNeutral: { en: 'New country', de: 'Neues Land' },
    removeCountry: (name: string) => `Take away ${name}`,
    vp: 'Worth at the start',
    min: 'Least worth',
    garrison: 'Garrison',
    touches: (name: string) => `${name} touches`,
    sides: 'Sides',
    cards: (side: string) => `Cards of ${side}`,
    armies: (side: string) => `Armies of ${side}`,
    armiesIn: (side: string, country: string) => `${side} starts in ${country} with`,
    strength: (side: string) => `Strength of ${side} at the start`,
    figures: 'Figures',
    strengthMax: 'Highest strength',
    stock: 'Stock of points',
    target: 'Points that win',
    blocks: 'An enemy in the home blocks it',
    blocksHint: 'A Score earns nothing for the own home while an enemy army is in it (MP-AM-01).',
    less: (label: string) => `Less: ${label}`,
    more: (label: string) => `More: ${label}`,
  },
  fault: (fault: Fault): string => reasons[fault.reason](fault),
}

export type PageWords = typeof pagesEn
