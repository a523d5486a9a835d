// The odds of a roll as one plain sentence and what the small chart shows.
import type { Odds } from '@/core/conversation.ts'
import {
  countTriesBehind,
  type BattleLabel,
  type BattlePrompt,
  type BattleState,
  type Person,
} from '@/games/eagles/rules/index.ts'
import type { BattleWords, Names } from '@/games/eagles/words/battle.ts'
import type { Language } from '@/words/spoken.ts'
import { showMeasure } from '@/ui/measure/parseMeasure.ts'
import { chanceOf, likeliest, percent, shareOf } from './chances.ts'

export interface OddsContext {
  readonly words: BattleWords
  readonly names: Names
  readonly language: Language
  readonly decimal: string
  readonly prompt: BattlePrompt
  readonly state: BattleState
}

export interface Said {
  readonly lead: string
  readonly rest: string
}

type BattleOdds = Odds<BattleLabel>
type Sentence = (odds: BattleOdds, context: OddsContext) => Said | null

const numbers = (odds: BattleOdds, decimal: string): readonly string[] =>
  [...likeliest(odds)].map((each) => (typeof each === 'number' ? showMeasure(each, decimal) : each))

/** More than so many equal chances are told as a span. */
const mostNamed = 3

/** Distances one after the other: the unit is said once, with the last one. */
const inARow = (inches: readonly number[], { names }: OddsContext): readonly string[] => {
  const far = inches.map((each) => names.far(each))
  return far.map((each, n) => (n === far.length - 1 ? each : (each.split(' ')[0] ?? each)))
}

const meanOf = ({ mean }: BattleOdds, { names }: OddsContext): string =>
  mean === null ? '' : names.far(Math.round(shareOf(mean) * 10) / 10)

function personOf(outcome: string | number, words: BattleWords): string {
  const { person } = words.figures
  const isPerson = (name: string): name is Person => Object.hasOwn(person, name)
  return typeof outcome === 'string' && isPerson(outcome) ? person[outcome] : String(outcome)
}

const hits: Sentence = (odds, { words, language, decimal }) => {
  const none = chanceOf(odds, 0)
  return none === 1
    ? words.figures.odds.noHits
    : words.figures.odds.hits(numbers(odds, decimal), percent(1 - none, language, words))
}

const check: Sentence = (odds, { words, language, prompt, state }) => {
  const passes = percent(chanceOf(odds, 'passed'), language, words)
  const { check: all, checkOnce } = words.figures.odds
  return hasRerolls(state, prompt) ? all(passes) : checkOnce(passes)
}

/** A try with re-rolls behind it says that they are counted. */
const hasRerolls = (state: BattleState, { about }: BattlePrompt): boolean =>
  about.at === 'check.die' && countTriesBehind(state, about.check) > 0

const falls: Sentence = (odds, { words, language }) => {
  const chance = chanceOf(odds, 'falls')
  if (odds.chances.some(({ outcome }) => outcome === 'falls' || outcome === 'spared'))
    return chance === 1
      ? words.figures.odds.certainFall
      : words.figures.odds.falls(percent(chance, language, words))
  return words.figures.odds.persons(
    odds.chances.map(
      ({ outcome, chance: each }) =>
        `${personOf(outcome, words)} ${percent(shareOf(each), language, words)}`,
    ),
  )
}

const combat: Sentence = (odds, { words, names, language, prompt, state }) => {
  const { about } = prompt
  const id = 'fight' in about ? about.fight : -1
  const charger = state.fights.find((fight) => fight.id === id)?.charger
  if (charger === undefined) return null
  const say = (outcome: string): string => percent(chanceOf(odds, outcome), language, words)
  return words.figures.odds.combat(names.short(charger), say('win'), say('tie'), say('lose'))
}

const margin: Sentence = (odds, { words, language }) =>
  words.figures.odds.margin(percent(1 - chanceOf(odds, 'closer'), language, words))

const sides: Sentence = (odds, { words, names, language }) => {
  const say = (side: 'a' | 'b'): string => percent(chanceOf(odds, side), language, words)
  return words.figures.odds.sides(names.people('a'), say('a'), names.people('b'), say('b'))
}

const sentences: Readonly<Partial<Record<BattleLabel, Sentence>>> = {
  hits,
  check,
  personFalls: falls,
  combat,
  combatMargin: margin,
  initiative: sides,
  sides,
  distance: (odds, context) => {
    const { distance: spread, anywhere } = context.words.figures.odds
    const mean = meanOf(odds, context)
    const likely = [...likeliest(odds)].map(Number)
    if (likely.length <= mostNamed) return spread(inARow(likely, context), mean)
    const all = odds.chances.map(({ outcome }) => Number(outcome))
    const [least = '', most = ''] = inARow([Math.min(...all), Math.max(...all)], context)
    return anywhere(least, most, mean)
  },
  roughGround: (odds, context) => context.words.figures.odds.roughGround(meanOf(odds, context)),
  reach: (odds, { words, language }) =>
    words.figures.odds.reach(percent(chanceOf(odds, 'reached'), language, words)),
  peopleLost: (odds, { words, language }) =>
    words.figures.odds.people(percent(chanceOf(odds, 0), language, words)),
}

export const sayOdds = (odds: BattleOdds, context: OddsContext): Said | null =>
  sentences[odds.label]?.(odds, context) ?? null

/** Odds of numbers become columns, odds of words a divided bar. */
export const isNumeric = ({ chances }: Odds): boolean =>
  chances.every(({ outcome }) => typeof outcome === 'number')
