// Begins the guided battle: two small armies, hints for two turns, everything else as in any battle.
import { useRouter } from 'vue-router'
import { defaultHouseRules, guidedArmies } from '@/games/eagles/rules/index.ts'
import { attempt } from '@/app/page/attempt.ts'

export function useFirstBattle(): () => Promise<void> {
  const router = useRouter()

  return async () => {
    const setup = {
      armies: guidedArmies,
      house: defaultHouseRules,
      table: '48x48',
      ground: [],
    } as const
    await attempt(
      async () =>
        (await import('@/games/eagles/screens/battle/store/battle.ts'))
          .useBattle()
          .begin(setup, true),
      (begun) => begun.ok && router.push(`/battles/${begun.value}`),
    )
  }
}
