// Names of saved files: our own template, never foreign text.
import { armyPoints, fingerprint, type Army } from '@/games/eagles/rules/index.ts'

/** `british-200-7K2M9QXA.army.json` */
export const fileName = (army: Army): string =>
  `${army.nation}-${String(armyPoints(army))}-${fingerprint(army)}.army.json`
