// The ranges of the open question as buttons: those of a volley with their dice, or whether a charge reaches.
import { computed } from 'vue'
import type { FactsWanted, FactValues, MeasureField } from '@/core/conversation.ts'
import { meaningOf, rangesOf, type BattlePrompt } from '@/games/eagles/rules/index.ts'
import { battleWords } from '@/games/eagles/words/battle.ts'
import { battalionIn, useConduct, type Conduct } from './conduct.ts'
import { useDistances } from './distances.ts'
import type { RangeButton } from './RangeButtons.vue'

/** What a button answers: the range, and for a charge the side that is met with it. */
export interface Ranged {
  readonly button: RangeButton
  readonly values: FactValues
}

export function useRanges(
  prompt: () => BattlePrompt,
  wanted: () => FactsWanted,
  measure: () => MeasureField | undefined,
  explanation: Conduct['explanation'],
) {
  const { state, names } = useConduct()
  const { say } = useDistances()

  function volley(bands: readonly string[]): readonly Ranged[] {
    const { about } = prompt()
    const { answers } = battleWords.value
    if (about.at !== 'shoot.facts') return []
    const ranges = rangesOf(battalionIn(state.value, about.battalion))
    return bands.map((option) => {
      const meaning = meaningOf(option)
      const nth = ranges.findIndex(
        ({ upTo }) => meaning?.what === 'upTo' && meaning.inches === upTo,
      )
      const band = ranges[nth]?.band ?? 0
      const dice = explanation.value?.figures[nth]?.total
      return {
        button: {
          option,
          label: answers.option(option, names.value),
          what: band === 0 ? answers.range.lost : answers.ranges[band].short,
          gives: dice === undefined ? '' : answers.range.dice(dice),
        },
        values: { distance: option },
      }
    })
  }

  function charge(bands: readonly string[]): readonly Ranged[] {
    const { answers } = battleWords.value
    const sides = sidesIn(wanted())
    const gives = answers.range.with(say(explanation.value?.figures[0]?.total ?? 0))
    return bands.flatMap((option): readonly Ranged[] => {
      const button = { option, label: answers.option(option, names.value), what: '', gives }
      if (option !== 'reaches' || sides.length === 0)
        return [{ button, values: { distance: option } }]
      return sides.map((side) => ({
        button: { ...button, option: `${option}:${side}`, label: meets(side) },
        values: { distance: option, met: side },
      }))
    })
  }

  return computed((): readonly Ranged[] => {
    const bands = measure()?.bands ?? []
    return prompt().about.at === 'charge.reach' ? charge(bands) : volley(bands)
  })
}

/** Those that may be met. */
function sidesIn({ fields }: FactsWanted): readonly string[] {
  const met = fields.find(({ id }) => id === 'met')
  return met?.kind === 'option' ? met.options : []
}

function meets(side: string): string {
  const { meets: words } = battleWords.value.answers.range
  return side === 'front' || side === 'flank' || side === 'rear' ? words[side] : side
}
