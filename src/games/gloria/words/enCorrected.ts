// Corrections in Gloria Mundi, as they are told in English.
import { own } from '@/core/own.ts'
import { headOf, partOf } from '@/core/option.ts'
import type { Names } from './words.ts'
import { specials } from './enTerms.ts'
import type { CorrectedWords } from './words.ts'

const dealings: Readonly<Record<string, (about: string, names: Names) => string>> = {
  deal: (about, { people }) => `deal: ${people(about)}`,
  audience: (about, { people }) => `audience: ${people(about)}`,
  plate: (about, { area }) => `throw for a plate fleet: ${area(about)}`,
  ship: (about) => `shipping of plate fleet ${about}`,
  end: (about, { player }) => `end of the alliance: ${player(about)}`,
}

/** By the list of the own turn that it stands in. */
export const deedEn = (list: string, what: string, names: Names): string => {
  switch (list) {
    case 'lifts':
      return `lift: ${names.area(what)}`
    case 'besieged':
      return `siege: ${names.area(what)}`
    case 'courts':
      return `paid audience: ${names.people(what)}`
    case 'war':
      return what === 'deal' ? 'throw for the natives' : `army: ${names.people(what)}`
    default:
      return own(dealings, headOf(what))?.(partOf(what), names) ?? what
  }
}

export const correctedEn: CorrectedWords = {
  power: ({ city, is }, { area }) =>
    `The power of ${area(city)} is ${{ none: 'not taken', taken: 'taken, and not used yet', used: 'taken, and used' }[is]}`,
  interdict: ({ by, of }, { player, area }) =>
    of === null
      ? `${player(by)} has no interdict in force`
      : `${player(by)} has an interdict on ${area(of)}`,
  bridges: ({ closed }) => `The bridges over the Mealy are ${closed ? 'closed' : 'open'}`,
  sortie: ({ player: by, at }, { player, area }) =>
    `The militia of ${player(by)} is ${at === null ? 'at home' : `out in ${area(at)}`}`,
  lastSortie: ({ player: by, round }, { player }) =>
    round === null
      ? `${player(by)} has made no sortie yet`
      : `The last sortie of ${player(by)} was in round ${round}`,
  plate: ({ plate, owner, at }, { player, area }) =>
    `Plate fleet ${plate} is in ${area(at)} and belongs to ${player(owner)}`,
  kingdom: ({ people: id, owner }, { people, player }) =>
    `${people(id)} sides with ${player(owner)}`,
  silenced: ({ continent, by, silenced }, { area, player }) =>
    silenced
      ? `In ${area(continent)} only the posts of ${player(by)} work`
      : `In ${area(continent)} ${player(by)} silences no posts`,
  beaten: ({ people: id, beaten }, { people }) =>
    `${people(id)} is ${beaten ? 'beaten' : 'not beaten'}`,
  turn: ({ of, what, done }, names) =>
    `${done ? 'Done in this own turn' : 'Not done yet in this own turn'}: ${deedEn(of, what, names)}`,
  fleetDid: ({ fleet, sailed, used }) =>
    `In this own turn fleet ${fleet} has ${sailed ? '' : 'not '}sailed and has ${used ? '' : 'not '}blocked or intercepted`,
  owed: ({ unit, owed }) =>
    owed
      ? `${unit} waits for the battle where it stands`
      : `${unit} does not wait for a battle any more`,
  credit: ({ player: by, amount }, { player }) =>
    `Plate money that ${player(by)} gets in the next step 2: ${amount}`,
  named: ({ player: by, specials: two }, { player, list }) => {
    const has = two.map((each) => specials[each])
    return `All armies of ${player(by)} have ${has[0] === has[1] ? `${has[0] ?? ''}, twice` : list(has)}`
  },
  back: ({ player: by }, { player }) => `${player(by)} is in the game again`,
  seats: () => 'Who plays which king has been set anew',
}
