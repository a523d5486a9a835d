// A series of campaigns counted: who won, alone or shared, and the mean of every figure with its interval.
import type { Outcome } from '@/core/game.ts'
import { seedsOf } from './asked.ts'
import { quantile, shareOf, type Share } from './wilson.ts'

export const campaignPlayers = ['sensible', 'random'] as const
export type CampaignPlayer = (typeof campaignPlayers)[number]

/** A campaign as a simulation sees it. */
export interface Field {
  /** In the order of the seats. */
  readonly factions: readonly string[]
  readonly house: object
  /** Names of the outcome's figures, with what one of the figure counts. */
  readonly figures: Readonly<Record<string, number>>
  /** `players` in the order of the factions. */
  readonly play: (players: readonly CampaignPlayer[], seed: number) => Outcome
}

interface Order {
  /** At least one; dealt round the factions. */
  readonly players: readonly CampaignPlayer[]
  readonly games: number
  readonly seed: number
}

interface Mean {
  readonly mean: number
  /** Between these two lies the true mean in 19 of 20 simulations. */
  readonly low: number
  readonly high: number
}

interface Side {
  /** Campaigns in which it alone had the first place. */
  readonly alone: Share
  /** Alone, or sharing the first place. */
  readonly first: Share
  /** Each over all it played. */
  readonly figures: Readonly<Record<string, Mean>>
}

export interface Tally {
  readonly factions: readonly (Side & { readonly id: string })[]
  /** One for each kind of player that takes part; `seats`: over all campaigns. */
  readonly players: readonly (Side & { readonly player: CampaignPlayer; readonly seats: number })[]
}

/** Sums of one side. */
interface Sums {
  alone: number
  first: number
  /** How many values each figure has. */
  count: number
  readonly sums: Record<string, number>
  readonly squares: Record<string, number>
}

const noSums = (): Sums => ({ alone: 0, first: 0, count: 0, sums: {}, squares: {} })

const meanOf = (sum: number, squares: number, count: number, unit: number): Mean => {
  const mean = sum / count
  const variance = count > 1 ? Math.max(0, squares - count * mean ** 2) / (count - 1) : 0
  const half = quantile * Math.sqrt(variance / count)
  return { mean: mean / unit, low: (mean - half) / unit, high: (mean + half) / unit }
}

const sideOf = (
  { alone, first, count, sums, squares }: Sums,
  field: Field,
  games: number,
): Side => ({
  alone: shareOf(alone, games),
  first: shareOf(first, games),
  figures: Object.fromEntries(
    Object.entries(field.figures).map(([name, unit]) => [
      name,
      meanOf(sums[name] ?? 0, squares[name] ?? 0, count, unit),
    ]),
  ),
})

const add = (to: Sums, figures: Readonly<Record<string, number>>): void => {
  to.count += 1
  for (const [name, figure] of Object.entries(figures)) {
    to.sums[name] = (to.sums[name] ?? 0) + figure
    to.squares[name] = (to.squares[name] ?? 0) + figure ** 2
  }
}

/**
 * The players are dealt round the factions, and with each campaign the deal moves on by one. So many campaigns as
 * players are named are played from the same seed: in turn every faction has every player.
 */
export const playCampaigns = (field: Field, { players, games, seed }: Order): Tally => {
  const byFaction = new Map(field.factions.map((id) => [id, noSums()]))
  const byPlayer = new Map(campaignPlayers.map((player) => [player, noSums()]))
  const nextSeed = seedsOf(seed)
  let own = 0
  for (let game = 0; game < games; game += 1) {
    if (game % players.length === 0) own = nextSeed()
    const dealt = field.factions.map(
      (_, place) => players[(place + game) % players.length] ?? 'random',
    )
    const { winners, figures } = field.play(dealt, own)
    const isAlone = winners.length === 1
    for (const [place, id] of field.factions.entries()) {
      const sums = [byFaction.get(id), byPlayer.get(dealt[place] ?? 'random')]
      for (const each of sums) if (each !== undefined) add(each, figures[id] ?? {})
      const faction = byFaction.get(id)
      if (faction === undefined || !winners.includes(id)) continue
      faction.first += 1
      faction.alone += isAlone ? 1 : 0
    }
    const kinds = new Set(winners.map((id) => dealt[field.factions.indexOf(id)] ?? 'random'))
    for (const kind of kinds) {
      const sums = byPlayer.get(kind) ?? noSums()
      sums.first += 1
      sums.alone += kinds.size === 1 ? 1 : 0
    }
  }
  return {
    factions: [...byFaction].map(([id, sums]) => ({ id, ...sideOf(sums, field, games) })),
    players: [...byPlayer].flatMap(([player, sums]) =>
      sums.count === 0 ? [] : [{ player, seats: sums.count, ...sideOf(sums, field, games) }],
    ),
  }
}
