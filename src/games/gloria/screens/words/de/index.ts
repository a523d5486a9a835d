// German words of the screens of Gloria Mundi.
import { postDe } from '@/games/campaign/screens/words/postDe.ts'
import { counted } from '@/words/counted.ts'
import { de } from '../../../words/de.ts'
import { kinds, specials } from '../../../words/deTerms.ts'
import type { ScreenWords } from '../en/index.ts'
import { correctDe } from './correct.ts'
import { houseRulesDe } from './houseRules.ts'
import { playDe } from './play.ts'

const guideDe: ScreenWords['guide'] = {
  title: 'Ein Hinweis',
  leave: 'Keine Hinweise mehr',
  first: {
    spend:
      'Deine Stadt hat 50 gebracht, und alles kostet 50. Was du behältst, verfällt, also kauf: Eine Artilleriebrigade neben deiner Armee kann allein belagern. Diesen Schritt siehst nur du.',
    agents: 'Agenten gibt es erst in den größeren Regeln. Hier ist nichts zu tun.',
    move: 'Jeder Verband handelt einmal: Er zieht, greift an oder belagert später. Tippe eine Truppe an, dann ein Ziel. Lass jemanden zu Hause: Eine leere Festung gehört dem, der hineingeht, und eine mit einer Armee darin kann nicht einmal belagert werden.',
    attrition:
      'Wer gezogen ist, würfelt. Mit der Zahl des Gebiets oder weniger leidet er: Aus einer Armee werden zwei Brigaden, eine Brigade gehört niemandem mehr. Der Tross würfelt nie.',
    siege:
      'Nur wer neben einer Festung steht, in diesem Zug nicht gezogen ist und eine Armee oder Artillerie hat, darf sie belagern. Also: jetzt hingehen, nächste Runde belagern.',
  },
  second: {
    spend:
      'Aus zwei Brigaden in einer Festung wird für 50 eine Armee. Brigaden, die niemandem gehören, lassen sich überall anwerben: zwei auf einmal, sogar als Armee, für dieselben 50.',
    move: 'Wer in dieser Runde belagern soll, darf nicht ziehen. Die sechs Festungen ohne König halten je zwei Brigaden, die niemandem gehören: Man kann sie belagern, nicht betreten. Lollapalooza und Labanza sind offen und leer.',
  },
  last: {
    spend:
      'Die letzte Runde. Es siegt, wer die meisten heilen Städte hat, dann Armeen, dann Brigaden: Bilde Armeen.',
    move: 'Die letzte Runde. Eine leere Stadt gehört dir, sobald du hineingehst.',
  },
  siege:
    'Neben jeder Belagerung stehen die Aussichten: des nächsten Würfels und der ganzen Belagerung. Fällt der Würfel gegen dich, leidet einer deiner Verbände.',
  battle:
    'Eine Schlacht hält alles auf, bis ihr Ergebnis da ist: Fechtet sie auf dem Tisch aus, tragt sie ein oder lasst die Würfel entscheiden. Sieger und Verlierer leiden beide, wenn sie nichts verschont.',
}

const mapDe: ScreenWords['map'] = {
  label: 'Karte des Feldzugs',
  hint: 'Mit zwei Fingern näher: erst Namen, dann Verbände. Pfeiltasten bewegen, Plus und Minus zoomen.',
  closer: 'Näher',
  farther: 'Weiter weg',
  close: 'Schließen',
  search: 'Gebiet suchen',
  kings: 'Könige',
  places: 'Gebiete',
  neighbours: 'Daneben',
  noUnits: 'Hier sind keine Verbände zu sehen.',
  closed: 'Hier kommt niemand hinein.',
  fortress: 'Festung',
  openCity: 'offene Stadt',
  unowned: 'herrenlos',
  owner: (king) => `gehört: ${king}`,
  port: (sea) => `Hafen: ${sea}`,
  sacked: 'geplündert',
  attrition: (number) => `Verschleiß ${number}`,
  post: (king, fort) => `Handelsposten: ${king}${fort ? ', mit Fort' : ''}`,
  fleet: (id, king) => `${id}, Flotte: ${king}`,
  plate: (id, king) => `${id}, Silberflotte: ${king}`,
  unit: (id, kind) => `${id}, ${kind}`,
  independent: 'unabhängig',
  road: (area) => `${area} (Straße)`,
  river: (area) => `${area} (Fluss ohne Brücke)`,
  bridge: (area) => `${area} (Brücke)`,
  tags: {
    army: 'A',
    infantry: 'Inf',
    'light-cavalry': 'LR',
    'heavy-cavalry': 'SR',
    artillery: 'Art',
    supply: 'Tro',
    insurgent: 'Auf',
  },
}

