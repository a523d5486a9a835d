// One simulated battle: two players, a table, and dice from a seed.
import { playOut, type Player, type Played } from '@/rules/core/playOut.ts'
import { seededDice } from '@/rules/core/dice/seeded.ts'
import type { RollDie } from '@/rules/core/dice/dice.ts'
import { randomAnswer } from '@/rules/core/randomPlayer.ts'
import { battle, type BattleKinds, type BattleState } from '@/rules/eagles/index.ts'
import type { PlayerKind } from './arguments.ts'
import { sensiblePlayer } from './sensiblePlayer.ts'
import { follow, tableTopOf, type TableTop } from './tableTop.ts'

type BattlePlayer = Player<BattleKinds>

const players: { readonly [K in PlayerKind]: (table: TableTop, roll: RollDie) => BattlePlayer } = {
  random: (_, roll) => (prompt) => randomAnswer(prompt, roll),
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
  const [a, b] = kinds.map((kind) => players[kind](table, roll))
  const player: BattlePlayer = (prompt, state) => {
    const answers = prompt.side === 'b' ? b : a
    if (answers === undefined) throw new Error('a battle needs two players')
    return answers(prompt, state)
  }
  const played = playOut(battle, start, player, ({ events }) => {
    for (const event of events) follow(table, event)
  })
  if (!played.ok) throw new Error(`the battle of seed ${seed} stops: ${played.problem.code}`)
  return played.value
}
