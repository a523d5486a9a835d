// German words of the results, and of scenarios of one's own.
import { counted } from '@/words/counted.ts'
import type { Fault, FaultReason } from '../../../rules/index.ts'
import type { PageWords } from '../en/pages.ts'

const count = counted('de')

const about = ({ about: what }: Fault): string => String(what ?? '')

const reasons: Readonly<Record<FaultReason, (fault: Fault) => string>> = {
  'wrong-kind': () => 'Das ist nicht von der Art, die hierher gehört.',
  missing: () => 'Das fehlt.',
  'unknown-field': () => 'Unter diesem Namen gehört hier nichts hin.',
  'unknown-format': () => 'Das ist kein Szenario für The March of Progress.',
  'newer-version': () => 'Das stammt von einer neueren Version der App. Aktualisiere die App.',
  empty: () => 'Gib einen Namen an.',
  'too-long': (fault) => `Höchstens ${about(fault)} Zeichen.`,
  'too-small': (fault) => `Mindestens ${about(fault)}.`,
  'too-large': (fault) => `Höchstens ${about(fault)}.`,
  'bad-id': () => 'Ein Kürzel hat bis zu 12 kleine Buchstaben und Ziffern, vorn ein Buchstabe.',
  twice: () => 'Das steht zweimal da. Nimm eines weg.',
  'unknown-country': (fault) => `Ein Land „${about(fault)}“ gibt es nicht.`,
  'unknown-card': (fault) => `Eine Karte „${about(fault)}“ kennt die App nicht.`,
  'unknown-mark': () => 'Als Quelle gilt stated, en, de oder ruling.',
  'home-count': () => 'Jede Seite hat genau ein Heimatland.',
  'neutral-count': () => 'Es gibt 1 bis 4 neutrale Länder.',
  'no-neighbour': (fault) =>
    `Das Land „${about(fault)}“ berührt kein anderes. Wähle einen Nachbarn.`,
  'own-neighbour': () => 'Ein Land kann sich nicht selbst berühren.',
  'not-connected': () => 'Die Länder hängen nicht zusammen. Lass zwei Teile einander berühren.',
  'no-score-card': () => 'Jede Seite braucht die Karte Punkten.',
  'too-few-cards': () => 'Eine Seite braucht außer Punkten noch eine Karte.',
  'too-many-armies': (fault) =>
    `Höchstens ${about(fault)} Armeen dieser Seite können im Spiel sein.`,
  'stock-too-small': (fault) =>
    `Mindestens ${about(fault)}, sonst könnte der Vorrat zu Ende gehen, ehe jemand gewinnt.`,
  'wrong-country': () => 'Dort kann keine Armee stehen.',
  'not-its-card': () => 'Diese Seite hat die Karte nicht.',
  'score-in-pile': () => 'Punkten liegt nie auf einem Stapel.',
  'bad-army': () => 'So eine Armee gibt es nicht.',
  'too-many-on-capital': () => 'Auf einer Hauptstadt kann nur eine Armee stehen.',
}

