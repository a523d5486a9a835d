// The story of a battle in German: one sentence for each event.
import { battleStory, type BattleStory } from '../battleStory.ts'
import { ordinals } from '../ordinals.ts'
import { ofSideNamed, sideNamed, stems } from './battleNames.ts'
import { fights } from './battleStoryFights.ts'
import { fire } from './battleStoryFire.ts'
import { moves } from './battleStoryMoves.ts'
import { turns } from './battleStoryTurns.ts'

const nth = ordinals('de', { other: '.' })

export const story: BattleStory = battleStory({
  side: sideNamed,
  commander: (side, nation) => `der Oberbefehlshaber ${ofSideNamed(side, nation)}`,
  battalion: (place, side, nation) =>
    nation === null
      ? `das ${nth(place + 1)} ${ofSideNamed(side, nation)}`
      : `das ${nth(place + 1)} ${stems[nation]}e`,
  named: (name) => `„${name}“`,
  sentences: { ...turns, ...moves, ...fire, ...fights },
})
