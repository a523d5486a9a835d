// All battles of an army together: results, opponents, luck, and the story of each battalion.
import type { Fraction } from '../../../../core/conversation.ts'
import { fraction } from '../../../../core/odds/fraction.ts'
import { luckKinds, type LuckKind } from '../battle/story/luck.ts'
import {
  noThrows,
  together,
  type ArmyNamed,
  type BattalionAccount,
  type SideAccount,
  type Thrown,
} from './account.ts'

export interface Results {
  readonly battles: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
}

export interface LuckTotal {
  readonly kind: LuckKind
  readonly dice: number
  readonly rolled: number
  readonly expected: Fraction
}

export interface BattalionStory {
  /** Place in the list, from 0, where it has no name of its own. */
  readonly place: number
  readonly name: string
  readonly battles: number
  readonly broke: number
  readonly gone: number
  readonly casualties: number
  readonly hits: number
}

export interface ArmyHistory extends Results {
  readonly army: ArmyNamed
  /** The most frequent first. */
  readonly opponents: readonly (Results & { readonly army: ArmyNamed })[]
  readonly luck: readonly LuckTotal[]
  readonly battalions: readonly BattalionStory[]
}

/** An army is known by its nation and its name, however its letters are written. */
export const armyKey = ({ name, nation }: ArmyNamed): string =>
  `${nation} ${name.trim().toLowerCase()}`

export function grouped<T>(
  items: readonly T[],
  keyOfItem: (item: T) => string,
): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>()
  for (const item of items) {
    const group = groups.get(keyOfItem(item))
    if (group === undefined) groups.set(keyOfItem(item), [item])
    else group.push(item)
  }
  return [...groups.values()]
}

export const resultsOf = (accounts: readonly SideAccount[]): Results => {
  const count = (result: SideAccount['result']): number =>
    accounts.filter((each) => each.result === result).length
  return { battles: accounts.length, won: count('won'), drawn: count('drawn'), lost: count('lost') }
}

export const byBattles = (one: Results, other: Results): number => other.battles - one.battles

export function luckOver(accounts: readonly SideAccount[]): readonly LuckTotal[] {
  return luckKinds.flatMap((kind) => {
    const { dice, rolled, sixths } = accounts.reduce<Thrown>(
      (sum, { luck }) => together(sum, luck[kind]),
      noThrows,
    )
    return dice === 0 ? [] : [{ kind, dice, rolled, expected: fraction(BigInt(sixths), 6n) }]
  })
}

/** A battalion with a name of its own is known by it, wherever it stands in the list. */
const battalionKey = ({ name, place }: BattalionAccount): string =>
  name === '' ? String(place) : `"${name.trim().toLowerCase()}`

const storyOf = (accounts: readonly [BattalionAccount, ...BattalionAccount[]]): BattalionStory => {
  const sum = (of: (account: BattalionAccount) => number): number =>
    accounts.reduce((all, account) => all + of(account), 0)
  const [{ place, name }] = accounts
  return {
    place,
    name,
    battles: accounts.length,
    broke: sum(({ broke }) => broke),
    gone: sum(({ isGone }) => (isGone ? 1 : 0)),
    casualties: sum(({ casualties }) => casualties),
    hits: sum(({ hits }) => hits),
  }
}

/** By army, the one with the most battles first. The newest account of each, first in the list, gives its spelling. */
export const historyOf = (accounts: readonly SideAccount[]): readonly ArmyHistory[] =>
  grouped(accounts, ({ army }) => armyKey(army))
    .map((own) => ({
      army: own[0].army,
      ...resultsOf(own),
      opponents: grouped(own, ({ opponent }) => armyKey(opponent))
        .map((against) => ({ army: against[0].opponent, ...resultsOf(against) }))
        .sort(byBattles),
      luck: luckOver(own),
      battalions: grouped(
        own.flatMap(({ battalions }) => battalions),
        battalionKey,
      )
        .map(storyOf)
        .sort((one, other) => one.place - other.place),
    }))
    .sort(byBattles)
