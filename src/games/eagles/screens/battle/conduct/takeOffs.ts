// Models that the players lift off the table now: characters at once, Rankers when their models go, a battalion that is gone.
import type { BattleEvent, BattleState, Person } from '@/games/eagles/rules/index.ts'
import type { BattleWords, Names } from '@/games/eagles/words/battle.ts'
import { sentence } from '@/games/eagles/telling/names.ts'
import { characterIcons } from '@/games/eagles/screens/lists/characterIcons.ts'

type Icon =
  (typeof characterIcons)[keyof typeof characterIcons] | 'sc' | 'shako' | 'cross' | 'rifle'

export interface Lift {
  readonly icon: Icon
  readonly caption: string
  readonly what: string
}

const iconOf = (person: Person): Icon => (person === 'commander' ? 'sc' : characterIcons[person])

export function takeOffs(
  events: readonly BattleEvent[],
  state: BattleState,
  words: BattleWords,
  names: Names,
): readonly Lift[] {
  const { after } = words.screen
  const isGone = (id: number): boolean => state.battalions[id]?.gone !== null
  return events.flatMap((event): readonly Lift[] => {
    if (event.kind === 'gone')
      return [{ icon: 'shako', caption: after.takeOff, what: sentence(names.the(event.battalion)) }]
    if (event.kind !== 'casualties' || isGone(event.battalion)) return []
    const { battalion, people, lift } = event
    const caption = event.cause === 'combat' ? after.takeOff : after.takeOffInstead
    const lifts: Lift[] = people.map((person) => ({
      icon: iconOf(person),
      caption,
      what: sentence(words.lift.person(person, names, battalion)),
    }))
    if (lift.rankers > 0)
      lifts.push({
        icon: 'shako',
        caption: after.takeOff,
        what: sentence(words.lift.rankers(lift.rankers, names, battalion)),
      })
    if (lift.screen > 0)
      lifts.push({
        icon: 'rifle',
        caption: after.takeOff,
        what: sentence(words.lift.screen(lift.screen, names, battalion)),
      })
    return lifts
  })
}
