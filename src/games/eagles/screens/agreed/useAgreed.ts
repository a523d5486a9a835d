// Agreements of the players for this battle: the house rules that differ from the default, and lists that break a limit.
import { computed } from 'vue'
import { sides } from '@/core/conversation.ts'
import { changedHouseRules, isLegal, problemsUnder } from '@/games/eagles/rules/index.ts'
import { useConduct } from '../battle/conduct/conduct.ts'

export function useAgreed() {
  const { state } = useConduct()
  const setup = computed(() => state.value.setup)
  const changed = computed(() => changedHouseRules(setup.value.house))
  const illegal = computed(() =>
    sides.flatMap((side) => {
      const army = setup.value.armies[side]
      const problems = problemsUnder(setup.value.house, army)
      return isLegal(problems) ? [] : [{ side, army, problems }]
    }),
  )
  return { setup, changed, illegal }
}
