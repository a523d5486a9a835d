// German sentences for checks, moves, order and flight, and for the Oberbefehlshaber.
import type { StorySentences } from '../../../telling/story.ts'
import * as terms from './terms.ts'

export const moves = {
  checkRolled: ({ purpose, battalion, face, score, needed, passed, reroll }, cast) => {
    const what = `${reroll > 0 ? 'noch einmal ' : ''}${terms.checks[purpose]}, ${cast.battalion(battalion)}`
    return `${what}: ${terms.scored(face, score)} gegen ${needed}, ${passed ? 'gelungen' : 'misslungen'}`
  },
  checkSpared: ({ purpose, battalion }, cast) =>
    `${terms.checks[purpose]}, ${cast.battalion(battalion)}: ohne Würfel gelungen, der Oberbefehlshaber führt es`,
  checkFailed: () => '',
  traitActed: ({ trait, purpose, battalion }, cast) =>
    trait === 'fanatics'
      ? `${terms.checks[purpose]}, ${cast.battalion(battalion)}: ohne Würfel gelungen, es sind Fanatiker`
      : `${cast.battalion(battalion)} muss den bestandenen Test noch einmal würfeln: der Schrecken steht vor ihm`,
  testSkipped: ({ battalion }, cast) =>
    `${cast.battalion(battalion)} hat in diesem Zug schon getestet`,
  moveRolled: ({ faces }) => `Bewegungswürfel: ${terms.faces(faces)}`,
  obstaclesRolled: ({ faces }, cast) =>
    `die Hindernisse kosten ${terms.listed(faces.map(cast.far))}`,
  moved: ({ battalion, as, limit }, cast) =>
    `${cast.battalion(battalion)} darf bis zu ${cast.far(limit.total)} ${terms.moves[as]}`,
  formationChanged: ({ battalion, formation }, cast) =>
    `${cast.battalion(battalion)} steht nun ${terms.formations[formation]}`,
  reformBegan: ({ battalion }, cast) =>
    `${cast.battalion(battalion)} steht am Ende des Zuges wieder in Ordnung`,
  orderRegained: ({ battalion }, cast) => `${cast.battalion(battalion)} steht wieder in Ordnung`,
  disordered: ({ battalion, cause }, cast) =>
    `${cast.battalion(battalion)} ist in Unordnung ${terms.disorderCauses[cause]}`,
  mustStand: ({ battalion, turn }, cast) =>
    `${cast.battalion(battalion)} muss in Zug ${turn} stehen`,
  reasonNoted: ({ battalion, reason }, cast) =>
    `${cast.battalion(battalion)} muss die Moral testen: ${terms.reasons[reason]}`,
  broke: ({ battalion }, cast) => `${cast.battalion(battalion)} bricht`,
  runRolled: ({ battalion, faces, inches }, cast) =>
    `${cast.battalion(battalion)} läuft: ${terms.faces(faces)}, ${cast.far(inches)}`,
  ran: ({ battalion, offTable }, cast) =>
    offTable ? `${cast.battalion(battalion)} ist vom Tisch gelaufen` : '',
  rallied: ({ battalion }, cast) => `${cast.battalion(battalion)} sammelt sich und hält`,
  gone: ({ battalion, how }, cast) => `${cast.battalion(battalion)} ${terms.goneWays[how]}`,
  commanderRolled: ({ side, faces, inches }, cast) =>
    `${cast.commander(side)} darf ${cast.far(inches)} reiten: ${terms.faces(faces)}`,
  commanderMoved: ({ side, from, with: friend }, cast) => {
    const who = cast.commander(side)
    const [left, joined] = [cast.battalion(from), cast.battalion(friend)]
    if (from === friend) return from < 0 ? `${who} bleibt allein` : `${who} führt weiter ${left}`
    if (joined !== '') return `${who} führt nun ${joined}`
    return `${who} verlässt ${left}`
  },
  commanderFell: ({ side, battalion }, cast) =>
    `${cast.commander(side)} fällt; er führte ${cast.battalion(battalion)}`,
  commanderSeparated: ({ side, battalion }, cast) =>
    `${cast.commander(side)} lässt ${cast.battalion(battalion)} ziehen und bleibt zurück`,
} satisfies Partial<StorySentences>
