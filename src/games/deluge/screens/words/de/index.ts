// German words of the screens of The Deluge.
import { counted } from '@/words/counted.ts'
import { de } from '../../../words/de.ts'
import type { guideEn } from '../en/guide.ts'
import type { ScreenWords } from '../en/index.ts'
import { houseRulesDe } from './houseRules.ts'
import { playDe } from './play.ts'
import { umpireDe } from './umpire.ts'

export const guideDe: typeof guideEn = {
  title: 'Ein Hinweis',
  leave: 'Keine Hinweise mehr',
  first: {
    strategy:
      'Hier gibst du deine Kasse aus, einen Taler je Punkt. Ein guter Anfang: deine Truppe „Verstärken“, „Punkte zugeben“, ein paar neue Einheiten. Hast du dann noch 22 Taler, bringt „Aufstellen“ eine zweite Truppe in deine Heimat. Dann schließ das Blatt; es bleibt geheim, bis die Phase läuft.',
    movement:
      'Tipp auf den nächsten Ort; sein Preis steht daneben. Schwedens Weg führt nach Pernau oder Dorpat, der Moskowiens nach Witebsk; Polen-Litauen ist mit beiden im Krieg und geht dorthin, wo es sie trifft. Wer bleibt, braucht keinen Befehl: Schließ das Blatt.',
    combat:
      'Wo du in Feindesland stehst, kannst du „Einnehmen“ oder „Plündern“. Hat ein Hauptheer dort eine Schlacht gewonnen, gehört das Land dir sofort; sonst beanspruchst du es, und steht bis zum Ende des nächsten Zuges ein Hauptheer dort, ist es deins. Eine Beutemarke ist 10 Taler wert.',
  },
  second: {
    resources:
      'Dein Einkommen ist gebucht; im Kassenbuch steht jede Zeile. Eine Truppe in der Heimat kann ihre Beute jetzt abliefern, 10 Taler je Marke.',
    attrition:
      'Wer in deinem Versorgungsnetz steht oder gleich daneben, erholt sich. Wer in freundlichem Land abgeschnitten ist, zehrt den Ort aus; der W3 sagt, für wie lange.',
    strategy:
      'Die letzte Gelegenheit zum Ausgeben, denn Taler bringen keine Punkte: Verstärke, wer jetzt kämpfen soll. Steht nebenan ein Feind, kundschafte ihn aus; die Antwort hast du, bevor du marschierst.',
    movement:
      'Der letzte Marsch. Schweden bekommt je 3 Punkte für Pernau, Dorpat, Wenden und Pommerellen, Moskowien je 3 für Smolensk 1, Smolensk 2 und Witebsk. Polen-Litauen beginnt mit 7 und verliert ½ für jeden Ort. Wo du im ersten Zug Land beansprucht hast, muss dein Hauptheer bleiben. „Punkte“ auf der Karte zeigt deine.',
    combat:
      'Die letzten Gefechte. Wo ein Hauptheer eine Schlacht gewonnen hat, macht „Einnehmen“ das Land zu deinem, und es zählt; ein Anspruch von jetzt kommt zu spät, und Beute bringt keine Punkte.',
  },
  result:
    'Fechtet es auf dem Tisch aus und tragt ein, wer bricht oder nach Punkten verliert, oder nehmt „Den W10 entscheiden lassen“. Beide Seiten haben Verluste, von 10 bis 75 %: je schlimmer die Niederlage, desto mehr.',
  flee: '„Fliehen“ rettet die Truppe und zeigt dir, wer ihr gegenüberstand, aber das Feld gehört dem Feind. Auf dem Tisch zählt die Stärke; der W10 gibt auch der schwächeren Seite 5 Chancen von 10.',
  over: 'Das war der erste Feldzug. Der ganze hat zwölf Züge und zehn Mächte, mit Bündnissen, Vasallen und dem langen Weg nach Hause mit der Beute.',
}

const count = counted('de')

