// English sentences for charges and fights.
import type { CombatScore } from '@/games/eagles/rules/index.ts'
import type { Cast, StorySentences } from '../../../telling/story.ts'
import * as terms from './terms.ts'

const total = ({ battalion, face, strength, total: sum }: CombatScore, cast: Cast): string =>
  `${cast.battalion(battalion)} ${face} + ${strength.total} = ${sum}`

export const fights = {
  chargeDeclared: ({ charger, target, joins }, cast) =>
    joins
      ? `${cast.battalion(charger)} is to join the fight against ${cast.battalion(target)}`
      : `${cast.battalion(charger)} is to charge ${cast.battalion(target)}`,
  chargeRolled: ({ faces }) => `charge dice: ${terms.faces(faces)}`,
  chargeMeasured: ({ target, distance, reach, reached }, cast) =>
    `${distance < 0 ? 'the' : `${cast.battalion(target)} is ${cast.far(distance)} away, and the`} charge carries ${cast.far(reach.total)}: ${reached ? 'it gets there' : 'too short'}`,
  chargeStopped: ({ charger, target, because }, cast) => {
    switch (because) {
      case 'short':
        return `the charge of ${cast.battalion(charger)} falls short`
      case 'targetGone':
        return `${cast.battalion(charger)} runs into ${cast.battalion(target)}, which makes no stand`
      case 'chargerGone':
        return `the charge of ${cast.battalion(charger)} comes to nothing`
    }
  },
  contact: ({ charger, target, met }, cast) =>
    `${cast.battalion(charger)} meets ${cast.battalion(target)} ${terms.sidesMet[met]}`,
  fightBegan: () => '',
  fightJoined: ({ battalion, from }, cast) =>
    `${cast.battalion(battalion)} joins the fight and helps from turn ${from}`,
  fightLeft: ({ battalion }, cast) => `${cast.battalion(battalion)} leaves the fight`,
  combatRolled: ({ charger, charged, winner, margin }, cast) => {
    const totals = `combat: ${total(charger, cast)}, ${total(charged, cast)}`
    if (margin === 0) return `${totals}; nobody gives way`
    return `${totals}; ${cast.battalion(winner)} wins by ${margin}`
  },
  combatRiskRolled: ({ battalion, faces, fallen }, cast) => {
    const dead =
      fallen.length === 0
        ? 'nobody falls'
        : `${terms.listed(terms.peopleNamed(fallen))} fall${fallen.length === 1 ? 's' : ''}`
    return `characters of ${cast.battalion(battalion)} at risk: ${terms.faces(faces)}, ${dead}`
  },
  fellBack: ({ battalion, inches }, cast) =>
    `${cast.battalion(battalion)} falls back ${cast.far(inches)}`,
  followedUp: ({ battalion }, cast) => `${cast.battalion(battalion)} follows up`,
  fightEnded: ({ charger, charged }, cast) =>
    `the fight of ${cast.battalion(charger)} and ${cast.battalion(charged)} is over`,
} satisfies Partial<StorySentences>
