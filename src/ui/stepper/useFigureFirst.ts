// The figure that was pressed is painted first, what follows from it afterwards: a slow phone answers every press at once.
import { computed, nextTick, onBeforeUnmount, ref, type Ref } from 'vue'
import { afterPaint } from '../press/afterPaint.ts'

/** `shown` runs ahead of `model` by a frame at most; whoever is asked by the next press has been told of this one. */
export function useFigureFirst(model: Ref<number>) {
  const ahead = ref<number | null>(null)
  const shown = computed(() => ahead.value ?? model.value)
  let tellNow: (() => void) | undefined

  function letGo(): void {
    if (tellNow === undefined) ahead.value = null
  }
  function tell(): void {
    tellNow = undefined
    if (ahead.value !== null) model.value = ahead.value
    void nextTick(letGo) // by then the figure has come back from above
  }
  /** True if that is another figure than the one shown. */
  function moveTo(value: number): boolean {
    if (value === shown.value) return false
    ahead.value = value
    tellNow ??= afterPaint(tell)
    return true
  }
  onBeforeUnmount(() => tellNow?.())

  return { shown, moveTo }
}
