// The answers that are supposed on the way: what the plan says, and otherwise what a form has as its default.
import type { Answer, FactValues } from '../../../../core/conversation.ts'
import type { QuestionFrame } from '../battle/frames.ts'
import type { BattlePrompt } from '../battle/question.ts'
import type { Plan } from './plan.ts'

/**
 * Every re-roll is taken while there is one, the defender fires with all he may (DF-08), the winner follows up, the
 * ground is open. Null for dice: those are what the odds are about.
 */
export function assumedAnswer(prompt: BattlePrompt, plan: Plan): Answer<never> | null {
  switch (prompt.wanted.kind) {
    case 'choice':
      return { kind: 'choice', option: chosen(prompt, prompt.wanted.options, plan) }
    case 'facts':
      return {
        kind: 'facts',
        values: Object.fromEntries(
          prompt.wanted.fields.map((field) => [
            field.id,
            (field.kind === 'option' && field.options.length === 1
              ? field.options[0]
              : factsOf(plan)[field.id]) ?? field.default,
          ]),
        ),
      }
    case 'dice':
      return null
  }
}

const factsOf = ({ distance, cover }: Plan): FactValues => ({ distance, cover, followUp: 'yes' })

function chosen({ about }: BattlePrompt, options: readonly string[], plan: Plan): string {
  const wished = wishOf(about, plan)
  return wished !== null && options.includes(wished) ? wished : (options[0] ?? '')
}

function wishOf(about: QuestionFrame, plan: Plan): string | null {
  if (about.at === 'activation.kind') return plan.kind
  if (about.at === 'shoot.target') return about.from === plan.from ? plan.target : 'hold'
  if (about.at === 'charge.target') return plan.target
  // Re-rolls are in the odds of the throw already; only those of `shootActivation` are taken one by one.
  if (about.at === 'check.reroll') return about.check.purpose === 'shoot' ? 'reroll' : 'leave'
  return about.at === 'volley.reroll' ? 'leave' : null
}
