// English words of the bin.
import { counted } from '../../../../../words/counted.ts'

const count = counted('en')

export const bin = {
  title: 'Bin',
  explained: 'Armies stay here for 30 days.',
  empty: 'The bin is empty.',
  goesIn: (days: number) => count(days, 'Deleted in one day.', (s) => `Deleted in ${s} days.`),
  restore: 'Restore',
  restored: (name: string) => `${name} is back on the list.`,
  deleteForGood: 'Delete for good',
  confirm: (name: string) => `Delete ${name} for good? This cannot be undone.`,
}
