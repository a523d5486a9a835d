// Results read aloud: always to the screen reader, and in the phone's own voice if that is wished.
import { computed, onBeforeUnmount, watch, type ComputedRef } from 'vue'
import { battleWords } from '@/games/eagles/words/battle.ts'
import { language } from '@/words/index.ts'
import { hush, say } from '@/platform/speech.ts'
import { useSettings } from '@/app/settings.ts'
import type { Aftermath } from '../../../telling/aftermath.ts'
import type { Conduct } from './conduct.ts'
import { spokenResult } from '../../../telling/headline.ts'
import { questionIn } from '../../../telling/questionIn.ts'

export function useSpokenResults(
  { play, prompt, names }: Conduct,
  aftermath: ComputedRef<Aftermath | null>,
) {
  const settings = useSettings()

  const told = computed(() => {
    if (aftermath.value === null) return ''
    const dice = aftermath.value.faces
    const { screen } = battleWords.value
    const rolled = dice.length === 0 ? '' : screen.tray.rolled(dice)
    const result = spokenResult(aftermath.value, battleWords.value, names.value)
    // Dice that may still be thrown again: what they are so far is drawn, and must be said.
    const soFar = aftermath.value.events.find((event) => event.kind === 'volleyRolled')
    const hits = result === '' && soFar !== undefined ? `${screen.after.hits(soFar.hits)}.` : ''
    return [rolled, result, hits].filter((part) => part !== '').join(' ')
  })
  const question = computed(() =>
    prompt.value === null ? '' : questionIn(battleWords.value, prompt.value.about, names.value),
  )
  watch(told, (text) => {
    if (settings.kept.voice === 'on') say(text, language.value)
  })
  // Nothing is told on of a battle that was left, or of what was taken back.
  onBeforeUnmount(hush)
  watch(
    () => play.value.head,
    () => {
      if (play.value.log?.entry.kind === 'retract') hush()
    },
  )
  watch(
    () => settings.kept.voice,
    (now) => {
      if (now !== 'on') hush()
    },
  )
  const sayAgain = (): void => say(`${told.value} ${question.value}`, language.value)
  return { told, sayAgain }
}
