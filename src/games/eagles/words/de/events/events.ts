// German wording of every event of a battle.
import type { CombatScore } from '@/games/eagles/rules/index.ts'
import type { Names } from '../../../telling/names.ts'
import { faces } from '../../../telling/throws.ts'
import { isSettled, type EventWords } from '../../../telling/wording.ts'
import { moves, rolled } from './moves.ts'
import * as terms from './terms.ts'
import { turns } from './turns.ts'

const total = ({ battalion, face, strength, total: sum }: CombatScore, n: Names): string =>
  `${n.short(battalion)}: ${String(face)} + ${String(strength.total)} = ${String(sum)}`

const fights = {
  chargeDeclared: ({ charger, target, joins }, n) => ({
    drawn: joins
      ? `${n.the(charger)} soll mitkämpfen gegen ${n.the(target)}`
      : `${n.the(charger)} soll ${n.the(target)} angreifen`,
  }),
  chargeRolled: ({ charger, faces: thrown }, n) => ({
    said: rolled(thrown, n),
    drawn: `Sturm ${n.of(charger)}`,
  }),
  chargeMeasured: ({ distance, reach, reached }, n) =>
    `${distance < 0 ? n.far(reach.total) : `${n.far(reach.total)} für ${n.far(distance)}`}: Der Sturm ${reached ? 'erreicht das Ziel' : 'ist zu kurz'}`,
  chargeStopped: ({ charger, target, because }, n) =>
    ({
      short: `${n.the(charger)} zieht die volle Strecke und hält`,
      targetGone: `${n.the(charger)} hält, wo ${n.the(target)} stand`,
      chargerGone: `${n.the(charger)} kommt nie bis ${n.toward(target)}`,
    })[because],
  contact: ({ charger, target, met }, n) =>
    `${n.the(charger)} trifft ${n.the(target)} ${terms.sidesMet[met]}`,
  fightBegan: () => '',
  fightJoined: ({ battalion, from }, n) =>
    `${n.the(battalion)} greift in das Gefecht ein und hilft ab Zug ${String(from)}`,
  fightLeft: ({ battalion }, n) => `${n.the(battalion)} verlässt das Gefecht`,
  combatRolled: ({ charger, charged, winner, margin }, n) => ({
    said:
      winner < 0
        ? 'gleich, keine Verluste: Im nächsten Zug geht es weiter'
        : `${n.the(winner)} gewinnt um ${String(margin)}`,
    drawn: `${total(charger, n)}, ${total(charged, n)}`,
  }),
  combatRiskRolled: ({ battalion, faces: thrown, fallen }, n) => ({
    said:
      fallen.length === 0
        ? `kein Charakter ${n.of(battalion)} fällt`
        : `${n.the(battalion)}: ${fallen.length === 1 ? 'Es fällt' : 'Es fallen'} ${terms.listed(terms.people(fallen))}`,
    drawn: faces(thrown),
  }),
  fellBack: ({ battalion, inches }, n) => `${n.the(battalion)} weicht ${n.far(inches)} zurück`,
  followedUp: ({ battalion }, n) => `${n.the(battalion)} drängt nach: Das Gefecht geht weiter`,
  fightEnded: ({ charger, charged }, n) => ({
    drawn: `das Gefecht ist zu Ende: ${n.the(charger)} gegen ${n.the(charged)}`,
  }),
} satisfies Partial<EventWords>

/** "Treffer ab 4" */
const toHit = (least: number): string => {
  if (least > 6) return 'ohne Aussicht auf Treffer'
  if (least <= 1) return 'jeder trifft'
  return least === 6 ? 'Treffer bei 6' : `Treffer ab ${String(least)}`
}

