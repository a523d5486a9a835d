// German sentences of what an answer led to.
import type { BattleEvent, Person } from '@/games/eagles/rules/index.ts'
import { sentence, type Names } from '../../../telling/names.ts'
import { counted } from '../../../../../words/counted.ts'
import type { lift as englishLift, Tell } from '../../en/battle/results.ts'
import { listWith } from '../../../../../words/lists.ts'
import { person } from './figures.ts'

const count = counted('de')
const list = listWith('und')

type Event<K extends BattleEvent['kind']> = Extract<BattleEvent, { kind: K }>

const rankers = (n: number): string => count(n, 'einen Soldaten', (s) => `${s} Soldaten`)
const figures = (n: number): string => count(n, 'einen Plänkler', (s) => `${s} Plänkler`)
const hits = (n: number): string => count(n, 'einen Treffer', (s) => `${s} Treffer`)
const some = (people: readonly Person[]): readonly string[] => people.map((one) => person[one])
const sumOf = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0)
const quiet = (): string => ''
const rolled = (faces: readonly number[], n: Names): string =>
  faces.length === 1
    ? `Gewürfelt: ${n.far(sumOf(faces))}.`
    : `Gewürfelt: ${faces.join(' + ')}: ${n.far(sumOf(faces))}.`

const checked: Readonly<Record<Event<'checkRolled'>['purpose'], readonly [string, string]>> = {
  manoeuvre: ['gehorcht', 'rührt sich nicht'],
  reform: ['ordnet sich', 'ordnet sich nicht'],
  shoot: ['eröffnet das Feuer', 'schießt nicht'],
  nerve: ['wagt es', 'zögert'],
  attack: ['greift an', 'greift nicht an'],
  rally: ['sammelt sich', 'sammelt sich nicht'],
  resolve: ['hält stand', 'bricht'],
}

/** A score below nothing has a true minus. */
const signed = (score: number): string => (score < 0 ? `−${String(-score)}` : String(score))

const noFire: Readonly<Record<Event<'fireBarred'>['because'], string>> = {
  acted: 'hat schon gehandelt',
  passed: 'hat gepasst',
  fired: 'hat schon geschossen',
  standing: 'hat zu kurz gestürmt',
  engaged: 'steht im Kampf',
  joined: 'hilft in einem Kampf',
  flank: 'ist in der Flanke getroffen',
  rear: 'ist im Rücken getroffen',
}
const helpers = {
  drummer: 'Trommler',
  sergeant: 'Sergeant',
  ensign: 'Fähnrich',
  officer: 'Offizier',
} as const

const scored = ({ face, score, needed }: Event<'checkRolled'>): string =>
  `${score === face ? String(face) : `${String(face)}, verändert ${signed(score)}`}, nötig ${String(needed)}`

/** A check that failed, while it may still be rolled again. */
export const failsSoFar = (event: Event<'checkRolled'>, n: Names): string =>
  `${scored(event)}: ${sentence(n.the(event.battalion))} scheitert vorerst.`

const lost = (e: Event<'casualties'>): string =>
  list([
    ...(e.rankers > 0 ? [rankers(e.rankers)] : []),
    ...(e.screen > 0 ? [figures(e.screen)] : []),
    ...some(e.people),
  ])

const ways = {
  ranOff: 'ist vom Tisch gelaufen',
  destroyed: 'hat keinen Soldaten mehr und kommt vom Tisch',
  dispersed: 'wird zersprengt und kommt vom Tisch',
} as const

const disorders: Readonly<Record<Event<'disordered'>['cause'], string>> = {
  difficultGround: 'durch schwieriges Gelände',
  obstacle: 'durch das Hindernis',
  hitInFight: 'im Gefecht getroffen',
  hitInFlank: 'in der Flanke getroffen',
  passedThrough: 'weil jemand hindurchging',
  fightEnded: 'nach dem Gefecht',
  shortCharge: 'nach dem kurzen Sturm',
  rallied: 'eben gesammelt',
}

const reasons = {
  shotAt: 'wurde beschossen',
  sawRun: 'sah einen Freund laufen',
  commanderFell: 'verlor den Oberbefehlshaber',
} as const