const count = counted('de')

const startDe: ScreenWords['start'] = {
  lead: 'Ein Feldzug auf der Karte für zwei bis zehn Könige auf einem erdachten Kontinent: Städte, Brigaden, Belagerungen. Schlachten schlagt ihr auf dem Tisch, oder die Würfel entscheiden.',
  which: 'Wie viele der Regeln?',
  first: {
    name: 'Erstes Spiel',
    hint: 'Vier Könige, drei Runden der einfachen Regeln, etwa eine Stunde, mit einem Hinweis bei jedem neuen Schritt. Es würfelt die App, oder ihr selbst.',
  },
  scales: {
    basic: {
      name: 'Einfach',
      hint: 'Armeen, Brigaden, Belagerungen, 80 Gebiete; zwölf Runden, jede ein Abend.',
    },
    advanced: {
      name: 'Erweitert',
      hint: 'Mit den Mächten der Städte, Sonderverbänden, Straßen, Reiterei, Häfen und Flotten, Bündnissen.',
    },
    world: {
      name: 'Weltweit',
      hint: 'Mit zwei Kontinenten jenseits des Ozeans: Handelsposten, Einheimische, Silberflotten.',
    },
  },
  map: 'Welche Karte?',
  maps: { default: 'Karte der App', own: 'Eigene Karte' },
  toMaps: 'Karten und Karteneditor',
  kings: 'Welche Könige?',
  kingsHint: 'Zwei bis zehn. Die Festung eines Königs, der fehlt, halten Unabhängige.',
  players: 'Wer spielt?',
  namesHint: 'Wer mehrere Könige spielt, schreibt neben jeden denselben Namen.',
  nameOf: (king) => `Wer spielt: ${king}?`,
  where: (king) => `${king} spielt`,
  kinds: { player: 'Hier', away: 'Woanders', absent: 'Niemand' },
  umpire: 'Mit Spielleitung',
  umpireHint:
    'Sieht alles und darf Ergebnisse eintragen. Ohne sie tragen beide Seiten jedes Ergebnis ein.',
  umpireName: 'Name der Spielleitung',
  twoKings: 'Mindestens zwei Könige müssen mitspielen.',
  onePlayer: 'Mindestens einen König muss ein Mensch spielen.',
  fogNeedsUmpire:
    'Im Nebel brauchen Pläne von anderen Handys eine Spielleitung, die die Ansichten schickt.',
  houseRules: 'Hausregeln',
  differs: (n) =>
    n === 0 ? 'wie geschrieben' : count(n, 'eine weicht ab', (s) => `${s} weichen ab`),
  begin: 'Feldzug beginnen',
}

