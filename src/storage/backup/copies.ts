// The second copies as the tables of a backup: what can be taken along while the database cannot be opened.
import { headHash, rowOf } from '../battles/battle.ts'
import { readAllSpares } from '../recovery/found.ts'
import { dbSchema } from '../versions.ts'
import type { Stored } from './write.ts'

export async function storedInCopies(): Promise<Stored> {
  const { armies, battles } = await readAllSpares()
  return {
    dbSchema,
    armies: armies?.armies ?? [],
    battles: battles.map(({ battle }) => battle),
    heads: battles.map((kept) => ({
      battleId: kept.battle.id,
      seq: kept.log.length,
      hash: headHash(kept),
      epoch: 0,
    })),
    entries: battles.flatMap(({ battle, log }) => log.map((each) => rowOf(battle.id, each))),
    events: [],
    eventEntries: [],
  }
}
