// Weight of each kind of event: which sentence leads, what gets a card of its own, what a report keeps.
import type { BattleEvent } from '@/games/eagles/rules/index.ts'

export interface Weight {
  /** Of what one answer led to, the heaviest event is the headline; 0 for all that only follows. */
  readonly headline: number
  /** Changes the table or decides something: players act on it, or will want to see it, before they go on. */
  readonly isGrave: boolean
  /** What people remember of a turn. */
  readonly isMemorable: boolean
  /** A line below the headline would say it twice: the dice and losses of the card show it. */
  readonly isOnCard: boolean
}

const light: Weight = { headline: 0, isGrave: false, isMemorable: false, isOnCard: false }
const onCard: Weight = { ...light, isOnCard: true }
const memorable: Weight = { ...light, isMemorable: true }
const grave = (headline: number): Weight => ({ ...light, headline, isGrave: true })
const decisive = (headline: number): Weight => ({ ...grave(headline), isMemorable: true })

/** Total: a new kind of event without its weight is a type error. */
export const eventWeight: Readonly<Record<BattleEvent['kind'], Weight>> = {
  sidesRolled: light,
  placerChosen: light,
  battalionPlaced: light,
  commandersPlaced: light,
  turnBegan: light,
  initiativeRolled: light,
  firstChosen: light,
  activated: light,
  checkRolled: light,
  checkSpared: light,
  checkFailed: light,
  traitActed: light,
  testSkipped: light,
  moveRolled: light,
  obstaclesRolled: light,
  moved: { ...light, headline: 2 },
  formationChanged: light,
  reformBegan: light,
  orderRegained: light,
  disordered: light,
  mustStand: light,
  fireHeld: light,
  fireBarred: light,
  rerollBarred: light,
  volleyAimed: light,
  volleyLost: { ...light, headline: 5 },
  volleyRolled: light,
  volleySettled: { ...light, headline: 6 },
  riskRolled: light,
  casualties: grave(7),
  rankersReturned: light,
  reasonNoted: light,
  commanderFell: decisive(12),
  commanderSeparated: light,
  commanderRolled: light,
  commanderMoved: light,
  chargeDeclared: light,
  chargeRolled: light,
  chargeMeasured: light,
  chargeStopped: grave(4),
  bandRolled: light,
  contact: memorable,
  fightBegan: light,
  fightJoined: light,
  fightLeft: light,
  combatRolled: grave(10),
  combatRiskRolled: onCard,
  fellBack: grave(1),
  followedUp: light,
  fightEnded: light,
  broke: { ...memorable, headline: 8 },
  runRolled: light,
  ran: { ...light, headline: 3 },
  gone: decisive(11),
  rallied: { ...memorable, headline: 9 },
  phaseBegan: light,
  turnEnded: light,
  battleEnded: light,
  overruled: memorable,
}
