// Lists written by chance in the ways people write, each with its reading by construction.

/** Whole numbers from 0 below `sides`. */
export type Chance = (sides: number) => number

/** A small generator, so that one seed is one list. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * sides)
  }
}

export const pick = <T>(chance: Chance, from: readonly T[]): T => {
  const found = from[chance(from.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

type Quality = 'green' | 'drilled' | 'veteran' | 'guards'
type Character = 'drummer' | 'sergeant' | 'ensign' | 'officer'
export const order = ['drummer', 'sergeant', 'ensign', 'officer'] as const
const most: Readonly<Record<Character, number>> = { drummer: 2, sergeant: 2, ensign: 1, officer: 1 }

export interface Unit {
  readonly quality: Quality
  readonly rankers: number
  readonly carried: Readonly<Record<Character, number>>
}

interface Words {
  readonly nation: readonly (readonly [word: string, nation: string])[]
  readonly quality: Readonly<Record<Quality, readonly string[]>>
  readonly character: Readonly<Record<Character, readonly [one: string, several: string]>>
  readonly rankers: readonly string[]
  readonly place: (n: number) => readonly string[]
  readonly without: readonly string[]
}

const english: Words = {
  nation: [
    ['French', 'french'],
    ['BRITISH', 'british'],
    ['Nation: Russian', 'russian'],
    ['Spanish army', 'spanish'],
  ],
  quality: {
    green: ['Green', 'GREEN', 'recruits'],
    drilled: ['Drilled', 'DRILLED', 'drilled'],
    veteran: ['Veteran', 'VETERANS', 'vets'],
    guards: ['Guards', 'GUARDS', 'gds'],
  },
  character: {
    drummer: ['drummer', 'drummers'],
    sergeant: ['sergeant', 'sergeants'],
    ensign: ['ensign', 'ensigns'],
    officer: ['officer', 'officers'],
  },
  rankers: ['rankers', 'men', 'figures'],
  place: (n) => [
    `${String(n)}${['th', 'st', 'nd', 'rd'][n] ?? 'th'} Battalion `,
    `${String(n)}. `,
    `Bn ${String(n)}: `,
    '',
  ],
  without: ['no', 'without', 'w/o', 'minus', 'not', 'except the', 'less one'],
}

const german: Words = {
  nation: [
    ['Preußen', 'prussian'],
    ['Franzosen', 'french'],
    ['Österreich', 'austrian'],
  ],
  quality: {
    green: ['Rekruten', 'grün'],
    drilled: ['gedrillt', 'GEDRILLT'],
    veteran: ['Veteranen'],
    guards: ['Garde', 'GARDE'],
  },
  character: {
    drummer: ['Trommler', 'Trommler'],
    sergeant: ['Sergeant', 'Sergeanten'],
    ensign: ['Fähnrich', 'Fähnriche'],
    officer: ['Offizier', 'Offiziere'],
  },
  rankers: ['Mann', 'Figuren'],
  place: (n) => [`${String(n)}. Bataillon `, `${String(n)}. `, `Btl. ${String(n)}: `, ''],
  without: ['ohne', 'kein', 'keine', 'minus', 'nicht', 'außer', 'abzüglich'],
}

export interface WrittenList {
  readonly nation: string
  readonly units: readonly Unit[]
  readonly head: string
  readonly lines: readonly string[]
  readonly words: Words
}

const unitText = ({ quality, rankers, carried }: Unit): string =>
  [
    `${quality} ${String(rankers)}`,
    ...order
      .filter((kind) => carried[kind] > 0)
      .map((kind) => (carried[kind] === 1 ? kind : `${String(carried[kind])} ${kind}s`)),
  ].join(', ')

/** The reading as text: what an army must be. */
export const readingOf = (nation: string, units: readonly Unit[]): string =>
  `${nation}: ${units.map(unitText).join('; ')}`

function newUnit(chance: Chance): Unit {
  const carried = { drummer: 0, sergeant: 0, ensign: 0, officer: 0 }
  for (const kind of order) if (chance(2) === 0) carried[kind] = 1 + chance(most[kind])
  return {
    quality: pick(chance, ['green', 'drilled', 'veteran', 'guards'] as const),
    rankers: 16 + 4 * chance(9),
    carried,
  }
}

export function lineOf(chance: Chance, unit: Unit, n: number, words: Words): string {
  const quality = pick(chance, words.quality[unit.quality])
  const count = String(unit.rankers)
  const sign = pick(chance, [', ', ' + ', ', '])
  const rankers = pick(chance, [count, `${count} ${pick(chance, words.rankers)}`])
  const parts = order
    .filter((kind) => unit.carried[kind] > 0)
    .map((kind) => {
      const [one, several] = words.character[kind]
      const many = unit.carried[kind]
      return many === 1 ? pick(chance, [one, `1 ${one}`]) : `${String(many)} ${several}`
    })
  const body = [`${quality}${pick(chance, [' ', ': ', ', '])}${rankers}`, ...parts].join(sign)
  return `${pick(chance, words.place(n))}${body}`
}

/** A list that a person reads in one way. */
export function writeList(chance: Chance): WrittenList {
  const words = pick(chance, [english, german])
  const [head, nation] = pick(chance, words.nation)
  const units = Array.from({ length: 1 + chance(3) }, () => newUnit(chance))
  const lines = units.map((unit, n) => lineOf(chance, unit, n + 1, words))
  return { nation, units, head, lines, words }
}

export const textOf = ({ head, lines }: Pick<WrittenList, 'head' | 'lines'>): string =>
  [head, ...lines].join('\n')
