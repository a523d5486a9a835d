// English words of the dice: the roller, its history, and what can be said about fairness.
import { counted } from '../counted.ts'
import { numbersIn } from '../numbers.ts'

const count = counted('en')
const percent = (share: number): string =>
  new Intl.NumberFormat('en', {
    style: 'percent',
    maximumFractionDigits: share < 0.1 ? 1 : 0,
  }).format(share)
const oneDecimal = (n: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(n)
const whole = numbersIn('en')

const dicePhrase = (n: number) => count(n, 'one die', (s) => `${s} dice`)

export const dice = {
  title: 'Dice',
  pool: 'Pool',
  pools: 'Your pools',
  poolName: 'Name of the pool',
  unnamed: (n: number) => dicePhrase(n),
  keepPool: 'Keep this pool',
  removePool: (name: string) => `Remove ${name}`,
  count: 'How many dice',
  oneLess: 'One die fewer',
  oneMore: 'One die more',
  dice: dicePhrase,
  target: 'A success is',
  targets: { none: 'Sum only', 2: '2+', 3: '3+', 4: '4+', 5: '5+', 6: '6' },
  roll: (n: number) => count(n, 'Roll one die', (s) => `Roll ${s} dice`),
  noDice: 'This browser has no source of fair chance. Roll on the table and tap what you see.',
  faces: (faces: readonly number[]) => faces.join(', '),
  sum: (n: number) => `Sum ${n}`,
  successes: (n: number) => count(n, 'one success', (s) => `${s} successes`),
  expected: (mean: number) => `On average ${oneDecimal(mean)}.`,
  atLeastOne: (share: number) => `At least one success: ${percent(share)}.`,
  hit: 'hit',
  miss: 'miss',
  history: 'History',
  noHistory: 'Nothing rolled yet.',
  clearHistory: 'Clear the history',
  cleared: 'The history is cleared. The counts on the fairness page stay.',
  fairness: 'Are these dice fair?',
  fairnessTitle: 'Fairness',
  how: 'How the app rolls',
  howText:
    'Each die is a random byte from the phone’s cryptographic source, the one that also makes its keys. Bytes from 252 to 255 are thrown away and the rest is divided by six, so that exactly 42 of 252 values stand for each face. A test goes through all 256 values, and another rolls six million dice.',
  sources: { app: 'Dice of the app', table: 'Dice on the table' },
  rolled: (n: number) => count(n, 'One die so far.', (s) => `${s} dice so far.`),
  nothingRolled: 'None so far.',
  face: 'Face',
  times: 'Times',
  share: 'Share',
  percent,
  even: (n: number) => `Even would be ${oneDecimal(n)} of each.`,
  chi: (x: number) => `χ² = ${oneDecimal(x)}.`,
  verdicts: {
    few: 'Too few to say anything: come back after about thirty dice.',
    usual: (oneIn: number) =>
      oneIn < 1.5
        ? 'Nothing unusual: fair dice are nearly always at least this uneven.'
        : `Nothing unusual: fair dice are at least this uneven about one time in ${whole(Math.round(oneIn))}.`,
    odd: (oneIn: number) =>
      `A little uneven: fair dice are so about one time in ${whole(Math.round(oneIn))}. It happens; keep counting.`,
    rare: (oneIn: number) =>
      `Quite uneven: fair dice are so about one time in ${whole(Math.round(oneIn))}. Roll a few hundred more and look again.`,
    veryRare: (oneIn: number) =>
      `Very uneven: fair dice are so less often than one time in ${whole(Math.round(oneIn))}. Worth a closer look.`,
  },
  tapTable: 'Count your own dice',
  tapTableText: 'Roll on the table and tap each face you see.',
  tapFace: (face: number) => `Rolled a ${face}`,
  takeBack: 'Take the last one back',
  startAgain: 'Count again from nothing',
  started: (source: string) => `${source}: counting from nothing.`,
  conclude: 'What can be concluded',
  can: [
    'Many dice tell more than few. To be practically certain of a face that comes 1 % too often takes more than three million dice; 5 % takes 129,000.',
    'In 400 dice, about four battles, a face that comes 20 % too often is noticed only about 9 times in 100, and one that comes 50 % too often about 80 times in 100.',
    'A bad evening proves nothing. Whoever plays 100 battles has a 63 % chance of at least one so odd that it comes once in a hundred.',
    'Luck has no memory: after five sixes the next die is what it always was.',
  ],
}
