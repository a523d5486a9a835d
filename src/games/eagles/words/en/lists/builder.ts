// English words of the builder.
import { bounds, limits } from '@/games/eagles/rules/index.ts'
import { counted } from '../../../../../words/counted.ts'
import { number } from '../armies/figures.ts'

const count = counted('en')

export const builder = {
  characterLimits: {
    drummer: '2 points, at most 2',
    sergeant: '4 points, at most 2',
    ensign: '6 points',
    officer: '10 points',
  },
  pairOfEnsigns: '6 points; a pair is one',
  bugler: 'Buglers',
  total: 'Points of the army',
  quality: 'Quality',
  rankers: 'Rankers',
  rankersEach: {
    green: '½ point each',
    drilled: '1 point each',
    veteran: '1½ points each',
    guards: '2 points each',
    none: 'no price',
  },
  fewer: (what: string) => `${what}: one step less`,
  more: (what: string) => `${what}: one step more`,
  troops: 'Troops',
  troopsHint: 'one may be Light',
  troopsRifles: 'rifles +1 each',
  name: 'Name',
  nameHint: (otherwise: string) => `Otherwise: ${otherwise}`,
  note: 'Note for yourself',
  ofPoints: (limit: string) => `of ${limit} points`,
  left: (n: string) => `${n} left`,
  over: (n: string) => `${n} over`,
  spent: 'all spent',
  gauge: (points: string, limit: string) => `${points} of ${limit} points`,
  addBattalion: 'Add a battalion',
  addFirst: 'Add the first battalion',
  noBattalions: 'No battalions yet. The first one is 24 Drilled; change it as you like.',
  duplicateBattalion: 'Duplicate',
  removeBattalion: 'Remove',
  removed: (name: string) => `${name} is off the list.`,
  putBack: 'Put it back',
  reorder: 'Order of battalions',
  reorderHint: 'Drag by the handle, or use the arrows.',
  moveUp: (name: string) => `${name}: up`,
  moveDown: (name: string) => `${name}: down`,
  moved: (name: string, place: number) => `${name} is now number ${String(place)}.`,
  fits: (n: string) => `What fits in ${n}`,
  suggestions: 'Ideas',
  complete: 'Complete the list at random',
  completed: (added: number, left: number, shown: string) => {
    const battalions = count(added, 'One battalion added', (s) => `${s} battalions added`)
    return left === 0 ? `${battalions}. The list is complete.` : `${battalions}. ${shown} left.`
  },
  cannotComplete: 'No further battalion fits. What is there stays as it is.',
  problems: (n: number) => count(n, 'One problem.', (s) => `${s} problems.`),
  misprint: 'Price misprinted',
  legal: 'Legal.',
  details: 'Name, nation and limit',
  armyName: 'Name of the army',
  armyNote: 'Note for yourself',
  nation: 'Nation',
  limit: 'Points limit',
  limitHint: `A whole number from ${limits.least} to ${number(bounds.limit)}`,
  budget: 'Spending',
  budgetHint: 'House rule: is a list that spends less than the limit legal?',
  showOriginal: 'The text it came from',
  missing: 'This army is not on this phone. It may have been deleted.',
  inBin: 'This army is in the bin.',
}
