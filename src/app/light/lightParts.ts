// Parts behind the buttons for codes from phone to phone: fetched with their words when a screen shows them.
import { defineAsyncComponent } from 'vue'
import { enterLight } from '@/words/light.ts'
import { withWords } from '@/words/withWords.ts'

const atLight = withWords(enterLight)

/** Shows a file as codes. */
export const SendSheet = defineAsyncComponent(atLight(() => import('./SendSheet.vue')))
/** Reads a file from codes. */
export const ReceiveSheet = defineAsyncComponent(atLight(() => import('./ReceiveSheet.vue')))
/** Why the camera reads nothing. */
export const CameraTrouble = defineAsyncComponent(atLight(() => import('./CameraTrouble.vue')))
/** How far a transfer is that a camera is taking in. */
export const ReceiveProgress = defineAsyncComponent(atLight(() => import('./ReceiveProgress.vue')))
