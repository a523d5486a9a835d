// The two sample armies of the rules, and an empty one to begin with.
import { limits } from './prices.ts'
import { noCharacters } from './plan.ts'
import type { Army, Battalion, CharacterCounts, Nation, Quality } from './model.ts'

/** A new list: no battalions, the usual limit (ARMY-01). */
export const newArmy = (nation: Nation): Army => ({
  name: '',
  note: '',
  nation,
  limit: limits.usual,
  budget: 'atMost',
  battalions: [],
  statedTotal: null,
})

type Row = readonly [quality: Quality, rankers: number, characters: Partial<CharacterCounts>]

const battalion = ([quality, rankers, counts]: Row, place: number): Battalion => ({
  id: place + 1,
  name: '',
  note: '',
  quality,
  rankers,
  characters: { ...noCharacters, ...counts },
  light: false,
  rifles: false,
  statedPoints: null,
})

/** Each row is a battalion without a name, in the order of the list. */
export const sample = (nation: Nation, name: string, rows: readonly Row[]): Army => ({
  ...newArmy(nation),
  name,
  battalions: rows.map(battalion),
})

/** Both cost exactly 200 points. */
export const sampleArmies: readonly Army[] = [
  sample('british', 'The Thin Line', [
    ['drilled', 36, { drummer: 1, sergeant: 1, officer: 1 }],
    ['drilled', 36, { drummer: 2, sergeant: 2 }],
    ['green', 40, { sergeant: 1, officer: 1 }],
    ['veteran', 28, { officer: 1 }],
    ['green', 20, { sergeant: 1 }],
  ]),
  sample('french', 'Colonne du Nord', [
    ['drilled', 24, { drummer: 1, ensign: 1 }],
    ['veteran', 24, { sergeant: 1 }],
    ['drilled', 32, { drummer: 2 }],
    ['guards', 32, { drummer: 2, sergeant: 2, ensign: 1, officer: 1 }],
  ]),
]