export const tell: Tell = {
  sidesRolled: ({ faces, winner }, n) =>
    winner === null
      ? `Beide ${String(faces.a)}. Noch einmal.`
      : `${n.people('a')} ${String(faces.a)}, ${n.people('b')} ${String(faces.b)}. Die Wahl: ${n.people(winner)}.`,
  placerChosen: quiet,
  battalionPlaced: quiet,
  commandersPlaced: () =>
    'Nun kommen beide Oberbefehlshaber auf den Tisch, in derselben Reihenfolge.',
  turnBegan: quiet,
  initiativeRolled: ({ scores, winner, kept }, n) => {
    const told = `${n.people('a')} ${String(scores.a.score)}, ${n.people('b')} ${String(scores.b.score)}`
    if (winner === null) return `${told}: gleich, beide noch einmal.`
    return kept
      ? `${told}. Die Initiative bleibt: ${n.people(winner)}.`
      : `${told}. Die Initiative geht an ${n.side(winner)}.`
  },
  firstChosen: quiet,
  activated: quiet,
  checkRolled: (event, n) =>
    `${scored(event)}: ${sentence(n.the(event.battalion))} ${checked[event.purpose][event.passed ? 0 : 1]}.`,
  checkSpared: ({ battalion }, n) => `Der Oberbefehlshaber ist ${n.at(battalion)}: kein Wurf.`,
  checkFailed: ({ purpose, battalion }, n) => `${n.The(battalion)} ${checked[purpose][1]}.`,
  traitActed: ({ trait, battalion }, n) =>
    trait === 'fanatics'
      ? `${n.The(battalion)}: Fanatiker, kein Wurf.`
      : `${n.The(battalion)} hat den Schrecken vor sich und würfelt noch einmal; der zweite Wurf zählt.`,
  testSkipped: ({ battalion }, n) => `${n.The(battalion)} hat in diesem Zug schon getestet.`,
  moveRolled: ({ faces }, n) => rolled(faces, n),
  obstaclesRolled: ({ faces }, n) => `Die Hindernisse kosten ${n.far(sumOf(faces))}.`,
  moved: ({ battalion, as, limit, keepAway }, n) =>
    `${n.The(battalion)} ${{ forward: 'rückt', back: 'geht', wheel: 'schwenkt' }[as]} bis zu ${n.far(limit.total)}${{ forward: ' vor', back: ' zurück', wheel: '' }[as]}, nicht näher als ${n.far(keepAway)} an den Feind.`,
  formationChanged: ({ battalion, formation }, n) =>
    `${n.The(battalion)} bildet ${{ line: 'Linie', column: 'Kolonne' }[formation]}, Front nach Wahl.`,
  reformBegan: ({ battalion }, n) =>
    `${n.The(battalion)} steht und ist am Ende des Zuges wieder in Ordnung.`,
  orderRegained: ({ battalion }, n) => `${n.The(battalion)} ist wieder in Ordnung.`,
  disordered: ({ battalion, cause }, n) =>
    `${n.The(battalion)} ist ungeordnet, ${disorders[cause]}.`,
  mustStand: ({ battalion }, n) => `${n.The(battalion)} muss im nächsten Zug stehen.`,
  fireBarred: ({ battalion, because }, n) =>
    `${n.The(battalion)} ${noFire[because]}: kein Abwehrfeuer.`,
  rerollBarred: ({ helper, because }) =>
    because === 'fallen'
      ? `Kein ${helpers[helper]} mehr da: kein neuer Wurf.`
      : `Der ${helpers[helper]} hat in diesem Zug schon geholfen: kein neuer Wurf.`,
  fireHeld: ({ battalion, from }, n) =>
    from === 'screen'
      ? `Die Plänkler ${n.of(battalion)} halten das Feuer zurück.`
      : `${n.The(battalion)} hält das Feuer zurück.`,
  volleyAimed: quiet,
  volleyLost: ({ shooter, because }, n) =>
    ({
      outOfRange: `Zu weit: Der Schuss ${n.of(shooter)} geht verloren.`,
      noGroups: `Keine Gruppe ${n.of(shooter)} schießt.`,
      spent: `Zu spät: Das Feuer ${n.of(shooter)} ist vertan.`,
    })[because],
  volleyRolled: quiet,
  volleySettled: ({ shooter, from, target, on, hits: all }, n) => {
    const isScreen = from === 'screen'
    const who = isScreen ? `Die Plänkler ${n.of(shooter)}` : n.The(shooter)
    const whom = on === 'screen' ? `die Plänkler ${n.of(target)}` : n.the(target)
    if (all === 0) return `${who} ${isScreen ? 'verfehlen' : 'verfehlt'} ${whom}.`
    return `${who} ${isScreen ? 'erzielen' : 'erzielt'} ${hits(all)} gegen ${whom}.`
  },
  riskRolled: ({ fallen }) => (fallen === null ? 'Das trifft niemanden: noch einmal.' : ''),
  casualties: (e, n) => `${n.The(e.battalion)} verliert ${lost(e)}.`,
  rankersReturned: ({ battalion, rankers: back }, n) =>
    `${n.The(battalion)} behält dafür ${rankers(back)}.`,
  reasonNoted: ({ battalion, reason }, n) =>
    `${n.The(battalion)} ${reasons[reason]}: Moraltest nach den Aktivierungen.`,
  commanderFell: ({ side }, n) => `Der Oberbefehlshaber ${n.ofSide(side)} ist gefallen.`,
  commanderSeparated: ({ side, battalion }, n) =>
    `Der Oberbefehlshaber ${n.ofSide(side)} bleibt zurück, wo ${n.the(battalion)} stand.`,
  commanderRolled: ({ inches: far }, n) => `Er darf bis zu ${n.far(far)} reiten.`,
  commanderMoved: ({ side, with: joined }, n) =>
    joined < 0
      ? `Der Oberbefehlshaber ${n.ofSide(side)} reitet allein.`
      : `Der Oberbefehlshaber ${n.ofSide(side)} ist ${n.at(joined)}.`,
  chargeDeclared: quiet,
  chargeRolled: ({ faces }, n) => rolled(faces, n),
  chargeMeasured: ({ distance, reach, reached }, n) =>
    `${distance < 0 ? n.far(reach.total) : `${n.far(reach.total)} für ${n.far(distance)}`}: ${reached ? 'Der Sturm erreicht das Ziel' : 'Der Sturm ist zu kurz'}.`,
  chargeStopped: ({ charger, target, because }, n) =>
    ({
      short: `${n.The(charger)} zieht die volle Strecke und hält.`,
      targetGone: `${n.The(charger)} hält, wo ${n.the(target)} stand.`,
      chargerGone: `${n.The(charger)} kommt nie bis ${n.toward(target)}.`,
    })[because],
  bandRolled: ({ face, band }) =>
    `${String(face)}: ${{ 1: 'kurze Entfernung, alle Würfel', 0.5: 'mittlere Entfernung, die Hälfte', 0.25: 'große Entfernung, ein Viertel', 0: 'zu spät zum Schießen' }[band] ?? ''}.`,
  contact: ({ charger, target, met }, n) =>
    `${n.The(charger)} trifft ${n.the(target)} ${{ front: 'von vorn', flank: 'in der Flanke', rear: 'im Rücken' }[met]}.`,
  fightBegan: quiet,
  fightJoined: ({ battalion }, n) => `${n.The(battalion)} greift in das Gefecht ein.`,
  fightLeft: ({ battalion }, n) => `${n.The(battalion)} verlässt das Gefecht.`,
  combatRolled: ({ winner, margin }, n) =>
    winner < 0
      ? 'Gleich: keine Verluste. Im nächsten Zug geht es weiter.'
      : `${n.The(winner)} gewinnt um ${String(margin)}.`,
  combatRiskRolled: ({ fallen, battalion }, n) =>
    fallen.length === 0
      ? `Kein Charakter ${n.of(battalion)} fällt.`
      : `${n.The(battalion)} verliert ${list(some(fallen))}.`,
  fellBack: ({ battalion, inches: far }, n) => `${n.The(battalion)} weicht ${n.far(far)} zurück.`,
  followedUp: ({ battalion }, n) => `${n.The(battalion)} drängt nach: Das Gefecht geht weiter.`,
  fightEnded: quiet,
  broke: ({ battalion }, n) => `${n.The(battalion)} ist gebrochen.`,
  runRolled: ({ faces }, n) => rolled(faces, n),
  ran: ({ battalion, inches: far, offTable }, n) =>
    offTable ? '' : `${n.The(battalion)} läuft ${n.far(far)} gerade auf den eigenen Rand zu.`,
  gone: ({ battalion, how }, n) => `${n.The(battalion)} ${ways[how]}.`,
  rallied: ({ battalion }, n) => `${n.The(battalion)} hält an und sammelt sich.`,
  phaseBegan: quiet,
  turnEnded: quiet,
  battleEnded: quiet,
  overruled: ({ reason }) => `Entschieden: ${reason}`,
}

const fallen: Readonly<Record<Person, string>> = {
  drummer: 'ein Trommler',
  sergeant: 'ein Sergeant',
  ensign: 'der Fähnrich',
  officer: 'der Offizier',
  commander: 'der Oberbefehlshaber',
}

export const lift: typeof englishLift = {
  rankers: (n, names, id) => `${count(n, 'Ein Soldat', (s) => `${s} Soldaten`)} ${names.of(id)}`,
  screen: (n, names, id) => `${count(n, 'Ein Plänkler', (s) => `${s} Plänkler`)} ${names.of(id)}`,
  person: (one, names, id) =>
    sentence(one === 'commander' ? fallen[one] : `${fallen[one]} ${names.of(id)}`),
}
