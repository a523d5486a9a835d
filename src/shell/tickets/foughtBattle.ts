// The way from a result in a campaign's log to its battle, as the table places it; fetched when a log first shows one.
import { defineAsyncComponent } from 'vue'
import { withWords } from '@/words/withWords.ts'

const words = async (): Promise<unknown> => (await import('@/words/tickets.ts')).enterTickets()

export const FoughtBattle = defineAsyncComponent(
  withWords(words)(() => import('./FoughtBattle.vue')),
)
