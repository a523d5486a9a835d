// Corrections in Gloria Mundi, as they are told in German.
import { own } from '@/core/own.ts'
import { headOf, partOf } from '@/core/option.ts'
import { specials } from './deTerms.ts'
import type { CorrectedWords, Names } from './words.ts'

const dealings: Readonly<Record<string, (about: string, names: Names) => string>> = {
  deal: (about, { people }) => `Handel: ${people(about)}`,
  audience: (about, { people }) => `Audienz: ${people(about)}`,
  plate: (about, { area }) => `Wurf um eine Silberflotte: ${area(about)}`,
  ship: (about) => `Fahrt der Silberflotte ${about}`,
  end: (about, { player }) => `Ende des Bündnisses: ${player(about)}`,
}

/** By the list of the own turn that it stands in. */
export const deedDe = (list: string, what: string, names: Names): string => {
  switch (list) {
    case 'lifts':
      return `Schiffsraum: ${names.area(what)}`
    case 'besieged':
      return `Belagerung: ${names.area(what)}`
    case 'courts':
      return `Bezahlte Audienz: ${names.people(what)}`
    case 'war':
      return what === 'deal' ? 'Wurf für die Einheimischen' : `Armee: ${names.people(what)}`
    default:
      return own(dealings, headOf(what))?.(partOf(what), names) ?? what
  }
}

export const correctedDe: CorrectedWords = {
  power: ({ city, is }, { area }) =>
    `Die Macht von ${area(city)} ist ${{ none: 'nicht genommen', taken: 'genommen und noch nicht genutzt', used: 'genommen und genutzt' }[is]}`,
  interdict: ({ by, of }, { player, area }) =>
    of === null
      ? `${player(by)} hat keinen Bann in Kraft`
      : `${player(by)} hat den Bann über ${area(of)} verhängt`,
  bridges: ({ closed }) => `Die Brücken über die Mealy sind ${closed ? 'gesperrt' : 'offen'}`,
  sortie: ({ player: by, at }, { player, area }) =>
    at === null
      ? `Die Miliz ist zu Hause (${player(by)})`
      : `Die Miliz steht in ${area(at)} (${player(by)})`,
  lastSortie: ({ player: by, round }, { player }) =>
    round === null
      ? `Die Miliz war noch nicht aus (${player(by)})`
      : `Die Miliz war zuletzt in Runde ${round} aus (${player(by)})`,
  plate: ({ plate, owner, at }, { player, area }) =>
    `Die Silberflotte ${plate} liegt in ${area(at)} und gehört ${player(owner)}`,
  kingdom: ({ people: id, owner }, { people, player }) =>
    owner === null
      ? `${people(id)} hält es mit niemandem`
      : `${people(id)} hält es mit ${player(owner)}`,
  silenced: ({ continent, by, silenced }, { area, player }) =>
    silenced
      ? `${area(continent)}: Nur die Posten von ${player(by)} arbeiten`
      : `${area(continent)}: ${player(by)} legt keine Posten mehr still`,
  beaten: ({ people: id, beaten }, { people }) =>
    `${people(id)} ist ${beaten ? 'geschlagen' : 'nicht geschlagen'}`,
  turn: ({ of, what, done }, names) =>
    `${done ? 'In diesem Zug getan' : 'In diesem Zug noch nicht getan'}: ${deedDe(of, what, names)}`,
  fleetDid: ({ fleet, sailed, used }) =>
    `Flotte ${fleet} ist in diesem Zug ${sailed ? '' : 'nicht '}gesegelt und hat ${used ? '' : 'nicht '}gesperrt oder gestellt`,
  owed: ({ unit, owed }) =>
    owed ? `${unit} wartet dort auf die Schlacht` : `${unit} wartet auf keine Schlacht mehr`,
  credit: ({ player: by, amount }, { player }) =>
    `Silber, das im nächsten Schritt 2 kommt (${player(by)}): ${amount}`,
  named: ({ player: by, specials: two }, { player, list }) => {
    const has = two.map((each) => specials[each])
    return `${player(by)}: Alle Armeen haben ${has[0] === has[1] ? `zweimal ${has[0] ?? ''}` : list(has)}`
  },
  back: ({ player: by }, { player }) => `${player(by)} spielt wieder mit`,
  seats: () => 'Wer welchen König spielt, ist neu festgelegt',
}
