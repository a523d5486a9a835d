// The story of a battle in English: one sentence for each event.
import { battleStory, type BattleStory } from '../battleStory.ts'
import { ordinals } from '../ordinals.ts'
import { army } from './army.ts'
import { sideNamed } from './battleNames.ts'
import { fights } from './battleStoryFights.ts'
import { fire } from './battleStoryFire.ts'
import { moves } from './battleStoryMoves.ts'
import { turns } from './battleStoryTurns.ts'

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
