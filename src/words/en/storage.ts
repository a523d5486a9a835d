// English words about what is stored on this phone: failures, recovery, several tabs.
import { counted } from '../counted.ts'
import { goneWords } from '../storageGone.ts'
import { listWith } from '../lists.ts'
import { things } from './things.ts'

const count = counted('en')
const list = listWith('and')

const goneOf = {
  armies:
    'Your armies are gone from this phone, and their second copies too. Only a backup can bring them back.',
  events:
    'Your events and their lists are gone from this phone, and their second copies too. Only a backup can bring them back.',
  photos:
    'The photographs of your battles are gone from this phone, and their second copies too. A backup has them only if you wished it.',
  other:
    'Some of what was stored is gone from this phone, and its second copies too. Only a backup can bring it back.',
}

const someOf = {
  armies:
    'Some of your armies are gone from this phone, and their second copies too. Only a backup can bring them back.',
  events:
    'Some of your events or of their lists are gone from this phone, and their second copies too. Only a backup can bring them back.',
  photos:
    'Some photographs of your battles are gone from this phone, and their second copies too. A backup has them only if you wished it.',
}

export const storage = {
  /** Why something is not on the phone; each says what to do. */
  failures: {
    quota:
      'The phone is full. What you did is kept here and saved as soon as there is room; you can also save it as a file now.',
    slow: 'Saving takes unusually long. What you did is kept here.',
    connection: 'The phone has cut the app off from its data. It is tried again by itself.',
    blocked: 'Another tab of this app is in the way. Close the other tabs.',
    outdated: 'A newer version of the app is open in another tab. Reload this one.',
    'newer-app': 'A newer version of the app has written this data. Update the app to change it.',
    stale: 'This battle has gone on somewhere else. It is read again.',
    'not-writer': 'Another tab plays this battle now.',
    'no-locks':
      'Battles can only be read here: the browser does not keep two tabs of the app apart. Open the app by an https address, or update the browser.',
    forbidden:
      'The browser forbids this app to keep anything. Allow cookies and site data for it in the browser’s settings, then reload.',
    missing: 'This battle is not on this phone any more.',
    emptied:
      'The browser has deleted the data of this app. What was open here is being saved again.',
    unreadable: 'The data on this phone cannot be read.',
    memory:
      'Nothing can be stored on this phone just now. What you do is kept in memory only: save it as a file before you close the app.',
    unknown: 'It could not be saved. It is kept here and tried again.',
  },
  unsaved: {
    title: 'Not saved yet',
    retry: 'Try again',
    saveFile: 'Save as a file',
    left: 'The battle you left is not saved in full: the app goes on trying. Do not close it, and make room.',
  },
  playedElsewhere: 'A battle is open in another tab. Leave it there first, then update.',
  readAlong: {
    text: 'This is being played in another tab. You are reading along.',
    takeOver: 'Play here',
  },
  reload: 'Reload',
  mended: (n: number) =>
    count(
      n,
      'One entry of a battle was brought back from its second copy.',
      (shown) => `${shown} entries of a battle were brought back from their second copy.`,
    ),
  /** By the names of their kinds. */
  mendedThings: (kinds: Readonly<Record<string, number>>) =>
    `Brought back from second copies: ${list(things(kinds))}.`,
  parted: (n: number) =>
    count(
      n,
      'A battle had gone on in two ways. Both are in the list of battles.',
      (shown) => `${shown} battles had gone on in two ways. All are in the list of battles.`,
    ),
  unread: (n: number, battle: string) =>
    count(
      n,
      `One entry of the battle ${battle} could not be read.`,
      (shown) => `${shown} entries of the battle ${battle} could not be read.`,
    ),
  unreadMore: 'What is left of it is on the page “Storage”.',
  toStorage: 'To storage',
  /** What is gone with its second copies, by the names of its kinds; of the second ones not all. */
  gone: goneWords(goneOf, someOf),
  recovery: {
    title: 'Your data',
    gone: 'The browser has lost the data of this app. Second copies are still here.',
    goneEmpty: 'The browser has lost the data of this app, and its second copies too.',
    unreadable: 'The data of this app cannot be read. Second copies are still here.',
    unreadableEmpty: 'The data of this app cannot be read, and there are no second copies.',
    /** It is there; why the app cannot get at it. */
    shut: {
      quota:
        'The phone is full, and so the app cannot open your data. Nothing was changed. Make room on the phone, then try again.',
      blocked:
        'Another tab of this app is in the way. Nothing was changed. Close the other tabs, then try again.',
      outdated:
        'A newer version of the app is open in another tab. Nothing was changed. Close the other tabs, then try again.',
      forbidden:
        'The browser forbids this app to keep anything on this device. In the browser’s settings allow cookies and site data for this address (the entry is often called “Cookies” or “Site data”), then try again.',
      other:
        'The phone does not let the app at your data just now. Nothing was changed. Try again; if that does not help, restart the phone.',
    },
    newer: {
      title: 'This app is too old for your data',
      text: 'A newer version of the app has written it. Nothing was changed. Update the app, or save everything as a file.',
    },
    shutFound:
      'The app cannot open its data. Nothing was changed, and second copies are still here. If another try does not help, bring everything back.',
    shutEmpty:
      'The app cannot open its data. Nothing was changed. No second copies were found. Try again; if that does not help, restart the phone.',
    found: 'What was found',
    things,
    battle: (n: number) => count(n, 'one entry', (shown) => `${shown} entries`),
    states: { running: 'under way', paused: 'paused', finished: 'finished' },
    restore: 'Bring everything back',
    restored: 'What the second copies held is back.',
    failed:
      'That did not work. The second copies are as they were; save everything as a file first.',
    replaceAsk: 'The app makes its data anew from what is listed here.',
    thrownAway:
      'What cannot be read is thrown away for good: every army, battle and event that is not listed here. Save everything as a file before.',
    replaceSure: 'Throw away and bring back',
    elsewhereHint:
      'The app puts what is listed here into a new place. What it cannot open stays as it is.',
    backup: 'Save a backup file',
    backupHint: 'The second copies as a backup: to bring back here or on another phone.',
    inMemory: 'Play on without saving',
    inMemoryHint:
      'The app runs with what was found. Nothing is stored: before you close it, save a backup file.',
    inMemoryEmptyHint:
      'The app begins empty. Nothing is stored: before you close it, save a backup file of what you made.',
    storage: 'Storage and backups',
    export: 'Save everything as a file',
    exportHint:
      'The file holds all that can still be read, even what the app does not understand. It can be read in again under Storage.',
    anew: 'Begin with an empty app',
    anewAsk:
      'The app begins empty. What was found stays on the phone in one file. Save everything as a file before: the app can read that in again, under Storage.',
    anewSure: 'Begin empty',
  },
}
