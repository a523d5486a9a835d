// English words of the fields and checks of a map of Gloria Mundi.
import type { PowerId } from '../../rules/index.ts'

const powers: Readonly<Record<PowerId, string>> = {
  riches: 'Riches',
  pirates: 'Pirates',
  natives: 'Natives',
  international: 'International trade',
  diplomacy: 'Diplomacy',
  militia: 'Militia',
  pope: 'The Pope',
  citadel: 'The citadel',
  khan: 'The Khan',
  grenzers: 'Grenzers',
  administration: 'Administration',
  river: 'The river',
}

export const editorEn = {
  builtIn: 'Gloria Mundi, the whole world',
  kinds: {
    land: 'Land',
    outer: 'Beyond the ocean',
    amana: 'The Amana Range',
    wastes: 'Wastes',
  },
  region: 'Region',
  regionName: (id: string) => `Name of region ${id}`,
  attrition: (region: string) => `Attrition in ${region}`,
  cityAttrition: 'Attrition in cities',
  sackedAttrition: 'Attrition where it is sacked',
  coast: 'Touches',
  amana: 'Next to the Amana Range',
  sackedForEver: 'Sacked for ever',
  city: 'City',
  cities: { none: 'none', open: 'open city', fortress: 'fortress' },
  port: 'Port on',
  noPort: 'no port',
  power: 'Power of the city',
  powers,
  continent: 'Continent',
  site: 'A trading post may stand here',
  native: 'Whose land',
  kingdomCity: 'City of a kingdom: closed to players',
  start: 'Fortress at the start',
  kingName: 'Name',
  noFortress: 'Every fortress has its king. Take a king away, or make another city a fortress.',
  leftFortress: (area: string) => `${area}, nobody’s fortress at the start`,
  overseas: {
    continents: 'Continents',
    newContinent: 'New continent',
    addContinent: 'Add a continent',
    natives: 'Peoples beyond the ocean',
    newNative: 'New people',
    addNative: 'Add a people',
    nativeTitle: (name: string, kind: string) => `${name}, ${kind}`,
    nativeKind: 'Kind',
    nativeKinds: { tribe: 'tribe', kingdom: 'kingdom' },
  },
  tags: { road: 'Road', mealy: 'River Mealy', gallowine: 'River Gallowine' },
  problems: {
    badNumber: (area: string) =>
      `${area} needs a number of two figures; on land the first is its region’s.`,
    regionCount: (region: string, n: number) => `Areas of ${region}: ${n}. There must be ten.`,
    cityCount: (n: number) => `Cities: ${n}. There must be twelve.`,
    fortressCount: (n: number) => `Fortresses: ${n}. There must be ten.`,
    portCount: (sea: string, n: number, wanted: number) =>
      `Ports on ${sea}: ${n}. There must be ${wanted}.`,
    portInland: (area: string) => `${area} has a port on a sea that it does not touch.`,
    powerTwice: (area: string) => `Another city has the power of ${area} too.`,
    lineBroken: (area: string) =>
      `${area} must be linked with two areas that are sacked for ever, and with no other.`,
    roadBroken: (area: string) => `A road through ${area} goes on where no road is.`,
    amanaFlag: (area: string) =>
      `${area} does not say rightly whether it is next to the Amana Range.`,
    noStart: (king: string) => `${king} does not start in a fortress.`,
    startTwice: (king: string) => `${king} starts where another king does.`,
    noSuchThing: (area: string) =>
      `${area} names a sea, region, continent or people that is not there.`,
  },
}

export type EditorWords = typeof editorEn
