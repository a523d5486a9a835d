// German wording of charges and fights.
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
