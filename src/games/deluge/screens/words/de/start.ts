// German words for a campaign that is being set up.
import { counted } from '@/words/counted.ts'
import type { ScreenWords } from '../en/index.ts'

const count = counted('de')

export const startDe: ScreenWords['start'] = {
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
