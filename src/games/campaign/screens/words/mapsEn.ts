// English words of the map editor that all campaigns share.
import { own } from '@/core/own.ts'
import { counted } from '@/words/counted.ts'
import type { MapFault } from '../../rules/index.ts'

const count = counted('en')

const shown = ({ found }: Pick<MapFault, 'found'>): string => {
  const text = JSON.stringify(found)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** What a field takes, by the last step of its path. */
const takes: Readonly<Record<string, string>> = {
  id: '2 to 24 small letters, figures and hyphens',
  name: 'a text of at most 60 characters',
  x: 'a whole number from 0 to 1000',
  y: 'a whole number from 0 to 1000',
  owner: 'the id of a faction, or null',
  home: 'the id of a faction, or null',
  tags: 'a list of the tags that links of this campaign have',
  kind: 'one of the kinds of this campaign',
  width: '1000',
  height: '1000',
  version: '1',
  nodes: 'a list of 1 to 400 places',
  factions: 'a list of 1 to 40 factions',
}

const campaigns: Readonly<Record<string, string>> = {
  'the-deluge': 'The Deluge',
  'gloria-mundi': 'Gloria Mundi',
}

const reasons: Readonly<Record<MapFault['reason'], (fault: MapFault) => string>> = {
  notAMap: () => 'This file is no map of a campaign.',
  newerVersion: () => 'This map was written by a newer version of the app. Update the app.',
  otherCampaign: ({ found }) =>
    `This is a map for ${own(campaigns, String(found)) ?? shown({ found })}. Open it there.`,
  missing: () => 'this is missing.',
  unknownField: () => 'nothing of this name belongs here.',
  unfit: (fault) => {
    const wanted = own(takes, fault.path.split('.').at(-1) ?? '')
    return wanted === undefined
      ? `${shown(fault)} does not fit here.`
      : `${shown(fault)} does not fit: it must be ${wanted}.`
  },
  idTwice: (fault) => `two places have the id ${shown(fault)}.`,
  factionTwice: (fault) => `two factions have the id ${shown(fault)}.`,
  linkToNowhere: (fault) => `the link leads to ${shown(fault)}, and there is no such place.`,
  linkToItself: (fault) => `a link leads from ${shown(fault)} back to itself.`,
  linkTwice: (fault) => `a link of ${shown(fault)} is there twice.`,
  unknownOwner: (fault) => `the owner of ${shown(fault)} is no faction of this map.`,
}

export const mapsEn = {
  maps: {
    title: 'Maps',
    lead: 'Duplicate a map and change it. A campaign keeps its map as it was when it began.',
    builtIn: 'Maps of the app',
    own: 'Own maps',
    empty:
      'No map of your own yet. Draw the country you want to fight over, or change a known one: tap “Duplicate” at a map below.',
    places: (n: number) => count(n, 'one place', (s) => `${s} places`),
    faults: (n: number) =>
      n === 0
        ? 'ready to play'
        : count(n, 'one thing to put right', (s) => `${s} things to put right`),
    duplicate: (name: string) => `Duplicate: ${name}`,
    copyOf: (name: string) => `${name}, copy`,
    actions: (name: string) => `What to do with: ${name}`,
    open: 'Edit',
    copy: 'Duplicate',
    rename: 'Rename',
    name: 'Name of the map',
    keepName: 'Keep the name',
    exportFile: 'Save as a file',
    remove: 'Delete',
    confirm: (name: string) =>
      `Delete “${name}” and the picture behind it? Campaigns played on it keep their map.`,
    removed: 'The map is deleted.',
    undo: 'Undo',
    importFile: 'Read a file',
    imported: 'The map is kept.',
    alreadyHere: 'This map is on this phone already, just like this.',
    notJson: 'Nothing was kept. This file is no map: it is not JSON.',
    refused: (fault: MapFault) => {
      const why = reasons[fault.reason](fault)
      const isWhole = ['notAMap', 'newerVersion', 'otherCampaign'].includes(fault.reason)
      return isWhole ? `Nothing was kept. ${why}` : `Nothing was kept. ${fault.path}: ${why}`
    },
    gone: 'This map is not on this phone.',
    unreadable: 'The maps on this phone cannot be read just now. Close other tabs and try again.',
  },
  canvas: {
    label: 'Map that is being drawn',
    hint: 'Arrow keys move the map, plus and minus zoom. Everything that is drawn here can be done in the list below too.',
    closer: 'Closer',
    farther: 'Farther',
  },
  mode: {
    legend: 'What a finger does',
    names: { move: 'Choose, move', add: 'Add', link: 'Link' },
    hints: {
      move: 'Tap a place to choose it. Drag the chosen one to move it.',
      add: 'Tap where the new place is to stand.',
      link: 'Drag from place to place, or tap one and then the other. Once more takes the link away.',
    },
    linkFrom: (name: string) => `From ${name}: tap the place it is to be linked with.`,
  },
  undo: 'Undo',
  redo: 'Do again',
  notKept: 'The last change is not stored yet. It stays here; try again.',
  retry: 'Try again',
  said: {
    added: (name: string) => `${name} is added.`,
    moved: (name: string) => `${name} is moved.`,
    removed: (name: string) => `${name} is taken away.`,
    linked: (one: string, other: string) => `${one} and ${other} are linked.`,
    unlinked: (one: string, other: string) => `${one} and ${other} are linked no more.`,
    chosen: (name: string) => `${name} is chosen.`,
    undone: 'Taken back.',
    redone: 'Done again.',
    fewest: 'A map needs at least one place.',
    most: 'A map takes 400 places at most.',
  },
  panels: {
    legend: 'Beside the map',
    places: 'Places',
    check: (n: number) => (n === 0 ? 'Check' : `Check (${n})`),
    factions: 'Factions',
    map: 'Map',
  },
  place: {
    newName: 'New place',
    add: 'Add a place',
    search: 'Find a place',
    clear: 'Empty the search',
    reorder: 'Change the order',
    reorderHint: 'Where the rules go by the order of the list, this is it.',
    up: (name: string) => `${name}: one up`,
    down: (name: string) => `${name}: one down`,
    at: (name: string, n: number) => `${name} is number ${n} of the list.`,
    name: 'Name',
    id: 'Number',
    idTaken:
      'Another place has this number, or it is not 2 to 24 small letters, figures and hyphens.',
    x: 'From the left, 0 to 1000',
    y: 'From the top, 0 to 1000',
    owner: 'Belongs to',
    nobody: 'nobody',
    kind: 'Kind',
    remove: (name: string) => `Take ${name} away`,
    close: 'Close',
    links: 'Links',
    noLinks: 'Linked with no other place.',
    linkWith: 'Link with',
    choosePlace: 'Choose a place',
    link: 'Link',
    unlink: (name: string) => `Take away the link with ${name}`,
    linkOf: (name: string) => `Link with ${name}`,
  },
  factions: {
    newName: 'New faction',
    add: 'Add a faction',
    reorderHint: 'Where the rules go by the order of the factions, this is it.',
    ask: (name: string) => `Take ${name} off the map?`,
    goesWith: 'This goes with it:',
    canUndo: 'Undo brings everything back.',
    remove: 'Take away',
    last: 'The last faction stays: a map needs at least one.',
  },
  near: 'Only next to it: nobody walks here',
  none: 'none',
  addOne: 'Add',
  choose: 'Choose',
  figureOf: (what: string, place: string) => `${what}: ${place}`,
  less: (what: string) => `Less: ${what}`,
  more: (what: string) => `More: ${what}`,
  takeOut: (what: string) => `Take out: ${what}`,
  check: {
    ready: 'The check finds nothing. A campaign can begin on this map.',
    playable: 'A campaign can begin on this map. These are for the umpire to accept:',
    wrong: 'To put right before a campaign can begin:',
    doubtful: 'For the umpire to accept, or to put right:',
    goTo: (name: string) => `Go to ${name}`,
    toMend: (n: number) => count(n, 'One thing to put right', (s) => `${s} things to put right`),
    problems: {
      tooClose: (name: string) =>
        `${name} stands closer than 30 to another place. Move one of them.`,
      unreachable: (name: string) =>
        `${name} cannot be reached on foot from the first place of the list. Link it.`,
      idTwice: (name: string) => `Two places have the id ${name}.`,
      factionTwice: (name: string) => `Two factions have the id ${name}.`,
      linkToNowhere: (name: string) => `A link leads to ${name}, and there is no such place.`,
      linkToItself: (name: string) => `A link leads from ${name} back to itself.`,
      linkTwice: (name: string) => `A link of ${name} is there twice.`,
      unknownOwner: (name: string) => `The owner of ${name} is no faction of this map.`,
    },
  },
  map: {
    name: 'Name of the map',
    seas: 'Seas',
    backdrop: 'Picture behind the map',
    backdropHint:
      'A photo or scan to draw after. It stays on this phone: it is neither in the file of the map nor in a campaign.',
    setPicture: 'Choose a picture',
    swapPicture: 'Choose another picture',
    showPicture: 'Show the picture',
    removePicture: 'Take the picture away',
    noPicture:
      'This browser cannot show that file as a picture. Choose a JPEG or PNG of at most 40 MB.',
    busy: 'One moment …',
  },
  start: {
    which: 'Which own map?',
    none: 'There is no own map yet. Draw one from a map of the app.',
    refused: (map: string) => `“${map}” cannot be played yet:`,
    accept: 'The umpire may accept this:',
    mend: 'Open in the editor',
    away: 'Save the map as a file and read it in on every other phone: what is sent to them names it only.',
  },
}

export type MapWords = typeof mapsEn
