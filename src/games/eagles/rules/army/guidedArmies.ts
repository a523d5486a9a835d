// The two small armies of the guided battle.
import { sample } from './samples.ts'

/** For a first battle: two battalions a side, every kind of character among them. */
export const guidedArmies = {
  a: sample('british', 'Picton’s Vanguard', [
    ['drilled', 24, { drummer: 1, sergeant: 1, officer: 1 }],
    ['veteran', 20, { sergeant: 1, ensign: 1 }],
  ]),
  b: sample('french', 'Avant-garde', [
    ['drilled', 28, { drummer: 1, ensign: 1, officer: 1 }],
    ['veteran', 20, { drummer: 1, sergeant: 1 }],
  ]),
} as const
