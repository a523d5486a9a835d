// The link that is a list: the share code behind the fragment, which no server ever sees.
import { encodeArmy, type Army } from '@/rules/eagles/index.ts'

export const shareLink = (army: Army): string => `${location.origin}/#/add/${encodeArmy(army)}`
