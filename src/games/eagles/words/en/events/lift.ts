// English captions of what is taken off the table.
import type { Person } from '@/games/eagles/rules/index.ts'
import type { Names } from '../../../telling/names.ts'
import { person } from '../battle/figures.ts'
import { rankers, skirmishers } from './terms.ts'

export const lift = {
  rankers: (n: number, names: Names, id: number) => `${rankers(n)} ${names.of(id)}`,
  screen: (n: number, names: Names, id: number) => `${skirmishers(n)} ${names.of(id)}`,
  person: (one: Person, names: Names, id: number) =>
    one === 'commander' ? 'The Supreme Commander' : `${person[one]} ${names.of(id)}`,
}
