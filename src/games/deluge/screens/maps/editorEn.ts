// English words of the fields and checks of a map of The Deluge.
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
    relation: (faction: string) => `At the start, with ${faction}`,
    relations: { war: 'war', neutral: 'neutral', ally: 'allied' },
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
    noSuchNode: (faction: string) =>
      `${faction} scores for a place, or has a force in one, that is not on the map.`,
    noSuchFaction: (faction: string) =>
      `${faction} has to do with a faction that is not on the map.`,
    relationTwice: (faction: string) => `A relation of ${faction} is there twice.`,
  },
}

export type EditorWords = typeof editorEn
