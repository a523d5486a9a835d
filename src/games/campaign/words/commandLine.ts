// English words of the command that plays whole map campaigns without a person; the app never loads them.
import { counted } from '@/words/counted.ts'
import { percent } from '@/words/en/printed.ts'

const count = counted('en')
const two = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

interface Between {
  readonly low: number
  readonly high: number
}

const nameWidth = 24
const wonWidth = 7
const figureWidth = 24

const between = (shown: string, low: string, high: string): string => `${shown} (${low}–${high})`

export const simulateCampaign = {
  usage: `Plays whole map campaigns without a person and counts who wins, with how much.

  npm run --silent simulate -- --game the-deluge|gloria-mundi --players P … [--games N] [--seed S]
                               [--scale basic|advanced|world] [--house key=value …] [--json]

  --players P …    sensible or random; dealt round the factions, and with each campaign the deal moves on
                   by one: “sensible” plays them all, “sensible random” every other one, then the others
  --games N        how many campaigns, 100 if not told; as many as players are named have the same dice
  --seed S         the same seed plays the same campaigns, 1 if not told
  --scale SCALE    of Gloria Mundi: basic (if not told), advanced or world
  --house K=V …    house rules by their keys, as in: --house quickEdge=yes turns=8
  --json           everything as data

Exit code: 0 played, 2 wrong usage.
`,
  wrong: {
    'no-players': 'Name at least one player: --players sensible random.',
    'no-player': (word: string) => `There is no player “${word}”: they are sensible and random.`,
    'no-ruling': (word: string) =>
      `“${word}” is no house rule of this campaign with a value it has: write key=value, as in turns=8.`,
  },
  heading: (game: string, players: readonly string[]) => `${game}: ${players.join(', ')}`,
  played: (games: number, seed: number) =>
    `${count(games, 'One campaign', (shown) => `${shown} campaigns`)}, seed ${seed}.`,
  columns: (figures: readonly string[]) =>
    [
      ''.padEnd(nameWidth),
      'alone'.padStart(wonWidth),
      'first'.padStart(figureWidth),
      ...figures.map((name) => name.padStart(figureWidth)),
    ].join(''),
  row: (
    name: string,
    alone: number,
    first: Between & { readonly share: number },
    figures: readonly (Between & { readonly mean: number })[],
  ) =>
    [
      name.padEnd(nameWidth),
      String(alone).padStart(wonWidth),
      between(percent(first.share), percent(first.low), percent(first.high)).padStart(figureWidth),
      ...figures.map(({ mean, low, high }) =>
        between(two.format(mean), two.format(low), two.format(high)).padStart(figureWidth),
      ),
    ].join(''),
  note: 'alone: campaigns won by nobody else. first: alone or sharing the first place. In brackets what holds 19 times in 20.',
}
