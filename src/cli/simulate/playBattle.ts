// One simulated battle: two players, a table, and dice from a seed.
import type { Policy } from '@/core/game.ts'
import { playOut, type Played } from '@/core/playOut.ts'
import { bySeat, randomPolicy } from '@/core/policies.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import type { RollDie } from '@/core/dice/dice.ts'
import { battle, type BattleKinds, type BattleState } from '@/games/eagles/rules/index.ts'
import type { PlayerKind } from './arguments.ts'
import { sensiblePlayer } from './sensiblePlayer.ts'
import { follow, tableTopOf, type TableTop } from './tableTop.ts'

type BattlePlayer = Policy<BattleKinds>

const players: { readonly [K in PlayerKind]: (table: TableTop, roll: RollDie) => BattlePlayer } = {
  random: (_, roll) => randomPolicy(roll),
  sensible: sensiblePlayer,
}

/** Plays from the opening state to the end. That a battle does not end is a bug, and thrown. */
export function playBattle(
  start: BattleState,
  kinds: readonly [PlayerKind, PlayerKind],
  seed: number,
): Played<BattleKinds> {
  const table = tableTopOf(start.setup)
  const roll = seededDice(seed)
  const [a, b] = [players[kinds[0]](table, roll), players[kinds[1]](table, roll)]
  const played = playOut(battle, start.setup, bySeat<BattleKinds>({ a, b, table: a }), {
    from: start,
    watch: ({ events }) => {
      for (const event of events) follow(table, event)
    },
  })
  if (!played.ok) throw new Error(`the battle of seed ${seed} stops: ${played.problem.code}`)
  return played.value
}
