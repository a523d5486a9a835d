// Short messages above the foot of the screen. News goes by itself; a problem stays until it is closed.
import { shallowRef } from 'vue'

export interface ToastMessage {
  readonly text: string
  readonly kind?: 'info' | 'problem'
  readonly action?: { readonly label: string; readonly run: () => void }
  /** How long news stays; by default long enough to read it and to reach its button. */
  readonly ms?: number
}
export interface Toast extends ToastMessage {
  readonly id: number
  readonly kind: 'info' | 'problem'
}

const atMost = 3

export const toasts = shallowRef<readonly Toast[]>([])
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let count = 0

const readingTime = ({ text, action }: ToastMessage): number =>
  3000 + text.length * 60 + (action === undefined ? 0 : 4000)

function setTimer(toast: Toast): void {
  if (toast.kind === 'problem') return
  const wait = toast.ms ?? readingTime(toast)
  timers.set(
    toast.id,
    setTimeout(() => hideToast(toast.id), wait),
  )
}

/** Shows a message and returns its number. The oldest news makes room; problems never do. */
export function showToast(message: ToastMessage): number {
  const toast: Toast = { ...message, kind: message.kind ?? 'info', id: (count += 1) }
  const crowd = [...toasts.value, toast]
  const oldest = crowd.length > atMost ? crowd.find((each) => each.kind === 'info') : undefined
  toasts.value = crowd
  setTimer(toast)
  if (oldest !== undefined && oldest !== toast) hideToast(oldest.id)
  return toast.id
}

export function hideToast(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  toasts.value = toasts.value.filter((toast) => toast.id !== id)
}

/** While somebody reads or reaches for a button, no message goes. */
export function holdToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
}
export function releaseToasts(): void {
  for (const toast of toasts.value) if (!timers.has(toast.id)) setTimer(toast)
}
