// German captions of what is taken off the table.
import type { lift as english } from '../../en/events/lift.ts'
import { sentence } from '../../../telling/names.ts'
import { whoFalls } from '../battle/figures.ts'
import { rankersLeft, skirmishersLost } from './terms.ts'

export const lift: typeof english = {
  rankers: (n, names, id) => sentence(`${rankersLeft(n)} ${names.of(id)}`),
  screen: (n, names, id) => sentence(`${skirmishersLost(n)} ${names.of(id)}`),
  person: (one, names, id) =>
    sentence(
      one === 'commander' ? whoFalls.person[one] : `${whoFalls.person[one]} ${names.of(id)}`,
    ),
}
