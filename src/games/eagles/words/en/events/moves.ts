// English wording of checks, moves, order and flight, and of the Supreme Commander.
import { scored, sumOf } from '../../../telling/throws.ts'
import { isOver, isRolled, type EventWords } from '../../../telling/wording.ts'
import type { Names } from '../../../telling/names.ts'
import * as terms from './terms.ts'

/** "rolled 4 + 3: 7 in" */
export const rolled = (faces: readonly number[], n: Names): string =>
  faces.length === 1
    ? `rolled ${n.far(sumOf(faces))}`
    : `rolled ${faces.join(' + ')}: ${n.far(sumOf(faces))}`

export const moves = {
  checkRolled: (event, n, among) => {
    const { purpose, battalion, face, score, needed, passed, reroll } = event
    const what = `${terms.checks[purpose]}${reroll > 0 ? ', new roll' : ''} ${scored(face, score)}`
    const [does, fails] = terms.checked[purpose]
    const ends = passed ? does : fails
    const soFar = passed ? 'passes so far' : 'fails so far'
    return `${what}, needed ${String(needed)}: ${n.the(battalion)} ${isOver(event, among) ? ends : soFar}`
  },
  checkSpared: ({ purpose, battalion }, n) => ({
    said: `the Supreme Commander is ${n.at(battalion)}: no die needed`,
    drawn: terms.checks[purpose],
  }),
  checkFailed: (event, n, among) =>
    isRolled(event, among) ? '' : `${n.the(event.battalion)} ${terms.checked[event.purpose][1]}`,
  traitActed: ({ trait, purpose, battalion }, n) => ({
    said:
      trait === 'fanatics'
        ? `${n.the(battalion)}: fanatics, no die needed`
        : `${n.the(battalion)} faces terror and throws once more: the second die counts`,
    drawn: terms.checks[purpose],
  }),
  testSkipped: ({ battalion }, n) => `${n.the(battalion)} has tested this turn: no further test`,
  moveRolled: ({ battalion, faces }, n) => ({
    said: rolled(faces, n),
    drawn: `move ${n.of(battalion)}`,
  }),
  obstaclesRolled: ({ faces }, n) => ({
    said: `the obstacles take ${n.far(sumOf(faces))}`,
    drawn: faces.length > 1 ? terms.listed(faces.map(n.far)) : '',
  }),
  moved: ({ battalion, as, limit, keepAway }, n) =>
    `${n.the(battalion)} ${{ forward: 'advances', back: 'steps back', wheel: 'wheels' }[as]} up to ${n.far(limit.total)}, not within ${n.far(keepAway)} of the enemy`,
  formationChanged: ({ battalion, formation }, n) =>
    `${n.the(battalion)} forms ${formation}, facing as it likes`,
  reformBegan: ({ battalion }, n) =>
    `${n.the(battalion)} stands and is in order again at the end of the turn`,
  orderRegained: ({ battalion }, n) => `${n.the(battalion)} is in good order again`,
  disordered: ({ battalion, cause }, n) =>
    `${n.the(battalion)} is disordered, ${terms.disorderCauses[cause]}`,
  mustStand: ({ battalion }, n) => `${n.the(battalion)} must stand next turn`,
  reasonNoted: ({ battalion, reason }, n) =>
    `${n.the(battalion)} ${terms.reasons[reason]}: it will have to test its resolve`,
  broke: ({ battalion }, n) => `${n.the(battalion)} is broken`,
  runRolled: ({ battalion, faces }, n) => ({
    said: rolled(faces, n),
    drawn: `flight ${n.of(battalion)}`,
  }),
  // Off the table: `gone` says so.
  ran: ({ battalion, inches, offTable }, n) =>
    offTable ? '' : `${n.the(battalion)} runs ${n.far(inches)} straight to its own edge`,
  rallied: ({ battalion }, n) => `${n.the(battalion)} halts and rallies`,
  gone: ({ battalion, how }, n) => `${n.the(battalion)} ${terms.goneWays[how]}`,
  commanderRolled: ({ side, faces, inches }, n) => ({
    said: `he may ride up to ${n.far(inches)}`,
    drawn: `${n.commander(side)} rolls ${faces.join(' + ')}`,
  }),
  commanderMoved: ({ side, from, with: friend }, n) => {
    const who = n.commander(side)
    if (from === friend) return from < 0 ? `${who} stays on his own` : `${who} stays ${n.at(from)}`
    return friend < 0
      ? `${who} leaves ${n.the(from)}: all have their own quality again`
      : `${who} joins ${n.the(friend)}: all others are one level lower`
  },
  commanderFell: ({ side, battalion }, n) =>
    `${n.commander(side)} is dead, he was ${n.at(battalion)}: all his battalions are one level lower for good`,
  commanderSeparated: ({ side, battalion }, n) =>
    `${n.commander(side)} stays behind, where ${n.the(battalion)} stood: all have their own quality again`,
} satisfies Partial<EventWords>
