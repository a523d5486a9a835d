// English words of the commands that play and replay battles; the app never loads them.
import { houseRuleTable, type HouseRuleProblem } from '@/games/eagles/rules/index.ts'
import { counted } from '@/words/counted.ts'

const count = counted('en')
const whole = new Intl.NumberFormat('en')

const houseRule = (problem: HouseRuleProblem): string => {
  switch (problem.code) {
    case 'notAnObject':
      return 'House rules are written key=value.'
    case 'unknownHouseRule':
      return `There is no house rule “${problem.key}”; there are ${Object.keys(houseRuleTable).join(', ')}.`
    case 'unknownValue':
      return `${problem.key} is ${houseRuleTable[problem.key].values.join(', ')}, not “${problem.value}”.`
  }
}

export const commands = {
  wrongOption: {
    'unknown-option': (option: string) => `There is no option ${option}.`,
    'too-few-words': (option: string, wanted: number) =>
      `${option} needs ${count(wanted, 'one word', (shown) => `${shown} words`)} behind it.`,
  },
  leftOver: (word: string) => `What is “${word}” for? It belongs to no option.`,
  noNumber: (option: string, least: number, most: number) =>
    `${option} must be a whole number from ${whole.format(least)} to ${whole.format(most)}.`,
}

export const simulate = {
  noGame: (word: string) =>
    `There is no game “${word}” to be named: there are march-of-progress, the-deluge and gloria-mundi, and without --game battles are played.`,
  usage: `Plays whole battles of The March of Eagles and counts who wins.

  npm run --silent simulate -- --armies A B [--battles N] [--seed S] [--players P [Q]]
                               [--house key=value …] [--table 72x48|48x48] [--json]

  --armies A B     british, french (the sample armies), or a file with a list (text or army file)
  --battles N      how many, 100 if not told
  --seed S         the same seed plays the same battles, 1 if not told
  --players P [Q]  sensible (shoots in range, charges with good odds, reforms, rallies) or random;
                   for both sides, or first the one of A, then the one of B
  --house          house rules; all others are our defaults
  --json           everything as data

Exit code: 0 played, 2 wrong usage, or an army with lines that cannot be read.

The March of Progress: npm run --silent simulate -- --game march-of-progress --help
`,
  wrong: {
    'no-armies': 'Name two armies: --armies A B.',
    'no-player': (word: string) => `There is no player “${word}”: they are sensible and random.`,
    'no-table': (word: string) => `There is no table “${word}”: they are 72x48 and 48x48.`,
    'no-file': (word: string) => `“${word}” is neither a sample army nor a file that can be read.`,
    'no-army': (word: string) => `There is no army in “${word}”.`,
    unread: (word: string) => `“${word}” has lines that cannot be read:`,
    'not-playable': (path: string) => `These armies cannot take the field: look at ${path}.`,
    houseRule,
  },
  army: (nation: string, name: string, points: number) =>
    name === '' ? `${nation}, ${points} points` : `${nation} (${name}), ${points} points`,
  heading: (a: string, b: string) => `A: ${a}\nB: ${b}`,
  played: (battles: number, seed: number, players: readonly string[]) =>
    `${count(battles, 'One battle', (shown) => `${shown} battles`)}, seed ${seed}, players ${players.join(' and ')}.`,
  columns: { a: 'A', b: 'B', draws: 'drawn' },
  rows: {
    wins: 'wins',
    between: '19 times in 20 between',
    unbroken: 'unbroken battalions at the end',
    rankersLost: 'Rankers lost',
    charactersLost: 'characters lost',
    commanderKilled: 'Supreme Commander killed',
  },
  between: (low: string, high: string) => `${low} and ${high}`,
  length: (mean: string, shortest: number, longest: number, early: string, answers: string) =>
    `Length: ${mean} turns (${shortest} to ${longest}), ${early} end early; ${answers} answers.`,
}

export const replay = {
  usage: `Tells recorded battles of The March of Eagles and games of The March of Progress turn by turn,
and checks every number in them.

  npm run --silent replay -- [--json] [--language en|de] FILE…

  FILE               a record (.json)
  --json             an array with everything as data
  --language en|de   the language of the story

Exit code: 0 every record is sound, 1 some are not, 2 wrong usage.
`,
  wrong: {
    'no-files': 'Name at least one file.',
    'no-language': (word: string) => `There is no language “${word}”: there are en and de.`,
  },
}
