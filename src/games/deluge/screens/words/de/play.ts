// German words of a campaign under way: the head, the questions, the sheet of orders, the battles.
import { pinDe } from '@/games/campaign/screens/words/pinDe.ts'
import { counted } from '@/words/counted.ts'
import type { ScreenWords } from '../en/index.ts'

const count = counted('de')

type Keys =
  | 'heading'
  | 'ask'
  | 'given'
  | 'curtain'
  | 'elsewhere'
  | 'sheet'
  | 'contest'
  | 'ledger'
  | 'points'
  | 'tabs'
  | 'desk'
  | 'grave'
  | 'end'

const seasons = ['Frühjahr', 'Sommer', 'Herbst', 'Winter'] as const

export const playDe: Pick<ScreenWords, Keys> = {
  heading: {
    turn: (turn, of, when) => `Zug ${turn} von ${of}, ${when}`,
    season: (turn, perYear) => {
      const year = String(1655 + Math.floor((turn - 1) / perYear))
      return perYear === 4 ? `${seasons[(turn - 1) % 4] ?? ''} ${year}` : year
    },
  },
  ask: {
    whoseSheet: () => 'Tisch der Spielleitung',
    diplomacy: () => 'Krieg, Frieden, Bündnisse',
    strategy: () => 'Strategische Befehle',
    raise: (node) => `Neue Truppe in ${node}`,
    reinforce: (force) => `${force} verstärken`,
    points: (force) => `Punkte für ${force}`,
    give: (faction) => `Wie viel? Empfänger: ${faction}`,
    paths: () => 'Wer marschiert wohin?',
    deliver: (force) => `Wie viele Beutemarken liefert ${force} ab?`,
    flee: (force) => `Kämpft ${force} oder flieht sie?`,
    retreat: (force) => `Wohin geht ${force}?`,
    occupy: (node) => `Was geschieht mit ${node}?`,
    vassal: (faction) => `Deine Heimat ist verloren. Unterwirfst du dich? Oberherr: ${faction}`,
    whichResult: () => 'Welche Schlacht?',
    result: (node) => `Schlacht in ${node}: Wie ging sie aus?`,
    table: (node) => `Schlacht in ${node}: Wer fiel auf dem Tisch?`,
    order: () => 'Zwei Würfel für die Reihenfolge',
    forage: (force) => `${force} lebt vom Land: Wie viele Züge bleibt es leer?`,
    scouting: (force) => `${force} kundschaftet`,
    quick: (node) => `Der W10 für ${node}`,
    battleLoot: (force) => `Beute für ${force}`,
    extraLoot: (about) => `Ein Würfel mehr: ${about}`,
    lootTurns: (node) => `Wie viele Züge bleibt das Land leer? ${node}`,
    lootTokens: (node) => `Wie viele Beutemarken? ${node}`,
    clock: () => 'Ein geheimer Würfel: Wie lange beugst du dich?',
  },
  given: {
    whoseSheet: 'die Wahl der Spielleitung',
    diplomacy: 'eine Zeile Diplomatie',
    strategy: 'ein Befehl',
    raise: 'eine neue Truppe',
    reinforce: 'eine Verstärkung',
    points: 'Punkte',
    give: 'ein Geschenk',
    paths: 'ein Schritt',
    deliver: 'eine Ablieferung',
    flee: 'Kampf oder Flucht',
    retreat: 'der Rückzug',
    occupy: 'nehmen oder plündern',
    vassal: 'die Antwort des Vasallen',
    whichResult: 'die Wahl einer Schlacht',
    result: 'ein Ergebnis',
    table: 'die Verluste',
    order: 'Würfel',
    forage: 'ein Würfel',
    scouting: 'Kundschafterwürfel',
    quick: 'der W10',
    battleLoot: 'ein Würfel',
    extraLoot: 'ein Würfel',
    lootTurns: 'ein Würfel',
    lootTokens: 'ein Würfel',
    clock: 'ein Würfel',
  },
  curtain: {
    what: (turn, phase) => `The Deluge, Zug ${turn}: ${phase}.`,
    ...pinDe,
  },
  elsewhere: {
    give: (name) => `${name} spielt anderswo`,
    away: (name) => `Die Spielleitung fragt nach, wie ${name} entscheidet, und antwortet hier.`,
    take: (name) => `Für ${name} antworten`,
  },
  sheet: {
    secret: 'Geheim, bis die Phase läuft',
    lines: 'Dein Blatt',
    empty: 'Noch ist nichts befohlen.',
    strike: (line) => `Zeile ${line} und alles danach streichen`,
    close: 'Blatt schließen',
    closeEmpty: 'Keine Befehle: Blatt schließen',
    reopen: 'Blatt wieder öffnen',
    closed: 'Dein Blatt ist geschlossen.',
    closedHint: 'Es gilt, sobald alle Blätter da sind. Bis dahin kannst du es wieder öffnen.',
    purse: (thalers) => count(thalers, 'noch 1 Taler', (s) => `noch ${s} Taler`),
    other: 'Befehl geben',
    groups: {
      raise: 'Aufstellen',
      reinforce: 'Verstärken',
      scout: 'Mit eigenen Leuten kundschaften',
      paidScout: 'Für 5 Taler kundschaften',
      give: 'Geld geben',
      join: 'Vereinen',
      disband: 'Auflösen',
      war: 'Krieg erklären',
      peace: 'Frieden anbieten',
      ally: 'Bündnis anbieten',
      end: 'Bündnis beenden',
      rebel: 'Sich erheben',
    },
    noOrders: 'Hier gibt es nichts zu befehlen.',
    barred: (n) => count(n, 'Eines geht jetzt nicht', (s) => `${s} gehen jetzt nicht`),
    force: (kind, points) => `${kind}, ${points}`,
    left: (n) => `${n} von 6 übrig`,
    price: 'Preis des Marsches',
    toDo: 'offen',
    stays: 'bleibt',
    now: 'jetzt',
    goes: (node) => `nach ${node}`,
    to: (force, node) => `${force} nach ${node}`,
    stepBack: 'Schritt zurück',
    backTo: (line) => `Das streicht Zeile ${line} und alles danach`,
    tapPrice: 'Tipp auf einen Preis der Karte oder einen Ort darunter',
    noForces: 'Du hast keine Truppen, die marschieren könnten.',
    steps: (force) => `Nächster Schritt: ${force}`,
    costs: (price) => `kostet ${price}`,
    lands: { friendly: 'freundliches Land', enemy: 'Feindesland', neutral: 'neutrales Land' },
  },
  contest: {
    attacks: 'greift an',
    defends: 'verteidigt',
    onMap: 'Punkte auf der Karte',
    onTable: 'Punkte auf dem Tisch',
    dropped: 'Bataillone eine Stufe schlechter',
    looted: 'Das Land ist geplündert.',
    leave: 'Wer verliert, muss weichen.',
    type: 'Ergebnis eintragen',
    byDie: 'Den W10 entscheiden lassen',
    chance: (n) => `${n} von 10`,
    entered: (what) => `Du hast eingetragen: ${what}`,
    other: (what) => `Die andere Seite trug ein: ${what}`,
    waits: 'Es gilt, sobald die andere Seite oder die Spielleitung dasselbe sagt.',
    tired: (force, tokens) =>
      `${force} trägt ${count(tokens, 'eine Verlustmarke', (s) => `${s} Verlustmarken`)}.`,
    red: 'Rot',
    blue: 'Blau',
  },
  ledger: {
    title: 'Kassenbuch',
    inHand: (n) => count(n, 'Taler in der Kasse', () => 'Taler in der Kasse'),
    turn: (turn) => `Zug ${turn}`,
    forward: (n) => `Übertrag ${n}`,
    total: 'In der Kasse',
    next: 'danach',
    thisTurn: (sum, then) => `In diesem Zug: ${sum}, wenn sich nichts ändert, also ${then}.`,
    nextTurn: (sum, then) => `Nächster Zug: ${sum}, wenn sich nichts ändert, also ${then}.`,
    chart: 'Die Kasse, Zug um Zug',
    only: 'Nur du und die Spielleitung sehen das.',
    with: (reason, about) => `${reason}: ${about}`,
  },
  points: {
    title: 'Punkte',
    own: 'Eigene Punkte',
    minus: (faction) => `ab ein Anteil: ${faction}`,
    total: 'Punkte',
    means: 'Mehrere Mächte zählen den Durchschnitt (TD-VIC-05)',
    hidden: 'Die Punkte der anderen bleiben bis zum Ende verborgen.',
    place: 'Platz',
    table: 'Der Stand',
  },
  tabs: {
    legend: 'Karte und Bücher',
    map: 'Karte',
    list: 'Liste',
    ledger: 'Kasse',
    points: 'Punkte',
    umpire: 'Leitung',
    none: 'Aus',
  },
  desk: {
    sheetsIn: (n, of) => `${n} von ${of} Blättern sind da.`,
    missing: 'Es fehlen:',
    none: 'Niemand fehlt.',
    waits: 'Das Spiel wartet auf:',
    status: { in: 'abgegeben', writes: 'fehlt', asked: 'ist gefragt', free: 'nicht gefragt' },
    ifRun: 'Wenn du jetzt ausführst',
    contests: (n) => count(n, '1 Schlacht', (s) => `${s} Schlachten`),
    noContests: 'Keine Schlachten.',
    attacks: (points) => `greift an mit ${points}`,
    byDie: 'Mit Würfel: 5 von 10 für jeden Angreifer.',
    run: 'Phase ausführen',
    runWithout: (n) => count(n, 'Ohne eines ausführen', (s) => `Ohne ${s} ausführen`),
    open: 'Schlachten ohne Ergebnis',
    enter: (node) => `Ergebnis für ${node}`,
    remind: 'Erinnern',
    reminder: (who, turn, phase) =>
      `The Deluge, Zug ${turn}, ${phase}: Dein Blatt fehlt noch, ${who}.`,
    copied: 'Die Erinnerung ist kopiert.',
    passHint: 'Um für jemanden zu antworten, tipp auf „Weitergeben“ und nimm seinen Platz.',
  },
  grave: {
    orderNothing: (names, n) =>
      count(n, `${names} befiehlt nichts.`, () => `${names} befehlen nichts.`),
    stay: (forces, n) =>
      count(
        n,
        `${forces} hat keinen Marsch und bleibt.`,
        () => `${forces} haben keinen Marsch und bleiben.`,
      ),
    line: 'Es gilt, sobald die Phase ausgeführt wird. Bis dahin lässt sich die Zeile streichen.',
    noTable: 'Dann wird sie nicht am Tisch gekämpft.',
    counts: 'Es gilt sofort.',
    soItWas: 'Ja, so war es',
    once: 'Das wird nur einmal entschieden.',
  },
  end: {
    title: 'Der Feldzug ist vorbei',
    won: (who) => `Gewonnen: ${who}.`,
    drawn: 'Niemand hat gewonnen.',
  },
}
