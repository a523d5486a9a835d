// English words about what is stored on this phone: failures, recovery, several tabs.
import { counted } from '../counted.ts'

const count = counted('en')

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
    'no-locks': 'This browser cannot keep two tabs apart, so battles can only be read here.',
    missing: 'This battle is not on this phone any more.',
    emptied:
      'The browser has deleted the data of this app. What was open here is being saved again.',
    unreadable: 'The data on this phone cannot be read.',
    unknown: 'It could not be saved. It is kept here and tried again.',
  },
  unsaved: {
    title: 'Not saved yet',
    retry: 'Try again',
    saveFile: 'Save as a file',
  },
  readAlong: {
    text: 'Another tab plays this battle. You are reading along.',
    takeOver: 'Play here',
  },
  reload: 'Reload',
  mended: (n: number) =>
    count(
      n,
      'One entry of a battle was brought back from its second copy.',
      (shown) => `${shown} entries of a battle were brought back from their second copy.`,
    ),
  cut: (n: number) =>
    count(
      n,
      'The last entry of a battle is gone. Everything before it is here.',
      (shown) => `The last ${shown} entries of a battle are gone. Everything before them is here.`,
    ),
  recovery: {
    title: 'Your data',
    gone: 'The browser has lost the data of this app. Second copies are still here.',
    goneEmpty: 'The browser has lost the data of this app, and its second copies too.',
    unreadable: 'The data of this app cannot be opened. Second copies are still here.',
    newer: {
      title: 'This app is too old for your data',
      text: 'A newer version of the app has written it. Nothing was changed. Update the app, or save everything as a file.',
    },
    found: 'What was found',
    armies: (n: number) => count(n, 'one army', (shown) => `${shown} armies`),
    battle: (n: number) => count(n, 'one entry', (shown) => `${shown} entries`),
    states: { running: 'under way', paused: 'paused', finished: 'finished' },
    unnamed: 'A battle',
    restore: 'Bring everything back',
    restored: 'Everything is back.',
    failed: 'That did not work. Nothing was changed; save everything as a file first.',
    export: 'Save everything as a file',
    exportHint: 'The file holds all that can still be read, even what the app does not understand.',
    anew: 'Begin with an empty app',
    anewAsk:
      'The app begins empty. What was found stays on the phone in one file that only an expert can read. Save everything as a file before.',
    anewSure: 'Begin empty',
  },
}
