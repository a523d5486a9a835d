// Fights: how they begin, who joins and leaves, how they end, and what breaking or going does to them.
import type { ResolveCause } from './frames.ts'
import { disorder, orderToStand, separateCommander } from './marks.ts'
import { battalionOf, change, fightOf, push, setFight, tell, type Play } from './play.ts'
import { fightersOf, isUnbroken } from './roster.ts'
import { nobody, type BattalionId, type GoneWay } from './battalion.ts'
import type { Fight } from './fight.ts'

export function beginFight(
  play: Play,
  charger: BattalionId,
  charged: BattalionId,
  chargerGroups: number,
): Fight {
  const fight: Fight = {
    id: play.state.nextFight,
    charger,
    charged,
    began: play.state.turn,
    rounds: 0,
    lastRound: 0,
    bonus: charger,
    lastLoser: nobody,
    coverHolds: true,
    uphill: nobody,
    cover: 'none',
    joiners: [],
    chargerGroups,
  }
  play.state.nextFight++
  play.state.fights = [...play.state.fights, fight]
  for (const id of fightersOf(fight)) change(play, id).engaged = fight.id
  tell(play, { kind: 'fightBegan', fight: fight.id, charger, charged })
  return fight
}

/** COMBAT-08: the +2 counts at once only if joining was the very first activation of the turn. */
export function joinFight(play: Play, fight: Fight, id: BattalionId): void {
  const from = play.state.activations === 1 ? play.state.turn : play.state.turn + 1
  setFight(play, { ...fight, joiners: [...fight.joiners, { battalion: id, from }] })
  change(play, id).joined = fight.id
  tell(play, { kind: 'fightJoined', fight: fight.id, battalion: id, from })
}

/** COMBAT-10: it is free with its order unchanged; the disorder it caused stays. */
export function leaveFight(play: Play, id: BattalionId): void {
  const fight = fightOf(play.state, battalionOf(play.state, id).joined)
  change(play, id).joined = nobody
  if (fight === undefined) return
  setFight(play, { ...fight, joiners: fight.joiners.filter((each) => each.battalion !== id) })
  tell(play, { kind: 'fightLeft', fight: fight.id, battalion: id })
}

/** The marks go; what the end means for the fighters is said by who calls this. */
export function dissolveFight(play: Play, fight: Fight): void {
  play.state.fights = play.state.fights.filter((each) => each.id !== fight.id)
  for (const id of fightersOf(fight)) change(play, id).engaged = nobody
  for (const joiner of fight.joiners) change(play, joiner.battalion).joined = nobody
}

/** COMBAT-06, COMBAT-07, COMBAT-14: each battalion left unbroken is disordered and must stand next turn. */
export function endFight(play: Play, fight: Fight): void {
  dissolveFight(play, fight)
  const { charger, charged } = fight
  tell(play, { kind: 'fightEnded', fight: fight.id, charger, charged })
  for (const id of fightersOf(fight)) {
    const fighter = battalionOf(play.state, id)
    if (!isUnbroken(fighter) || fighter.rankers === 0) continue
    if (isDisorderedByEnd(play, fight, id)) disorder(play, id, 'fightEnded')
    orderToStand(play, id)
  }
}

/** House rule `postCombatDisorder`. */
const isDisorderedByEnd = (play: Play, fight: Fight, id: BattalionId): boolean =>
  play.state.setup.house.postCombatDisorder === 'both' || fight.lastLoser === id

/** Whatever fight it is in, as fighter or joiner, is over for it. */
function quitFights(play: Play, id: BattalionId): void {
  const { engaged, joined } = battalionOf(play.state, id)
  if (joined !== nobody) leaveFight(play, id)
  const fight = fightOf(play.state, engaged)
  if (fight !== undefined) endFight(play, fight)
}

/** GEN-06, ROUT-01, COMBAT-14. */
export function breakBattalion(play: Play, id: BattalionId, cause: ResolveCause): void {
  const battalion = change(play, id)
  battalion.broken = true
  battalion.brokeTurn = play.state.turn
  battalion.hasRun = false
  clearOrderMarks(play, id)
  tell(play, { kind: 'broke', battalion: id, cause })
  quitFights(play, id)
}

export function clearOrderMarks(play: Play, id: BattalionId): void {
  const battalion = change(play, id)
  battalion.disordered = false
  battalion.reforming = false
  battalion.standTurn = 0
  battalion.shortCharge = false
}

/** CAS-03, RALLY-02, ROUT-02: off the table with its characters; the SC stays behind (SC-08). */
export function removeBattalion(play: Play, id: BattalionId, how: GoneWay): void {
  change(play, id).gone = how
  tell(play, { kind: 'gone', battalion: id, how })
  separateCommander(play, id)
  quitFights(play, id)
}

/** ROUT-01: one run a turn. */
export function sendRunning(play: Play, id: BattalionId): void {
  const battalion = battalionOf(play.state, id)
  if (battalion.gone !== null || battalion.ranTurn === play.state.turn) return
  push(play, { at: 'rout.dice', battalion: id })
}
