// Mixtures of cards: shares too small to matter are dropped, and one card is drawn.
import type { RollDie } from '@/core/dice/dice.ts'

const smallest = 0.02

/** Shares under 2 % are dropped, the rest scaled up. */
export const shareOut = (shares: readonly number[]): readonly number[] => {
  const kept = shares.map((share) => (share < smallest ? 0 : share))
  const sum = kept.reduce((total, share) => total + share, 0)
  return kept.map((share) => share / sum)
}

const grains = 2 ** 16

/** The place of the one that is drawn. */
export const drawnFrom = (shares: readonly number[], roll: RollDie): number => {
  let left = (roll(grains) - 1) / grains
  for (const [at, share] of shares.entries()) {
    left -= share
    if (left < 0) return at
  }
  return shares.findLastIndex((share) => share > 0)
}
