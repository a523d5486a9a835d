// Armies for tests: terse builders, so that a test reads like a list, and random armies of every kind.
import fc from 'fast-check'
import { bounds } from '@/games/eagles/rules/army/bounds.ts'
import { cleanName, cleanNote } from '@/games/eagles/rules/army/text/clean.ts'
import {
  budgets,
  limits,
  nations,
  newArmy,
  qualities,
  type Army,
  type Battalion,
  type Character,
  type CharacterCounts,
  type Nation,
  type Quality,
} from '@/games/eagles/rules/index.ts'

const none: CharacterCounts = { drummer: 0, sergeant: 0, ensign: 0, officer: 0 }

type Extras = Partial<CharacterCounts> & Partial<Omit<Battalion, 'id' | 'characters'>>

/** `battalion('drilled', 36, { drummer: 1, light: true })`; its id is given by {@link army}. */
export function battalion(
  quality: Quality | null,
  rankers: number,
  extras: Extras = {},
): Battalion {
  const { drummer, sergeant, ensign, officer, ...rest } = { ...none, ...extras }
  return {
    id: 1,
    name: '',
    note: '',
    quality,
    rankers,
    characters: { drummer, sergeant, ensign, officer },
    light: false,
    rifles: false,
    statedPoints: null,
    ...rest,
  }
}

/** `army('british', battalion(…), battalion(…))`: ids from 1, limit 200. */
export const army = (nation: Nation, ...battalions: readonly Battalion[]): Army => ({
  ...newArmy(nation),
  battalions: battalions.map((each, index) => ({ ...each, id: index + 1 })),
})

/** How often a property is tried; FC_RUNS=10000 for the night. */
export const runs = Number(process.env['FC_RUNS'] ?? 1_000)

/** A property may take long when it is tried often. */
export const patient = { timeout: 60_000 + 60 * runs } as const

/** Names that have broken programs before, and names that are words of lists. */
const nastyNames = [
  '__proto__',
  'constructor',
  '=1+1',
  '<b>Bobs</b>',
  '"quoted"',
  'a "" b',
  '95th',
  '2nd',
  '1st Royal Scots',
  'Coldstream Guards',
  'Light Bobs',
  'Army: of one',
  'Total War',
  'Limit: 8',
  '36 Rankers',
  'x2',
  '#3',
  '# no comment',
  '- dash',
  '> quoted mail',
  '* star',
  'Old (British)',
  'no',
  'Fähnrich',
  'Ω Σ',
  '皇帝',
  '👩‍👩‍👧 pals',
  '🏴‍☠️',
  'שלום',
  'l’Empereur',
  '“curly”',
  '«chevrons»',
  '½',
  '1.',
  "King's German Legion",
  'A',
  'und',
  'Spieler: Tom',
]

const anyName = fc
  .oneof(
    { weight: 4, arbitrary: fc.constant('') },
    { weight: 3, arbitrary: fc.constantFrom(...nastyNames) },
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 100 }) },
  )
  .map(cleanName)

const anyNote = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }).map(cleanNote) },
)

const legalSizes = [16, 20, 24, 28, 32, 36, 40, 44, 48]

const anyCount = (most: number) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.nat(most) },
    { weight: 1, arbitrary: fc.nat(bounds.characters) },
  )

const anyCharacters: fc.Arbitrary<CharacterCounts> = fc.record<{ [kind in Character]: number }>({
  drummer: anyCount(2),
  sergeant: anyCount(2),
  ensign: anyCount(1),
  officer: anyCount(1),
})

const anyPoints = fc.option(
  fc.nat(2 * bounds.statedPoints).map((halves) => halves / 2),
  { nil: null, freq: 2 },
)

const anyBattalion = fc.record({
  id: fc.constant(1),
  name: anyName,
  note: anyNote,
  quality: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...qualities) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  rankers: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...legalSizes) },
    { weight: 1, arbitrary: fc.nat(bounds.rankers) },
  ),
  characters: anyCharacters,
  light: fc.boolean(),
  rifles: fc.boolean(),
  statedPoints: anyPoints,
})

const numbered = (battalions: readonly Battalion[]): readonly Battalion[] =>
  battalions.map((each, index) => ({ ...each, id: index + 1 }))

/** Any army that the app can hold, legal or not. */
export const anyArmy: fc.Arbitrary<Army> = fc.record({
  name: anyName,
  note: anyNote,
  nation: fc.constantFrom(...nations),
  limit: fc.oneof(
    { weight: 3, arbitrary: fc.constant(limits.usual) },
    { weight: 1, arbitrary: fc.integer({ min: limits.least, max: bounds.limit }) },
  ),
  budget: fc.constantFrom(...budgets),
  battalions: fc.array(anyBattalion, { maxLength: 12 }).map(numbered),
  statedTotal: anyPoints,
})

/** As a text carries it: without a quality there is no line of a battalion. */
export const anyPrintedArmy = anyArmy.map((list: Army): Army => ({
  ...list,
  battalions: list.battalions.map((each) => ({ ...each, quality: each.quality ?? 'green' })),
}))

/** What a text and a code carry of an army: everything but notes and what another text stated. */
export const withoutNotes = (original: Army): Army => ({
  ...original,
  note: '',
  statedTotal: null,
  battalions: original.battalions.map((each) => ({ ...each, note: '', statedPoints: null })),
})

/** Whole numbers from a seed, for what asks for randomness. */
export function seeded(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * n)
  }
}
