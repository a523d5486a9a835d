// The words of a form of facts: its labels, its options, its main button.
import type { CountField, FactValues, OptionField } from '@/core/conversation.ts'
import { battalionMeant, type BattlePrompt } from '@/games/eagles/rules/index.ts'
import { battleWords } from '@/games/eagles/words/battle.ts'
import { useConduct } from './conduct.ts'

export function useFactWords(prompt: () => BattlePrompt) {
  const { names, state } = useConduct()

  /** Of a fight the charged battalion: only it can be in cover (COMBAT-15). */
  function whoseCover(): number | undefined {
    const { about } = prompt()
    if (about.at === 'shoot.facts') return about.target
    if (about.at !== 'combat.facts') return undefined
    return state.value.fights.find(({ id }) => id === about.fight)?.charged
  }
  /** Where the question names two battalions, the form must say which one it means. */
  const isLabelShown = (id: string): boolean => id === 'cover' && prompt().kind === 'combat.facts'

  function label(id: string): string {
    const { answers } = battleWords.value
    const { about } = prompt()
    if (id === 'slowed' && about.at === 'move.facts' && about.kind === 'back')
      return answers.slowedBack
    const covered = id === 'cover' ? whoseCover() : undefined
    if (covered !== undefined) return answers.coverOf(names.value.of(covered))
    return answers.field(id)
  }
  /** Follows the figure: "9 | of 9 groups see the target". */
  function count({ id, max }: CountField): string {
    const { answers } = battleWords.value
    if (id === 'screen') return answers.skirmishersOf(max)
    if (id === 'obstacles') return answers.obstaclesCrossed
    return prompt().kind === 'fire.facts' ? answers.groupsFire(max) : answers.groupsSee(max)
  }
  const options = ({ id, options: offered }: OptionField) =>
    offered.map((value) => {
      const { option, uphillOf } = battleWords.value.answers
      const whose = id === 'uphill' ? battalionMeant(value) : undefined
      const who = whose === undefined ? null : uphillOf(names.value.short(whose))
      return { value, label: who ?? option(value, names.value) }
    })

  function confirm(values: FactValues): string {
    const { answers } = battleWords.value
    if (prompt().kind !== 'deploy.formation') return answers.confirm[prompt().kind] ?? answers.goOn
    const { formation, screen } = values
    const said = answers.option(String(formation), names.value)
    return answers.place(said, typeof screen === 'number' ? screen : 0)
  }
  const less = (what: string): string => battleWords.value.answers.fewer(what)
  const more = (what: string): string => battleWords.value.answers.more(what)
  return { label, isLabelShown, count, options, confirm, less, more }
}
