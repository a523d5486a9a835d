// Next step after a result, for the button that leads on: the next roll by its name, or who is to answer.
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
  if (about.at === 'check.die') {
    const { purpose, battalion } = about.check
    return rolls.check(names.short(battalion), purpose, lowestFace(state, about))
  }
  if (about.at === 'rout.dice') return rolls.run(names.short(about.battalion))
  if (about.at === 'combat.risk') return rolls.characters(names.short(about.round.loser))
  if (about.at === 'combat.followUp') return rolls.followUp(names.short(about.round.winner))
  if (about.at === 'combat.dice') return rolls.combat
  if (about.at === 'combat.facts') return rolls.ground
  if (about.at === 'volley.risk') return rolls.fallen
  return about.at === 'initiative.dice' ? rolls.initiative : null
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
