// The words of Gloria Mundi in German.
import { own } from '../../../core/own.ts'
import { specials, kinds, purchases, results, throws, ways, escapes } from './deTerms.ts'
import { dataNames } from './deNames.ts'
import { correctedDe } from './deCorrected.ts'
import { correctedIn, stations, type Names, type Tables } from './words.ts'

const purchase = (what: keyof typeof purchases, about: string, { area }: Names): string =>
  `${purchases[what]} (${area(about.split(':')[0] ?? '')})`

const go =
  (verb: string) =>
  (part: string, { area, list }: Names): string => {
    const [units, areas] = stations(part)
    const via = areas.length > 1 ? ` über ${area(areas[0] ?? '')}` : ''
    return `${verb}: ${list(units)}${via} nach ${area(areas.at(-1) ?? '')}`
  }

export const de: Tables = {
  and: 'und',
  nobody: 'niemand',
  kingIn: (city) => `König in ${city}`,
  names: dataNames,
  events: {
    roundBegan: ({ round, order }, { players }) =>
      `Runde ${round} beginnt. Reihenfolge: ${players(order)}.`,
    orderRolled: ({ player, sum }, names) => `${names.player(player)} würfelt ${sum}.`,
    turnBegan: ({ player }, names) => `${names.player(player)} ist am Zug.`,
    named: ({ player, unit, specials: two }, names) => {
      const who = unit === '' ? `${names.player(player)}: Alle Armeen haben` : `${unit} hat`
      const has = two.map((each) => specials[each])
      return `${who} ${has[0] === has[1] ? `zweimal ${has[0] ?? ''}` : names.list(has)}.`
    },
    offered: ({ player, other }, names) =>
      `${names.player(player)} bietet ${names.player(other)} ein Bündnis an.`,
    declined: ({ player, other }, names) =>
      `${names.player(player)} lehnt das Angebot ab (${names.player(other)}).`,
    allied: ({ player, other }, names) =>
      `${names.player(player)} und ${names.player(other)} sind jetzt verbündet.`,
    allianceEnded: ({ player, other }, names) =>
      `${names.player(player)} beendet das Bündnis mit ${names.player(other)}.`,
    earned: ({ player, amount, city }, names) =>
      `${names.player(player)} nimmt ${amount} ein, ${city === null ? 'aus Silberflotten' : `aus ${names.area(city)}`}.`,
    powerTaken: ({ player, area }, names) =>
      `${names.player(player)} nimmt statt der Einnahmen die Macht von ${names.area(area)}.`,
    bridges: ({ player, closed }, names) =>
      `${names.player(player)} ${closed ? 'sperrt die Brücken' : 'lässt die Brücken offen'}.`,
    bought: ({ player, purchase: what, about, price }, names) =>
      `${names.player(player)} ${purchase(what, about, names)}: ${price}.`,
    spent: ({ player, purchases: list, lost }, names) =>
      `${names.player(player)} ${list.length === 0 ? 'kauft nichts' : names.list(list.map((each) => purchase(each.purchase, each.about, names)))}${lost === 0 ? '' : `; ${lost} verfallen`}.`,
    interdicted: ({ player, city, other }, names) =>
      `${names.player(player)} verhängt den Bann über ${city === null ? names.player(other) : names.area(city)}.`,
    thrown: ({ player, use, faces }, names) =>
      `${names.player(player)} würfelt ${faces.join(' und ')} ${throws[use]}.`,
    sacked: ({ area }, names) => `${names.area(area)} ist geplündert.`,
    unsacked: ({ area }, names) => `${names.area(area)} ist wieder aufgebaut.`,
    founded: ({ player, area, what }, names) =>
      `${names.player(player)}: neu in ${names.area(area)}: ${kinds[what]}.`,
    posted: ({ player, area }, names) =>
      `${names.player(player)} gründet einen Handelsposten in ${names.area(area)}.`,
    postLost: ({ player, area }, names) =>
      `${names.player(player)} verliert den Handelsposten in ${names.area(area)}.`,
    plateMade: ({ area, plate }, names) =>
      `Eine Silberflotte (${plate}) liegt in ${names.area(area)} bereit.`,
    plateTaken: ({ player, plate }, names) =>
      `${names.player(player)} nimmt die Silberflotte ${plate}.`,
    plateLanded: ({ player, area, plate }, names) =>
      `${names.player(player)} bringt die Silberflotte ${plate} nach ${names.area(area)}.`,
    plateStolen: ({ player, plate }, names) =>
      `Das Silber der Flotte ${plate} fällt an ${names.player(player)}.`,
    kingdomWon: ({ player, people }, names) =>
      `${names.people(people)} hält es mit ${names.player(player)}.`,
    kingdomLost: ({ player, people }, names) =>
      `${names.people(people)} wendet sich ab von ${names.player(player)}.`,
    silenced: ({ player, continent }, names) =>
      `${names.area(continent)}: Nur die Posten von ${names.player(player)} arbeiten.`,
    beaten: ({ people }, names) => `${names.people(people)} ist geschlagen.`,
    moved: ({ units, from, path, by }, { area, list }) =>
      `${list(units)} ${ways[by]} von ${area(from)} nach ${area(path.at(-1) ?? from)}.`,
    halted: ({ units, area }, names) =>
      `${names.list(units)}: Halt in ${names.area(area)}, der Weg war nicht frei.`,
    sailed: ({ fleet, area }, names) => `Flotte ${fleet} segelt nach ${names.area(area)}.`,
    sortied: ({ player, area }, names) =>
      `Die Miliz rückt aus nach ${names.area(area)} (${names.player(player)}).`,
    voyage: ({ player, piece, area }, names) =>
      `${names.player(player)} kündigt an: ${piece} zur See nach ${names.area(area)}.`,
    blocked: ({ player, fleet }, names) =>
      `${names.player(player)} sperrt den Weg mit ${fleet === null ? 'Piraten' : `Flotte ${fleet}`}.`,
    intercepted: ({ player, fleet }, names) =>
      `${names.player(player)} stellt sich mit ${fleet === null ? 'Piraten' : `Flotte ${fleet}`}.`,
    voyageFailed: ({ piece }) => `${piece} kommt nicht durch und bleibt, wo es war.`,
    fleetLost: ({ fleet }) => `Flotte ${fleet} hat keinen Hafen mehr und ist verloren.`,
    fleetBroken: ({ fleet, area }, names) =>
      `Flotte ${fleet} löst sich auf: zwei Brigaden in ${names.area(area)}.`,
    battle: ({ battle: id, area, ticket }, names) =>
      `Zettel ${id}: Schlacht in ${names.area(area)}, ${ticket.sides[0].strength} gegen ${ticket.sides[1].strength} Tischeinheiten.`,
    entered: ({ battle: id, result }) => `Für Schlacht ${id} eingetragen: ${results[result.how]}.`,
    differ: ({ battle: id, attacker, defender }) =>
      `Für Schlacht ${id} schreibt der Angreifer „${results[attacker.how]}“, der Verteidiger „${results[defender.how]}“. Noch gilt keines.`,
    parked: ({ battle: id, area }, names) =>
      `${names.area(area)} ist gesperrt, bis das Ergebnis der Schlacht ${id} da ist.`,
    fought: ({ area, how }, names) => `Schlacht in ${names.area(area)}: ${results[how]}.`,
    retreated: ({ units, area, from }, names) =>
      `${names.list(units)}: Rückzug von ${names.area(from)} nach ${names.area(area)}.`,
    destroyed: ({ units, area }, names) =>
      `${names.list(units)}: vernichtet in ${names.area(area)}.`,
    movedIn: ({ player, area }, names) => `${names.player(player)} zieht ein: ${names.area(area)}.`,
    escaped: ({ player, how }, names) => `${names.player(player)} ${escapes[how]}.`,
    degraded: ({ unit, what, types }, { list }) => {
      if (types.length === 0) return `${unit} ist verloren.`
      return what === 'army'
        ? `Armee ${unit} zerfällt: ${list(types.map((type) => kinds[type]))}.`
        : `${unit} (${kinds[what]}) ist jetzt unabhängig.`
    },
    broken: ({ unit }) => `Armee ${unit} ist in zwei Brigaden geteilt.`,
    surplus: ({ unit, area }, names) => `${unit} ist in ${names.area(area)} zu viel und geht.`,
    given: ({ unit }) => `Trossbrigade ${unit} ist preisgegeben.`,
    attrition: ({ units, faces }, { list }) =>
      `Verschleiß: ${list(units.map((unit, place) => `${unit} ${faces[place] ?? 0}`))}.`,
    besieged: ({ player, area, units }, names) =>
      `${names.player(player)} belagert ${names.area(area)} mit ${names.list(units)}.`,
    siegeRolled: ({ area, face, counts, taken }, names) =>
      `Belagerung von ${names.area(area)}: ${face}${face === counts ? '' : `, zählt als ${counts}`}. ${taken ? 'Sie fällt.' : 'Sie hält.'}`,
    cityTaken: ({ player, area }, names) =>
      `${names.area(area)} gehört jetzt ${names.player(player)}.`,
    out: ({ player }, names) => `${names.player(player)} ist ausgeschieden.`,
    roundEnded: ({ round }) => `Runde ${round} ist zu Ende.`,
    campaignEnded: ({ winners }, { players }) =>
      `Der Feldzug ist zu Ende. Sieger: ${players(winners)}.`,
    overruled: ({ reason, what }, names) =>
      `Berichtigt: ${reason}.${what === undefined ? '' : ` ${correctedIn(correctedDe, what.figure, what, names)}.`}`,
  },
  options: {
    done: () => 'Fertig',
    none: () => 'Nichts davon',
    yes: () => 'Ja',
    no: () => 'Nein',
    income: () => 'Die Einnahmen nehmen',
    power: () => 'Die Macht nehmen',
    open: () => 'Die Brücken offen lassen',
    close: () => 'Die Brücken sperren',
    quick: () => 'Die Würfel entscheiden lassen',
    attackerWins: () => 'Der Angreifer hat gesiegt',
    defenderWins: () => 'Der Verteidiger hat gesiegt',
    drawn: () => 'Unentschieden',
    attackerRouts: () => 'Der Angreifer hat gesiegt, der Verteidiger ist zerbrochen',
    defenderRouts: () => 'Der Verteidiger hat gesiegt, der Angreifer ist zerbrochen',
    result: (id) => `Das Ergebnis der Schlacht ${id} eintragen`,
    end: (id, { player }) => `Das Bündnis beenden: ${player(id)}`,
    offer: (id, { player }) => `Ein Bündnis anbieten: ${player(id)}`,
    build: (part, { area }) => {
      const [at = '', type = ''] = part.split(':')
      return `In ${area(at)} aufstellen: ${own<string>(kinds, type) ?? type}`
    },
    combine: (id, { area }) => `Die beiden Brigaden in ${area(id)} zur Armee vereinen`,
    hire: (id, { area }) => `In ${area(id)} anwerben`,
    unsack: (id, { area }) => `${area(id)} wieder aufbauen`,
    fleet: (id, { area }) => `In ${area(id)} eine Flotte ausrüsten`,
    fort: (id, { area }) => `In ${area(id)} ein Fort bauen`,
    court: (id, { people }) => `Eine Audienz bezahlen: ${people(id)}`,
    aside: (id, { area }) => `Geld für die Macht von ${area(id)} zurücklegen`,
    take: (part, { list }) => `${list(part.split('+'))} anwerben`,
    army: (part, { list }) => `${list(part.split('+'))} als Armee anwerben`,
    interdict: (id, { area }) => `Bann über ${area(id)}`,
    khan: () => 'Den Khan rufen',
    piracy: (id, { area }) => `Piraten plündern ${area(id)}`,
    raid: (part, { area, player }) =>
      `Überfall in ${area(part.split('>')[1] ?? '')} auf ${player(part.split('>')[0] ?? '')}`,
    found: (id, { area }) => `Eine Brigade in ${area(id)} aufstellen`,
    post: (id) => `${id} gründet einen Handelsposten`,
    deal: (id, { people }) => `Einen Handel schließen: ${people(id)}`,
    audience: (id, { people }) => `An den Hof gehen: ${people(id)}`,
    plate: (id, { area }) => `Nach Silber schicken: ${area(id)}`,
    war: (id, { people }) => `Aufwiegeln: ${people(id)}`,
    kingdom: (id, { people }) => `Die Armee ausschicken: ${people(id)}`,
    target: (id, { area }) => `Gegen ${area(id)}`,
    sack: (id, { area }) => `${area(id)} plündern`,
    to: (id, { area }) => `Nach ${area(id)}`,
    move: go('Ziehen'),
    attack: go('Angreifen'),
    cavalry: go('Reiten'),
    road: go('Auf der Straße'),
    river: go('Auf dem Fluss'),
    sea: go('Zur See'),
    break: (id) => `Armee ${id} teilen`,
    sail: go('Segeln'),
    ship: go('Das Silber verschiffen'),
    sortie: (id, { area }) => `Ausfall der Miliz nach ${area(id)}`,
    pirates: () => 'Die Piraten schicken',
    block: (id) => `Mit Flotte ${id} sperren`,
    intercept: (id) => `Mit Flotte ${id} stellen`,
    besiege: go('Belagern'),
    lose: (id) => `${id} trifft es`,
    supply: (id) => (id === '' ? 'Tross' : `Trossbrigade ${id} preisgeben`),
    sackIt: () => 'Das Gebiet plündern',
    rio: () => 'Die Verwaltung von Rio nutzen',
    infantry: () => 'Infanterie',
    'light-cavalry': () => 'Leichte Reiter',
    'heavy-cavalry': () => 'Schwere Reiter',
    artillery: () => 'Artillerie',
    'siege-guns': () => 'Belagerungsgeschütze',
    'very-heavy-artillery': () => 'Schwerste Artillerie',
    'horse-artillery': () => 'Reitende Artillerie',
    marksmen: () => 'Scharfschützen',
    guard: () => 'Garde',
    wagonburg: () => 'Wagenburg',
    'double-regiment': () => 'Doppelregiment',
    engineers: () => 'Pioniere',
    cadre: () => 'Kader',
    fanatics: () => 'Fanatiker',
    terror: () => 'Schreckenswaffe',
    'horse-archers': () => 'Berittene Bogenschützen',
  },
  reasons: {
    'not-linked': 'Dorthin führt kein Weg',
    'no-bridge': 'Über den Fluss führt hier keine Brücke',
    'bridges-closed': 'Ohne Armee oder Artillerie kommt niemand über die gesperrten Brücken',
    'closed-area': 'Dort darf niemand hinein',
    enemy: 'Dort steht ein Feind',
    independents: 'Unabhängige halten es',
    fortress: 'In einer Festung kann man nicht in der Schlacht angegriffen werden',
    'army-inside': 'Eine Armee ist darin',
    'army-needed': 'Eine Armee greift man nur mit einer Armee an',
    'no-siege-train': 'Zum Belagern braucht es eine Armee oder eine Artilleriebrigade',
    'no-room': 'Kein Platz: höchstens zwei Landeinheiten, davon eine Armee',
    acted: 'Hat in diesem Zug schon gehandelt',
    'besieged-already': 'Ist in diesem Zug schon belagert worden',
    'nobody-inside': 'Niemand ist darin: Man kann einfach einziehen',
    'own-fortress': 'Es ist die eigene Festung',
    'must-stop': 'In einer leeren Stadt muss man anhalten',
    'line-closed': 'Die Plimsole-Linie ist für Straßenmärsche gesperrt',
    'no-lift': 'Kein Schiffsraum mehr frei',
    'not-your-port': 'Kein eigener Hafen',
    'not-your-city': 'Keine eigene Stadt, die dafür taugt',
    sacked: 'Ist geplündert',
    'not-sacked': 'Ist nicht geplündert',
    'for-ever': 'Ist für immer geplündert',
    'no-money': 'Nicht genug Geld',
    ally: 'Gehört einem Verbündeten',
    used: 'Ist schon genutzt oder nicht genommen worden',
    interdicted: 'Ein Bann liegt darauf',
    'last-turn': 'Die Miliz war schon im letzten Zug aus',
    fort: 'Dort steht ein Fort',
    'no-post': 'Dort ist kein eigener Posten',
    locked: 'Eine Schlacht dort wartet auf ihr Ergebnis',
    'no-brigades': 'Die Brigaden dafür sind nicht da',
    'nobody-there': 'Dort ist niemand',
    occupied: 'Dort stehen Einheiten',
    'not-yours': 'Gehört einem anderen',
  },
  fields: { first: 'Erstens', second: 'Zweitens' },
}
