// English sentences of what an answer led to, one for each event that the players must hear of at once.
import type { BattleEvent, Person } from '@/games/eagles/rules/index.ts'
import type { Names } from '../../../telling/names.ts'
import { counted } from '../../../../../words/counted.ts'
import { listWith } from '../../../../../words/lists.ts'
import { person } from './figures.ts'

const count = counted('en')
const list = listWith('and')

type Event<K extends BattleEvent['kind']> = Extract<BattleEvent, { kind: K }>
/** An empty sentence: nothing that needs saying. */
export type Tell = {
  readonly [K in BattleEvent['kind']]: (event: Event<K>, names: Names) => string
}

const rankers = (n: number): string => count(n, 'one Ranker', (s) => `${s} Rankers`)
const figures = (n: number): string => count(n, 'one skirmisher', (s) => `${s} skirmishers`)
const hits = (n: number): string => count(n, 'one hit', (s) => `${s} hits`)
const some = (people: readonly Person[]): readonly string[] => people.map((one) => person[one])
const sumOf = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0)
const quiet = (): string => ''
const rolled = (faces: readonly number[], n: Names): string =>
  faces.length === 1
    ? `Rolled ${n.far(sumOf(faces))}.`
    : `Rolled ${faces.join(' + ')}: ${n.far(sumOf(faces))}.`

const checked: Readonly<Record<Event<'checkRolled'>['purpose'], readonly [string, string]>> = {
  manoeuvre: ['obeys', 'does not move'],
  reform: ['reforms', 'does not reform'],
  shoot: ['opens fire', 'does not fire'],
  nerve: ['dares it', 'hangs back'],
  attack: ['attacks', 'does not attack'],
  rally: ['rallies', 'does not rally'],
  resolve: ['holds', 'breaks'],
}

/** A score below nothing has a true minus. */
const signed = (score: number): string => (score < 0 ? `−${String(-score)}` : String(score))

const noFire: Readonly<Record<Event<'fireBarred'>['because'], string>> = {
  acted: 'has acted',
  passed: 'has passed',
  fired: 'has fired',
  standing: 'charged too short',
  engaged: 'is in a fight',
  joined: 'supports a fight',
  flank: 'is hit in the flank',
  rear: 'is hit in the rear',
}
const helpers = {
  drummer: 'drummer',
  sergeant: 'sergeant',
  ensign: 'ensign',
  officer: 'officer',
} as const

const scored = ({ face, score, needed }: Event<'checkRolled'>): string =>
  `${score === face ? String(face) : `${String(face)}, with modifiers ${signed(score)}`}, needed ${String(needed)}`

/** A check that failed, while it may still be rolled again. */
export const failsSoFar = (event: Event<'checkRolled'>, n: Names): string =>
  `${scored(event)}: ${n.the(event.battalion)} fails so far.`

const lost = (e: Event<'casualties'>): string => {
  const parts = [
    ...(e.rankers > 0 ? [rankers(e.rankers)] : []),
    ...(e.screen > 0 ? [figures(e.screen)] : []),
    ...some(e.people),
  ]
  return list(parts)
}

const ways = {
  ranOff: 'has run off the table',
  destroyed: 'has no Ranker left and is removed',
  dispersed: 'is dispersed and removed',
} as const

const disorders: Readonly<Record<Event<'disordered'>['cause'], string>> = {
  difficultGround: 'by difficult ground',
  obstacle: 'by the obstacle',
  hitInFight: 'hit in its fight',
  hitInFlank: 'hit in the flank',
  passedThrough: 'passed through',
  fightEnded: 'after the fight',
  shortCharge: 'by its short charge',
  rallied: 'just rallied',
}

const reasons = {
  shotAt: 'was shot at',
  sawRun: 'saw a friend run',
  commanderFell: 'lost the Supreme Commander',
} as const

