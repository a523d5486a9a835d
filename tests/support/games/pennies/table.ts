// Pennies on the table: what its screen says, in English and German.
import { defineAsyncComponent } from 'vue'
import { language } from '@/words/index.ts'
import type { Presenter, TablePlan } from '@/table/presenter.ts'
import { pennies, type PenniesKinds } from './rules.ts'
import { de, en } from './words.ts'

type Say = Presenter<PenniesKinds>

const players = {
  a: { name: 'Anna', tile: { facing: 'blue', letter: 'A' } },
  b: { name: 'Ben', tile: { facing: 'red', letter: 'B' } },
} as const

const english: Say = {
  heading: ({ shown, rounds, wins }) => ({
    title: 'Pennies',
    line: `Round ${Math.min(shown.length + 1, rounds)} of ${rounds}, ${wins.a} to ${wins.b}`,
  }),
  party: (party) => (party === 'table' ? { name: 'Both', tile: null } : players[party]),
  question: ({ kind }) => ({ coin: 'Heads or tails?', show: 'Both have chosen.' })[kind],
  option: (option) => ({ heads: 'Heads', tails: 'Tails', show: 'Show both' })[option],
  reason: en.reason,
  field: en.field,
  event: en.event,
  given: (kind) => ({ coin: 'your coin', show: 'showing the coins' })[kind],
  over: ({ winners: [winner] }) =>
    winner === undefined ? 'A draw' : `${players[winner].name} has won`,
}

const german: Say = {
  heading: ({ shown, rounds, wins }) => ({
    title: 'Pennies',
    line: `Runde ${Math.min(shown.length + 1, rounds)} von ${rounds}, ${wins.a} zu ${wins.b}`,
  }),
  party: (party) => (party === 'table' ? { name: 'Beide', tile: null } : players[party]),
  question: ({ kind }) => ({ coin: 'Kopf oder Zahl?', show: 'Beide haben gewählt.' })[kind],
  option: (option) => ({ heads: 'Kopf', tails: 'Zahl', show: 'Aufdecken' })[option],
  reason: de.reason,
  field: de.field,
  event: de.event,
  given: (kind) => ({ coin: 'deine Münze', show: 'das Aufdecken' })[kind],
  over: ({ winners: [winner] }) =>
    winner === undefined ? 'Unentschieden' : `${players[winner].name} hat gewonnen`,
}

export const penniesTable: TablePlan<PenniesKinds> = {
  game: pennies,
  presenter: () => (language.value === 'de' ? german : english),
  title: ({ shown, rounds }) => ({ turn: Math.min(shown.length + 1, rounds), turns: rounds }),
  board: defineAsyncComponent(() => import('./PenniesBoard.vue')),
  widgets: { show: defineAsyncComponent(() => import('./ShowCoins.vue')) },
  setups: () =>
    language.value === 'de'
      ? [
          { label: 'Zwei Runden', setup: { rounds: 2 } },
          { label: 'Sechs Runden', setup: { rounds: 6 } },
        ]
      : [
          { label: 'Two rounds', setup: { rounds: 2 } },
          { label: 'Six rounds', setup: { rounds: 6 } },
        ],
}
