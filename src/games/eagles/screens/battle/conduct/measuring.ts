// Marks of the ruler for the open question: ranges of a volley, or the reach of a charge.
import { computed } from 'vue'
import { battleWords } from '@/games/eagles/words/battle.ts'
import { rangesOf, type BattlePrompt } from '@/games/eagles/rules/index.ts'
import type { Band } from '@/ui/measure/Ruler.vue'
import { battalionIn, useConduct, type Conduct } from './conduct.ts'

interface Range {
  /** Inches. */
  readonly upTo: number
  readonly label: string
}

export function useMeasuring(
  prompt: () => BattlePrompt,
  explanation: Conduct['explanation'],
  fromInches: (inches: number) => number,
) {
  const { state } = useConduct()
  const reach = computed(
    () => explanation.value?.figures.find(({ label }) => label === 'reach')?.total ?? 0,
  )
  const ranges = computed((): readonly Range[] => {
    const { about } = prompt()
    const { ranges: names, charge } = battleWords.value.answers
    if (about.at === 'shoot.facts')
      return rangesOf(battalionIn(state.value, about.battalion)).map(({ upTo, band }) => ({
        upTo,
        label: names[band].short,
      }))
    if (about.at !== 'charge.facts' && about.at !== 'charge.reach') return []
    return [
      { upTo: reach.value, label: charge.reaches },
      { upTo: Math.max(18, reach.value + 6), label: charge.short },
    ]
  })
  const bands = computed((): readonly Band[] =>
    ranges.value.map(({ upTo, label }) => ({ upTo: fromInches(upTo), label })),
  )
  const end = computed(() => bands.value.at(-1)?.upTo ?? fromInches(18))
  /** The words for the main button: "8 in, half range". */
  const verdict = (inches: number, say: (inches: number) => string): string => {
    const { about } = prompt()
    const { answers } = battleWords.value
    if (about.at !== 'shoot.facts') return answers.charge.go(say(inches), say(reach.value))
    const band =
      rangesOf(battalionIn(state.value, about.battalion)).find(({ upTo }) => inches <= upTo)
        ?.band ?? 0
    return answers.measured(say(inches), answers.ranges[band].long)
  }
  const beyond = computed(() =>
    prompt().kind === 'shoot.facts' ? ranges.value.at(-1)?.upTo : undefined,
  )
  return { bands, end, verdict, beyond }
}
