// English wording of charges and fights.
import type { CombatScore } from '@/games/eagles/rules/index.ts'
import type { Names } from '../../../telling/names.ts'
import { faces } from '../../../telling/throws.ts'
import type { EventWords } from '../../../telling/wording.ts'
import { rolled } from './moves.ts'
import * as terms from './terms.ts'

const total = ({ battalion, face, strength, total: sum }: CombatScore, n: Names): string =>
  `${n.short(battalion)}: ${String(face)} + ${String(strength.total)} = ${String(sum)}`

export const fights = {
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
