// How distances are written in English.
import type { Far } from '../../../telling/lengths.ts'
import { numbersIn } from '../../../../../words/numbers.ts'

const written = numbersIn('en', 2)

export const units = { signs: { in: 'in', cm: 'cm' }, decimal: '.' }

/** "7 in", "2.5 in": for whoever has no setting of his own. */
export const inches: Far = (distance) => `${written(distance)} ${units.signs.in}`
