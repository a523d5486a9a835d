// The story of a battle in German: one sentence for each event.
import { battleStory, type BattleStory } from '../../../telling/story.ts'
import { ordinals } from '../../../../../words/ordinals.ts'
import { ofSideNamed, sideNamed, stems } from '../battle/names.ts'
import { fights } from './fights.ts'
import { fire } from './fire.ts'
import { moves } from './moves.ts'
import { turns } from './turns.ts'

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
