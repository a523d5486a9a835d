// How distances are written in German.
import type { units as english } from '../../en/battle/units.ts'

export const units: typeof english = { signs: { in: 'Zoll', cm: 'cm' }, decimal: ',' }
