// As many whole battles as are wanted: a few that were played, each under other names as often as it takes.
import type { Kinds } from '@/core/game.ts'
import { hashOfEntry, hashOfOpening } from '@/core/record/chain.ts'
import type { Entry, Opening } from '@/core/record/record.ts'
import type { BattleKinds, BattleSetup } from '@/games/eagles/rules/index.ts'
import type { BattleRow, EntryRow, HeadRow } from '@/storage/battles/battle.ts'
import { entryVersion } from '@/storage/versions.ts'
import { recordOf } from '@/core/record/log.ts'
import { playedBattle } from './recordedBattle.ts'

export interface BattleRows {
  readonly battle: BattleRow
  readonly head: HeadRow
  readonly entries: readonly EntryRow[]
}

type Played = ReturnType<typeof playedBattle>

const someDay = Date.UTC(2026, 0, 1)
const minute = 60_000

/** Names are in no event: the battle replays as it was played, in a chain of its own. */
const renamed = (setup: BattleSetup, n: number): BattleSetup => ({
  ...setup,
  armies: { ...setup.armies, a: { ...setup.armies.a, name: `Army ${String(n)}` } },
})

function rowsOf(played: Played, n: number): BattleRows {
  const id = crypto.randomUUID()
  const record = recordOf(played)
  const { format, version, game, rulesVersion } = record
  const setup = renamed(played.setup, n)
  const opening: Opening = { format, version, game, rulesVersion, setup }
  const entries: EntryRow[] = []
  let previous = hashOfOpening(opening)
  for (const each of record.entries) {
    const entry: Entry<Kinds> = { ...(each as Entry<BattleKinds>), previous }
    const seq = entries.length + 1
    entries.push({ battleId: id, seq, v: entryVersion, at: someDay + seq * minute, entry })
    previous = hashOfEntry(entry)
  }
  const end = someDay + entries.length * minute
  return {
    battle: {
      id,
      opening,
      title: { a: `Army ${String(n)}`, b: 'Ligny', nationA: 'british', nationB: 'french', turn: 8 },
      state: 'finished',
      createdAt: someDay,
      updatedAt: end + n,
      copyOf: null,
    },
    head: { battleId: id, seq: entries.length, hash: previous, epoch: 0 },
    entries,
  }
}

/** `played` different ones are enough for any number. */
export function* manyBattles(count: number, played = 12): Generator<BattleRows> {
  const battles = Array.from({ length: Math.min(count, played) }, (_, n) => playedBattle(n + 1))
  for (let n = 0; n < count; n += 1) {
    const battle = battles[n % battles.length]
    if (battle !== undefined) yield rowsOf(battle, n)
  }
}
