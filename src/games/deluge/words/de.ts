// The words of The Deluge in German.
import { onMap } from './deMap.ts'
import { ends, pair, type EventOf, type Tables } from './words.ts'

const pts = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`)
const onSheet = (count: number): string => (count === 1 ? '1 Zeile' : `${count} Zeilen`)
const tokens = (count: number): string => (count === 1 ? '1 Beutemarke' : `${count} Beutemarken`)
const lossTokens = (count: number): string =>
  count === 0 ? '' : `, mit ${count} ${count === 1 ? 'Verlustmarke' : 'Verlustmarken'} je Einheit`
const target = (part: string, node: (id: string) => string): string =>
  /^F\d+$/u.test(part) ? part : node(part)

const results = {
  blueBreaks: 'Blau bricht',
  blueLosesOnPoints: 'Blau verliert nach Punkten',
  redLosesOnPoints: 'Rot verliert nach Punkten',
  redBreaks: 'Rot bricht',
  draw: 'unentschieden',
} as const

const phases = {
  diplomacy: 'Diplomatie',
  resources: 'Einkünfte',
  attrition: 'Versorgung',
  strategy: 'Strategie',
  movement: 'Bewegung',
  combat: 'Kampf',
  end: 'Ende des Zuges',
} as const

const relations = { war: 'im Krieg', neutral: 'neutral', ally: 'verbündet' } as const

const ledger = {
  start: 'Anfangskasse',
  base: 'Grundeinkommen',
  occupied: 'besetztes Land',
  plcNodes: 'Land der Adelsrepublik',
  tribute: 'Tribut',
  tokens: 'abgelieferte Beute',
  raise: 'ein Heer aufgestellt',
  reinforce: 'ein Heer verstärkt',
  paidScout: 'bezahlte Kundschafter',
  subsidy: 'Hilfsgelder',
  correction: 'eine Berichtigung',
} as const

const outcome = (how: keyof typeof results | 'quick'): string =>
  how === 'quick' ? 'den W10' : `„${results[how]}“`

const thalers = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount)} Taler`

const learnt = ({ kind, units }: EventOf<'learned'>['facts']): string =>
  `${kind === undefined ? '' : kind === 'task' ? ': ein Hauptheer' : ': ein Streifkorps'}${units === undefined ? '' : `, Einheiten: ${units}`}`

