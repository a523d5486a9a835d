// Parts of the shell that are handed down to the screens of the games; each is fetched when it is first shown.
import { defineAsyncComponent, h } from 'vue'
import type { FromShell } from '@/app/fromShell.ts'
import { gameNamed } from '@/games/index.ts'
import { enterSettings } from '@/words/settings.ts'
import { enterShelf } from '@/words/shelf.ts'
import { withWords } from '@/words/withWords.ts'

const atTickets = withWords(async () => (await import('@/words/tickets.ts')).enterTickets())

/** As high as the strip that comes: nothing below it moves under a thumb. */
const StripPlace = () => h('div', { style: { height: '70px' } })

export const handDown: FromShell = {
  UnderWayStrip: defineAsyncComponent({
    loader: withWords(enterShelf)(() => import('./shelf/UnderWayStrip.vue')),
    loadingComponent: StripPlace,
    delay: 0,
  }),
  GamesSheet: defineAsyncComponent(
    withWords(() => Promise.all([enterShelf(), enterSettings()]))(
      () => import('./shelf/GamesSheet.vue'),
    ),
  ),
  EventNotice: defineAsyncComponent(
    withWords(async () => (await import('@/desk/words/events.ts')).enterEvents())(
      () => import('@/desk/EventNotice.vue'),
    ),
  ),
  InstallHint: defineAsyncComponent(
    withWords(enterSettings)(() => import('./messages/InstallHint.vue')),
  ),
  ContestDoor: defineAsyncComponent(atTickets(() => import('./tickets/ContestDoor.vue'))),
  OutcomeDoor: defineAsyncComponent(atTickets(() => import('./tickets/OutcomeDoor.vue'))),
  DueBattles: defineAsyncComponent(atTickets(() => import('./tickets/DueBattles.vue'))),
  knowsGame: (name) => gameNamed(name) !== undefined,
}
