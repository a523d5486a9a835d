// English words of files that go from phone to phone as codes.
import { counted } from '../counted.ts'
import { numbersIn } from '../numbers.ts'

const count = counted('en')
const shown = numbersIn('en', 1)

/** "640 bytes", "12.4 kB", "1.9 MB". */
const size = (bytes: number): string => {
  if (bytes < 1_000) return count(bytes, 'one byte', (s) => `${s} bytes`)
  return bytes < 1_000_000 ? `${shown(bytes / 1_000)} kB` : `${shown(bytes / 1_000_000)} MB`
}

const left = (seconds: number): string =>
  seconds < 90
    ? count(Math.max(1, Math.round(seconds)), 'one second', (s) => `${s} seconds`)
    : count(Math.round(seconds / 60), 'one minute', (s) => `${s} minutes`)

export const light = {
  kinds: {
    file: 'A file',
    army: 'An army',
    battle: 'A battle',
    event: 'An event',
    scenario: 'A scenario',
    game: 'A game',
    sheet: 'A sealed sheet',
    view: 'A sealed view',
    backup: 'A backup',
    turn: 'A turn',
  },
  size,
  /** Why nothing is read; how it goes without a camera is said behind it. */
  camera: {
    refused:
      'The camera is not allowed. Allow it for this page in the browser’s settings, and for the browser in those of the phone.',
    none: 'No camera was found on this device.',
    busy: 'The camera is in use: another app or another tab has it. Close that, then try again.',
    insecure:
      'Browsers give the camera only to pages that come over https. Open the app at its https address.',
    unsupported:
      'This browser gives pages no camera. Open the app in Chrome, Firefox or Safari itself, not inside another app.',
    hidden: 'The camera waits until this page is in front again.',
    gone: 'The camera went out: something else took it, or it was unplugged. Try again.',
    reader:
      'The part of the app that reads codes could not be loaded. Reload the page once with a network.',
    failed: 'Something went wrong while reading. Nothing was changed; try again.',
    again: 'Try again',
  },
  send: {
    title: 'Send as codes',
    preparing: 'Getting the codes ready …',
    failed: 'The file could not be made. Nothing was changed; try again.',
    tooBig:
      'This is too large for codes: at most 2 MB go through. Save it as a file and send that instead.',
    what: (kind: string, bytes: number) => `${kind}, ${size(bytes)}`,
    codeLabel: 'A code that changes all the time, for the camera of the other phone',
    oneLabel: 'A code for the camera of the other phone',
    first: (seconds: number) => `About ${left(seconds)} left if the other phone misses none`,
    again: 'All of it was shown once. It goes on until the other phone has it.',
    one: 'It all fits into one code.',
    hint: 'On the other phone, scan it where such files are read in. A hand’s breadth is about right; what it misses makes up for itself. Full brightness helps.',
    held: 'Held: the code stays as it is.',
    flicker: 'The code changes quickly. You asked for less motion, so it starts slowly.',
    speed: 'Speed',
    perSecond: (n: number) => count(n, 'one code a second', (s) => `${s} codes a second`),
    size: 'Codes',
    sizes: { few: 'fewest', coarse: 'coarse', mid: 'middle', fine: 'fine' },
    hold: 'Hold',
    goOn: 'Go on',
    done: 'They have it all',
  },
  receive: {
    title: 'Receive as codes',
    instead: 'Or send the file another way.',
    hint: 'Hold the changing code of the other phone in front of the camera.',
    coming: (kind: string, bytes: number) => `${kind} is coming in, ${size(bytes)}`,
    progress: (known: number, all: number) => `${shown(known)} of ${shown(all)} codes`,
    left: (seconds: number) => `about ${left(seconds)} left`,
    other: 'There was a code of another file too; it is left aside.',
    newer:
      'This code is of a newer version of the app. Update the app here: close all its tabs and open it again.',
    damaged: 'A code of ours was not whole; it is left out.',
    broken: 'What came does not match what was sent. Nothing was kept; it begins again.',
    tooBig: 'What came is larger than anything the app sends. Nothing was kept.',
    foreign: 'This code is not one of a file that is being sent.',
  },
}
