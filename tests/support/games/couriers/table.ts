// Couriers on the table: what its screen says, in English and German.
import { language } from '@/words/index.ts'
import type { Presenter, TablePlan } from '@/table/presenter.ts'
import { couriers } from './rules.ts'
import type { CouriersKinds, CourierSeat } from './state.ts'
import { de, en } from './words.ts'

type Say = Presenter<CouriersKinds>

const tiles = {
  red: { facing: 'red', letter: 'R' },
  blue: { facing: 'blue', letter: 'B' },
  green: { facing: 'green', letter: 'G' },
  umpire: null,
} as const
const englishNames: Readonly<Record<CourierSeat, string>> = {
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  umpire: 'the umpire',
}
const germanNames: Readonly<Record<CourierSeat, string>> = {
  red: 'Rot',
  blue: 'Blau',
  green: 'Grün',
  umpire: 'Spielleitung',
}
const partyOf =
  (names: Readonly<Record<CourierSeat, string>>, all: string): Say['party'] =>
  (party) =>
    party === 'table' ? { name: all, tile: null } : { name: names[party], tile: tiles[party] }

const english: Say = {
  heading: ({ turn, turns, own }) => ({
    title: 'Couriers',
    line: `Turn ${turn} of ${turns}${own === null ? '' : `, your courier is in ${own.at}`}`,
  }),
  party: partyOf(englishNames, 'Everybody'),
  question: ({ kind }) =>
    ({ orders: 'What does your courier do?', run: 'How is the weather?', roads: 'The roads' })[
      kind
    ],
  option: en.option,
  reason: en.reason,
  field: en.field,
  event: en.event,
  given: (kind) => ({ orders: 'your last line', run: 'the weather', roads: 'the roads' })[kind],
  over: ({ winners }) => `Won by ${winners.map((seat) => englishNames[seat]).join(' and ')}`,
}

const german: Say = {
  heading: ({ turn, turns, own }) => ({
    title: 'Couriers',
    line: `Zug ${turn} von ${turns}${own === null ? '' : `, dein Kurier ist in ${own.at}`}`,
  }),
  party: partyOf(germanNames, 'Alle'),
  question: ({ kind }) =>
    ({ orders: 'Was tut dein Kurier?', run: 'Wie ist das Wetter?', roads: 'Die Straßen' })[kind],
  option: de.option,
  reason: de.reason,
  field: de.field,
  event: de.event,
  given: (kind) =>
    ({ orders: 'deine letzte Zeile', run: 'das Wetter', roads: 'die Straßen' })[kind],
  over: ({ winners }) => `Gewonnen: ${winners.map((seat) => germanNames[seat]).join(' und ')}`,
}

export const couriersTable: TablePlan<CouriersKinds> = {
  game: couriers,
  presenter: () => (language.value === 'de' ? german : english),
  title: ({ turn, turns }) => ({ turn, turns }),
  setups: () => [
    { label: language.value === 'de' ? 'Ein Zug' : 'One turn', setup: { turns: 1 } },
    { label: language.value === 'de' ? 'Drei Züge' : 'Three turns', setup: { turns: 3 } },
  ],
  isDone: ({ own }) => own !== null && own.sheet.isClosed,
}
