// German words of the shelf.
import { counted } from '../../../../../words/counted.ts'
import type { armies as english } from '../../en/armies/armies.ts'

const count = counted('de')

export const armies: typeof english = {
  title: 'Armeen',
  newArmy: 'Neue Armee',
  readIn: 'Einlesen',
  startBattle: 'Schlacht beginnen',
  chooseNation: 'Wessen Armee?',
  search: 'Armeen suchen',
  clearSearch: 'Suche leeren',
  searchHint: 'Name, #Stichwort',
  sort: 'Sortiert nach',
  sorts: { recent: 'Zuletzt geändert', name: 'Name', points: 'Punkte' },
  found: (n) => count(n, 'eine Armee', (s) => `${s} Armeen`),
  noneFound: (search) => `Keine Armee passt zu „${search}“.`,
  battalions: (n) => count(n, 'ein Bataillon', (s) => `${s} Bataillone`),
  points: (n) => count(n, 'ein Punkt', (s) => `${s} Punkte`),
  ofLimit: (limit) => `von ${limit}`,
  legal: 'Regelgerecht.',
  notLegal: 'Nicht regelgerecht.',
  nothingLeft: 'Alles ausgegeben.',
  left: (n) => count(n, 'Ein Punkt übrig.', (s) => `${s} Punkte übrig.`),
  moreProblems: (n) => count(n, 'Und ein weiteres Problem.', (s) => `Und ${s} weitere Probleme.`),
  putRight: 'Richtig\u00adstellen',
  share: 'Teilen',
  print: 'Drucken',
  duplicate: 'Kopie anlegen',
  copyName: (name) => `${name}, Kopie`,
  tags: 'Stichwörter',
  tagsHint: 'Mit Kommas trennen: Verein, Liga',
  saveTags: 'Stichwörter behalten',
  knownTags: 'Schon benutzt',
  toBin: 'In den Papierkorb',
  actionsFor: (name) => `Mehr zu ${name}`,
  binned: (name) => `${name} liegt im Papierkorb.`,
  duplicated: (name) => `${name} steht auf der Liste.`,
  inBin: (n) =>
    count(
      n,
      'Im Papierkorb: eine Armee, 30 Tage lang',
      (s) => `Im Papierkorb: ${s} Armeen, 30 Tage lang`,
    ),
  empty: {
    title: 'Noch keine Armeen',
    text: 'Beginne mit einer Beispielarmee, stelle eine eigene auf oder lies eine aus Text, Datei oder Code ein.',
    samples: 'Beispielarmeen',
    addBoth: 'Beide über\u00adnehmen',
    addSample: (name) => `${name} übernehmen`,
    addIt: 'Über\u00adnehmen',
  },
}