export const tell: Tell = {
  sidesRolled: ({ faces, winner }, n) =>
    winner === null
      ? `Both roll ${String(faces.a)}. Again.`
      : `${n.people('a')} ${String(faces.a)}, ${n.people('b')} ${String(faces.b)}: ${n.side(winner)} may choose.`,
  placerChosen: quiet,
  battalionPlaced: quiet,
  commandersPlaced: () => 'Now both Supreme Commanders are placed, in the same order.',
  turnBegan: quiet,
  initiativeRolled: ({ scores, winner, kept }, n) => {
    const told = `${n.people('a')} ${String(scores.a.score)}, ${n.people('b')} ${String(scores.b.score)}`
    if (winner === null) return `${told}: equal, both roll again.`
    return `${told}: initiative ${kept ? 'stays with' : 'to'} ${n.side(winner)}.`
  },
  firstChosen: quiet,
  activated: quiet,
  checkRolled: (event, n) =>
    `${scored(event)}: ${n.the(event.battalion)} ${checked[event.purpose][event.passed ? 0 : 1]}.`,
  checkSpared: ({ battalion }, n) => `The Supreme Commander is ${n.at(battalion)}: no die needed.`,
  checkFailed: ({ purpose, battalion }, n) => `${n.The(battalion)} ${checked[purpose][1]}.`,
  traitActed: ({ trait, battalion }, n) =>
    trait === 'fanatics'
      ? `${n.The(battalion)}: fanatics, no die needed.`
      : `${n.The(battalion)} faces terror and throws once more; the second die counts.`,
  testSkipped: ({ battalion }, n) => `${n.The(battalion)} has tested this turn: no further test.`,
  moveRolled: ({ faces }, n) => rolled(faces, n),
  obstaclesRolled: ({ faces }, n) => `The obstacles take ${n.far(sumOf(faces))}.`,
  moved: ({ battalion, as, limit, keepAway }, n) =>
    `${n.The(battalion)} ${{ forward: 'advances', back: 'steps back', wheel: 'wheels' }[as]} up to ${n.far(limit.total)}, not within ${n.far(keepAway)} of the enemy.`,
  formationChanged: ({ battalion, formation }, n) =>
    `${n.The(battalion)} forms ${formation}, facing as it likes.`,
  reformBegan: ({ battalion }, n) =>
    `${n.The(battalion)} stands and is in order again at the end of the turn.`,
  orderRegained: ({ battalion }, n) => `${n.The(battalion)} is in good order again.`,
  disordered: ({ battalion, cause }, n) =>
    `${n.The(battalion)} is disordered, ${disorders[cause]}.`,
  mustStand: ({ battalion }, n) => `${n.The(battalion)} must stand next turn.`,
  fireBarred: ({ battalion, because }, n) =>
    `${n.The(battalion)} ${noFire[because]}: no defensive fire.`,
  rerollBarred: ({ helper, because }) =>
    because === 'fallen'
      ? `No ${helpers[helper]} is left: no re-roll.`
      : `Its ${helpers[helper]} has helped this turn: no re-roll.`,
  fireHeld: ({ battalion, from }, n) =>
    from === 'screen'
      ? `The skirmishers ${n.of(battalion)} hold their fire.`
      : `${n.The(battalion)} holds its fire.`,
  volleyAimed: quiet,
  volleyLost: ({ shooter, because }, n) =>
    ({
      outOfRange: `Out of range: the shot ${n.of(shooter)} is lost.`,
      noGroups: `No group ${n.of(shooter)} fires.`,
      spent: `Too late: the fire ${n.of(shooter)} is spent.`,
    })[because],
  volleyRolled: quiet,
  volleySettled: ({ shooter, from, target, on, hits: all }, n) => {
    const isScreen = from === 'screen'
    const who = isScreen ? `The skirmishers ${n.of(shooter)}` : n.The(shooter)
    const whom = on === 'screen' ? `the skirmishers ${n.of(target)}` : n.the(target)
    if (all === 0) return `${who} ${isScreen ? 'miss' : 'misses'} ${whom}.`
    return `${who} ${isScreen ? 'score' : 'scores'} ${hits(all)} on ${whom}.`
  },
  riskRolled: ({ fallen }) => (fallen === null ? 'That picks nobody: roll again.' : ''),
  casualties: (e, n) => `${n.The(e.battalion)} loses ${lost(e)}.`,
  rankersReturned: ({ battalion, rankers: back }, n) =>
    `${n.The(battalion)} keeps ${rankers(back)} in their place.`,
  reasonNoted: ({ battalion, reason }, n) =>
    `${n.The(battalion)} ${reasons[reason]}: it tests its resolve after the activations.`,
  commanderFell: ({ side }, n) => `The Supreme Commander ${n.ofSide(side)} is dead.`,
  commanderSeparated: ({ side, battalion }, n) =>
    `The Supreme Commander ${n.ofSide(side)} stays behind, where ${n.the(battalion)} stood.`,
  commanderRolled: ({ inches: far }, n) => `He may ride up to ${n.far(far)}.`,
  commanderMoved: ({ side, with: joined }, n) =>
    joined < 0
      ? `The Supreme Commander ${n.ofSide(side)} rides alone.`
      : `The Supreme Commander ${n.ofSide(side)} is ${n.at(joined)}.`,
  chargeDeclared: quiet,
  chargeRolled: ({ faces }, n) => rolled(faces, n),
  chargeMeasured: ({ distance, reach, reached }, n) =>
    `${distance < 0 ? n.far(reach.total) : `${n.far(reach.total)} for ${n.far(distance)}`}: ${reached ? 'the charge reaches' : 'the charge falls short'}.`,
  chargeStopped: ({ charger, target, because }, n) =>
    ({
      short: `${n.The(charger)} moves the full distance and stops.`,
      targetGone: `${n.The(charger)} stops where ${n.the(target)} stood.`,
      chargerGone: `${n.The(charger)} never reaches ${n.the(target)}.`,
    })[because],
  bandRolled: ({ face, band }) =>
    `${String(face)}: ${{ 1: 'short range, all dice', 0.5: 'medium range, half the dice', 0.25: 'long range, a quarter of the dice', 0: 'too late to fire' }[band] ?? ''}.`,
  contact: ({ charger, target, met }, n) =>
    `${n.The(charger)} hits ${n.the(target)} in ${{ front: 'front', flank: 'the flank', rear: 'the rear' }[met]}.`,
  fightBegan: quiet,
  fightJoined: ({ battalion }, n) => `${n.The(battalion)} joins the fight.`,
  fightLeft: ({ battalion }, n) => `${n.The(battalion)} leaves the fight.`,
  combatRolled: ({ winner, margin }, n) =>
    winner < 0
      ? 'Equal: no losses. They fight on next turn.'
      : `${n.The(winner)} wins by ${String(margin)}.`,
  combatRiskRolled: ({ fallen, battalion }, n) =>
    fallen.length === 0
      ? `No character ${n.of(battalion)} falls.`
      : `${n.The(battalion)} loses ${list(some(fallen))}.`,
  fellBack: ({ battalion, inches: far }, n) => `${n.The(battalion)} falls back ${n.far(far)}.`,
  followedUp: ({ battalion }, n) => `${n.The(battalion)} follows up: still engaged.`,
  fightEnded: quiet,
  broke: ({ battalion }, n) => `${n.The(battalion)} is broken.`,
  runRolled: ({ faces }, n) => rolled(faces, n),
  ran: ({ battalion, inches: far, offTable }, n) =>
    offTable ? '' : `${n.The(battalion)} runs ${n.far(far)} straight to its own edge.`,
  gone: ({ battalion, how }, n) => `${n.The(battalion)} ${ways[how]}.`,
  rallied: ({ battalion }, n) => `${n.The(battalion)} halts and rallies.`,
  phaseBegan: quiet,
  turnEnded: quiet,
  battleEnded: quiet,
  overruled: ({ reason }) => `Overruled: ${reason}`,
}

export const lift = {
  rankers: (n: number, names: Names, id: number) => `${rankers(n)} ${names.of(id)}`,
  screen: (n: number, names: Names, id: number) => `${figures(n)} ${names.of(id)}`,
  person: (one: Person, names: Names, id: number) =>
    one === 'commander' ? 'The Supreme Commander' : `${person[one]} ${names.of(id)}`,
}
