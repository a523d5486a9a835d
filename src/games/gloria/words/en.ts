// The words of Gloria Mundi in English.
import { own } from '../../../core/own.ts'
import { specials, kinds, purchases, results, throws, ways, escapes } from './enTerms.ts'
import { correctedEn } from './enCorrected.ts'
import { correctedIn, stations, type Names, type Tables } from './words.ts'

const purchase = (what: keyof typeof purchases, about: string, { area }: Names): string =>
  `${purchases[what]} (${area(about.split(':')[0] ?? '')})`

const go =
  (verb: string) =>
  (part: string, { area, list }: Names): string => {
    const [units, areas] = stations(part)
    const via = areas.length > 1 ? ` by way of ${area(areas[0] ?? '')}` : ''
    return `${verb} with ${list(units)}${via} to ${area(areas.at(-1) ?? '')}`
  }

const forms = (units: readonly string[], [one, several]: readonly [string, string]): string =>
  units.length === 1 ? one : several

const battle = (id: string): string => `battle ${id}`

export const en: Tables = {
  and: 'and',
  nobody: 'nobody',
  kingIn: (city) => `King in ${city}`,
  names: {},
  events: {
    roundBegan: ({ round, order }, { players }) =>
      `Round ${round} begins. Order: ${players(order)}.`,
    orderRolled: ({ player, sum }, names) => `${names.player(player)} throws ${sum}.`,
    turnBegan: ({ player }, names) => `It is the turn of the ${names.player(player)}.`,
    named: ({ player, unit, specials: two }, names) => {
      const who = unit === '' ? `All armies of the ${names.player(player)} have` : `${unit} has`
      const has = two.map((each) => specials[each])
      return `${who} ${has[0] === has[1] ? `${has[0] ?? ''}, twice` : names.list(has)}.`
    },
    offered: ({ player, other }, names) =>
      `${names.player(player)} offers an alliance to ${names.player(other)}.`,
    declined: ({ player, other }, names) =>
      `${names.player(player)} declines the offer of ${names.player(other)}.`,
    allied: ({ player, other }, names) =>
      `${names.player(player)} and ${names.player(other)} are allies now.`,
    allianceEnded: ({ player, other }, names) =>
      `${names.player(player)} ends the alliance with ${names.player(other)}.`,
    earned: ({ player, amount, city }, names) =>
      `${names.player(player)} takes ${amount}${city === null ? ' from plate fleets' : ` from ${names.area(city)}`}.`,
    powerTaken: ({ player, area }, names) =>
      `${names.player(player)} takes the power of ${names.area(area)} instead of its income.`,
    bridges: ({ player, closed }, names) =>
      `${names.player(player)} ${closed ? 'closes' : 'opens'} the bridges over the Mealy.`,
    bought: ({ player, purchase: what, about, price }, names) =>
      `${names.player(player)} ${purchase(what, about, names)}: ${price}.`,
    spent: ({ player, purchases: list, lost }, names) =>
      `${names.player(player)} ${list.length === 0 ? 'buys nothing' : names.list(list.map((each) => purchase(each.purchase, each.about, names)))}${lost === 0 ? '' : `; ${lost} are lost`}.`,
    interdicted: ({ player, city, other }, names) =>
      `${names.player(player)} lays an interdict on ${city === null ? names.player(other) : names.area(city)}.`,
    thrown: ({ player, use, faces }, names) =>
      `${names.player(player)} throws ${faces.join(' and ')} ${throws[use]}.`,
    sacked: ({ area }, names) => `${names.area(area)} is sacked.`,
    unsacked: ({ area }, names) => `${names.area(area)} is rebuilt.`,
    founded: ({ player, area, what }, names) =>
      `${names.player(player)} raises a new ${kinds[what]} in ${names.area(area)}.`,
    posted: ({ player, area }, names) =>
      `${names.player(player)} founds a trading post in ${names.area(area)}.`,
    postLost: ({ player, area }, names) =>
      `${names.player(player)} loses the trading post in ${names.area(area)}.`,
    plateMade: ({ area, plate }, names) =>
      `A plate fleet (${plate}) is ready in ${names.area(area)}.`,
    plateTaken: ({ player, plate }, names) => `${names.player(player)} takes plate fleet ${plate}.`,
    plateLanded: ({ player, area, plate }, names) =>
      `${names.player(player)} lands plate fleet ${plate} in ${names.area(area)}.`,
    plateStolen: ({ player, plate }, names) =>
      `The money of plate fleet ${plate} goes to ${names.player(player)}.`,
    kingdomWon: ({ player, people }, names) =>
      `${names.people(people)} sides with ${names.player(player)}.`,
    kingdomLost: ({ player, people }, names) =>
      `${names.people(people)} turns away from ${names.player(player)}.`,
    silenced: ({ player, continent }, names) =>
      `In ${names.area(continent)} only the posts of ${names.player(player)} work.`,
    beaten: ({ people }, names) => `${names.people(people)} is beaten.`,
    moved: ({ units, from, path, by }, { area, list }) =>
      `${list(units)} ${forms(units, ways[by])} from ${area(from)} to ${area(path.at(-1) ?? from)}.`,
    halted: ({ units, area }, names) =>
      `${names.list(units)} halted in ${names.area(area)}: the way was not free.`,
    sailed: ({ fleet, area }, names) => `Fleet ${fleet} sails to ${names.area(area)}.`,
    sortied: ({ player, area }, names) =>
      `The militia of ${names.player(player)} makes a sortie to ${names.area(area)}.`,
    voyage: ({ player, piece, area }, names) =>
      `${names.player(player)} announces: ${piece} by sea to ${names.area(area)}.`,
    blocked: ({ player, fleet }, names) =>
      `${names.player(player)} blocks the way with ${fleet === null ? 'pirates' : `fleet ${fleet}`}.`,
    intercepted: ({ player, fleet }, names) =>
      `${names.player(player)} intercepts with ${fleet === null ? 'pirates' : `fleet ${fleet}`}.`,
    voyageFailed: ({ piece }) => `${piece} does not get through and stays where it was.`,
    fleetLost: ({ fleet }) => `Fleet ${fleet} has no port to go to and is lost.`,
    fleetBroken: ({ fleet, area }, names) =>
      `Fleet ${fleet} is broken up into two brigades in ${names.area(area)}.`,
    battle: ({ battle: id, area, ticket }, names) =>
      `Ticket ${id}: battle in ${names.area(area)}, ${ticket.sides[0].strength} against ${ticket.sides[1].strength} table units.`,
    entered: ({ battle: id, result }) => `Entered for ${battle(id)}: ${results[result.how]}.`,
    differ: ({ battle: id, attacker, defender }) =>
      `For ${battle(id)} the attacker entered “${results[attacker.how]}”, the defender “${results[defender.how]}”. Neither counts yet.`,
    parked: ({ battle: id, area }, names) =>
      `${names.area(area)} is closed until the result of ${battle(id)} is in.`,
    fought: ({ area, how }, names) => `Battle in ${names.area(area)}: ${results[how]}.`,
    retreated: ({ units, area, from }, names) =>
      `${names.list(units)} ${forms(units, ['retires', 'retire'])} from ${names.area(from)} to ${names.area(area)}.`,
    destroyed: ({ units, area }, names) =>
      `${names.list(units)} ${forms(units, ['is', 'are'])} destroyed in ${names.area(area)}.`,
    movedIn: ({ player, area }, names) => `${names.player(player)} moves into ${names.area(area)}.`,
    escaped: ({ player, how }, names) => `${names.player(player)} ${escapes[how]}.`,
    degraded: ({ unit, what, types }, { list }) => {
      if (types.length === 0) return `${unit} is gone.`
      return what === 'army'
        ? `Army ${unit} falls apart: ${list(types.map((type) => kinds[type]))}.`
        : `${unit}, ${kinds[what]}, is independent now.`
    },
    broken: ({ unit }) => `Army ${unit} is divided into two brigades.`,
    surplus: ({ unit, area }, names) => `${unit} is too much in ${names.area(area)} and goes.`,
    given: ({ unit }) => `Supply brigade ${unit} is given up.`,
    attrition: ({ units, faces }, { list }) =>
      `Attrition: ${list(units.map((unit, place) => `${unit} ${faces[place] ?? 0}`))}.`,
    besieged: ({ player, area, units }, names) =>
      `${names.player(player)} besieges ${names.area(area)} with ${names.list(units)}.`,
    siegeRolled: ({ area, face, counts, taken }, names) =>
      `Siege of ${names.area(area)}: ${face}${face === counts ? '' : `, counts as ${counts}`}. ${taken ? 'It is taken.' : 'It holds.'}`,
    cityTaken: ({ player, area }, names) =>
      `${names.area(area)} belongs to ${names.player(player)}.`,
    out: ({ player }, names) => `${names.player(player)} is out.`,
    roundEnded: ({ round }) => `Round ${round} is over.`,
    campaignEnded: ({ winners }, { players }) =>
      `The campaign is over. Winner: ${players(winners)}.`,
    overruled: ({ reason, what }, names) =>
      `Corrected: ${reason}.${what === undefined ? '' : ` ${correctedIn(correctedEn, what.figure, what, names)}.`}`,
  },
  options: {
    done: () => 'Done',
    none: () => 'Nothing of it',
    yes: () => 'Yes',
    no: () => 'No',
    income: () => 'Take the income',
    power: () => 'Take the power',
    open: () => 'Leave the bridges open',
    close: () => 'Close the bridges',
    quick: () => 'Let the dice decide',
    attackerWins: () => 'The attacker won',
    defenderWins: () => 'The defender won',
    drawn: () => 'A draw',
    attackerRouts: () => 'The attacker won, the defender broke',
    defenderRouts: () => 'The defender won, the attacker broke',
    result: (id) => `Enter the result of ${battle(id)}`,
    end: (id, { player }) => `End the alliance with ${player(id)}`,
    offer: (id, { player }) => `Offer an alliance to ${player(id)}`,
    build: (part, { area }) => {
      const [at = '', type = ''] = part.split(':')
      return `Build in ${area(at)}: ${own<string>(kinds, type) ?? type}`
    },
    combine: (id, { area }) => `Combine the two brigades in ${area(id)} into an army`,
    hire: (id, { area }) => `Hire in ${area(id)}`,
    unsack: (id, { area }) => `Rebuild ${area(id)}`,
    fleet: (id, { area }) => `Fit out a fleet in ${area(id)}`,
    fort: (id, { area }) => `Build a fort in ${area(id)}`,
    court: (id, { people }) => `Pay for an audience: ${people(id)}`,
    aside: (id, { area }) => `Set money aside for the power of ${area(id)}`,
    take: (part, { list }) => `Hire ${list(part.split('+'))}`,
    army: (part, { list }) => `Hire ${list(part.split('+'))} as an army`,
    interdict: (id, { area }) => `Interdict on ${area(id)}`,
    khan: () => 'Call the Khan',
    piracy: (id, { area }) => `Let the pirates sack ${area(id)}`,
    raid: (part, { area, player }) =>
      `Raid the force of ${player(part.split('>')[0] ?? '')} in ${area(part.split('>')[1] ?? '')}`,
    found: (id, { area }) => `Raise a brigade in ${area(id)}`,
    post: (id) => `Let ${id} found a trading post`,
    deal: (id, { people }) => `Make a deal: ${people(id)}`,
    audience: (id, { people }) => `Go to court: ${people(id)}`,
    plate: (id, { area }) => `Send for a plate fleet: ${area(id)}`,
    war: (id, { people }) => `Stir up ${people(id)}`,
    kingdom: (id, { people }) => `Send out the army of ${people(id)}`,
    target: (id, { area }) => `Against ${area(id)}`,
    sack: (id, { area }) => `Sack ${area(id)}`,
    to: (id, { area }) => `To ${area(id)}`,
    move: go('Move'),
    attack: go('Attack'),
    cavalry: go('Ride'),
    road: go('Go by road'),
    river: go('Go by river'),
    sea: go('Sail'),
    break: (id) => `Divide army ${id}`,
    sail: go('Sail'),
    ship: go('Ship the plate'),
    sortie: (id, { area }) => `Militia sortie to ${area(id)}`,
    pirates: () => 'Send the pirates',
    block: (id) => `Block with fleet ${id}`,
    intercept: (id) => `Intercept with fleet ${id}`,
    besiege: go('Lay siege'),
    lose: (id) => `${id} is the one`,
    supply: (id) => (id === '' ? 'Supply' : `Give up supply brigade ${id}`),
    sackIt: () => 'Sack the area',
    rio: () => 'Use the administration of Rio',
    infantry: () => 'Infantry',
    'light-cavalry': () => 'Light cavalry',
    'heavy-cavalry': () => 'Heavy cavalry',
    artillery: () => 'Artillery',
    'siege-guns': () => 'Siege guns',
    'very-heavy-artillery': () => 'Very heavy artillery',
    'horse-artillery': () => 'Horse artillery',
    marksmen: () => 'Marksmen',
    guard: () => 'Guard',
    wagonburg: () => 'Wagonburg',
    'double-regiment': () => 'Double regiment',
    engineers: () => 'Engineers',
    cadre: () => 'Cadre',
    fanatics: () => 'Fanatics',
    terror: () => 'Terror weapon',
    'horse-archers': () => 'Horse archers',
  },
  reasons: {
    'not-linked': 'No way leads there',
    'no-bridge': 'There is no bridge over the river',
    'bridges-closed': 'The bridges are closed to a force without army or artillery',
    'closed-area': 'Nobody may enter there',
    enemy: 'An enemy is there',
    independents: 'Independents hold it',
    fortress: 'Units in a fortress cannot be attacked in battle',
    'army-inside': 'An army is inside',
    'army-needed': 'Only a force with an army may attack an army',
    'no-siege-train': 'A siege needs an army or an artillery brigade',
    'no-room': 'There is no room: two land units at most, one of them an army',
    acted: 'It has acted in this turn',
    'besieged-already': 'It has been besieged in this turn',
    'nobody-inside': 'Nobody is inside: it can simply be entered',
    'own-fortress': 'It is your own fortress',
    'must-stop': 'A force must stop in an empty city',
    'line-closed': 'The Plimsole Line is closed to road moves',
    'no-lift': 'No lift is left',
    'not-your-port': 'It is no port of yours',
    'not-your-city': 'It is no city of yours that serves for this',
    sacked: 'It is sacked',
    'not-sacked': 'It is not sacked',
    'for-ever': 'It is sacked for ever',
    'no-money': 'Not enough money',
    ally: 'It is an ally’s',
    used: 'That has been used, or was not taken',
    interdicted: 'An interdict lies on it',
    'last-turn': 'The militia was out in your last turn',
    fort: 'It has a fort',
    'no-post': 'You have no post there',
    locked: 'A battle there waits for its result',
    'no-brigades': 'The brigades for it are not there',
    'nobody-there': 'Nobody is there',
    occupied: 'Units stand there',
    'not-yours': 'It is not yours',
  },
  fields: { first: 'First', second: 'Second' },
}
