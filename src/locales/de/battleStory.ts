// The story of a battle in German: one sentence for each event.
import type { Side } from '@/rules/core/conversation.ts'
import type { Nation } from '@/rules/eagles/index.ts'
import { battleStory, type BattleStory } from '../battleStory.ts'
import { ordinals } from '../ordinals.ts'
import { fights } from './battleStoryFights.ts'
import { fire } from './battleStoryFire.ts'
import { moves } from './battleStoryMoves.ts'
import { turns } from './battleStoryTurns.ts'

const nth = ordinals('de', { other: '.' })

/** As the people are called, and as a battalion of theirs is: "das 2. britische". */
const nations: { readonly [N in Nation]: { readonly people: string; readonly adjective: string } } =
  {
    british: { people: 'Briten', adjective: 'britische' },
    french: { people: 'Franzosen', adjective: 'französische' },
    prussian: { people: 'Preußen', adjective: 'preußische' },
    austrian: { people: 'Österreicher', adjective: 'österreichische' },
    russian: { people: 'Russen', adjective: 'russische' },
    spanish: { people: 'Spanier', adjective: 'spanische' },
    portuguese: { people: 'Portugiesen', adjective: 'portugiesische' },
    other: { people: 'Anderen', adjective: 'andere' },
  }

const letter = (side: Side): string => `Seite ${side.toUpperCase()}`

export const story: BattleStory = battleStory({
  side: (side, nation) => (nation === null ? letter(side) : `die ${nations[nation].people}`),
  commander: (side, nation) =>
    `der Oberbefehlshaber ${nation === null ? `von ${letter(side)}` : `der ${nations[nation].people}`}`,
  battalion: (place, side, nation) =>
    nation === null
      ? `das ${nth(place + 1)} von ${letter(side)}`
      : `das ${nth(place + 1)} ${nations[nation].adjective}`,
  named: (name) => `„${name}“`,
  sentences: { ...turns, ...moves, ...fire, ...fights },
})
