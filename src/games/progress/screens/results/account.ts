// Contribution of one finished game to the statistics, and the statistics of all of them.
import { opponentOf, sides, type Side } from '@/core/conversation.ts'
import {
  cards,
  type Card,
  type Country,
  type EndReason,
  type PlayerKind,
  type ProgressEvent,
  type ProgressSetup,
  type ProgressView,
  type Scenario,
} from '../../rules/index.ts'
import { figuresOf, type GameFigures } from '../result.ts'

export interface GameAccount {
  readonly setup: ProgressSetup
  readonly winner: Side | 'tie'
  readonly reason: EndReason
  readonly vp: { readonly a: number; readonly b: number }
  readonly figures: GameFigures
}

/** Null: the game is not over. */
export const accountOf = (
  told: readonly ProgressEvent[],
  view: ProgressView,
  seen: readonly ProgressView[],
): GameAccount | null =>
  view.ended === null
    ? null
    : {
        setup: view.setup,
        winner: view.ended.winner,
        reason: view.ended.reason,
        vp: view.vp,
        figures: figuresOf(told, view, seen),
      }

export interface Tally {
  readonly games: number
  readonly won: number
  readonly lost: number
  readonly tied: number
}

type Level = Exclude<PlayerKind, 'person'>

interface Row<Key> extends Tally {
  readonly key: Key
}

export interface Statistics {
  readonly games: number
  /** As the person against the computer, by its level. */
  readonly levels: readonly Row<Level>[]
  /** Of the sides: won is won by this side, whichever player had it. */
  readonly sides: readonly Row<Side>[]
  /** Of the person where one plays alone, of side a otherwise; `turns` on average. */
  readonly scenarios: readonly (Row<string> & {
    readonly scenario: Scenario
    readonly turns: number
  })[]
  /** What persons play in turn 1, the most frequent first. */
  readonly firstCards: readonly { readonly card: Card; readonly count: number }[]
  /** In turns, by persons. */
  readonly longestHeld: { readonly country: Country; readonly turns: number } | null
}

const tally = (results: readonly (1 | 0 | -1)[]): Tally => ({
  games: results.length,
  won: results.filter((each) => each === 1).length,
  lost: results.filter((each) => each === -1).length,
  tied: results.filter((each) => each === 0).length,
})

const resultFor = ({ winner }: GameAccount, side: Side): 1 | 0 | -1 =>
  winner === 'tie' ? 0 : winner === side ? 1 : -1

/** The side of the one person in it; null: two persons play. */
const personIn = ({ setup: { seats } }: GameAccount): Side | null => {
  const persons = sides.filter((side) => seats[side].player === 'person')
  return persons.length === 1 ? (persons[0] ?? null) : null
}

export function statisticsOf(accounts: readonly GameAccount[]): Statistics {
  const alone = accounts.flatMap((account) => {
    const side = personIn(account)
    if (side === null) return []
    const { player } = account.setup.seats[opponentOf(side)]
    return player === 'person' ? [] : [{ account, side, level: player }]
  })
  const names = [...new Set(accounts.map(({ setup }) => setup.scenario.name.en))]
  return {
    games: accounts.length,
    levels: (['easy', 'normal', 'strong'] as const).flatMap((key) => {
      const own = alone.filter(({ level }) => level === key)
      const results = own.map(({ account, side }) => resultFor(account, side))
      return own.length === 0 ? [] : [{ key, ...tally(results) }]
    }),
    sides: sides.map((key) => ({
      key,
      ...tally(accounts.map((account) => resultFor(account, key))),
    })),
    scenarios: names.flatMap((key) => {
      const own = accounts.filter(({ setup }) => setup.scenario.name.en === key)
      const turns = own.reduce((sum, { figures }) => sum + figures.turns, 0)
      const results = own.map((account) => resultFor(account, personIn(account) ?? 'a'))
      return own.slice(0, 1).map(({ setup }) => ({
        key,
        scenario: setup.scenario,
        ...tally(results),
        turns: turns / own.length,
      }))
    }),
    firstCards: firstCardsIn(accounts),
    longestHeld: longestHeldIn(accounts),
  }
}

const firstCardsIn = (accounts: readonly GameAccount[]): Statistics['firstCards'] => {
  const first = accounts.flatMap(({ setup, figures }) =>
    sides.flatMap((side) =>
      setup.seats[side].player === 'person' ? figures.played[side].slice(0, 1) : [],
    ),
  )
  return cards
    .map((card) => ({ card, count: first.filter((each) => each === card).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
}

const longestHeldIn = (accounts: readonly GameAccount[]): Statistics['longestHeld'] => {
  const held = accounts.flatMap(({ setup, figures }) =>
    sides.flatMap((side) =>
      setup.seats[side].player === 'person'
        ? Object.entries(figures.held[side]).flatMap(([id, turns]) => {
            const country = setup.scenario.countries.find((each) => each.id === id)
            return country === undefined || country.homeOf === side ? [] : [{ country, turns }]
          })
        : [],
    ),
  )
  return held.sort((one, other) => other.turns - one.turns)[0] ?? null
}
