// English sentences for checks, moves, order and flight, and for the Supreme Commander.
import type { CheckPurpose } from '@/games/eagles/rules/index.ts'
import type { StorySentences } from '../../../telling/story.ts'
import * as terms from './terms.ts'

const check = (purpose: CheckPurpose, of: string): string => `${terms.checks[purpose]} of ${of}`

export const moves = {
  checkRolled: ({ purpose, battalion, face, score, needed, passed, reroll }, cast) => {
    const what = `${reroll > 0 ? 'again, ' : ''}${check(purpose, cast.battalion(battalion))}`
    return `${what}: ${terms.scored(face, score)} against ${needed}, ${passed ? 'passed' : 'failed'}`
  },
  checkSpared: ({ purpose, battalion }, cast) =>
    `${check(purpose, cast.battalion(battalion))}: passed without a die, the commander is with it`,
  checkFailed: () => '',
  traitActed: ({ trait, purpose, battalion }, cast) =>
    trait === 'fanatics'
      ? `${check(purpose, cast.battalion(battalion))}: passed without a die, they are fanatics`
      : `${cast.battalion(battalion)} must throw the test that it passed once more: terror is upon it`,
  testSkipped: ({ battalion }, cast) =>
    `${cast.battalion(battalion)} has tested in this turn and need not test again`,
  moveRolled: ({ faces }) => `movement dice: ${terms.faces(faces)}`,
  obstaclesRolled: ({ faces }, cast) =>
    `the obstacles take ${terms.listed(faces.map(cast.far))} off`,
  moved: ({ battalion, as, limit }, cast) =>
    `${cast.battalion(battalion)} may go ${terms.moves[as]} up to ${cast.far(limit.total)}`,
  formationChanged: ({ battalion, formation }, cast) =>
    `${cast.battalion(battalion)} is now ${terms.formations[formation]}`,
  reformBegan: ({ battalion }, cast) =>
    `${cast.battalion(battalion)} will be in good order at the end of the turn`,
  orderRegained: ({ battalion }, cast) => `${cast.battalion(battalion)} is in good order again`,
  disordered: ({ battalion, cause }, cast) =>
    `${cast.battalion(battalion)} is disordered ${terms.disorderCauses[cause]}`,
  mustStand: ({ battalion, turn }, cast) =>
    `${cast.battalion(battalion)} must stand in turn ${turn}`,
  reasonNoted: ({ battalion, reason }, cast) =>
    `${cast.battalion(battalion)} will have to test: ${terms.reasons[reason]}`,
  broke: ({ battalion }, cast) => `${cast.battalion(battalion)} breaks`,
  runRolled: ({ battalion, faces, inches }, cast) =>
    `${cast.battalion(battalion)} runs: ${terms.faces(faces)}, ${cast.far(inches)}`,
  ran: ({ battalion, offTable }, cast) =>
    offTable ? `${cast.battalion(battalion)} has run off the table` : '',
  rallied: ({ battalion }, cast) => `${cast.battalion(battalion)} rallies and halts`,
  gone: ({ battalion, how }, cast) => `${cast.battalion(battalion)} ${terms.goneWays[how]}`,
  commanderRolled: ({ side, faces, inches }, cast) =>
    `${cast.commander(side)} may ride ${cast.far(inches)}: ${terms.faces(faces)}`,
  commanderMoved: ({ side, from, with: friend }, cast) => {
    const who = cast.commander(side)
    const [left, joined] = [cast.battalion(from), cast.battalion(friend)]
    if (from === friend) return from < 0 ? `${who} stays on his own` : `${who} stays with ${left}`
    if (joined !== '') return `${who} joins ${joined}`
    return `${who} leaves ${left}`
  },
  commanderFell: ({ side, battalion }, cast) =>
    `${cast.commander(side)} falls with ${cast.battalion(battalion)}`,
  commanderSeparated: ({ side, battalion }, cast) =>
    `${cast.commander(side)} lets ${cast.battalion(battalion)} go and stays behind`,
} satisfies Partial<StorySentences>