export const de: Tables = {
  onMap,
  and: 'und',
  nobody: 'niemand',
  phases,
  relations,
  results,
  ledger,
  events: {
    turnBegan: ({ turn, order }, { factions }) =>
      `Zug ${turn} beginnt. Reihenfolge: ${factions(order)}.`,
    phaseBegan: ({ phase }) => `${phases[phase]}.`,
    orderRolled: ({ faction, sum }, names) => `${names.faction(faction)} würfelt ${sum}.`,
    noted: ({ lines, isClosed }) =>
      isClosed
        ? `Dein Blatt ist geschlossen, mit ${onSheet(lines)}.`
        : `Dein Blatt hat ${onSheet(lines)}.`,
    skipped: ({ line }) => `Zeile ${line} deines Blattes war nicht mehr möglich und entfiel.`,
    noSheet: () => 'Die Phase lief ohne dein Blatt.',
    related: ({ one, other, is }, { faction }) =>
      `${faction(one)} und ${faction(other)} sind jetzt ${relations[is]}.`,
    rebelled: ({ faction, overlord, nodes }, names) =>
      `Aufstand gegen ${names.faction(overlord)}: ${names.faction(faction)}${nodes.length === 0 ? '' : ` gewinnt zurück: ${nodes.map((node) => names.node(node)).join(', ')}`}.`,
    booked: ({ amount, reason }) => `${thalers(amount)}: ${ledger[reason]}.`,
    delivered: ({ force, sold, kept }) =>
      `${force} liefert ab: ${tokens(sold)}${kept === 0 ? '' : `, dazu ${tokens(kept)} zum Behalten`}.`,
    supplied: ({ force }) => `${force} ist versorgt und erholt sich.`,
    starved: ({ force }) => `${force} ist nicht versorgt: eine Verlustmarke je Einheit.`,
    foraged: ({ force, node }, names) => `${force} zehrt ${names.node(node)} aus.`,
    wasted: ({ node, until }, names) =>
      `${names.node(node)} versorgt niemanden bis zum Ende von Zug ${until}.`,
    raised: ({ force, node, points }, names) =>
      `${force} in ${names.node(node)} aufgestellt: ${pts(points)}.`,
    reinforced: ({ force, points }) => `${force} verstärkt um ${pts(points)}.`,
    joined: ({ force, into }) => `${force} geht in ${into} auf.`,
    disbanded: ({ force }) => `${force} ist aufgelöst.`,
    scouted: ({ force, target: id, faces, successes }) =>
      `${force} kundschaftet${id === null ? ' und findet niemanden' : ` ${id} aus`}: ${faces.join(' ')}, Erfolge: ${successes}.`,
    learned: ({ force, facts }) => `Du weißt mehr über ${force}${learnt(facts)}.`,
    marched: ({ force, way, lost }, names) =>
      `${force}: ${way.map((node) => names.node(node)).join(' – ')}${lost.length === 0 ? '' : ', unterwegs aufgehalten'}.`,
    sighted: ({ force, faction, node }, names) =>
      `In ${names.node(node)} gesehen: ${force} (${names.faction(faction)}).`,
    fled: ({ force, node, end, lossTokens: count }, names) =>
      `${force} flieht aus ${names.node(node)}${end === null ? '' : ` nach ${names.node(end)}`}${lossTokens(count)}.`,
    stayed: ({ force, node }, names) =>
      `${force} kann nicht mehr fliehen und bleibt in ${names.node(node)}.`,
    held: ({ node, factions }, names) =>
      `Keine Schlacht in ${names.node(node)}; das Feld behauptet: ${names.factions(factions)}.`,
    ticketWritten: ({ battle, ticket }, names) =>
      `Schlachtzettel ${battle}, ${names.node(ticket.place)}: ${ticket.sides[0].strength} gegen ${ticket.sides[1].strength} Punkte.`,
    contested: ({ battle, node, red, blue }, names) =>
      `Schlacht ${battle} in ${names.node(node)}: ${names.factions(red)} (Rot) gegen ${names.factions(blue)} (Blau).`,
    entered: ({ battle, result }) => `Für ${battle} eingetragen: ${outcome(result.how)}.`,
    differ: ({ battle, red, blue }) =>
      `Für ${battle} trug Rot ${outcome(red.how)} ein, Blau ${outcome(blue.how)}. Noch gilt keines.`,
    diced: ({ battle, face, shift }) =>
      `${battle} mit W10: ${face}${shift === 0 ? '' : `, verschoben um ${shift < 0 ? '−' : '+'}${Math.abs(shift)}`}.`,
    fought: ({ node, how, holders }, names) =>
      `Schlacht in ${names.node(node)}: ${results[how]}. Das Feld behauptet: ${names.factions(holders)}.`,
    losses: ({ force, points }) => `${force} verliert ${pts(points)}.`,
    destroyed: ({ force, node }, names) => `${force} ist vernichtet, in ${names.node(node)}.`,
    tookLoot: ({ force, taken, found }) => `${force} nimmt ${tokens(taken + found)}.`,
    gaveLoot: ({ force, tokens: count }) => `${force} verliert ${tokens(count)}.`,
    retreated: ({ force, node, end, lossTokens: count }, names) =>
      `${force} weicht aus ${names.node(node)}${end === null ? ' zurück' : ` nach ${names.node(end)}`}${lossTokens(count)}.`,
    captured: ({ node, faction }, names) =>
      `${names.node(node)} fällt an ${names.faction(faction)}.`,
    claimed: ({ node, faction }, names) =>
      `${names.faction(faction)} beansprucht ${names.node(node)}.`,
    claimEnded: ({ node, faction }, names) =>
      `Der Anspruch auf ${names.node(node)} endet: ${names.faction(faction)}.`,
    homeLost: ({ faction }, names) => `Die Heimat ist verloren: ${names.faction(faction)}.`,
    submitted: ({ faction, overlord }, names) =>
      `${names.faction(faction)} ist jetzt Vasall. Oberherr: ${names.faction(overlord)}.`,
    foughtOn: ({ faction }, names) => `${names.faction(faction)} kämpft weiter.`,
    clock: ({ rebelAfter }) => `Nach Zug ${rebelAfter} darfst du dich erheben.`,
    overruled: ({ reason, of }, { faction }) =>
      of === undefined
        ? `Berichtigt: ${reason}.`
        : `Berichtigt, Wissen über ${of.force} (${faction(of.faction)}): ${reason}.`,
    turnEnded: ({ turn }) => `Zug ${turn} ist zu Ende.`,
    campaignEnded: ({ turns }) =>
      `Der Feldzug ist nach ${turns === 1 ? 'einem Zug' : `${turns} Zügen`} zu Ende.`,
  },
  ofAnother: {
    noted: ({ lines, isClosed }) =>
      `Blatt ${isClosed ? 'geschlossen' : 'in Arbeit'}, mit ${onSheet(lines)}.`,
    skipped: ({ line }) => `Zeile ${line} des Blattes war nicht mehr möglich und entfiel.`,
    noSheet: () => 'Die Phase lief ohne ein Blatt.',
    booked: ({ amount, reason }) => `${thalers(amount)}, ${ledger[reason]}.`,
    learned: ({ force, facts }) => `weiß mehr über ${force}${learnt(facts)}.`,
    entered: ({ battle, result }) => `für ${battle} eingetragen: ${outcome(result.how)}.`,
    clock: ({ rebelAfter }) => `darf sich nach Zug ${rebelAfter} erheben.`,
  },
  options: {
    done: () => 'Fertig',
    reopen: () => 'Blatt wieder öffnen',
    drop: (line) => `Zeile ${line} und alle danach streichen`,
    war: (id, { faction }) => `Krieg erklären: ${faction(id)}`,
    peace: (id, { faction }) => `Frieden anbieten: ${faction(id)}`,
    ally: (id, { faction }) => `Bündnis anbieten: ${faction(id)}`,
    end: (id, { faction }) =>
      /^F\d+$/u.test(id) ? `${id} bleibt hier stehen` : `Bündnis lösen: ${faction(id)}`,
    rebel: () => 'Sich erheben',
    raise: (id, { node }) => `Heer aufstellen: ${node(id)}`,
    reinforce: (id) => `${id} verstärken`,
    scout: (part, { node }) =>
      `${target(ends(part)[1], node)} mit ${ends(part)[0]} auskundschaften`,
    paidScout: (part, { node }) =>
      `Kundschafter bezahlen (5 Taler): ${ends(part)[0]} gegen ${target(ends(part)[1], node)}`,
    give: (id, { faction }) => `Geld geben: ${faction(id)}`,
    join: (part) => `${ends(part)[0]} in ${ends(part)[1]} aufgehen lassen`,
    disband: (id) => `${id} auflösen`,
    merge: (part) => `Einheiten ${pair(part)[0]} und ${pair(part)[1]} zusammenlegen`,
    points: () => 'Punkte zugeben',
    step: (part, { node }) => `${ends(part)[0]} nach ${node(ends(part)[1])}`,
    run: () => 'Phase ausführen',
    result: (id) => `Ergebnis von ${id} eintragen`,
    blueBreaks: () => results.blueBreaks,
    blueLosesOnPoints: () => results.blueLosesOnPoints,
    redLosesOnPoints: () => results.redLosesOnPoints,
    redBreaks: () => results.redBreaks,
    draw: () => 'Unentschieden',
    quick: () => 'Den W10 werfen',
    table: () => 'Verluste vom Tisch eintragen',
    back: () => 'Zurück zu den Schlachten',
    flee: () => 'Fliehen',
    fight: () => 'Kämpfen',
    to: (id, { node }) => `Nach ${node(id)}`,
    capture: () => 'Einnehmen',
    captureFor: (id, { faction }) => `Einnehmen für ${faction(id)}`,
    loot: () => 'Plündern',
    nothing: () => 'Nichts',
    vassal: () => 'Vasall werden',
    task: () => 'Hauptheer',
    skirmish: () => 'Streifkorps',
    no: () => 'Nein',
    yes: () => 'Ja',
  },
  reasons: {
    poor: 'Zu wenig Geld',
    notOwned: 'Das Land gehört dir nicht',
    claimed: 'Ein Feind beansprucht es',
    hostile: 'Dort stehen Feinde',
    notFriendly: 'Nicht in eigenem oder verbündetem Land',
    noSupply: 'Nicht versorgt',
    reinforcedAlready: 'In diesem Zug schon verstärkt',
    tooFar: 'So weit reicht es nicht mehr',
    badList: 'Je Zeile eine Einheit, die Punkte zuerst, etwa „9 Pancerni“',
    tooWeak: 'Ein Heer braucht mindestens 22 Punkte',
    tooDear: 'Das kostet mehr, als in der Kasse ist',
    notUmpire: 'Das darf nur die Spielleitung',
    notPublic: 'Ohne Spielleitung lässt sich nur berichtigen, was alle sehen',
    noSuchThing: 'So etwas gibt es in diesem Feldzug nicht',
    overdrawn: 'Weniger als nichts kann in keiner Kasse sein',
    neverChanges: 'Das steht für den ganzen Feldzug fest',
    ring: 'Niemand kann sein eigener Oberherr sein',
    notLinked: 'Von dort kann sie nicht gekommen sein: Kein Weg führt von diesem Ort hierher',
    notYet: 'Dieser Zug hat noch nicht begonnen',
    ownForce: 'Jede Macht kennt ihre eigenen Truppen',
    inSight: 'Die Macht sieht diese Truppe gerade, also weiß sie, wo sie steht',
    gap: 'Wer Einheiten kennt, kennt ihre Zahl, wer die kennt, kennt die Art, und wer die Art kennt, kennt einen Ort: Berichtige erst, was davor kommt',
    overCount: 'Das sind mehr Einheiten als die Zahl, die aus demselben Zug bekannt ist',
  },
  fields: {
    force: () => 'Art des Heeres',
    intelligence: () => 'Aufklärung',
    points: () => 'Punkte',
    units: () => 'Einheiten',
    name: () => 'Name',
    list: () => 'Einheiten, die Punkte zuerst',
    tokens: () => 'Beutemarken einsetzen',
    back: (place) => `Punkte zurück für Einheit ${place}`,
    newUnits: () => 'Neue Einheiten',
    newPoints: () => 'Ihre Punkte zusammen',
    upgrade: () => 'Wird zum Hauptheer?',
    amount: () => 'Taler',
    sold: () => 'Beutemarken verkauft',
    kept: () => 'Beutemarken behalten',
    how: () => 'Ergebnis',
    redStart: () => 'Rot: Rankers am Anfang',
    redMissing: () => 'Rot: am Ende fehlend',
    blueStart: () => 'Blau: Rankers am Anfang',
    blueMissing: () => 'Blau: am Ende fehlend',
  },
}
