// English names of battalions and sides inside sentences.
import type { Side } from '@/core/conversation.ts'
import type { BattleState } from '@/games/eagles/rules/index.ts'
import {
  callIn,
  numberOfSide,
  qualitiesIn,
  sentence,
  sidesCalled,
  type Called,
  type Names,
} from '../../../telling/names.ts'
import { ordinals } from '../../../../../words/ordinals.ts'
import { army } from '../armies/army.ts'

const nth = ordinals('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' })

/** As the people are called; a battalion of theirs is called by the name of the army. */
const peoples: Readonly<Record<NonNullable<Called['nation']>, string>> = {
  british: 'British',
  french: 'French',
  prussian: 'Prussians',
  austrian: 'Austrians',
  russian: 'Russians',
  spanish: 'Spanish',
  portuguese: 'Portuguese',
}

const lowered = {
  qualities: army.qualities,
  now: {
    green: 'now as Green',
    drilled: 'now as Drilled',
    veteran: 'now as Veteran',
    guards: 'now as Guards',
  },
  minus: 'now with −1',
}

/** "the British", "side 1". */
const sideNamed = (side: Side, nation: Called['nation']): string =>
  nation === null ? `side ${numberOfSide(side)}` : `the ${peoples[nation]}`

export function namesIn(state: BattleState, far: Names['far'], helper: Names['helper']): Names {
  const call = callIn(state)
  const nationOf = sidesCalled(state.setup)
  const people: Names['people'] = (side) => {
    const nation = nationOf(side)
    return nation === null ? sideNamed(side, nation) : army.nations[nation]
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
  const side: Names['side'] = (which) => sideNamed(which, nationOf(which))
  return {
    far,
    helper,
    plain,
    ...qualitiesIn(state, lowered, plain),
    short,
    the,
    The: (id) => sentence(the(id)),
    from: (id) => `from ${the(id)}`,
    toward: (id) => `to ${the(id)}`,
    at: (id) => `with ${the(id)}`,
    of: (id) => `of ${the(id)}`,
    people: (which) => sentence(people(which)),
    side,
    ofSide: (which) => `of ${side(which)}`,
    commander: (which) => `the Supreme Commander of ${side(which)}`,
    battalionOf: (which) =>
      nationOf(which) === null ? `battalion of ${people(which)}` : `${people(which)} battalion`,
  }
}
