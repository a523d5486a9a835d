// Keeping a battle that came from another phone: as a new one, or as the entries that this phone does not have yet.
import { countOf, entriesFrom } from '@/core/link/ledger.ts'
import type { Play } from '@/core/record/play.ts'
import type { BattleKinds } from '@/games/eagles/rules/index.ts'
import { useBattle } from '@/games/eagles/screens/battle/store/battle.ts'
import { titleAt } from '@/games/eagles/screens/battle/store/title.ts'
import { beginBattle } from '@/storage/battleDoor.ts'
import { linkMarksIn } from '@/table/tableLink.ts'
import type { Known } from './readArrived.ts'

type BattlePlay = Play<BattleKinds>

/** Stores it as a battle of its own, which the other phone leads for as long as it is not over; returns its id. */
export async function keepAnew(theirs: BattlePlay): Promise<string> {
  const battle = useBattle()
  const { state } = theirs.now
  const marks = state.result === null ? { follows: 1 } : {}
  const at = Date.now()
  const past = entriesFrom(theirs, 1, countOf(theirs)).map((entry) => ({ entry, at }))
  const id = await beginBattle(theirs.opening, { ...titleAt(state, false), ...marks }, past)
  await battle.open(id)
  // What lists show of one that is over is settled by the tab that opens it.
  if (battle.role === 'writer') await battle.mark(marks)
  return id
}

/** `busy`: another tab has the battle open. `failed`: it could not be opened, or did not take the next entry. */
type Bringing = 'taken' | 'busy' | 'failed'

/** Adds what is new. The other phone is further on: it leads, and counts its dice. */
export async function bringOn({ id }: Known, theirs: BattlePlay): Promise<Bringing> {
  const battle = useBattle()
  await battle.open(id)
  const { play, role } = battle
  if (play === null || role !== 'writer') return role === 'reader' ? 'busy' : 'failed'
  const { table } = linkMarksIn(battle.card)
  await battle.mark({ ...(table === undefined ? {} : { table }), follows: 1 })
  for (const entry of entriesFrom(theirs, countOf(play) + 1, countOf(theirs)))
    if (!battle.follow(entry).ok) return 'failed'
  return 'taken'
}
