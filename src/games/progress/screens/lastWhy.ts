// Why the computer chose the card of this turn; shown once it lies open, if asked. Gone with a reload.
import { shallowRef } from 'vue'
import type { Why } from '../computer/index.ts'

export const lastWhy = shallowRef<{ readonly turn: number; readonly why: Why } | null>(null)
