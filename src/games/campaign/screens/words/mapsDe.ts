// German words of the map editor that all campaigns share.
import { own } from '@/core/own.ts'
import { counted } from '@/words/counted.ts'
import type { MapFault } from '../../rules/index.ts'
import type { MapWords } from './mapsEn.ts'

const count = counted('de')

const shown = ({ found }: Pick<MapFault, 'found'>): string => {
  const text = JSON.stringify(found)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** What a field takes, by the last step of its path. */
const takes: Readonly<Record<string, string>> = {
  id: '2 bis 24 kleine Buchstaben, Ziffern und Bindestriche',
  name: 'ein Text von höchstens 60 Zeichen',
  x: 'eine ganze Zahl von 0 bis 1000',
  y: 'eine ganze Zahl von 0 bis 1000',
  owner: 'die Kennung einer Macht oder null',
  home: 'die Kennung einer Macht oder null',
  tags: 'eine Liste der Merkmale, die Verbindungen hier haben',
  kind: 'eine der Arten dieses Feldzugs',
  width: '1000',
  height: '1000',
  version: '1',
  nodes: 'eine Liste von 1 bis 400 Orten',
  factions: 'eine Liste von 1 bis 40 Mächten',
}

const campaigns: Readonly<Record<string, string>> = {
  'the-deluge': 'The Deluge',
  'gloria-mundi': 'Gloria Mundi',
}

const reasons: Readonly<Record<MapFault['reason'], (fault: MapFault) => string>> = {
  notAMap: () => 'Diese Datei ist keine Karte eines Feldzugs.',
  newerVersion: () =>
    'Diese Karte hat eine neuere Version der App geschrieben. Aktualisiere die App.',
  otherCampaign: ({ found }) =>
    `Das ist eine Karte für ${own(campaigns, String(found)) ?? shown({ found })}. Öffne sie dort.`,
  missing: () => 'das fehlt.',
  unknownField: () => 'so etwas gehört hier nicht hin.',
  unfit: (fault) => {
    const wanted = own(takes, fault.path.split('.').at(-1) ?? '')
    return wanted === undefined
      ? `${shown(fault)} passt hier nicht.`
      : `${shown(fault)} passt nicht: Hierher gehört ${wanted}.`
  },
  idTwice: (fault) => `zwei Orte haben die Kennung ${shown(fault)}.`,
  factionTwice: (fault) => `zwei Mächte haben die Kennung ${shown(fault)}.`,
  linkToNowhere: (fault) => `die Verbindung führt nach ${shown(fault)}, und das gibt es nicht.`,
  linkToItself: (fault) => `eine Verbindung führt von ${shown(fault)} zu sich selbst.`,
  linkTwice: (fault) => `eine Verbindung von ${shown(fault)} ist zweimal da.`,
  unknownOwner: (fault) => `wem ${shown(fault)} gehört, den kennt die Karte nicht.`,
}

export const mapsDe: MapWords = {
  maps: {
    title: 'Karten',
    lead: 'Kopiere eine Karte und ändere sie. Ein Feldzug behält seine Karte so, wie sie beim Beginn war.',
    builtIn: 'Karten der App',
    own: 'Eigene Karten',
    empty:
      'Noch keine eigene Karte. Zeichne das Land, um das ihr kämpfen wollt, oder ändere ein bekanntes: Tippe unten bei einer Karte auf „Kopieren“.',
    places: (n) => count(n, 'ein Ort', (s) => `${s} Orte`),
    faults: (n) =>
      n === 0 ? 'spielbereit' : count(n, 'eine Sache zu richten', (s) => `${s} Sachen zu richten`),
    duplicate: (name) => `Kopieren: ${name}`,
    copyOf: (name) => `${name}, Kopie`,
    actions: (name) => `Was tun mit: ${name}`,
    open: 'Bearbeiten',
    copy: 'Kopieren',
    rename: 'Umbenennen',
    name: 'Name der Karte',
    keepName: 'Namen behalten',
    exportFile: 'Als Datei sichern',
    remove: 'Löschen',
    confirm: (name) =>
      `„${name}“ und das Bild dahinter löschen? Feldzüge, die darauf gespielt werden, behalten ihre Karte.`,
    removed: 'Die Karte ist gelöscht.',
    undo: 'Rückgängig',
    importFile: 'Datei lesen',
    imported: 'Die Karte ist aufgenommen.',
    alreadyHere: 'Genau diese Karte ist schon auf diesem Handy.',
    notJson: 'Nichts wurde aufgenommen. Diese Datei ist keine Karte: Sie ist kein JSON.',
    refused: (fault) => {
      const why = reasons[fault.reason](fault)
      const isWhole = ['notAMap', 'newerVersion', 'otherCampaign'].includes(fault.reason)
      return isWhole
        ? `Nichts wurde aufgenommen. ${why}`
        : `Nichts wurde aufgenommen. ${fault.path}: ${why}`
    },
    gone: 'Diese Karte ist nicht auf diesem Handy.',
    unreadable:
      'Die Karten auf diesem Handy sind gerade nicht zu lesen. Schließe andere Tabs und versuch es noch einmal.',
  },
  canvas: {
    label: 'Karte, die gezeichnet wird',
    hint: 'Pfeiltasten verschieben die Karte, Plus und Minus ändern die Größe. Alles, was hier gezeichnet wird, geht auch in der Liste darunter.',
    closer: 'Näher',
    farther: 'Weiter weg',
  },
  mode: {
    legend: 'Was der Finger tut',
    names: { move: 'Wählen', add: 'Neu', link: 'Verbinden' },
    hints: {
      move: 'Tippe einen Ort an, um ihn zu wählen. Zieh den gewählten dorthin, wo er stehen soll.',
      add: 'Tippe dorthin, wo der neue Ort stehen soll.',
      link: 'Zieh von Ort zu Ort, oder tippe erst den einen an, dann den anderen. Noch einmal löst die Verbindung.',
    },
    linkFrom: (name) => `Von ${name} aus: Tippe den Ort an, mit dem er verbunden wird.`,
  },
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  notKept:
    'Die letzte Änderung ist noch nicht gespeichert. Sie bleibt hier; versuch es noch einmal.',
  retry: 'Noch einmal',
  said: {
    added: (name) => `${name} ist dazugekommen.`,
    moved: (name) => `${name} ist verschoben.`,
    removed: (name) => `${name} ist weg.`,
    linked: (one, other) => `${one} und ${other} sind verbunden.`,
    unlinked: (one, other) => `${one} und ${other} sind nicht mehr verbunden.`,
    chosen: (name) => `${name} ist gewählt.`,
    undone: 'Zurückgenommen.',
    redone: 'Wiederholt.',
    fewest: 'Eine Karte braucht mindestens einen Ort.',
    most: 'Eine Karte fasst höchstens 400 Orte.',
  },
  panels: {
    legend: 'Neben der Karte',
    places: 'Orte',
    check: (n) => (n === 0 ? 'Prüfung' : `Prüfung (${n})`),
    factions: 'Mächte',
    map: 'Karte',
  },
  place: {
    newName: 'Neuer Ort',
    add: 'Ort hinzufügen',
    search: 'Ort suchen',
    clear: 'Suche leeren',
    reorder: 'Reihenfolge ändern',
    reorderHint: 'Wo die Regeln nach der Reihenfolge der Liste gehen, gilt diese.',
    up: (name) => `${name}: eins nach oben`,
    down: (name) => `${name}: eins nach unten`,
    at: (name, n) => `${name} steht an Stelle ${n} der Liste.`,
    name: 'Name',
    id: 'Nummer',
    idTaken:
      'Diese Nummer hat schon ein anderer Ort, oder sie besteht nicht aus 2 bis 24 kleinen Buchstaben, Ziffern und Bindestrichen.',
    x: 'Von links, 0 bis 1000',
    y: 'Von oben, 0 bis 1000',
    owner: 'Gehört',
    nobody: 'niemandem',
    kind: 'Art',
    remove: (name) => `${name} wegnehmen`,
    close: 'Schließen',
    links: 'Verbindungen',
    noLinks: 'Mit keinem anderen Ort verbunden.',
    linkWith: 'Verbinden mit',
    choosePlace: 'Ort wählen',
    link: 'Verbinden',
    unlink: (name) => `Verbindung mit ${name} lösen`,
    linkOf: (name) => `Verbindung mit ${name}`,
  },
  factions: {
    newName: 'Neue Macht',
    add: 'Macht hinzufügen',
    reorderHint: 'Wo die Regeln nach der Reihenfolge der Mächte gehen, gilt diese.',
    ask: (name) => `${name} von der Karte nehmen?`,
    goesWith: 'Das geht mit:',
    canUndo: '„Rückgängig“ holt alles zurück.',
    remove: 'Wegnehmen',
    last: 'Die letzte Macht bleibt: Eine Karte braucht mindestens eine.',
  },
  near: 'Nur benachbart: Hier geht niemand',
  none: 'keine',
  addOne: 'Dazu',
  choose: 'Wählen',
  figureOf: (what, place) => `${what}: ${place}`,
  less: (what) => `Weniger: ${what}`,
  more: (what) => `Mehr: ${what}`,
  takeOut: (what) => `Herausnehmen: ${what}`,
  check: {
    ready: 'Die Prüfung findet nichts. Auf dieser Karte kann ein Feldzug beginnen.',
    playable: 'Auf dieser Karte kann ein Feldzug beginnen. Das darf die Spielleitung hinnehmen:',
    wrong: 'Zu richten, bevor ein Feldzug beginnen kann:',
    doubtful: 'Von der Spielleitung hinzunehmen oder zu richten:',
    goTo: (name) => `Zu ${name}`,
    toMend: (n) => count(n, 'Eine Sache zu richten', (s) => `${s} Sachen zu richten`),
    problems: {
      tooClose: (name) =>
        `${name} steht näher als 30 an einem anderen Ort. Verschiebe einen von beiden.`,
      unreachable: (name) =>
        `${name} ist vom ersten Ort der Liste aus zu Fuß nicht zu erreichen. Verbinde ihn.`,
      idTwice: (name) => `Zwei Orte haben die Kennung ${name}.`,
      factionTwice: (name) => `Zwei Mächte haben die Kennung ${name}.`,
      linkToNowhere: (name) => `Eine Verbindung führt nach ${name}, und das gibt es nicht.`,
      linkToItself: (name) => `Eine Verbindung führt von ${name} zu sich selbst.`,
      linkTwice: (name) => `Eine Verbindung von ${name} ist zweimal da.`,
      unknownOwner: (name) => `Wem ${name} gehört, den kennt die Karte nicht.`,
    },
  },
  map: {
    name: 'Name der Karte',
    seas: 'Meere',
    backdrop: 'Bild hinter der Karte',
    backdropHint:
      'Ein Foto oder Scan zum Abzeichnen. Es bleibt auf diesem Handy und steht weder in der Kartendatei noch in einem Feldzug.',
    setPicture: 'Bild wählen',
    swapPicture: 'Anderes Bild wählen',
    showPicture: 'Bild zeigen',
    removePicture: 'Bild wegnehmen',
    noPicture:
      'Diese Datei kann der Browser nicht als Bild zeigen. Nimm ein JPEG oder PNG von höchstens 40 MB.',
    busy: 'Einen Moment …',
  },
  start: {
    which: 'Welche eigene Karte?',
    none: 'Es gibt noch keine eigene Karte. Zeichne eine aus einer Karte der App.',
    refused: (map) => `„${map}“ kann noch nicht gespielt werden:`,
    accept: 'Das darf die Spielleitung hinnehmen:',
    mend: 'Im Editor öffnen',
    away: 'Sichere die Karte als Datei und lies sie auf jedem anderen Handy ein: Was dorthin geht, nennt sie nur.',
  },
}
