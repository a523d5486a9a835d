// State of the screen: the play as it is shown, dice that still tumble, and whether a result waits to be read.
import {
  computed,
  onBeforeUnmount,
  shallowRef,
  watch,
  type ShallowRef,
  type WritableComputedRef,
} from 'vue'
import { usePreferredReducedMotion } from '@vueuse/core'
import { useBattle, type BattlePlay } from '@/games/eagles/screens/battle/store/battle.ts'
import { useKeptForVisit } from '@/app/kept.ts'
import { useSettings } from '@/app/settings.ts'
import { useHeldPress } from '@/table/useHeldPress.ts'
import { aftermathOf } from '../../../telling/aftermath.ts'

/** Milliseconds that dice tumble: the last of ten has come to rest. */
const tumbleTime = (dice: number): number => 600 + 28 * Math.min(dice, 9)

function thrownByApp({ log }: BattlePlay): readonly number[] | null {
  if (log?.entry.kind !== 'answer') return null
  const { answer } = log.entry
  return answer.kind === 'dice' && answer.source === 'app' ? answer.faces : null
}

/** Kept over a reload, so that what rolled on together is still told together. */
function useRolledSince(play: ShallowRef<BattlePlay>): WritableComputedRef<number | null> {
  const kept = useKeptForVisit('aide-de-camp.rolledSince', '', { flush: 'sync' })
  return computed({
    get: () => {
      const [head = '', number = ''] = kept.value.split(' ')
      return head === play.value.head && number !== '' ? Number(number) : null
    },
    set: (number) => (kept.value = number === null ? '' : `${play.value.head} ${String(number)}`),
  })
}

export function useStage(first: BattlePlay) {
  const battle = useBattle()
  const settings = useSettings()
  const reduced = usePreferredReducedMotion()
  const { drawNext, settle } = useHeldPress()
  const play: ShallowRef<BattlePlay> = shallowRef(first)
  const tumbling = shallowRef<readonly number[] | null>(null)
  /** The newest entry whose result was read; kept over a reload, not over a new start. */
  const read = useKeptForVisit('aide-de-camp.read', '', { flush: 'sync' })
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The number of the newest entry, drawn or about to be. */
  let newest = first.log?.number ?? 0

  const isStill = computed(() => settings.kept.motion === 'none' || reduced.value === 'reduce')
  /** The entry after which dice rolled on; what they led to is told together. */
  const since = useRolledSince(play)
  const aftermath = computed(() => aftermathOf(play.value, since.value))
  const isWaiting = computed(
    () => aftermath.value?.isGrave === true && read.value !== play.value.head,
  )

  function show(next: BattlePlay): void {
    clearTimeout(timer)
    tumbling.value = null
    play.value = next
  }
  function skip(): void {
    if (battle.play !== null) show(battle.play)
  }
  function goOn(): void {
    const { head } = play.value
    drawNext(() => (read.value = head))
  }
  watch(
    () => battle.play,
    (next) => {
      if (next === null) return
      const number = next.log?.number ?? 0
      const thrown = number === newest + 1 && !isStill.value ? thrownByApp(next) : null
      newest = number
      clearTimeout(timer)
      if (thrown === null) drawNext(() => show(next))
      else {
        settle()
        tumbling.value = thrown
        timer = setTimeout(() => show(next), tumbleTime(thrown.length))
      }
    },
    { flush: 'sync' },
  )
  onBeforeUnmount(() => clearTimeout(timer))

  return { play, tumbling, since, aftermath, isWaiting, goOn, skip }
}
