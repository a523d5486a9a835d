// What waits after a result, for the button that leads on: the next roll by its name, or who is to answer.
import { computed } from 'vue'
import { lowestFace, type BattlePrompt, type BattleState } from '@/games/eagles/rules/index.ts'
import { battleWords, type BattleWords, type Names } from '@/games/eagles/words/battle.ts'
import { useConduct } from './conduct.ts'

/** "British 1st: roll resolve, 3 or more"; null where the name of the roll would say nothing more. */
function rollOf(
  state: BattleState,
  { about }: BattlePrompt,
  words: BattleWords,
  names: Names,
): string | null {
  const { rolls } = words.screen.after
  switch (about.at) {
    case 'check.die': {
      const { purpose, battalion } = about.check
      const least = lowestFace(state, about)
      return rolls.check(names.short(battalion), purpose, least)
    }
    case 'rout.dice':
      return rolls.run(names.short(about.battalion))
    case 'combat.risk':
      return rolls.characters(names.short(about.round.loser))
    case 'combat.followUp':
      return rolls.followUp(names.short(about.round.winner))
    case 'combat.dice':
      return rolls.combat
    case 'combat.facts':
      return rolls.ground
    case 'volley.risk':
      return rolls.fallen
    case 'initiative.dice':
      return rolls.initiative
    default:
      return null
  }
}

export function useWhatNext() {
  const { prompt, names, state } = useConduct()
  return computed(() => {
    const words = battleWords.value
    const { next, done } = words.screen.after
    const open = prompt.value
    if (open === null) return done(next.over)
    const roll = rollOf(state.value, open, words, names.value)
    if (roll !== null) return roll
    if (open.seat === 'table') return done(next.both)
    return done(next[open.wanted.kind](names.value.people(open.seat)))
  })
}
