// Short messages above the foot of the screen. News goes by itself; a problem stays until it is closed.
import { shallowRef } from 'vue'

export interface ToastMessage {
  readonly text: string
  readonly kind?: 'info' | 'problem'
  readonly action?: { readonly label: string; readonly run: () => void }
  /** What it is about: what was said about that before is over. */
  readonly topic?: string
}
export interface Toast extends ToastMessage {
  readonly id: number
  readonly kind: 'info' | 'problem'
}

/** All that has been said and is not over, the oldest first; which of them are on the screen: toastTurns.ts. */
export const toasts = shallowRef<readonly Toast[]>([])
let count = 0

const without = (topic?: string): readonly Toast[] =>
  toasts.value.filter((toast) => !topic || toast.topic !== topic)

/** Shows a message and returns its number. */
export function showToast(message: ToastMessage): number {
  const toast: Toast = { kind: 'info', ...message, id: (count += 1) }
  toasts.value = [...without(message.topic), toast]
  return toast.id
}

export function hideToast(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id)
}

export function hideTopic(topic: string): void {
  toasts.value = without(topic)
}
