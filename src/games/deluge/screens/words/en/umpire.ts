// English words of the umpire's book and of sheets by post.
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
    title: 'Play by post',
    hint: 'Give each player his seat card once. Send a view for each sheet you want; the sheet comes back sealed. The keys are kept on this phone only.',
    card: 'Seat card',
    cardOf: (seat: string) => `Seat card: ${seat}`,
    cardSecret: (seat: string) =>
      `For the player of ${seat} alone: whoever has this card reads what is sent there and can send orders for it. Let nobody else see this screen.`,
    cardCode: (seat: string) => `The seat card of ${seat} as a code`,
    cardScan: 'The player scans it with the phone’s camera, or in the app under “A seat by post”.',
    cardCopy: 'Copy as a link',
    cardCopied: 'The card is copied. Send it to this player and to nobody else.',
    cardShare: 'Send to this player',
    cardText: 'The card as text',
    renewHint:
      'Lost, or seen by somebody else? Make a new one: the old card opens nothing that is sent from then on.',
    view: 'Sealed view',
    renew: 'Make a new card',
    renewed: 'The old card opens nothing any more. Give out this one.',
    takeIn: 'Take in a sheet',
    files: 'Open sheets as files',
    paste: 'Or the text of one',
    check: 'Check and take in',
    saveAll: (n: number) => `Save all ${n} sealed views`,
    savedAll: (n: number) =>
      `${n} views are saved, one file a seat. If fewer came, the browser asks whether it may save several files: allow it.`,
    takenInMany: (n: number) => `${n} sheets are in.`,
    takenIn: (seat: string) => `The sheet of ${seat} is in.`,
    notTaken: 'The sheet was not taken, nothing is changed.',
    atLine: (line: number, why: string) =>
      `The sheet was not taken, nothing is changed. Its line ${line} does not fit: ${why} Send this player a fresh view.`,
    seal: {
      sealed: 'This is no sealed file of this app. Open the file that was sent, whole.',
      seat: 'This is sealed for another seat, or with an old key. Open it with the card it was sent for.',
      damaged: 'This was changed on the way. Have it sent again, as a file.',
      campaign: 'This belongs to another campaign. Open that campaign and take it in there.',
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
    enterCard: 'Your seat card',
    cardHint:
      'Scan it from the umpire’s phone, or paste what you were sent. It stays on this phone: show it to nobody.',
    cardField: 'Or as text',
    readCard: 'Read this text',
    cardPicture: 'A picture of it',
    cardCame: (seat: string) => `A seat card: ${seat}`,
    cardReplaces:
      'You hold this seat with another card. This one takes its place, and orders that you have not sent are gone. If the umpire gave you no new card, do not take it.',
    scanCard: {
      title: 'Scan the card',
      hint: 'Hold the code of the seat card in the picture.',
      refused:
        'The camera is not allowed. Allow it in the browser’s settings for this page, or paste the card as text.',
      none: 'There is no camera here. Paste the card as text.',
      other: 'That is another code, and no seat card.',
    },
    takeCard: 'Take this seat',
    badCard: {
      foreign: 'There is no seat card in this. Copy the link whole, as the umpire sent it.',
      damaged: 'This seat card is not whole. Have it sent again, or scan it.',
      newer:
        'This seat card was made by a newer version of the app. Update the app, then read it again.',
      otherGame: 'This seat card is of another game. Open that game and read it in there.',
    },
    openView: 'Open a view',
    viewHint: 'The umpire sends one for each phase: as a file, or as codes on the screen.',
    viewFile: 'Open its file',
    badView:
      'This view cannot be read by this version of the app. Update the app, or ask for it again.',
    noMap:
      'This view needs a map that is not on this phone. Ask for the file of the map and read it in under “Maps and map editor”.',
    nothing: 'You are not asked for orders in this view. Wait for the next one.',
    told: (lines: number) =>
      count(lines, 'What happened: 1 line', (s) => `What happened: ${s} lines`),
    send: 'Seal and send',
    saved: 'The sealed sheet is saved. Send the file to the umpire.',
    seats: 'Your other seats',
    another: 'Another seat',
    entry: 'A seat by post: play from a phone of your own',
  },
}
