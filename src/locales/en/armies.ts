// English words of the shelf: the list of armies and the bin.
import { counted } from '../counted.ts'

const count = counted('en')

export const armies = {
  title: 'Armies',
  newArmy: 'New army',
  chooseNation: 'Whose army?',
  search: 'Search armies',
  clearSearch: 'Clear the search',
  searchHint: 'Name, battalion, nation or #tag',
  sort: 'Sort by',
  sorts: { recent: 'Last changed', name: 'Name', points: 'Points' },
  found: (n: number) => count(n, 'one army', (s) => `${s} armies`),
  noneFound: (search: string) => `No army matches “${search}”.`,
  battalions: (n: number) => count(n, 'one battalion', (s) => `${s} battalions`),
  points: (n: number) => count(n, 'one point', (s) => `${s} points`),
  ofLimit: (limit: number) => `of ${limit}`,
  legal: 'Legal.',
  notLegal: 'Not legal.',
  nothingLeft: 'Nothing left to spend.',
  left: (n: number) => count(n, 'One point left.', (s) => `${s} points left.`),
  moreProblems: (n: number) => count(n, 'And one more problem.', (s) => `And ${s} more problems.`),
  open: 'Open',
  putRight: 'Put it right',
  share: 'Share',
  print: 'Print',
  duplicate: 'Duplicate',
  copyName: (name: string) => `${name}, copy`,
  tags: 'Tags',
  tagsHint: 'Separate tags with commas: club, league',
  saveTags: 'Keep these tags',
  knownTags: 'Used before',
  toBin: 'Move to the bin',
  actionsFor: (name: string) => `More for ${name}`,
  binned: (name: string) => `${name} is in the bin.`,
  duplicated: (name: string) => `${name} is on the list.`,
  inBin: (n: number) =>
    count(n, 'In the bin: one army, kept 30 days', (s) => `In the bin: ${s} armies, kept 30 days`),
  bin: {
    title: 'Bin',
    explained: 'Armies stay here for 30 days.',
    empty: 'The bin is empty.',
    goesIn: (days: number) =>
      count(days, 'Goes for good in one day.', (s) => `Goes for good in ${s} days.`),
    restore: 'Restore',
    restored: (name: string) => `${name} is back on the list.`,
    deleteForGood: 'Delete for good',
    confirm: (name: string) => `Delete ${name} for good? This cannot be undone.`,
  },
  empty: {
    title: 'No armies yet',
    text: 'Begin with an army of the rules, build your own, or add one from a text, a file or a code.',
    samples: 'Armies of the rules',
    addSample: (name: string) => `Add ${name}`,
    addIt: 'Add',
  },
}
