// Parts that link this phone with another one: fetched with their words when a screen shows them.
import { defineAsyncComponent } from 'vue'
import { enterLink } from '@/words/link.ts'
import { withWords } from '@/words/withWords.ts'

const atLink = withWords(enterLink)

/** Codes of the phone that leads, and of the one that sits down with it. */
export const InvitePanel = defineAsyncComponent(atLink(() => import('./InvitePanel.vue')))
export const JoinPanel = defineAsyncComponent(atLink(() => import('./JoinPanel.vue')))
/** Sits down, from the list of games. */
export const JoinSheet = defineAsyncComponent(atLink(() => import('./JoinSheet.vue')))