const startDe: ScreenWords['start'] = {
  lead: 'Ein Feldzug auf der Karte, um Polen-Litauen ab 1655: geheime Befehle, Märsche, Versorgung. Schlachten schlagt ihr auf dem Tisch, oder die Würfel entscheiden.',
  which: 'Welcher Feldzug?',
  maps: {
    first: {
      name: 'Erster Feldzug',
      hint: 'Zwei Züge, drei Mächte, zwanzig Orte um die Ostsee, je eine Truppe. Mit Würfeln etwa eine Stunde.',
    },
    whole: {
      name: 'The Deluge',
      hint: 'Zwölf Züge, zehn Mächte, 54 Orte. Ein Abend je Zug, oder ein Zug je Woche auf dem Postweg.',
    },
    own: { name: 'Eigene Karte', hint: 'Eine Karte aus dem Karteneditor.' },
  },
  toMaps: 'Karten und Karteneditor',
  factions: 'Wer spielt?',
  namesHint: 'Wer mehrere Mächte führt, schreibt neben jede denselben Namen.',
  howMany: 'Wie viele spielen mit?',
  players: (count) => `${count} Personen`,
  player: (nth) => `Person ${nth}`,
  sharing:
    'Spielen weniger mit, als es Mächte gibt, ist dies ein Vorschlag, wer zwei führt: Neben beiden steht dann derselbe Name. Wer mehrere führt, zählt den Durchschnitt ihrer Punkte (TD-VIC-05).',
  nameOf: (faction) => `Wer führt: ${faction}?`,
  where: (faction) => `${faction} spielt`,
  kinds: { player: 'Hier', away: 'Woanders', absent: 'Niemand' },
  umpire: 'Mit Spielleitung',
  umpireHint:
    'Führt die Phasen aus, sieht alles und darf Zahlen berichtigen. Ohne sie läuft eine Phase, sobald das letzte Blatt geschlossen ist.',
  umpireName: 'Name der Spielleitung',
  awayNeedsUmpire: 'Blätter von anderen Handys muss eine Spielleitung annehmen.',
  onePlayer: 'Mindestens eine Macht muss ein Mensch führen.',
  houseRules: 'Hausregeln',
  differs: (n) =>
    n === 0 ? 'wie geschrieben' : count(n, 'eine weicht ab', (s) => `${s} weichen ab`),
  begin: 'Feldzug beginnen',
}

const mapDe: ScreenWords['map'] = {
  label: 'Karte des Feldzugs',
  closer: 'Näher',
  farther: 'Weiter weg',
  whole: 'Die ganze Karte',
  layers: 'Was die Karte zeigt',
  layer: {
    supply: 'Versorgung',
    victory: 'Punkte',
    moves: 'Märsche',
  },
  hint: 'Mit zwei Fingern näher: erst Namen, dann Truppen. Pfeiltasten bewegen, Plus und Minus zoomen.',
  nobody: 'herrenlos',
  you: 'du',
  owner: (faction, relation) => `${faction}, ${relation}`,
  yours: 'dein Land',
  unowned: 'herrenloses Land',
  home: (faction) => `Heimat: ${faction}`,
  capital: (faction) => `Hauptstadt: ${faction}`,
  claim: (faction, since) => `beansprucht seit Zug ${since}: ${faction}`,
  claimTag: 'Anspruch',
  looted: (turn) => `geplündert bis zum Ende von Zug ${turn}`,
  lootedTag: (turn) => `bis Z${turn}`,
  plc: 'Land Polen-Litauens',
  scores: (vp) => count(vp, '1 Punkt', (s) => `${s} Punkte`),
  forYou: 'für dich',
  neighbours: 'Daneben',
  ferry: (node) => `${node} (Fähre)`,
  noForces: 'Hier sind keine Truppen zu sehen.',
  outOfSight: 'Außer Sicht: Was hier jetzt steht, ist nicht bekannt.',
  force: (id, kind) => `${id}, ${kind}`,
  kinds: { task: 'ein Hauptheer', skirmish: 'ein Streifkorps', unknown: 'Art unbekannt' },
  points: (n) => count(n, '1 Punkt', (s) => `${s} Punkte`),
  units: (n) => count(n, '1 Einheit', (s) => `${s} Einheiten`),
  unitsTag: (n) => `${n} E`,
  lastSeen: (turn) => `zuletzt gesehen in Zug ${turn}`,
  turnTag: (turn) => `Zug ${turn}`,
  scouted: (turn) => `Stand von Zug ${turn}`,
  tired: (n) => count(n, '1 Verlustmarke', (s) => `${s} Verlustmarken`),
  supply: {
    source: 'eine Quelle deiner Versorgung',
    net: 'in deinem Versorgungsnetz',
    next: 'neben deinem Netz: Truppen hier sind versorgt',
    looted: 'keine Versorgung: das Land ist geplündert',
    hostile: 'keine Versorgung: feindliche Truppen stehen dort',
    notFriendly: 'keine Versorgung: kein freundliches Land',
    cutOff: 'keine Versorgung: von deinen Quellen abgeschnitten',
  },
  lands: (n) => count(n, '1 Ort', (s) => `${s} Orte`),
  close: 'Schließen',
  search: 'Ort suchen',
  factions: 'Mächte',
  places: 'Orte',
}

export const screenDe: ScreenWords = {
  tables: de,
  umpire: 'die Spielleitung',
  named: (faction, player) => `${faction} (${player})`,
  everybody: 'Alle',
  pages: { play: 'Spielen', rules: 'Regeln' },
  start: startDe,
  guide: guideDe,
  houseRules: houseRulesDe,
  ...playDe,
  ...umpireDe,
  map: mapDe,
}