const fire = {
  fireBarred: ({ battalion, because }, n) =>
    `${n.the(battalion)} ${terms.noFire[because]}: kein Abwehrfeuer`,
  rerollBarred: ({ helper, because }) =>
    because === 'fallen'
      ? `kein ${terms.helpers[helper]} mehr da: kein neuer Wurf`
      : `der ${terms.helpers[helper]} hat in diesem Zug schon geholfen: kein neuer Wurf`,
  fireHeld: ({ battalion, from }, n) =>
    from === 'screen'
      ? `die Plänkler ${n.of(battalion)} halten das Feuer zurück`
      : `${n.the(battalion)} hält das Feuer zurück`,
  volleyAimed: (volley, n) => {
    const { shooter, from, target, on, defensive, distance, upTo, cover } = volley
    const who =
      from === 'screen' ? `die Plänkler ${n.of(shooter)} schießen` : `${n.the(shooter)} schießt`
    const whom = on === 'screen' ? `die Plänkler ${n.of(target)}` : n.the(target)
    const far = upTo === undefined ? n.far(distance) : `bis zu ${n.far(upTo)}`
    const at = defensive ? ', das heranstürmt' : ` auf ${far}, ${terms.covers[cover]}`
    const dice = `${terms.dice(volley.dice.total)}, ${toHit(volley.needed - volley.bonus)}`
    return { drawn: `${who} auf ${whom}${at}: ${dice}` }
  },
  volleyLost: ({ shooter, from, because }, n) => {
    const whose = from === 'screen' ? `der Plänkler ${n.of(shooter)}` : n.of(shooter)
    return {
      outOfRange: `zu weit: Der Schuss ${whose} geht verloren`,
      noGroups: `keine Gruppe ${whose} schießt`,
      spent: `zu spät: Das Feuer ${whose} ist vertan`,
    }[because]
  },
  volleyRolled: ({ faces: thrown, hits, reroll, tally }, _, among) => {
    const how = reroll ? 'ein Sergeant lässt neu würfeln' : 'gewürfelt'
    const what = tally === undefined ? faces(thrown) : terms.dice(tally.dice)
    const six = tally?.six === true ? ', darunter eine Sechs' : ''
    const soFar = isSettled(among) ? '' : `, ${terms.hits(hits)}`
    return { drawn: `${how}: ${what}${soFar}${six}` }
  },
  volleySettled: ({ shooter, from, target, on, hits }, n) => {
    const isScreen = from === 'screen'
    const who = isScreen ? `die Plänkler ${n.of(shooter)}` : n.the(shooter)
    const whom = on === 'screen' ? `die Plänkler ${n.of(target)}` : n.the(target)
    if (hits === 0) return `${who} ${isScreen ? 'verfehlen' : 'verfehlt'} ${whom}`
    return `${who} ${isScreen ? 'erzielen' : 'erzielt'} ${terms.hitsScored(hits)} gegen ${whom}`
  },
  bandRolled: ({ face, band }) => `Abwehrfeuer ${String(face)}: ${terms.bands[band] ?? ''}`,
  riskRolled: ({ faces: thrown, fallen }) =>
    fallen === null
      ? { said: 'das trifft niemanden: noch einmal', drawn: faces(thrown) }
      : { drawn: `wen trifft es? ${faces(thrown)}: ${terms.listed(terms.peopleLost([fallen]))}` },
  casualties: ({ battalion, cause, rankers, screen, people, left }, n) => {
    if (cause === 'swept')
      return `die Plänklerkette ${n.of(battalion)} ist hinweggefegt: ${terms.skirmishersLost(screen)}`
    const losses = [
      ...(rankers > 0 ? [terms.rankers(rankers)] : []),
      ...(screen > 0 ? [terms.skirmishers(screen)] : []),
      ...terms.peopleLost(people),
    ]
    if (losses.length === 0) return ''
    return {
      said: `${n.the(battalion)} verliert ${terms.listed(losses)}`,
      drawn: `übrig: ${terms.rankersLeft(left.rankers)} in ${terms.groups(left.groups)}`,
    }
  },
  rankersReturned: ({ battalion, rankers }, n) =>
    `${n.the(battalion)} erhält ${terms.rankers(rankers)} zurück, an Stelle der Gefallenen`,
} satisfies Partial<EventWords>

export const events: EventWords = { ...turns, ...moves, ...fire, ...fights }
