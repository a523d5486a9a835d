// Throwing the app's dice for the open question, by a press or because dice roll on; each throw is stored before it is shown.
import type { BattlePrompt } from '@/games/eagles/rules/index.ts'
import { appDice } from '@/platform/dice.ts'
import { clickDice } from '@/platform/tick.ts'
import { useBattle } from '@/games/eagles/screens/battle/store/battle.ts'
import { useSettings } from '@/app/settings.ts'
import { useStep } from './useAnswer.ts'

export const hasAppDice = (): boolean => appDice() !== null

/** Dice are heard and felt where that is wished. */
export function useFeel(): (dice: number) => void {
  const settings = useSettings()
  return (dice) => {
    if (settings.kept.sound === 'on') clickDice(dice)
    if (settings.kept.vibration === 'on' && 'vibrate' in navigator) navigator.vibrate(30)
  }
}

/** Answers the dice question that was open at `head`, and no later one; true when it is stored. */
export function useThrow(): (prompt: BattlePrompt, head: string) => Promise<boolean> {
  const battle = useBattle()
  const step = useStep()
  const feel = useFeel()

  return async ({ wanted }, head) => {
    const die = appDice()
    if (die === null || wanted.kind !== 'dice') return false
    const faces = Array.from({ length: wanted.count }, () => die(wanted.sides))
    feel(wanted.count)
    return step(() => battle.answer({ kind: 'dice', faces, source: 'app' }, head))
  }
}
