// German words of the fields and checks of a map of The Deluge.
import { counted } from '@/words/counted.ts'
import type { EditorWords, NamingField } from './editorEn.ts'

const count = counted('de')

/** Where the map names a place or a faction. */
const fields: Readonly<Record<NamingField, string>> = {
  holds: 'Punkte für den Besitz',
  outOf: 'Orte, aus denen andere fernzuhalten sind',
  forces: 'Truppen beim Beginn',
  canSubsidise: 'darf Geld geben an',
  minus: 'Anteil an den Punkten anderer',
  notLostTo: 'Orte, die nicht als verloren gelten',
  perStartLandOf: 'Punkte für das Land anderer',
  home: 'Heimat von',
  relations: 'Verhältnisse beim Beginn',
}

export const editorDe: EditorWords = {
  home: 'Heimat von',
  noHome: 'niemandem',
  capital: 'Hauptstadt',
  plc: 'Land Polen-Litauens',
  facts: {
    home: (faction) => `Heimat: ${faction}`,
    capital: (faction) => `Hauptstadt: ${faction}`,
    plc: 'Polen-Litauen',
  },
  ferry: 'Fähre',
  faction: {
    name: 'Name',
    start: 'Taler beim Beginn',
    base: 'Taler im Jahr',
    per: 'Außerdem bezahlt',
    pers: {
      none: 'nichts',
      occupied: 'für jeden Ort, der anderen genommen ist',
      plc: 'für jeden Ort Polen-Litauens',
    },
    rate: 'Wie viel für jeden',
    canCapture: 'Darf erobern',
    extraLootDie: 'Ein Würfel mehr für Beute',
    canSubsidise: 'Darf Geld geben an',
    holds: 'Punkte für den Besitz von',
    points: 'Punkte am Ende, vor allem anderen',
    tokensKept: 'Punkte für jede behaltene Beutemarke',
    perPlc: 'Punkte für jeden Ort Polen-Litauens',
    lostPlc: 'Davon ab für jeden Ort Polen-Litauens, der ihr nicht gehört',
    lostPlcHint: 'Als Bruch, etwa 1/2. Leer: Nichts geht ab.',
    notLostTo: 'Nichts geht ab, wo der Ort diesen gehört',
    nobody: 'niemand',
    perStartLandOf: 'Punkte für Orte, die beim Beginn dieser Macht gehören',
    outOf: 'Punkte dafür, dass diese Macht draußen bleibt',
    outOfPlaces: 'Aus welchen Orten',
    each: 'Punkte für jeden davon',
    minus: 'Ein Anteil an den Punkten anderer geht ab',
    minusOf: 'Von den Punkten dieser Macht',
    share: 'Anteil, etwa 1/4',
    minusTitle: (share, of) => `${share} von ${of}`,
    addMinus: 'Anteil hinzufügen',
    noShare: 'Schreib einen Bruch wie 1/3, beide Zahlen von 1 bis 99.',
    relation: (faction) => `Beim Beginn zu ${faction}`,
    relations: { war: 'Krieg', neutral: 'neutral', ally: 'verbündet' },
  },
  forces: {
    label: 'Truppen beim Beginn',
    title: (name, place, points) =>
      `${name === '' ? 'Truppe' : name} in ${place}, ${count(points, '1 Punkt', (n) => `${n} Punkte`)}`,
    add: 'Truppe hinzufügen',
    node: 'Steht in',
    kind: 'Art',
    kinds: { task: 'Hauptheer', skirmish: 'Streifkorps' },
    name: 'Name, wenn sie einen hat',
    units: 'Einheiten',
    unitsHint:
      'Punkte und Name, eine Einheit je Zeile oder durch Strichpunkte getrennt: 9 Pancerni; 5 Reiter',
    noUnits:
      'Das ist keine Liste von Einheiten. Schreib Punkte von 1 bis 9999 und einen Namen von höchstens 40 Zeichen, etwa: 9 Pancerni; 5 Reiter. Höchstens 40 Einheiten.',
    intelligence: 'Aufklärung, 0 bis 6',
  },
  full: 'Eine Karte fasst höchstens 40 Mächte.',
  leaving: {
    owned: (n) =>
      count(
        n,
        'ein Ort, der dann niemandem gehört',
        (s) => `${s} Orte, die dann niemandem gehören`,
      ),
    homes: (n) => count(n, 'eine Heimat', (s) => `${s} Heimaten`),
    forces: (n) => count(n, 'eine Truppe beim Beginn', (s) => `${s} Truppen beim Beginn`),
    relations: (n) =>
      count(
        n,
        'ein Verhältnis zu einer anderen Macht',
        (s) => `${s} Verhältnisse zu anderen Mächten`,
      ),
    named: (factions) => `Punkte oder Zahlungen, die mit ihr zu tun haben, bei: ${factions}`,
  },
  problems: {
    noHome: (faction, homes) =>
      homes === ''
        ? `${faction}: Es gibt keine Heimat. Mach einen Ort dazu, der dieser Macht gehört.`
        : `${faction}: Beim Beginn gehört dieser Macht keine ihrer Heimaten (${homes}). Gib ihr eine.`,
    noCapital: (faction, capitals) =>
      capitals === ''
        ? `${faction}: Es gibt keine Hauptstadt. Wähle eine der Heimaten.`
        : `${faction}: Es gibt mehrere Hauptstädte: ${capitals}. Lass eine übrig.`,
    capitalNotHome: (place) =>
      `${place} ist Hauptstadt, aber niemandes Heimat. Sag, wessen Heimat der Ort ist, oder nimm die Hauptstadt weg.`,
    noSuchNode: (about, field, found) =>
      `${about}, ${fields[field]}: Einen Ort „${found}“ gibt es auf der Karte nicht.`,
    noSuchFaction: (about, field, found) =>
      `${about}, ${fields[field]}: Eine Macht „${found}“ gibt es auf der Karte nicht.`,
    namedLikeASeat: (faction) =>
      `${faction} hat eine Kennung, die die Regeln für einen Platz brauchen. Füge dafür eine neue Macht hinzu.`,
    noPoints: (faction) =>
      `${faction} bekommt für nichts Punkte. Sag, was ihr Punkte bringt, oder lass sie um nichts spielen.`,
    forceAbroad: (faction, place) => `Eine Truppe beginnt in fremdem Land: ${faction} in ${place}.`,
    enemiesMeet: (place, factions) =>
      `In ${place} beginnen Truppen nebeneinander, die im Krieg sind: ${factions}.`,
    relationTwice: (faction) =>
      `${faction}: Ein Verhältnis zu einer anderen Macht steht zweimal da.`,
  },
}
