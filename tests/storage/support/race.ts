// A battle to store: the race of dice, played at random, and its entries one by one.
import type { AnyEntry, AnyOpening } from '@/storage/battles/battle.ts'
import { recordOf } from '@/core/record/log.ts'
import { diceRace } from '@tests/support/diceRace.ts'
import { randomPlay } from '@tests/support/randomPlay.ts'

export interface Race {
  readonly opening: AnyOpening
  readonly entries: readonly AnyEntry[]
}

export function raceOf(entries: number, seed = 1815): Race {
  const record = recordOf(randomPlay(diceRace, { track: 4_000 }, seed, entries))
  const { format, version, game, rulesVersion, setup } = record
  return { opening: { format, version, game, rulesVersion, setup }, entries: record.entries }
}
