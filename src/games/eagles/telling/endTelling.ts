// The figures of the end in words: the same on the screen, in the text and on paper.
import type { Fraction } from '@/core/conversation.ts'
import {
  isUnbroken,
  oneIn,
  type BattleState,
  type Fate,
  type Luck,
  type ToldVolley,
} from '@/games/eagles/rules/index.ts'
import type { Side } from '@/core/conversation.ts'
import type { BattleEndWords } from '@/games/eagles/words/battleEnd.ts'
import { sentence, type Names } from '@/games/eagles/telling/names.ts'
import { numbersIn } from '@/words/numbers.ts'
import type { Language } from '@/words/spoken.ts'

type EndWords = BattleEndWords['end']

/** "8", "10.5": to a tenth. */
export const tenth = (value: Fraction, language: Language): string =>
  numbersIn(language, 1)(Number((value.n * 1000n) / value.d) / 1000)

const whole = { en: numbersIn('en', 0), de: numbersIn('de', 0) } as const

/** "3", "40", "1,200": as many digits as mean something. */
const times = (chance: Fraction, language: Language): string =>
  whole[language](Number(Math.round(oneIn(chance)).toPrecision(2)))

/** More often than one in so many is nothing to speak of. */
const usual = 4

export function rarity({ chance, isAbove }: Luck, words: EndWords, language: Language): string {
  if (oneIn(chance) < usual) return words.luck.usual
  const say = isAbove ? words.luck.above : words.luck.below
  return say(times(chance, language))
}

export function victoryOf({ result }: BattleState, words: EndWords, names: Names): string {
  if (result === null) return ''
  return result.winner === 'draw' ? words.draw : words.victory(names.people(result.winner))
}

/** "After 8 turns, 2 hours 5 minutes": without the time where no player was timed, or for less than a minute. */
export function lengthOf(state: BattleState, played: number | null, words: EndWords): string {
  const { turns } = state.setup.house
  const length = state.turn < turns ? words.early(state.turn, turns) : words.after(state.turn)
  const minutes = Math.round((played ?? 0) / 60_000)
  return minutes === 0 ? length : `${length}, ${words.time(Math.floor(minutes / 60), minutes % 60)}`
}

/** "2nd, 3rd, 4th". */
export function unbrokenOf(state: BattleState, side: Side, words: EndWords, names: Names): string {
  const left = state.battalions.filter((each) => each.side === side && isUnbroken(each))
  return left.length === 0 ? words.nobody : left.map(({ id }) => names.plain(id)).join(', ')
}

export const fatesIn = (fates: readonly Fate[], words: EndWords, names: Names): string =>
  fates.length === 0
    ? ''
    : sentence(
        words.fates(
          fates.map(({ battalion, how, turn }) => words.fate(names.the(battalion), how, turn)),
        ),
      )

export interface VolleyTelling {
  readonly who: string
  readonly hits: string
  readonly chance: string
}

export const volleyIn = (
  volley: ToldVolley,
  { volley: say }: EndWords,
  names: Names,
  language: Language,
): VolleyTelling => ({
  who: say.told(names.short(volley.shooter), names.short(volley.target), volley.turn),
  hits: say.hits(volley.hits, volley.dice, tenth(volley.expected, language)),
  chance: say.chance(times(volley.chance, language)),
})
