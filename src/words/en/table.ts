// English words of any game on the table: curtain, log, undo, replay, and the first page of a game.
import type { Refusal } from '@/core/conversation.ts'
import { counted } from '../counted.ts'
import { houseRuleBoardEn } from './houseRules.ts'
import { commonRefusal } from './refusals.ts'
import { isCommon } from '../refusals.ts'

const count = counted('en')

/** Says what is wrong and what to do; `forbidden` is said in the words of the game. */
function refusal(problem: Refusal): string {
  if (isCommon(problem)) return commonRefusal(problem)
  switch (problem.code) {
    case 'game-over':
      return 'The game is over.'
    case 'forbidden':
      return `The rules do not allow it now (${problem.rule}).`
    case 'not-a-number':
      return 'Type a number, such as 6 or 6.5.'
    case 'dice-count':
    case 'dice-face':
    case 'dice-source':
      return 'These are not the dice that were asked for. Throw or tap them again.'
    case 'no-reason':
      return 'Give a reason: the others should know it later.'
  }
}

export const tableEn = {
  houseRules: houseRuleBoardEn,
  loading: 'The game is being laid out …',
  answer: 'Your answer',
  refusal,
  apart: {
    /** Who is asked on another phone; everybody together has no tile. */
    at: (who: { readonly name: string; readonly tile: object | null } | null): string | null => {
      if (who === null) return null
      return who.tile === null
        ? 'This is answered on the phone that leads.'
        : `${who.name} answers on the other phone.`
    },
    locked:
      'Your choice is locked. Nobody sees it before both have chosen, and until then it is in no backup.',
  },
  curtain: {
    give: (name: string) => `Give the phone to ${name}`,
    away: 'Everyone else looks away.',
    take: (name: string) => `I am ${name}`,
    others: 'Somebody else',
    pass: 'Pass on',
    who: 'Who takes the phone?',
    thinking: (name: string) => `${name} is thinking …`,
    nothing: 'Nothing is asked of you now. Pass the phone on.',
  },
  desk: {
    legend: 'As whom do you look?',
    seat: (name: string) => `For ${name}`,
    own: 'As umpire',
    idle: (name: string) => `${name} is asked. Answer under “For ${name}”.`,
  },
  news: 'Since your last answer',
  newsBefore: (lines: number) => `Before that: ${String(lines)} lines`,
  foot: {
    tools: 'Tools',
    undo: (what: string) => `Undo: ${what}`,
    askUndo: (what: string) => `Ask to undo: ${what}`,
    nothing: 'Nothing to take back',
    redo: 'Give it again',
    log: 'Log',
    more: 'More',
    saved: 'All is saved.',
    saving: 'Not all is saved yet.',
  },
  share: {
    title: 'Save or share the record',
    hint: 'Everything that happened, as a file.',
    untilReveal: 'As a file, up to where nothing was hidden.',
  },
  askBack: 'No, go back',
  undoDice: {
    title: 'Take back dice?',
    ask: 'Dice have fallen. They are taken back only if all players agree.',
    stays: 'The log keeps them, struck through.',
    agree: 'We agree: take them back',
    keep: 'Keep them',
  },
  tray: {
    roll: (n: number) => count(n, 'Roll the die', (s) => `Roll ${s} dice`),
    type: (typed: number, of: number) =>
      of === 1
        ? 'or tap what you rolled'
        : `or tap what you rolled, ${String(typed)} of ${String(of)}`,
    typed: 'Dice rolled on the table',
    keys: ['1', '2', '3', '4', '5', '6'],
    takeBack: 'Correct the last',
    take: 'Take these',
  },
  facts: {
    goOn: 'Go on',
    more: (label: string) => `More: ${label}`,
    fewer: (label: string) => `Less: ${label}`,
    measure: (label: string, min: string, max: string) => `${label}: ${min} to ${max} inches`,
    unread: (min: string, max: string) => `Type a distance from ${min} to ${max} inches.`,
  },
  log: {
    title: 'Log',
    empty: 'Nothing has happened yet.',
    takenBack: 'taken back:',
    takesBack: (n: number) =>
      count(n, 'One answer taken back', (shown) => `${shown} answers taken back`),
    lookBack: 'Look back',
    lookBackHint: 'Every moment of this game, with a slider.',
  },
  look: {
    title: 'Replay',
    slider: 'Moment of the game',
    start: 'The beginning',
    at: (moment: number, of: number) => `step ${String(moment)} of ${String(of)}`,
    play: 'Play',
    pause: 'Pause',
    next: 'One step on',
    previous: 'One step back',
    nextTurn: 'Next turn',
    previousTurn: 'Turn before',
    takenBack: 'Taken back later:',
    takesBack: 'Answers are taken back.',
    problem: 'This game can be shown only up to here.',
    playOn: 'Play on from here',
    playOnHint: 'Begins a new game with everything up to this moment. This one stays as it is.',
    playedOn: 'A new game goes on from here.',
  },
  over: {
    title: 'The game is over',
    again: 'New game',
    code: 'Code of the record:',
    codeHint: 'Equal codes on two phones mean the same game, entry for entry.',
  },
  missing: {
    missing: 'This game is not on this phone.',
    broken:
      'This game cannot be played on: its record is not what the rules make of it. Up to there you can look back at it.',
    toGames: 'To the games',
  },
  first: {
    games: 'All games',
    newGame: 'New game',
    underWay: 'Under way',
    finished: 'Finished',
    copy: 'A second version that was found and kept',
    turn: (turn: number, of: number | null) =>
      of === null ? `Turn ${String(turn)}` : `Turn ${String(turn)} of ${String(of)}`,
    setUp: 'Setting up',
    lastPlayed: (when: string) => `Last played ${when}`,
    remove: 'Delete',
    removeOf: (what: string) => `Delete: ${what}`,
    confirm: 'Delete this game? It stays in the bin for 30 days.',
    binned: 'The game is in the bin.',
    bin: (n: number) => count(n, 'One deleted game', (shown) => `${shown} deleted games`),
    restore: 'Bring back',
    restored: 'The game is back.',
    forGood: 'Delete for good',
    confirmForGood: (what: string) =>
      `Delete “${what}” for good, with its log? This cannot be undone.`,
    removed: 'The game is deleted.',
    unreadable: 'The games on this phone cannot be read just now. Close other tabs and try again.',
  },
}

export type TableWords = typeof tableEn