export const pagesDe: PageWords = {
  results: {
    title: 'Ergebnisse',
    empty: 'Noch ist kein Spiel zu Ende.',
    emptyHint: 'Hier steht jedes beendete Spiel, mit seinen Zahlen und zum Nachspielen.',
    reading: (done, all) => `${String(done)} von ${String(all)} Spielen gelesen …`,
    unreadable:
      'Die Spiele auf diesem Handy sind gerade nicht lesbar. Schließe andere Tabs und versuch es noch einmal.',
    broken: 'Dieses Spiel lässt sich nicht bis zum Ende lesen. Was stimmt, zeigt der Rückblick.',
    all: (n) => count(n, 'Ein Spiel', (s) => `${s} Spiele`),
    levels: 'Du gegen den Computer',
    sides: 'Nach Seiten',
    scenarios: 'Nach Szenarios',
    firstCards: 'Womit Menschen beginnen',
    times: (n) => (n === 2 ? 'zweimal' : count(n, 'einmal', (s) => `${s}-mal`)),
    longest: (country, turns) =>
      `Am längsten gehalten: ${country}, ${count(turns, 'eine Runde', (s) => `${s} Runden`)} lang.`,
    head: {
      games: 'Spiele',
      won: 'Siege',
      lost: 'Niederlagen',
      tied: 'unentschieden',
      turns: 'Runden',
    },
    list: 'Spiele',
    of: (a, own, other, b) => `${a} ${String(own)} : ${String(other)} ${b}`,
    line: (scenario, turns, when) => `${scenario} · Runde ${String(turns)} · ${when}`,
    resigned: 'aufgegeben',
    agreement: 'nach Absprache',
    turning: (turn) => `Wendepunkt: Runde ${String(turn)}`,
    open: 'Ergebnis',
    replay: 'Nachspielen',
    rematch: 'Noch einmal, Seiten getauscht',
    remove: 'Löschen',
    removeHint: 'Es bleibt 30 Tage im Papierkorb.',
    removed: 'Das Spiel liegt im Papierkorb.',
    actions: (what) => `Was tun mit: ${what}`,
  },
  scenarios: {
    title: 'Eigene Szenarios',
    lead: 'Kopiere ein Szenario und ändere es. Ein Spiel behält sein Szenario so, wie es beim Beginn war.',
    missing:
      'Die Szenarios Vive l’Empereur, Erster Weltkrieg und Zweiter Weltkrieg sind nicht enthalten: Ihre Karten stehen in keiner unserer Quellen. Wer sie besitzt, kann sie hier eingeben.',
    empty: 'Noch kein eigenes Szenario.',
    duplicate: (name) => `Kopieren: ${name}`,
    from: 'Beginne mit einer Kopie von',
    importFile: 'Datei einlesen',
    imported: 'Das Szenario ist gespeichert.',
    notJson: 'Diese Datei ist kein Szenario: Sie ist kein JSON.',
    refused: (path, why) => (path === '' ? why : `Nichts wurde gespeichert. ${path}: ${why}`),
    faults: (n) =>
      n === 0
        ? 'spielbereit'
        : count(n, 'eine Sache zu berichtigen', (s) => `${s} Sachen zu berichtigen`),
    exportFile: 'Als Datei speichern',
    remove: 'Endgültig löschen',
    removed: 'Das Szenario ist gelöscht.',
    confirm: (name) => `„${name}“ endgültig löschen? Spiele, die damit begannen, behalten es.`,
    gone: 'Dieses Szenario ist nicht auf diesem Handy.',
    check: 'Zu berichtigen',
    ready: 'Dieses Szenario lässt sich spielen.',
    notes: {
      'tie-at-target': (target) =>
        `Beide können das Ziel erreichen: ${String(target)} : ${String(target)} unentschieden ist möglich.`,
      'one-reaches-target': () => 'Nur eine Seite kann das Ziel erreichen.',
    },
    name: { en: 'Name, englisch', de: 'Name, deutsch' },
    scenario: 'Szenario',
    countries: 'Länder',
    country: (name) => `Land: ${name}`,
    neutral: 'Neutral',
    homeOf: (side) => `Heimatland von ${side}`,
    addNeutral: 'Neutrales Land hinzufügen',
    newNeutral: { en: 'New country', de: 'Neues Land' },
    removeCountry: (name) => `${name} entfernen`,
    vp: 'Wert zu Beginn',
    min: 'Geringster Wert',
    garrison: 'Garnison',
    touches: (name) => `${name} berührt`,
    sides: 'Seiten',
    cards: (side) => `Karten von ${side}`,
    armies: (side) => `Armeen von ${side}`,
    armiesIn: (side, country) => `${side} beginnt in ${country} mit`,
    strength: (side) => `Stärke von ${side} zu Beginn`,
    figures: 'Zahlen',
    strengthMax: 'Höchste Stärke',
    stock: 'Vorrat an Punkten',
    target: 'Punkte zum Sieg',
    blocks: 'Ein Feind im Heimatland sperrt es',
    blocksHint:
      'Punkten bringt nichts für das Heimatland, solange eine feindliche Armee darin steht (MP-AM-01).',
    less: (label) => `Weniger: ${label}`,
    more: (label) => `Mehr: ${label}`,
  },
  fault: (fault) => reasons[fault.reason](fault),
}
