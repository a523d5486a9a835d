// Notation of distances in English.
import type { Far } from '../../../telling/lengths.ts'
import { numbersIn } from '../../../../../words/numbers.ts'

const written = numbersIn('en', 2)

export const units = { signs: { in: 'in', cm: 'cm' }, decimal: '.' }

/** "7 in", "2.5 in": for callers without a setting of their own. */
export const inches: Far = (distance) => `${written(distance)} ${units.signs.in}`