const aheadDe: ScreenWords['ahead'] = {
  post: {
    ...postDe,
    seal: {
      ...postDe.seal,
      view: 'Das ist eine Ansicht für einen Spieler, kein Plan. Der Spieler öffnet sie und schickt einen Plan zurück.',
    },
    title: 'Spiel per Post',
    hint: 'Wer woanders spielt, bekommt einmal seine Platzkarte. Schick ihm eine Ansicht; sein Plan kommt versiegelt zurück und wird gespielt, wenn er am Zug ist. Die Schlüssel liegen nur auf diesem Handy.',
    takeIn: 'Einen Plan annehmen',
    takenInMany: (n) => `${n} Pläne sind da.`,
    cardHint:
      'Lies sie vom Handy mit dem Feldzug ab oder füg ein, was du bekommen hast. Sie bleibt auf diesem Handy: Zeig sie niemandem.',
    viewHint: 'Sie kommt vom Handy mit dem Feldzug: als Datei oder als Codes auf dem Bildschirm.',
    entry: 'Woanders: den Zug am eigenen Handy planen',
  },
  tool: 'Pläne per Post',
  toolHint: 'Für Spieler woanders: Platzkarten, Ansichten, Pläne für ihre Züge',
  umpireOnly: 'Die Pläne verwahrt die Spielleitung. Gib ihr das Handy.',
  nobody: 'In diesem Feldzug spielt niemand woanders.',
  layDown: 'Gerade hat jemand das Handy in der Hand. Leg es erst hin, dann mach die Ansicht.',
  inFog: 'Im Nebel kann nur die Spielleitung eine Ansicht machen.',
  over: 'Dieser Spieler hat keinen Zug mehr.',
  waits: (round, lines) =>
    count(
      lines,
      `Plan für Runde ${round}: 1 Zeile wartet.`,
      (s) => `Plan für Runde ${round}: ${s} Zeilen warten.`,
    ),
  played: (round) => `Der Plan für Runde ${round} ist gespielt.`,
  takenIn: (king, round) => `Der Plan für Runde ${round} ist da: ${king}.`,
  forSeat:
    'Diesen Plan hat ein anderer Platz versiegelt. Lass ihn mit der richtigen Platzkarte neu schreiben.',
  forRound: (given, wanted) =>
    `Dieser Plan ist für Runde ${given}; der nächste Zug dieses Spielers ist in Runde ${wanted}. Schick eine Ansicht von jetzt.`,
  forRules:
    'Diesen Plan hat eine andere Fassung der App geschrieben. Bring beide Handys auf den neuesten Stand und schick dann eine Ansicht von jetzt.',
  unread: 'Dieser Plan ist nicht zu lesen. Lass ihn noch einmal schicken.',
  again:
    'Dieser Plan oder ein neuerer ist für diese Runde schon da. Für einen anderen Plan schick eine Ansicht von jetzt.',
  notTaken: 'Er wurde nicht angenommen, nichts ist geändert.',
  leftOut: (king, lines) =>
    count(lines, `Plan, ${king}: 1 Zeile fiel weg`, (s) => `Plan, ${king}: ${s} Zeilen fielen weg`),
  yours: (lines) =>
    count(
      lines,
      'Eine Zeile deines letzten Plans ging nicht',
      (s) => `${s} Zeilen deines letzten Plans gingen nicht`,
    ),
  why: (line, reason, rule) =>
    rule === null ? `${line}: ${reason}` : `${line}: ${reason} (${rule.replace('GM-', '')})`,
  reasons: {
    notAsked: 'Danach wurde in diesem Zug nicht gefragt.',
    noUnit: 'Die Einheit, um die es geht, kam nicht zustande.',
    played: 'Das wurde am Tisch schon gekauft.',
    changed: 'Das geht nicht mehr.',
  },
  line: (step, what) => `${step}: ${what}`,
  about: (what, option) => `${what}, ${option}`,
  closes: 'nichts weiter',
  forTurn: (round) => `Dein Zug in Runde ${round}`,
  hint: 'Schreib auf, was du vorhast. Wenn du am Zug bist, wird es in dieser Reihenfolge versucht; was dann nicht geht, fällt weg, und du erfährst, warum. Was Würfel und Schlachten bringen, wird gefragt, wenn es so weit ist. Neue Einheiten heißen hier U9001, U9002 …',
  lines: 'Dein Plan',
  drop: 'Letzte Zeile zurücknehmen',
  whole: 'Der Plan reicht bis ans Ende deines Zuges.',
  saved: 'Der versiegelte Plan ist gesichert. Schick die Datei an das Handy mit dem Feldzug.',
  told: (lines) => count(lines, 'Was geschah: 1 Zeile', (s) => `Was geschah: ${s} Zeilen`),
  nothing: 'Du hast keinen Zug mehr zu planen.',
  give: (king) => `${king} spielt woanders`,
  away: () => 'Frag nach, wie dort entschieden wird, und antworte hier.',
  take: (king) => `Antworten für: ${king}`,
}

export const screenDe: ScreenWords = {
  tables: de,
  kinds,
  specials,
  umpire: 'die Spielleitung',
  named: (king, player) => `${king} (${player})`,
  everybody: 'Alle',
  start: startDe,
  houseRules: houseRulesDe,
  map: mapDe,
  pages: { play: 'Spielen', rules: 'Regeln' },
  ahead: aheadDe,
  correct: correctDe,
  guide: guideDe,
  ...playDe,
}
