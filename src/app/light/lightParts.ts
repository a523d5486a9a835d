// The parts by which files go from phone to phone as codes: fetched with their words when a screen shows one.
import { defineAsyncComponent } from 'vue'
import { enterLight } from '@/words/light.ts'
import { withWords } from '@/words/withWords.ts'

const atLight = withWords(enterLight)

/** A line of a list of actions: shows a file as codes. */
export const SendItem = defineAsyncComponent(atLight(() => import('./SendItem.vue')))
/** A button that does the same. */
export const SendButton = defineAsyncComponent(atLight(() => import('./SendButton.vue')))
/** A button that reads a file from codes, as `FileButton` does from the disk. */
export const ReceiveButton = defineAsyncComponent(atLight(() => import('./ReceiveButton.vue')))
/** How far a transfer is that a camera is taking in. */
export const ReceiveProgress = defineAsyncComponent(atLight(() => import('./ReceiveProgress.vue')))
