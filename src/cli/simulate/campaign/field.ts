// A campaign as a simulation sees it: its factions, and how one is played to the end by players without a person.
import type { RollDie } from '@/core/dice/dice.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import type { Game, Kinds, Outcome, Policy } from '@/core/game.ts'
import { playOut } from '@/core/playOut.ts'
import { bySeat, randomPolicy } from '@/core/policies.ts'
import type { Result } from '@/core/result.ts'
import type { CampaignPlayer, Ruling } from './arguments.ts'

export interface Field {
  readonly game: string
  /** In the order of the seats. */
  readonly factions: readonly string[]
  readonly house: Readonly<Record<string, string | number>>
  /** Names of the outcome's figures, with what one of the figure counts. */
  readonly figures: Readonly<Record<string, number>>
  /** `players` in the order of the factions. */
  readonly play: (players: readonly CampaignPlayer[], seed: number) => Outcome
}

/** The ruling that is none of the campaign. */
type MadeField = Result<Field, { readonly code: 'no-ruling'; readonly word: string }>
export type MakeField = (house: readonly Ruling[]) => MadeField

export const wordOf = ([key, value]: Ruling): string => `${key}=${value}`

/** The house rules with every ruling in force; the first that is none, if one is. */
export const ruled = <House>(
  begin: House,
  rulings: readonly Ruling[],
  set: (house: House, key: string, value: string | number) => House | null,
): { readonly house: House; readonly wrong: Ruling | null } => {
  let house = begin
  for (const ruling of rulings) {
    const next = set(house, ...ruling)
    if (next === null) return { house, wrong: ruling }
    house = next
  }
  return { house, wrong: null }
}

export const seatFor = (faction: string) => ({
  id: faction,
  name: faction,
  factions: [faction],
  kind: 'player' as const,
  standing: {},
})

/** Answers by chance, but does not open a sheet again that it has closed: it would never be done. */
export const atRandom = <K extends Kinds>(roll: RollDie): Policy<K> => {
  const policy: Policy<K> = randomPolicy(roll)
  return (view, prompt) => {
    const { wanted } = prompt
    const isClosed =
      wanted.kind === 'choice' && wanted.options.every((option) => option === 'reopen')
    return isClosed ? null : policy(view, prompt)
  }
}

/** Every seat has a stream of chance of its own, so that one player's choices do not change another's. */
export const played = <K extends Kinds & { readonly seat: string }>(
  game: Game<K>,
  setup: K['setup'],
  makers: Readonly<Record<CampaignPlayer, (roll: RollDie) => Policy<K>>>,
  players: readonly CampaignPlayer[],
  seed: number,
): Outcome => {
  const policies = game.seats(setup).map((seat, place): readonly [string, Policy<K>] => {
    const roll = seededDice(seed + (place + 1) * 1_000_003)
    return [seat, makers[players[place] ?? 'random'](roll)]
  })
  const policy = bySeat<K>(Object.fromEntries(policies) as Parameters<typeof bySeat<K>>[0])
  // Who answers first is by chance: two camps that enter different results would else wait for each other for ever.
  const ended = playOut(game, setup, policy, { roll: seededDice(seed) })
  const outcome = ended.ok ? game.outcome(ended.value.state) : null
  if (outcome === null)
    throw new Error(`The campaign was not played out: ${ended.ok ? 'no end' : ended.problem.code}`)
  return outcome
}
