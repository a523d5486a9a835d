// German sentences for charges and fights.
import type { CombatScore } from '@/games/eagles/rules/index.ts'
import type { Cast, StorySentences } from '../../../telling/story.ts'
import * as terms from './terms.ts'

const total = ({ battalion, face, strength, total: sum }: CombatScore, cast: Cast): string =>
  `${cast.battalion(battalion)} ${face} + ${strength.total} = ${sum}`

export const fights = {
  chargeDeclared: ({ charger, target, joins }, cast) =>
    joins
      ? `${cast.battalion(charger)} soll mitkämpfen gegen ${cast.battalion(target)}`
      : `${cast.battalion(charger)} soll ${cast.battalion(target)} angreifen`,
  chargeRolled: ({ faces }) => `Angriffswürfel: ${terms.faces(faces)}`,
  chargeMeasured: ({ target, distance, reach, reached }, cast) =>
    `${distance < 0 ? 'der' : `${cast.battalion(target)} steht ${cast.far(distance)} entfernt, der`} Angriff trägt ${cast.far(reach.total)}: ${reached ? 'er kommt an' : 'zu kurz'}`,
  chargeStopped: ({ charger, target, because }, cast) => {
    switch (because) {
      case 'short':
        return `${cast.battalion(charger)} kommt nicht weit genug`
      case 'targetGone':
        return `${cast.battalion(charger)} stößt auf ${cast.battalion(target)}, das nicht standhält`
      case 'chargerGone':
        return `${cast.battalion(charger)} kommt nicht an den Feind`
    }
  },
  contact: ({ charger, target, met }, cast) =>
    `${cast.battalion(charger)} trifft ${cast.battalion(target)} ${terms.sidesMet[met]}`,
  fightBegan: () => '',
  fightJoined: ({ battalion, from }, cast) =>
    `${cast.battalion(battalion)} kämpft mit und hilft ab Zug ${from}`,
  fightLeft: ({ battalion }, cast) => `${cast.battalion(battalion)} verlässt das Gefecht`,
  combatRolled: ({ charger, charged, winner, margin }, cast) => {
    const totals = `Nahkampf: ${total(charger, cast)}, ${total(charged, cast)}`
    if (margin === 0) return `${totals}; niemand weicht`
    return `${totals}; ${cast.battalion(winner)} siegt um ${margin}`
  },
  combatRiskRolled: ({ battalion, faces, fallen }, cast) => {
    const dead = terms.listed(terms.peopleNamed(fallen))
    const verb = fallen.length === 1 ? 'fällt' : 'fallen'
    const told = fallen.length === 0 ? 'niemand fällt' : `${dead} ${verb}`
    return `Gefahr für die Charaktere, ${cast.battalion(battalion)}: ${terms.faces(faces)}, ${told}`
  },
  fellBack: ({ battalion, inches }, cast) =>
    `${cast.battalion(battalion)} weicht ${cast.far(inches)} zurück`,
  followedUp: ({ battalion }, cast) => `${cast.battalion(battalion)} drängt nach`,
  fightEnded: ({ charger, charged }, cast) =>
    `das Gefecht ist zu Ende: ${cast.battalion(charger)} gegen ${cast.battalion(charged)}`,
} satisfies Partial<StorySentences>
