// English wording of every event of a battle.
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
      ? `${n.the(charger)} is to join the fight against ${n.the(target)}`
      : `${n.the(charger)} is to charge ${n.the(target)}`,
  }),
  chargeRolled: ({ charger, faces: thrown }, n) => ({
    said: rolled(thrown, n),
    drawn: `charge ${n.of(charger)}`,
  }),
  chargeMeasured: ({ distance, reach, reached }, n) =>
    `${distance < 0 ? n.far(reach.total) : `${n.far(reach.total)} for ${n.far(distance)}`}: the charge ${reached ? 'reaches' : 'falls short'}`,
  chargeStopped: ({ charger, target, because }, n) =>
    ({
      short: `${n.the(charger)} moves the full distance and stops`,
      targetGone: `${n.the(charger)} stops where ${n.the(target)} stood`,
      chargerGone: `${n.the(charger)} never reaches ${n.the(target)}`,
    })[because],
  contact: ({ charger, target, met }, n) =>
    `${n.the(charger)} hits ${n.the(target)} ${terms.sidesMet[met]}`,
  fightBegan: () => '',
  fightJoined: ({ battalion, from }, n) =>
    `${n.the(battalion)} joins the fight and helps from turn ${String(from)}`,
  fightLeft: ({ battalion }, n) => `${n.the(battalion)} leaves the fight`,
  combatRolled: ({ charger, charged, winner, margin }, n) => ({
    said:
      winner < 0
        ? 'equal, no losses: they fight on next turn'
        : `${n.the(winner)} wins by ${String(margin)}`,
    drawn: `${total(charger, n)}, ${total(charged, n)}`,
  }),
  combatRiskRolled: ({ battalion, faces: thrown, fallen }, n) => ({
    said:
      fallen.length === 0
        ? `no character ${n.of(battalion)} falls`
        : `${n.the(battalion)}: ${terms.listed(terms.people(fallen))} fall${fallen.length === 1 ? 's' : ''}`,
    drawn: faces(thrown),
  }),
  fellBack: ({ battalion, inches }, n) => `${n.the(battalion)} falls back ${n.far(inches)}`,
  followedUp: ({ battalion }, n) => `${n.the(battalion)} follows up: still engaged`,
  fightEnded: ({ charger, charged }, n) => ({
    drawn: `the fight of ${n.the(charger)} and ${n.the(charged)} is over`,
  }),
} satisfies Partial<EventWords>

/** "hits on 4 or more" */
const toHit = (least: number): string => {
  if (least > 6) return 'which cannot hit'
  if (least <= 1) return 'which cannot miss'
  return least === 6 ? 'hits on 6' : `hits on ${String(least)} or more`
}

const fire = {
  fireBarred: ({ battalion, because }, n) =>
    `${n.the(battalion)} ${terms.noFire[because]}: no defensive fire`,
  rerollBarred: ({ helper, because }) =>
    because === 'fallen'
      ? `no ${terms.helpers[helper]} is left: no re-roll`
      : `its ${terms.helpers[helper]} has helped this turn: no re-roll`,
  fireHeld: ({ battalion, from }, n) =>
    from === 'screen'
      ? `the skirmishers ${n.of(battalion)} hold their fire`
      : `${n.the(battalion)} holds its fire`,
  volleyAimed: (volley, n) => {
    const { shooter, from, target, on, defensive, distance, upTo, cover } = volley
    const who =
      from === 'screen' ? `the skirmishers ${n.of(shooter)} fire` : `${n.the(shooter)} fires`
    const whom = on === 'screen' ? `the skirmishers ${n.of(target)}` : n.the(target)
    const far = upTo === undefined ? n.far(distance) : `up to ${n.far(upTo)}`
    const at = defensive ? 'as it comes' : `at ${far}, ${terms.covers[cover]}`
    const dice = `${terms.dice(volley.dice.total)}, ${toHit(volley.needed - volley.bonus)}`
    return { drawn: `${who} on ${whom} ${at}: ${dice}` }
  },
  volleyLost: ({ shooter, from, because }, n) => {
    const whose = from === 'screen' ? `of the skirmishers ${n.of(shooter)}` : n.of(shooter)
    return {
      outOfRange: `out of range: the shot ${whose} is lost`,
      noGroups: `no group ${whose} fires`,
      spent: `too late: the fire ${whose} is spent`,
    }[because]
  },
  volleyRolled: ({ faces: thrown, hits, reroll, tally }, _, among) => {
    const how = reroll ? 'a sergeant has it rolled again' : 'rolled'
    const what = tally === undefined ? faces(thrown) : terms.dice(tally.dice)
    const six = tally?.six === true ? ', a six among them' : ''
    const soFar = isSettled(among) ? '' : `, ${terms.hits(hits)}`
    return { drawn: `${how}: ${what}${soFar}${six}` }
  },
  volleySettled: ({ shooter, from, target, on, hits }, n) => {
    const isScreen = from === 'screen'
    const who = isScreen ? `the skirmishers ${n.of(shooter)}` : n.the(shooter)
    const whom = on === 'screen' ? `the skirmishers ${n.of(target)}` : n.the(target)
    if (hits === 0) return `${who} ${isScreen ? 'miss' : 'misses'} ${whom}`
    return `${who} ${isScreen ? 'score' : 'scores'} ${terms.hits(hits)} on ${whom}`
  },
  bandRolled: ({ face, band }) => `defensive fire ${String(face)}: ${terms.bands[band] ?? ''}`,
  riskRolled: ({ faces: thrown, fallen }) =>
    fallen === null
      ? { said: 'that picks nobody: roll again', drawn: faces(thrown) }
      : { drawn: `who is hit? ${faces(thrown)}: ${terms.listed(terms.people([fallen]))}` },
  casualties: ({ battalion, cause, rankers, screen, people, left }, n) => {
    if (cause === 'swept')
      return `the screen ${n.of(battalion)} is swept away: ${terms.skirmishers(screen)}`
    const losses = [
      ...(rankers > 0 ? [terms.rankers(rankers)] : []),
      ...(screen > 0 ? [terms.skirmishers(screen)] : []),
      ...terms.people(people),
    ]
    if (losses.length === 0) return ''
    return {
      said: `${n.the(battalion)} loses ${terms.listed(losses)}`,
      drawn: `${terms.rankers(left.rankers)} in ${terms.groups(left.groups)} left`,
    }
  },
  rankersReturned: ({ battalion, rankers }, n) =>
    `${n.the(battalion)} gets ${terms.rankers(rankers)} back in place of the fallen`,
} satisfies Partial<EventWords>

export const events: EventWords = { ...turns, ...moves, ...fire, ...fights }
