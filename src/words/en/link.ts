// English words of a second phone at the table.
import { counted } from '../counted.ts'
import { numbersIn } from '../numbers.ts'

const count = counted('en')
const shown = numbersIn('en')
const entries = (n: number): string => count(n, 'one entry', (s) => `${s} entries`)

export const link = {
  making:
    'Getting the code ready. If the browser asks for the camera, allow it: then the phones find each other more easily.',
  linking: 'Linking the two phones …',
  copy: 'Copy as text',
  copied: 'Copied. Send it to the other phone.',
  notCopied: 'The code could not be copied. Let the other phone’s camera read it.',
  secondsLeft: (n: number) => `Good for ${count(n, 'one second', (s) => `${s} seconds`)}`,
  typed: 'Or the code as text',
  useTyped: 'Use this text',
  again: 'Try again',
  networks:
    'Both phones must be in the same network, or one in the hotspot of the other. Guest networks often keep phones apart. If the browser asks to find devices in your network, allow it. Nothing goes through the internet.',
  noCamera: 'Or paste the code as text.',
  invite: {
    show: 'The other phone reads this code: on the page with its battles or games, “Sit down at another phone’s table”.',
    label: 'The code of this phone, for the camera of the other one',
    next: 'Now read its answer',
    read: 'Hold the answer of the other phone in front of the camera.',
    back: 'Show my code again',
  },
  join: {
    read: 'Hold the code of the phone that leads in front of the camera.',
    show: 'Now the phone that leads reads this answer.',
    label: 'The answer of this phone, for the camera of the one that leads',
    waits: 'As soon as it has been read, it goes on here.',
  },
  problems: {
    foreign:
      'This is no code of a second phone. It stands under “A second phone” in the menu of the battle or game.',
    newer:
      'This code is of a newer version of the app. Update the app here: close all its tabs and open it again.',
    damaged: 'This code is not whole. Read it again, or paste all of its text.',
    'other-part':
      'This is the code of the wrong step: first the phone that leads shows its code, then the other one its answer.',
    'other-offer':
      'This answers an older code. Let the other phone read the code that is shown here now.',
  },
  trouble: {
    'no-link':
      'No link came up. The two phones may be in different networks, or the network keeps them apart. A hotspot of one of the phones helps most.',
    failed: 'This browser can make no link between phones.',
  },
  roles: {
    title: 'The other phone',
    opponent: (side: string) => `answers for ${side}`,
    spectator: 'watches',
    board: 'is the board',
    board_hint: 'A tablet beside the table: turn and counters, in large.',
    go: 'Show the code',
  },
  status: {
    leads: (role: string) => `Second phone: ${role}`,
    opponent: 'it answers for its side',
    spectator: 'it watches',
    board: 'it is the board',
    greeting: 'The two phones greet each other …',
    sending: (n: number) => `${entries(n)} still on the way`,
    even: (code: string) => `Both phones have the same battle: ${code}`,
    ahead: (n: number) =>
      `The other phone has gone on alone: ${entries(n)} more than here. Let it lead, and this phone catches up.`,
    parted:
      'The two records had parted. The other phone has put its own aside and follows this one; both are kept there.',
    handing: 'The other phone is about to lead …',
    reading: (n: number) => `${entries(n)} still to come`,
    aside: 'What was played on this phone alone is kept by itself.',
    silent: 'Nothing was heard of the other phone for a while.',
    follows: 'Another phone leads this battle.',
    unlinked: 'Another phone leads this battle, and there is no link to it.',
  },
  actions: {
    open: 'Second phone',
    handOver: 'Let the other phone lead',
    leave: 'End the link',
    relink: 'Link again',
    alone: 'Go on alone',
    aloneSure: (isLinked: boolean) =>
      `${isLinked ? 'The link ends. ' : ''}From now on this phone plays by itself: what is played on the other one does not come here any more. To play together again takes both codes.`,
    stay: 'Stay together',
    join: 'Sit down at it again',
  },
  /** The same at a game of the table of the house. */
  game: {
    follows: 'Another phone leads this game.',
    unlinked: 'Another phone leads this game, and there is no link to it.',
    waiting: 'Your choice is locked on this phone and waits for the other one.',
    even: 'Both phones have the same game.',
    theirs: 'The other player has locked a choice.',
    hidden:
      'Somebody has locked a choice on this phone. Turn the cards up first; then a second player can sit down. Somebody can watch at any time.',
  },
  waits: {
    other: 'The other phone is asked',
    leading: 'This is answered on the phone that leads',
    here: 'Answer it on this phone',
  },
  ends: {
    lost: 'The link to the second phone is gone. Nothing that was played is lost: link again from the menu.',
    left: 'The second phone has ended the link.',
    silent: 'The second phone was silent for a minute; the link was ended.',
    flood: 'The second phone sent far too much; the link was ended. What was played is untouched.',
    'flood-there':
      'This phone sent the other one far too much at once, so the link was ended. What was played is untouched: link again.',
    faults:
      'The second phone sent what it may not; the link was ended. What was played is untouched.',
    'faults-there':
      'The other phone could make nothing of what this one sent, so the link was ended. What was played is untouched. Update the app on both phones, then link again.',
    newer: 'The other phone has a newer version of the app. Update the app here, then link again.',
    'newer-there':
      'This phone has a newer version of the app than the other one. Update the app there, then link again.',
    'too-large': 'This is too large for a link, so the link was ended. Send it as codes instead.',
    seal: 'What was turned up is not what had been locked. The link was ended, and nothing of it was played. Talk it over, then link again.',
    'lock-theirs':
      'What the other phone had locked is not allowed by the rules here, so neither choice was played. The link was ended. Update the app on both phones, then link again; or go on alone.',
    'lock-ours':
      'What was locked on this phone could not be entered into the record, so neither choice was played. The link was ended. Close the game in other tabs and update the app on both phones, then link again.',
    'other-game':
      'The other phone is at another game, so the link was ended. Open the page of that game on this phone and sit down from there.',
    'other-game-there':
      'The other phone sat down on the page of another game, so the link was ended. Open the page of this game there and sit down again.',
    'other-rules':
      'What the other phone sent does not fit the rules of the app on this one, so the link was ended. What was played is untouched. Update the app on both phones, then link again.',
    'other-rules-there':
      'What this phone sent does not fit the rules of the app on the other one, so the link was ended. What was played is untouched. Update the app on both phones, then link again.',
    'other-tab':
      'On this phone the game is open in another tab, so the link was ended. Close it there, then sit down again.',
    'other-tab-there':
      'On the other phone the game is open in another tab, so the link was ended. Close it there, then link again.',
    'not-stored':
      'This phone could not store what came, so the link was ended. Everything is on the other phone. Make some room here or reload the page, then sit down again.',
    'not-stored-there':
      'The other phone could not store what this one sent, so the link was ended. Everything is here. Make some room there or reload the page there, then link again.',
    'not-taken':
      'The other phone could not keep what this one sent, so the link was ended; it says there why. What was played is untouched. Update the app on both phones, then link again.',
  },
  notTaken: {
    stale:
      'The other phone had gone on meanwhile; your answer did not count. Here is what is asked now.',
    'not-asked':
      'Your side is not asked on the phone that leads; your answer did not count. Here is what is asked now.',
    malformed:
      'The phone that leads cannot read this answer, so it did not count. Update the app on both phones.',
    other:
      'The rules on the phone that leads do not allow this answer; it did not count. Here is what is asked now.',
  },
  /** The phone that follows asks to take back the last answer. */
  undo: {
    asks: (what: string) => `The other phone asks to take back: ${what}.`,
    last: 'the last answer',
    yes: 'Take it back',
    keep: 'Leave it',
    waits: 'The other phone is asked whether to take it back …',
    no: 'The other phone leaves it as it is.',
    stale: 'The other phone had gone on meanwhile; nothing was taken back.',
    other: 'That cannot be taken back.',
  },
  /** Without a link: the phone that leads shows codes, the other one reads them. */
  byCode: {
    title: 'Without a link',
    hint: 'Then by code: once the whole battle, and after each turn a single code that brings the other phone up to date. There it is read on the page “Battle”, under “Take in a battle”.',
    whole: 'Show the whole battle',
    last: 'Show the last turn',
    stop: 'No more codes',
    due: 'The other phone does not have this turn yet.',
    shown: 'The other phone is shown the battle by codes.',
    read: 'Read its code',
  },
  /** A battle that comes from another phone as a file or as codes. */
  arrived: {
    title: 'Take in a battle',
    hint: 'From another phone: open its file, or read the codes it shows. You see what it is first; nothing is kept by itself.',
    open: 'Open a file',
    reading: 'The battle is being read …',
    entries,
    fresh: 'This battle is not on this phone yet.',
    keep: 'Keep it here',
    follows: 'The other phone leads it. You can go on alone at any time.',
    ahead: (n: number) => `It goes on from where this phone is: ${entries(n)} more.`,
    bring: 'Bring it up to date',
    even: 'This phone has all of it already.',
    behind: (n: number) => `This phone is further on, by ${entries(n)}. Nothing was changed.`,
    go: 'Open the battle',
    parted: (same: number) =>
      `On this phone it went on another way: only the first ${entries(same)} are the same. Both can be kept, side by side.`,
    beside: 'Keep it beside mine',
    gap: (n: number) =>
      `This phone has too little of the battle for it: ${count(n, 'one entry is', (s) => `${s} entries are`)} missing in between. Let the other phone show the whole battle.`,
    part: 'This is the last part of a battle, and it goes on from nothing that is on this phone. Let the other phone show the whole battle.',
    busy: 'This battle is open in another tab. Close it there, then take it in here again.',
    failed:
      'This battle could not be brought up to date. Nothing is lost: let the other phone show the whole battle.',
    sound: (n: number) => `Its first ${entries(n)} are sound and can be kept.`,
    problems: {
      unreadable: 'It could not be read just now. Nothing was changed; try again.',
      tooBig: 'This file is larger than any battle. Nothing was read.',
      notBattle:
        'This is not the file of a battle. The phone that has the battle makes one: at its end under “Share”, or as codes under “A second phone” in its menu.',
      otherGame: 'This is the record of another game, not of a battle.',
      newer:
        'This battle is of a newer version of the app. Update the app here: close all its tabs and open it again.',
      cutOff: (left: number, all: number) =>
        `The file broke off: of its ${entries(all)} only ${count(left, 'one is', (s) => `${s} are`)} there. Send it again.`,
      changed: (n: number) =>
        `Something in this file was changed, or is not as the rules have it: entry ${shown(n)}. Ask for it again.`,
    },
  },
  parted: {
    missing: 'Your own record of this battle is not there any more.',
    nothing: 'Nothing of this turn.',
    entries,
    title: 'Where the two records part',
    same: (n: number) => `The first ${entries(n)} are the same.`,
    here: 'This phone',
    there: 'The table',
    turn: (n: number) => (n === 0 ? 'Before the first turn' : `Turn ${n}`),
    show: 'Show the difference',
  },
}
