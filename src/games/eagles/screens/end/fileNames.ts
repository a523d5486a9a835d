// Names of saved files: our own template, never foreign text.
import { codeOf } from '@/core/record/chain.ts'
import type { BattlePlay } from '@/games/eagles/screens/battle/store/battle.ts'

/** `british-french-7K2M9QX4TD.battle.json` */
export const battleFileName = ({ setup, head }: BattlePlay): string =>
  `${setup.armies.a.nation}-${setup.armies.b.nation}-${codeOf(head)}.battle.json`
