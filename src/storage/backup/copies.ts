// The second copies as the tables of a backup: what can be taken along while the database cannot be opened.
import { headHash, rowOf } from '../battles/battle.ts'
import { readAllSpares } from '../recovery/found.ts'
import { dbSchema } from '../versions.ts'
import type { Stored } from './write.ts'

export async function storedInCopies(): Promise<Stored> {
  const { kinds, battles } = await readAllSpares()
  const rows: Record<string, object[]> = {
    battles: battles.map(({ battle }) => battle),
    heads: battles.map((kept) => ({
      battleId: kept.battle.id,
      seq: kept.log.length,
      hash: headHash(kept),
      epoch: 0,
    })),
    entries: battles.flatMap(({ battle, log }) => log.map((each) => rowOf(battle.id, each))),
  }
  for (const { kind, copy } of kinds) {
    const things = (rows[kind.table] ??= [])
    things.push(...copy.units.map(({ row }) => row))
    if (kind.parts === null) continue
    const parts = (rows[kind.parts.table] ??= [])
    parts.push(...copy.units.flatMap((unit) => unit.parts))
  }
  return { dbSchema, rows }
}
