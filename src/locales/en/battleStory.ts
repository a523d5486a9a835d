// The story of a battle in English: one sentence for each event.

import type { Side } from '@/rules/core/conversation.ts'
import type { Nation } from '@/rules/eagles/index.ts'
import { battleStory, type BattleStory } from '../battleStory.ts'
import { ordinals } from '../ordinals.ts'
import { army } from './army.ts'
import { fights } from './battleStoryFights.ts'
import { fire } from './battleStoryFire.ts'
import { moves } from './battleStoryMoves.ts'
import { turns } from './battleStoryTurns.ts'

const nth = ordinals('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' })

/** As the people are called; a battalion of theirs is called by the name of the army. */
const peoples: { readonly [N in Nation]: string } = {
  british: 'British',
  french: 'French',
  prussian: 'Prussians',
  austrian: 'Austrians',
  russian: 'Russians',
  spanish: 'Spanish',
  portuguese: 'Portuguese',
  other: 'others',
}

const side = (of: Side, nation: Nation | null): string =>
  nation === null ? `side ${of.toUpperCase()}` : `the ${peoples[nation]}`

export const story: BattleStory = battleStory({
  side,
  commander: (of, nation) => `the commander of ${side(of, nation)}`,
  battalion: (place, of, nation) =>
    nation === null
      ? `the ${nth(place + 1)} of side ${of.toUpperCase()}`
      : `the ${army.nations[nation]} ${nth(place + 1)}`,
  named: (name) => `“${name}”`,
  sentences: { ...turns, ...moves, ...fire, ...fights },
})
