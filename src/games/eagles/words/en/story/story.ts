// The story of a battle in English: one sentence for each event.
import { battleStory, type BattleStory } from '../../../telling/story.ts'
import { ordinals } from '../../../../../words/ordinals.ts'
import { army } from '../armies/army.ts'
import { sideNamed } from '../battle/names.ts'
import { fights } from './fights.ts'
import { fire } from './fire.ts'
import { moves } from './moves.ts'
import { turns } from './turns.ts'

const nth = ordinals('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' })

export const story: BattleStory = battleStory({
  side: sideNamed,
  commander: (side, nation) => `the commander of ${sideNamed(side, nation)}`,
  battalion: (place, side, nation) =>
    nation === null
      ? `the ${nth(place + 1)} of ${sideNamed(side, nation)}`
      : `the ${army.nations[nation]} ${nth(place + 1)}`,
  named: (name) => `“${name}”`,
  sentences: { ...turns, ...moves, ...fire, ...fights },
})
