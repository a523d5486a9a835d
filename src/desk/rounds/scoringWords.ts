// The points and tie-breaks by which a table is made, in words: below the standings, on the screen and on paper.
import { doubleLossOf, type DeskRules } from '@/games/eagles/rules/index.ts'
import { eventsWords } from '@/desk/words/events.ts'

/** Of `teamRules`, it says how a match is decided, too: board points stand among what parts equals. */
export function scoringSaid({ scoring, tieBreaks }: DeskRules): string {
  const { roundDesk, teams } = eventsWords.value
  const { margin, defeat } = scoring
  const each = doubleLossOf(scoring)
  const points = [
    ...(tieBreaks.includes('boards') ? [teams.decided] : []),
    roundDesk.points(scoring, each === defeat ? null : each),
    ...(margin === null ? [] : [roundDesk.marginSaid(margin.step, margin.most, margin.isShared)]),
  ]
  return roundDesk.scoring(
    points.join(' '),
    tieBreaks.map((by) => roundDesk.rules.tieBreakNames[by]),
  )
}
