// Chances as people say them: whole percent, never 0 % or 100 % for what is neither sure nor impossible.
import type { Fraction, Odds } from '@/core/conversation.ts'
import type { BattleWords } from '@/games/eagles/words/battle.ts'
import { percentIn } from '@/words/percent.ts'
import type { Language } from '@/words/spoken.ts'

export const shareOf = ({ n, d }: Fraction): number => Number(n) / Number(d)

export function percent(share: number, language: Language, words: BattleWords): string {
  const { over, under } = words.figures.odds
  if (share > 0.995 && share < 1) return over(percentIn(language, 0.99))
  if (share < 0.005 && share > 0) return under(percentIn(language, 0.01))
  return percentIn(language, share)
}

export function chanceOf(odds: Odds, outcome: string | number): number {
  const found = odds.chances.find((each) => each.outcome === outcome)
  return found === undefined ? 0 : shareOf(found.chance)
}

/** The likeliest outcomes, those within a tenth of the best. */
export function likeliest(odds: Odds): ReadonlySet<string | number> {
  const best = Math.max(...odds.chances.map(({ chance }) => shareOf(chance)))
  return new Set(
    odds.chances
      .filter(({ chance }) => shareOf(chance) > best * 0.93)
      .map(({ outcome }) => outcome),
  )
}
