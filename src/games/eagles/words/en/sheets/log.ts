// English words of the log of a battle.
import { inGroups, spelledOut } from '../../../telling/codeAloud.ts'
import { counted } from '../../../../../words/counted.ts'

const count = counted('en')

export const log = {
  title: 'Log',
  of: 'Battalion',
  all: 'All battalions',
  settingUp: 'Setting up',
  turn: (n: number) => `Turn ${String(n)}`,
  entries: (n: number) => count(n, 'one line', (shown) => `${shown} lines`),
  code: (code: string) => `Code ${inGroups(code)}`,
  codeHint:
    'Read the code to each other at the end of a turn: if it is the same, both phones hold the same battle. Whether the dice were fair it does not say. An older version shows only the first six characters.',
  spelled: (code: string) => `Code ${spelledOut(code)}`,
  saved: (n: number) =>
    count(n, 'The one entry is saved.', (shown) => `All ${shown} entries are saved.`),
  pending: (n: number) =>
    count(n, 'One entry is not saved yet.', (shown) => `${shown} entries are not saved yet.`),
  storedOnce: 'The browser refuses the second copy on this phone: everything is stored once.',
  notYet: 'not saved yet',
  isSaved: 'saved',
  takenBack: 'taken back:',
  takesBack: (n: number) =>
    count(n, 'One answer taken back', (shown) => `${shown} answers taken back`),
  app: 'app',
  table: 'table',
  dice: (faces: readonly string[], source: string) => `Dice (${source}): ${faces.join(', ')}`,
  did: {
    hit: (face: number) => `${String(face)} hits`,
    pass: (face: number) => `${String(face)} passes`,
  },
  didNot: {
    hit: (face: number) => `${String(face)} misses`,
    pass: (face: number) => `${String(face)} fails`,
  },
  empty: 'Nothing has happened yet.',
  emptyFor: 'This battalion has done nothing yet.',
  lookBack: 'Look back',
  lookBackHint: 'Every moment of this battle, with a slider.',
}
