// English words of storage health, backup and restore.
import { counted } from '../counted.ts'
import { listWith } from '../lists.ts'
import { numbersIn } from '../numbers.ts'

const count = counted('en')
const list = listWith('and')
/** Made when they are needed: none of this is on the first screen. */
const date = (moment: number | Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(moment)
const written = numbersIn('en', 1)
const megabytes = (bytes: number): string => written(bytes / 1_000_000)

const armies = (n: number) => count(n, 'one army', (s) => `${s} armies`)
const battles = (n: number) => count(n, 'one battle', (s) => `${s} battles`)

const events = (n: number) => count(n, 'one event', (s) => `${s} events`)

interface Contents {
  readonly armies: number
  readonly battles: number
  readonly events: number
}

/** "12 armies and 3 battles"; what there is none of is not named. */
function contents(found: Contents): string {
  const parts = [
    found.armies > 0 ? armies(found.armies) : '',
    found.battles > 0 ? battles(found.battles) : '',
    found.events > 0 ? events(found.events) : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'no armies, battles or events' : list(parts)
}

export const backup = {
  title: 'Storage',
  health: 'How safe is it here?',
  persisted: {
    yes: 'The browser has promised to keep your data, even when the phone runs out of space.',
    no: 'The browser may clear your data when the phone runs out of space. Install the app or back up often.',
    unknown: 'This browser does not say whether it keeps data for good. Back up often.',
    ask: 'Ask the browser to keep it',
    refused: 'The browser does not promise it yet. It often does once the app is installed.',
  },
  installed: {
    yes: 'The app is installed.',
    no: 'The app runs in a browser tab. Installed from the browser’s menu it is kept more safely.',
    apple:
      'The app runs in a browser tab. On this device a website’s data is cleared after seven days without a visit: use Share, then “Add to Home Screen”. Back up first: the installed app starts empty, and the backup brings everything over.',
  },
  space: (used: number) => `Your data takes ${megabytes(used)} MB.`,
  spaceUnknown: 'This browser does not say how much space is used.',
  copy: {
    'line-by-line': 'A second copy of every battle is written beside the database, line by line.',
    'now-and-then':
      'A second copy of every battle is written beside the database, every ten lines.',
    failing:
      'The second copy beside the database cannot be written just now. Make room, or back up.',
    none: 'This browser has no room for a second copy of a battle. Back up after playing.',
  },
  last: {
    never: 'There is no backup yet.',
    at: (moment: number) => `Last backup: ${date(moment)}.`,
    days: (n: number) =>
      n === 0
        ? 'That was today.'
        : count(n, 'That was one day ago.', (s) => `That was ${s} days ago.`),
  },
  backUp: 'Back up now',
  backUpHint:
    'One file with every army, every battle, every event with its lists, and your settings. Keep it somewhere else.',
  working: 'One moment …',
  done: { shared: 'The backup is made.', saved: 'The backup is saved with your downloads.' },
  again: 'The backup is ready. Tap once more to hand it over.',
  cancelled: 'Nothing was handed over. The backup is still ready.',
  failed:
    'The backup could not be made. Nothing is lost; close other tabs of the app and try again.',
  unread: (n: number) =>
    count(
      n,
      'One thing on this phone could not be read and is not in the file. It stays here; the rest is backed up.',
      (s) =>
        `${s} things on this phone could not be read and are not in the file. They stay here; the rest is backed up.`,
    ),
  files: 'Backup files',
  check: 'Check a backup',
  checkHint: 'Opens a backup, reads every line, changes nothing.',
  restore: 'Restore a backup',
  restoreHint: 'Shows first what would come and what would go.',
  reading: (share: number) => `Reading … ${Math.floor(share * 100)} %`,
  madeOn: (iso: string, device: string) => `Made on ${date(new Date(iso))} (${device}).`,
  drill: (found: Contents) => `This backup would bring back ${contents(found)}.`,
  sound: 'Every line of it is sound.',
  alreadyHere: (n: number) =>
    count(n, 'One of them is here already.', (s) => `${s} of them are here already.`),
  allHere: 'All of it is here already.',
  problems: {
    'not-backup': 'This file is not a backup of this app.',
    'too-big': 'This file is far larger than any backup. It was not opened.',
    slow: 'Reading this file took too long, so it was stopped. Nothing has changed.',
    failed: 'This file could not be read. Nothing has changed.',
    'cut-off': 'This backup is cut off: its end is missing.',
    damaged: 'This backup was changed or damaged on its way.',
  },
  newer: (version: string) =>
    `A newer version of the app made this backup${version === '' ? '' : ` (${version})`}. Update the app, then open it again; the file stays as it is.`,
  readablePart: (found: Contents) =>
    `What can still be read: ${contents(found)}. It can be added, but it replaces nothing.`,
  nothingReadable: 'Nothing in it can be read.',
  how: 'How should it come back?',
  modes: { add: 'Add what is missing', replace: 'Replace everything' },
  addExplained: (coming: number) =>
    coming === 0
      ? 'Nothing is missing: adding would change nothing.'
      : count(
          coming,
          'One copy is added. Nothing that is here changes.',
          (s) => `${s} copies are added. Nothing that is here changes.`,
        ),
  replaceExplained: (going: number, coming: number) =>
    [
      going === 0
        ? 'Nothing goes.'
        : count(going, 'One that is only here goes.', (s) => `${s} that are only here go.`),
      coming === 0 ? 'Nothing new comes.' : count(coming, 'One comes.', (s) => `${s} come.`),
      going === 0 ? '' : 'A safety copy is made first.',
    ]
      .join(' ')
      .trim(),
  word: 'replace',
  typeWord: (word: string) =>
    `More than a fifth of what is here would go. Write “${word}” to agree.`,
  typeWordLabel: 'Your agreement',
  add: 'Add',
  replace: 'Replace',
  restored: {
    added: (n: number) => count(n, 'One was added.', (s) => `${s} were added.`),
    same: (n: number) => count(n, 'One was here already.', (s) => `${s} were here already.`),
    removed: (n: number) => count(n, 'One was removed.', (s) => `${s} were removed.`),
    verified: 'All of the backup was found again afterwards.',
    unverified:
      'Not all of the backup was found afterwards. Keep the file and tell us; nothing else has changed.',
  },
  restoreFailed:
    'It was not restored and nothing has changed. Make room, close other tabs of the app and try again.',
  changedMeanwhile: 'Something has changed here in the meantime. Look again before you go on.',
  copies: 'Safety copies',
  copiesExplained: 'What was here before everything was replaced. The last three are kept.',
  saveCopy: (iso: string) => `Save the copy of ${date(new Date(iso))}`,
  notice: {
    first: 'What you keep here is on this phone only. A backup takes one tap.',
    old: 'You have played since your last backup.',
    unsafe: 'In a browser tab this device clears data after seven days without a visit.',
    act: 'To storage and backup',
    later: 'Later',
  },
}
