// German wording of checks, moves, order and flight, and of the Oberbefehlshaber.
import type { Names } from '../../../telling/names.ts'
import { scored, sumOf } from '../../../telling/throws.ts'
import { isOver, isRolled, type EventWords } from '../../../telling/wording.ts'
import * as terms from './terms.ts'

/** "gewürfelt 4 + 3: 7 Zoll" */
export const rolled = (faces: readonly number[], n: Names): string =>
  faces.length === 1
    ? `gewürfelt: ${n.far(sumOf(faces))}`
    : `gewürfelt ${faces.join(' + ')}: ${n.far(sumOf(faces))}`

export const moves = {
  checkRolled: (event, n, among) => {
    const { purpose, battalion, face, score, needed, passed, reroll } = event
    const what = `${terms.checks[purpose]}${reroll > 0 ? ', neuer Wurf' : ''} ${scored(face, score)}`
    const [does, fails] = terms.checked[purpose]
    const ends = passed ? does : fails
    const soFar = passed ? 'besteht vorerst' : 'scheitert vorerst'
    return `${what}, nötig ${String(needed)}: ${n.The(battalion)} ${isOver(event, among) ? ends : soFar}`
  },
  checkSpared: ({ purpose, battalion }, n) => ({
    said: `der Oberbefehlshaber ist ${n.at(battalion)}: kein Wurf`,
    drawn: terms.checks[purpose],
  }),
  checkFailed: (event, n, among) =>
    isRolled(event, among) ? '' : `${n.the(event.battalion)} ${terms.checked[event.purpose][1]}`,
  traitActed: ({ trait, purpose, battalion }, n) => ({
    said:
      trait === 'fanatics'
        ? `${n.the(battalion)}: Fanatiker, kein Wurf`
        : `${n.the(battalion)} hat den Schrecken vor sich und würfelt noch einmal: Der zweite Wurf zählt`,
    drawn: terms.checks[purpose],
  }),
  testSkipped: ({ battalion }, n) => `${n.the(battalion)} hat in diesem Zug schon getestet`,
  moveRolled: ({ battalion, faces }, n) => ({
    said: rolled(faces, n),
    drawn: `Bewegung ${n.of(battalion)}`,
  }),
  obstaclesRolled: ({ faces }, n) => ({
    said: `die Hindernisse kosten ${n.far(sumOf(faces))}`,
    drawn: faces.length > 1 ? terms.listed(faces.map(n.far)) : '',
  }),
  moved: ({ battalion, as, limit, keepAway }, n) =>
    `${n.the(battalion)} ${{ forward: 'rückt', back: 'geht', wheel: 'schwenkt' }[as]} bis zu ${n.far(limit.total)}${{ forward: ' vor', back: ' zurück', wheel: '' }[as]}, nicht näher als ${n.far(keepAway)} an den Feind`,
  formationChanged: ({ battalion, formation }, n) =>
    `${n.the(battalion)} bildet ${{ line: 'Linie', column: 'Kolonne' }[formation]}, Front nach Wahl`,
  reformBegan: ({ battalion }, n) =>
    `${n.the(battalion)} steht und ist am Ende des Zuges wieder in Ordnung`,
  orderRegained: ({ battalion }, n) => `${n.the(battalion)} ist wieder in Ordnung`,
  disordered: ({ battalion, cause }, n) =>
    `${n.the(battalion)} ist ungeordnet, ${terms.disorderCauses[cause]}`,
  mustStand: ({ battalion }, n) => `${n.the(battalion)} muss im nächsten Zug stehen`,
  reasonNoted: ({ battalion, reason }, n) =>
    `${n.the(battalion)} ${terms.reasons[reason]}: Es muss die Moral testen`,
  broke: ({ battalion }, n) => `${n.the(battalion)} ist gebrochen`,
  runRolled: ({ battalion, faces }, n) => ({
    said: rolled(faces, n),
    drawn: `Flucht ${n.of(battalion)}`,
  }),
  // Off the table: `gone` says so.
  ran: ({ battalion, inches, offTable }, n) =>
    offTable ? '' : `${n.the(battalion)} läuft ${n.far(inches)} gerade auf den eigenen Rand zu`,
  rallied: ({ battalion }, n) => `${n.the(battalion)} hält an und sammelt sich`,
  gone: ({ battalion, how }, n) => `${n.the(battalion)} ${terms.goneWays[how]}`,
  commanderRolled: ({ side, faces, inches }, n) => ({
    said: `er darf bis zu ${n.far(inches)} reiten`,
    drawn: `${n.commander(side)} würfelt ${faces.join(' + ')}`,
  }),
  commanderMoved: ({ side, from, with: friend }, n) => {
    const who = n.commander(side)
    if (from === friend) return from < 0 ? `${who} bleibt allein` : `${who} bleibt ${n.at(from)}`
    return friend < 0
      ? `${who} verlässt ${n.the(from)}: Alle haben wieder ihre eigene Qualität`
      : `${who} führt nun ${n.the(friend)}: Alle anderen zählen eine Stufe tiefer`
  },
  commanderFell: ({ side, battalion }, n) =>
    `${n.commander(side)} fällt ${n.at(battalion)}: Alle seine Bataillone zählen von nun an eine Stufe tiefer`,
  commanderSeparated: ({ side, battalion }, n) =>
    `${n.commander(side)} bleibt zurück, wo ${n.the(battalion)} stand: Alle haben wieder ihre eigene Qualität`,
} satisfies Partial<EventWords>
