// English words of storage health, backup and restore.
import { counted } from '../counted.ts'
import { listWith } from '../lists.ts'
import { numbersIn } from '../numbers.ts'
import { things } from './things.ts'

const count = counted('en')
const list = listWith('and')
/** Made when they are needed: none of this is on the first screen. */
const date = (moment: number | Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(moment)
const time = (moment: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(moment)
/** "today, 20:15", or the date. */
const day = (moment: number): string =>
  new Date(moment).toDateString() === new Date().toDateString()
    ? `today, ${time(moment)}`
    : date(moment)
const written = numbersIn('en', 1)
const megabytes = (bytes: number): string => written(bytes / 1_000_000)

interface Contents {
  readonly battles: number
  /** By the names of their kinds. */
  readonly kinds: Readonly<Record<string, number>>
}

const parts = ({ battles, kinds }: Contents): string[] => things({ ...kinds, battles })

/** "12 armies and 3 battles"; what there is none of is not named. */
const contents = (found: Contents): string =>
  parts(found).length === 0 ? 'no armies, battles or events' : list(parts(found))

export const backup = {
  title: 'Storage',
  health: 'How safe is it here?',
  persisted: {
    yes: 'The browser has promised to keep your data, even when the phone runs out of space.',
    no: 'When the phone runs out of space the browser may delete all of this, also battles you have closed. Install the app or back up often.',
    unknown: 'This browser does not say whether it keeps data for good. Back up often.',
    ask: 'Ask the browser to keep it',
    refused: 'The browser does not promise it yet. It often does once the app is installed.',
  },
  installed: {
    yes: 'The app is installed.',
    no: 'The app runs in a browser tab. Installed from the browser’s menu it is kept more safely. In a private window everything is forgotten when you close it: back up before.',
    apple:
      'The app runs in a browser tab. On this device a website’s data is cleared after seven days without a visit: use Share, then “Add to Home Screen”. Back up first: the installed app starts empty, and the backup brings everything over.',
  },
  well: {
    yes: 'All is well',
    no: 'Something needs you',
    twice: 'everything is kept twice on this phone',
    checked: (moment: number) => `both copies agreed on ${date(moment)}`,
    notChecked: 'both copies are compared once a week by themselves',
    backedUp: (moment: number) => `the last backup is of ${date(moment)}`,
    comparing: 'The two copies are being compared …',
    nothing: 'Nothing is kept here yet. Once you have an army or a battle, it is kept twice.',
    toData: 'To “Your data”',
    /** What to do, the most pressing first. */
    todo: {
      shut: 'The app cannot get at its data just now. The page “Your data” says what helps.',
      memory: 'Nothing is stored in this visit: save a backup before you close the app.',
      lost: 'Something could not be read: see below, and save what is left as a file.',
      failed: 'The two copies could not be made to agree: back up now, then compare again.',
      notCompared: 'The two copies could not be compared: compare them below.',
      copy: 'There is no second copy just now: make room on the phone, and back up.',
      file: 'The file of your backup could not be written: see below.',
      apple: 'Put the app on the home screen, or the system deletes everything after seven days.',
      backup: 'Back up now, and keep the file somewhere else.',
    },
  },
  compare: {
    title: 'Both copies',
    act: 'Compare both copies now',
    hint: 'Reads everything in the database and in the second copies, and mends the worse from the better. Nothing is deleted. It also happens by itself once a week.',
    busy: 'Comparing …',
    never: 'Not compared yet.',
    agree: (of: Contents) =>
      parts(of).length === 0
        ? 'There is nothing to compare yet.'
        : `Both copies of ${list(parts(of))} agree.`,
    at: (moment: number) => `Checked ${day(moment)}.`,
    fromCopy: (n: number) =>
      count(
        n,
        'One was damaged in the database and is back from its copy.',
        (s) => `${s} were damaged in the database and are back from their copies.`,
      ),
    fromDatabase: (n: number) =>
      count(
        n,
        'The copy of one was damaged or missing and is written anew.',
        (s) => `The copies of ${s} were damaged or missing and are written anew.`,
      ),
    playing: (n: number) =>
      count(
        n,
        'One battle is open and was left out.',
        (s) => `${s} battles are open and were left out.`,
      ),
    failed: (n: number) =>
      count(
        n,
        'One could not be compared. Back up, close other tabs and compare again.',
        (s) => `${s} could not be compared. Back up, close other tabs and compare again.`,
      ),
    none: 'This browser has no place for second copies. Back up often.',
    trouble: 'It could not be compared just now. Nothing has changed; try again later.',
  },
  newerThings: {
    title: 'Of a newer version',
    hint: 'A newer version of the app has stored this here. It stays as it is, and every backup has it. Update the app to use it.',
    one: (kind: string, moment: number) => `“${kind}”, changed ${day(moment)}`,
    save: 'Save as a file',
  },
  losses: {
    title: 'What could not be read',
    one: (n: number, battle: string) =>
      count(
        n,
        `One entry of the battle ${battle} could not be read.`,
        (s) => `${s} entries of the battle ${battle} could not be read.`,
      ),
    before: (n: number) =>
      n === 0
        ? 'Nothing of it is left here; a backup may have it.'
        : count(n, 'The entry before is here.', (s) => `The ${s} entries before are here.`),
    found: (moment: number) => `Found ${day(moment)}.`,
    save: 'Save what is left',
    none: 'No line of them is left. A backup from before may have them.',
    dismiss: 'Done with it',
  },
  file: {
    title: 'Keep my backup in this file',
    hint: 'Choose a file, on a stick or in a folder that is synchronised: the app writes your backup into it after each battle and each hour of play.',
    choose: 'Choose a file',
    other: 'Choose another file',
    never: (name: string) => `The backup is kept in ${name}. It was not written yet.`,
    at: (name: string, moment: number) =>
      `The backup is kept in ${name}, written last ${day(moment)}.`,
    write: 'Write it now',
    allow: 'Let the app write it again',
    off: 'Turn off',
    busy: 'Writing …',
    troubles: {
      permission: 'The browser wants your word again before the app may write the file: tap below.',
      missing: 'The file cannot be written: it was moved, deleted or is read-only. Choose another.',
      full: 'There is no room where the file is. Make room and write it again, or choose another place.',
      shrunk:
        'Much less is here now than in the file, so it was left as it is. If that is right, write it now; else restore from it.',
      failed:
        'The file could not be written. What was in it is still there. Try again, or choose another.',
    },
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
  showsSecrets:
    'A backup is not locked: whoever has the file can read in it the locked cards and secret sheets of every game led on this phone, and an umpire’s opens every sealed view and sheet of the campaign.',
  withPhotos: 'With photographs',
  withPhotosHint:
    'Of battles, taken at the table, and the pictures behind your own maps. They make the file larger.',
  making: (share: number) => `Making the backup … ${Math.floor(share * 100)} %`,
  done: { shared: 'The backup is made.', saved: 'The backup is saved with your downloads.' },
  again: 'The backup is ready. Tap once more to hand it over.',
  cancelled: 'Nothing was handed over. The backup is still ready.',
  failed:
    'The backup could not be made. Nothing is lost; make room on the phone, close other tabs of the app and try again.',
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
  comparing: (share: number) => `Comparing with what is here … ${Math.floor(share * 100)} %`,
  bringing: (share: number) => `Restoring … ${Math.floor(share * 100)} %`,
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
    raw: 'This is no backup, but a file of everything from the screen “Your data”.',
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
    owed: 'Clocks, settings, or keys and plans of games by post did not all come back with it. Try once more before you leave this page.',
    verified: 'All of the backup was found again afterwards.',
    unverified:
      'Not all of the backup was found afterwards. Keep the file and tell us; nothing else has changed.',
  },
  restoreFailed:
    'It was not restored and nothing has changed. Make room, close other tabs of the app and try again.',
  restoreWaits:
    'This can come back once the app can store again. Decide on the page “Your data” first; the file stays as it is.',
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
