// English names of battalions and sides inside sentences.
import type { BattleState } from '@/rules/eagles/index.ts'
import { callIn, numberOfSide, sentence, sidesCalled, type Names } from '../battleNames.ts'
import { ordinals } from '../ordinals.ts'
import { army } from './army.ts'

const nth = ordinals('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' })

export function namesIn(state: BattleState, far: Names['far'], helper: Names['helper']): Names {
  const call = callIn(state)
  const nationOf = sidesCalled(state)
  const people: Names['people'] = (side) => {
    const nation = nationOf(side)
    return nation === null ? `side ${numberOfSide(side)}` : army.nations[nation]
  }
  const plain: Names['plain'] = (id) => {
    const { own, place } = call(id)
    return own === '' ? nth(place + 1) : own
  }
  const short: Names['short'] = (id) => {
    const { own, side, nation } = call(id)
    if (own !== '') return own
    return nation === null ? `${plain(id)} of ${people(side)}` : `${people(side)} ${plain(id)}`
  }
  const the: Names['the'] = (id) => (call(id).own === '' ? `the ${short(id)}` : short(id))
  const side: Names['side'] = (which) =>
    nationOf(which) === null ? people(which) : `the ${people(which)}`
  return {
    far,
    helper,
    plain,
    short,
    the,
    The: (id) => sentence(the(id)),
    to: the,
    of: (id) => `of ${the(id)}`,
    people: (which) => sentence(people(which)),
    side,
    ofSide: (which) => `of ${side(which)}`,
    battalionOf: (which) =>
      nationOf(which) === null ? `battalion of ${people(which)}` : `${people(which)} battalion`,
  }
}
