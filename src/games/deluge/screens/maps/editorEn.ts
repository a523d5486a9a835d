// English words of the fields and checks of a map of The Deluge.
import { counted } from '@/words/counted.ts'

const count = counted('en')

/** Where the map names a place or a faction. */
const fields = {
  holds: 'points for holding',
  outOf: 'places to keep others out of',
  forces: 'forces at the start',
  canSubsidise: 'may give money to',
  minus: 'share of the points of others',
  notLostTo: 'places that do not count as lost',
  perStartLandOf: 'points for the land of another',
  home: 'home of',
  relations: 'relations at the start',
}

export const editorEn = {
  home: 'Home of',
  noHome: 'nobody',
  capital: 'Capital',
  plc: 'Land of the Commonwealth',
  facts: {
    home: (faction: string) => `home of ${faction}`,
    capital: (faction: string) => `capital of ${faction}`,
    plc: 'Commonwealth',
  },
  ferry: 'Ferry',
  faction: {
    name: 'Name',
    start: 'Thalers at the start',
    base: 'Thalers a year',
    per: 'Paid besides',
    pers: {
      none: 'nothing',
      occupied: 'for each place taken from others',
      plc: 'for each Commonwealth place',
    },
    rate: 'How much for each',
    canCapture: 'May capture',
    extraLootDie: 'One die more for loot',
    canSubsidise: 'May give money to',
    holds: 'Points for holding',
    points: 'Points at the end, before anything else',
    tokensKept: 'Points for each loot token kept',
    perPlc: 'Points for each Commonwealth place',
    lostPlc: 'Off that for each Commonwealth place that is not its own',
    lostPlcHint: 'As a fraction, such as 1/2. Empty: nothing is taken off.',
    notLostTo: 'Nothing is taken off where the place belongs to',
    nobody: 'nobody',
    perStartLandOf: 'Points for places that at the start belong to',
    outOf: 'Points for keeping out of places',
    outOfPlaces: 'Which places',
    each: 'Points for each of them',
    minus: 'A share of the points of others is taken off',
    minusOf: 'Of the points of',
    share: 'Share, such as 1/4',
    minusTitle: (share: string, of: string) => `${share} of ${of}`,
    addMinus: 'Add a share',
    noShare: 'Write a fraction such as 1/3, both figures from 1 to 99.',
    relation: (faction: string) => `At the start, with ${faction}`,
    relations: { war: 'war', neutral: 'neutral', ally: 'allied' },
  },
  forces: {
    label: 'Forces at the start',
    title: (name: string, place: string, points: number) =>
      `${name === '' ? 'Force' : name} in ${place}, ${count(points, '1 point', (n) => `${n} points`)}`,
    add: 'Add a force',
    node: 'Stands in',
    kind: 'Kind',
    kinds: { task: 'task force', skirmish: 'skirmish force' },
    name: 'Name, if it has one',
    units: 'Units',
    unitsHint: 'Points and name, a unit a line or between semicolons: 9 Pancerni; 5 Reiters',
    noUnits:
      'This is no list of units. Write points from 1 to 9999 and a name of at most 40 letters, as in: 9 Pancerni; 5 Reiters. At most 40 units.',
    intelligence: 'Intelligence, 0 to 6',
  },
  full: 'A map takes 40 factions at most.',
  leaving: {
    owned: (n: number) =>
      count(n, 'one place, nobody’s from then on', (s) => `${s} places, nobody’s from then on`),
    homes: (n: number) => count(n, 'one home', (s) => `${s} homes`),
    forces: (n: number) => count(n, 'one force at the start', (s) => `${s} forces at the start`),
    relations: (n: number) =>
      count(n, 'one relation with another faction', (s) => `${s} relations with other factions`),
    named: (factions: string) => `points or payments that have to do with it, of: ${factions}`,
  },
  problems: {
    noHome: (faction: string, homes: string) =>
      homes === ''
        ? `${faction} has no home. Make a place its home that belongs to it.`
        : `${faction} owns none of its homes (${homes}) at the start. Give it one.`,
    noCapital: (faction: string, capitals: string) =>
      capitals === ''
        ? `${faction} has no capital. Choose one of its homes.`
        : `${faction} has several capitals: ${capitals}. Leave one.`,
    capitalNotHome: (place: string) =>
      `${place} is a capital but nobody’s home. Say whose home it is, or take the capital away.`,
    noSuchNode: (about: string, field: keyof typeof fields, found: string) =>
      `${about}, ${fields[field]}: there is no place “${found}” on the map.`,
    noSuchFaction: (about: string, field: keyof typeof fields, found: string) =>
      `${about}, ${fields[field]}: there is no faction “${found}” on the map.`,
    namedLikeASeat: (faction: string) =>
      `${faction} has an id that the rules keep for a seat. Add a new faction in its place.`,
    noPoints: (faction: string) =>
      `${faction} scores for nothing. Say what brings it points, or let it play for nothing.`,
    forceAbroad: (faction: string, place: string) =>
      `A force of ${faction} begins in ${place}, which is not its own land.`,
    enemiesMeet: (place: string, factions: string) =>
      `In ${place} forces begin side by side that are at war: ${factions}.`,
    relationTwice: (faction: string) => `A relation of ${faction} is there twice.`,
  },
}

export type EditorWords = typeof editorEn
export type NamingField = keyof typeof fields
