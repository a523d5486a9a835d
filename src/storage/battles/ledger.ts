// Ledger of battles outside both journals: how many entries each had, and what was lost. Its text only.
import { isCount, isObject, isText } from '@/core/record/json.ts'
import type { BattleTitle } from './battle.ts'

export interface CountedBattle {
  /** Entries that had their tick. */
  readonly entries: number
  readonly title: BattleTitle
}

/** Entries of a battle that could not be read any more when it was looked at. */
export interface Loss {
  readonly battle: string
  /** Empty where it is remembered nowhere. */
  readonly title: BattleTitle
  readonly had: number
  /** Entries that are left; 0: nothing of the battle is. */
  readonly has: number
  /** Milliseconds since 1970, when it was found out. */
  readonly at: number
  /** The user has been told. */
  readonly isTold: boolean
}

export interface Ledger {
  /** Goes up with every writing: of two ledgers the one with the higher number is the newer. */
  readonly revision: number
  readonly battles: ReadonlyMap<string, CountedBattle>
  /** The oldest first. */
  readonly losses: readonly Loss[]
}

/** Older ones have been told long ago. */
export const mostLosses = 50

export const noLedger: Ledger = { revision: 0, battles: new Map(), losses: [] }

export const printLedger = ({ revision, battles, losses }: Ledger): string =>
  JSON.stringify({ revision, battles: Object.fromEntries(battles), losses })

const isWord = (value: unknown): value is string | number | null =>
  value === null || isText(value) || typeof value === 'number'

const titleIn = (json: unknown): BattleTitle =>
  Object.fromEntries(
    Object.entries(isObject(json) ? json : {}).flatMap(([key, value]) =>
      isWord(value) ? [[key, value]] : [],
    ),
  )

const battleIn = (json: unknown): CountedBattle | null =>
  isObject(json) && isCount(json['entries'])
    ? { entries: json['entries'], title: titleIn(json['title']) }
    : null

function lossIn(json: unknown): Loss | null {
  if (!isObject(json)) return null
  const { battle, had, has, at, isTold } = json
  if (!isText(battle) || !isCount(had) || !isCount(has) || !isCount(at)) return null
  return { battle, title: titleIn(json['title']), had, has, at, isTold: isTold === true }
}

function parse(text: string): Ledger | null {
  const json: unknown = JSON.parse(text)
  if (!isObject(json) || !isCount(json['revision'])) return null
  const battles = Object.entries(isObject(json['battles']) ? json['battles'] : {}).flatMap(
    ([id, value]): [string, CountedBattle][] => {
      const battle = battleIn(value)
      return battle === null ? [] : [[id, battle]]
    },
  )
  const losses = Array.isArray(json['losses']) ? json['losses'].map(lossIn) : []
  return {
    revision: json['revision'],
    battles: new Map(battles),
    losses: losses.filter((loss) => loss !== null),
  }
}

/** Null for whatever this app has not written. */
export function readLedger(text: string | null): Ledger | null {
  try {
    return text === null ? null : parse(text)
  } catch {
    return null
  }
}
