// English words of the commands that play and replay The March of Progress; the app never loads them.
import { counted } from '@/words/counted.ts'
import { percent, tenth } from '@/words/en/printed.ts'

const count = counted('en')

export const simulateProgress = {
  usage: `Plays whole games of The March of Progress between two players and counts who wins.

  npm run --silent simulate -- --game march-of-progress --players P Q [--games N] [--seed S]
                               [--scenario ID] [--json]

  --players P Q    strong, normal, easy, greedy or random; the first one's wins are counted
  --games N        how many, 400 if not told; each two with the sides swapped, the initiative going round
  --seed S         the same seed plays the same games, 1 if not told
  --scenario ID    thirty-years-war (if not told), marlborough, or a scenario file (.json)
  --json           everything as data: wins, losses and ties of the first player, turns of all games

Exit code: 0 played, 2 wrong usage, or a scenario that cannot be read.
`,
  wrong: {
    'no-players': 'Name two players: --players strong greedy.',
    'no-player': (word: string) =>
      `There is no player “${word}”: they are strong, normal, easy, greedy and random.`,
    'no-scenario': (word: string) =>
      `“${word}” is neither a scenario of the app nor a file that can be read.`,
    'wrong-scenario': (word: string, path: string, reason: string) =>
      `“${word}” cannot be played: look at ${path === '' ? 'the file as a whole' : path} (${reason}).`,
  },
  heading: (scenario: string, one: string, two: string) => `${scenario}: ${one} against ${two}`,
  played: (games: number, seed: number, turns: string) =>
    `${count(games, 'One game', (shown) => `${shown} games`)}, seed ${seed}, ${turns} turns on average.`,
  row: (label: string, number: number, share: number, low: number, high: number) =>
    `  ${label.padEnd(8)}${String(number).padStart(8)}${percent(share).padStart(10)}   19 times in 20 between ${percent(low)} and ${percent(high)}`,
  rows: { wins: 'wins', losses: 'losses', ties: 'ties' },
  turns: tenth,
}
