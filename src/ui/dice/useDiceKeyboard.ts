// Dice by keyboard: 1 to 6 type a die, Backspace takes the last one back, Enter rolls or takes the typed dice.
import { onBeforeUnmount, onMounted } from 'vue'

interface Actions {
  readonly type: (face: number) => void
  readonly takeBack: () => void
  readonly enter: () => void
}

/** Keys that belong to somebody else: a field that is being filled, a button in focus, a sheet on top. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return true
  const { target } = event
  if (!(target instanceof Element)) return false
  if (target.closest('[role="dialog"], input, textarea, select, [role="spinbutton"]')) return true
  return event.key === 'Enter' && target.closest('button, a[href]') !== null
}

export function useDiceKeyboard({ type, takeBack, enter }: Actions): void {
  function onKey(event: KeyboardEvent): void {
    if (isTaken(event) || event.repeat) return
    if (/^[1-6]$/u.test(event.key)) type(Number(event.key))
    else if (event.key === 'Backspace') takeBack()
    else if (event.key === 'Enter') enter()
    else return
    event.preventDefault()
  }
  onMounted(() => addEventListener('keydown', onKey))
  onBeforeUnmount(() => removeEventListener('keydown', onKey))
}
