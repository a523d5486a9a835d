// The link that is a list: the share code behind the fragment, which no server ever sees.
import { encodeArmy, type Army } from '@/games/eagles/rules/index.ts'

export const shareLink = (army: Army): string => `${location.origin}/#/add/${encodeArmy(army)}`
