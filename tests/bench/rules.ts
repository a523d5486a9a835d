// What the rules cost: the price and check of one army, and a pasted text read to its verdict.
import { type Army, armyPoints, checkArmy, isLegal } from '../../src/rules/eagles/index.ts'
import { atMost, type Figure } from './figures.ts'
import { microseconds } from './stopwatch.ts'

/** Ten battalions of every quality and kind, 200 points, legal. */
const army: Army = {
  name: 'The Bench Brigade',
  note: '',
  nation: 'british',
  limit: 200,
  budget: 'atMost',
  statedTotal: null,
  battalions: Array.from({ length: 10 }, (_, place) => ({
    id: place + 1,
    name: '',
    note: '',
    quality: place < 8 ? 'green' : 'drilled',
    rankers: place < 8 ? 24 : 20,
    characters: {
      drummer: place % 3 === 0 ? 1 : 0,
      sergeant: place % 4 === 0 ? 1 : 0,
      ensign: place === 8 ? 1 : 0,
      officer: place === 9 ? 1 : 0,
    },
    light: false,
    rifles: false,
    statedPoints: null,
  })),
}

export function benchRules(): Figure[] {
  if (!isLegal(checkArmy(army))) throw new Error('The army of the bench is not legal.')
  const priceAndCheck = () => [armyPoints(army), isLegal(checkArmy(army))]
  const [spent = Number.NaN] = microseconds([priceAndCheck])
  return [{ what: 'price and check of ten battalions', value: spent, unit: 'µs', aim: atMost(5) }]
}
