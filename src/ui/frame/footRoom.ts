// How much of the screen's foot is taken by the main button and the tabs, in px: toasts stand above it.
import { shallowRef } from 'vue'

export const footRoom = shallowRef(0)
