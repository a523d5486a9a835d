// English words of the umpire's book and of sheets by post.
import { postEn } from '@/games/campaign/screens/words/postEn.ts'
import { counted } from '@/words/counted.ts'

const count = counted('en')

export const umpireEn = {
  umpireBook: {
    reports: 'Reports of the turn',
    reader: 'For whom?',
    gazette: 'Gazette for all',
    post: 'Sheets by post',
    correct: 'Correct a figure',
  },
  report: {
    to: (faction: string) => `To ${faction}`,
    noForces: 'No forces.',
    purse: (thalers: number) => `In hand: ${thalers} thalers.`,
    points: (points: number) => `Points so far: ${points}.`,
    copy: 'Copy',
    copied: 'The report is copied.',
    notCopied: 'The browser does not let the app copy. Mark the text and copy it by hand.',
    print: 'Print on A4',
  },
  correct: {
    hint: 'Whoever may see the figure is told of it, with your reason. The log keeps it.',
    what: 'What is to be set right?',
    reason: 'Reason',
    go: 'Correct it',
    done: 'Corrected.',
    figures: {
      purse: 'Money: more or less',
      owner: 'Owner of a place',
      looted: 'Looted until',
      relation: 'Relation of two factions',
      at: 'Where a force stands',
      noForce: 'Take a force off the map',
      sheet: 'Drop a sheet',
      player: 'Replace a player',
    },
    fields: {
      faction: 'Faction',
      other: 'Other faction',
      node: 'Place',
      owner: 'Owner',
      amount: 'Thalers, less with a minus',
      until: 'Until the end of turn (0: not looted)',
      is: 'Relation',
      force: 'Force',
      name: 'Name',
      kind: 'Plays',
    },
  },
  post: {
    ...postEn,
    title: 'Play by post',
    hint: 'Give each player his seat card once. Send a view for each sheet you want; the sheet comes back sealed. The keys are kept on this phone only.',
    takeIn: 'Take in a sheet',
    takenInMany: (n: number) => `${n} sheets are in.`,
    takenIn: (seat: string) => `The sheet of ${seat} is in.`,
    notTaken: 'The sheet was not taken, nothing is changed.',
    atLine: (line: number, why: string) =>
      `The sheet was not taken, nothing is changed. Its line ${line} does not fit: ${why} Send this player a fresh view.`,
    seal: {
      ...postEn.seal,
      view: 'This is a view for a player, not a sheet. The player opens it and sends a sheet back.',
    },
    forSeat: (seat: string) =>
      `Inside, this sheet is for ${seat}, but another seat has sealed it. Have it written anew with the seat card of ${seat}.`,
    forTurn: (given: string, wanted: string) =>
      `This sheet is for turn ${given}; it is turn ${wanted}. Send a view of now.`,
    forPhase: (given: string, wanted: string) =>
      `This sheet is for “${given}”; the phase is “${wanted}”. Send a view of now.`,
    forView: 'This sheet answers an older view. Ask for one that answers the last view you sent.',
    forRules:
      'This sheet was written by another version of the app. Update both phones, then send a view of now.',
    cardHint:
      'Scan it from the umpire’s phone, or paste what you were sent. It stays on this phone: show it to nobody.',
    viewHint: 'The umpire sends one for each phase: as a file, or as codes on the screen.',
    nothing: 'You are not asked for orders in this view. Wait for the next one.',
    told: (lines: number) =>
      count(lines, 'What happened: 1 line', (s) => `What happened: ${s} lines`),
    saved: 'The sealed sheet is saved. Send the file to the umpire.',
    entry: 'A seat by post: play from a phone of your own',
  },
}
