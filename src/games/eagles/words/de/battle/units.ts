// Notation of distances in German.
import type * as english from '../../en/battle/units.ts'
import { numbersIn } from '../../../../../words/numbers.ts'

const written = numbersIn('de', 2)

export const units: typeof english.units = { signs: { in: 'Zoll', cm: 'cm' }, decimal: ',' }

/** "7 Zoll", "2,5 Zoll" */
export const inches: typeof english.inches = (distance) => `${written(distance)} ${units.signs.in}`
