// German words for a campaign that is being set up.
import { counted } from '@/words/counted.ts'
import type { ScreenWords } from '../en/index.ts'

const count = counted('de')

export const startDe: ScreenWords['start'] = {
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
