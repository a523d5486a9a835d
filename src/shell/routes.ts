// All addresses of the app. Each screen is fetched with its first visit, together with its words.
import type { RouteRecordRaw } from 'vue-router'
import { enterDesk } from '@/games/eagles/words/lists.ts'
import { withWords } from '@/words/withWords.ts'
import { modules } from '../games/modules.ts'
import { continueAddress, startAddress } from './startAddress.ts'
import { gameRoutes } from './games/gameRoutes.ts'

/** Words that a screen speaks, each fetched with the first that does. */
const words = {
  about: async () => (await import('@/words/about.ts')).enterAbout(),
  backup: async () => (await import('@/words/backup.ts')).enterBackup(),
  battle: async () => (await import('@/games/eagles/words/battle.ts')).enterBattle(),
  battles: async () => (await import('@/games/eagles/words/battles.ts')).enterBattles(),
  dice: async () => (await import('@/words/dice.ts')).enterDice(),
  end: async () => (await import('@/games/eagles/words/battleEnd.ts')).enterEnd(),
  events: async () => (await import('@/desk/words/events.ts')).enterEvents(),
  light: async () => (await import('@/words/light.ts')).enterLight(),
  link: async () => (await import('@/words/link.ts')).enterLink(),
  lists: enterDesk,
  past: async () => (await import('@/games/eagles/words/battlePast.ts')).enterPast(),
  rules: async () => (await import('@/games/eagles/words/rulebook.ts')).enterRulebook(),
  settings: async () => (await import('@/words/settings.ts')).enterSettings(),
  sheets: async () => (await import('@/games/eagles/words/battleSheets.ts')).enterSheets(),
  storage: async () => (await import('@/words/storageRoom.ts')).enterStorage(),
  tickets: async () => (await import('@/words/tickets.ts')).enterTickets(),
} as const satisfies Readonly<Record<string, () => Promise<unknown>>>

type Load = () => Promise<object>
type More = Pick<RouteRecordRaw, 'meta' | 'props'>

/** Screens that speak these words; what stands in an address behind a colon is given to them. */
const speaking =
  (...rooms: readonly (keyof typeof words)[]) =>
  (path: string, load: Load, more: More = {}): RouteRecordRaw => ({
    path,
    component: withWords(() => Promise.all(rooms.map((room) => words[room]())))(load),
    props: path.includes(':'),
    ...more,
  })

const atLists = speaking('lists')
const atDice = speaking('dice')
/** Armies are read in here as well. */
const beforeBattle = speaking('battles', 'storage', 'lists')
const atPast = speaking('past', 'battles', 'storage')
const atRules = speaking('rules')
const atTickets = speaking('battles', 'tickets', 'light', 'lists')
/** The organiser's desk speaks of lists and of house rules. */
const atEvents = speaking('events', 'battles', 'lists')

export const routes: readonly RouteRecordRaw[] = [
  { path: '/', redirect: startAddress },
  { path: '/continue', redirect: continueAddress },
  atEvents('/arrived', () => import('@/shell/arrived/ArrivedView.vue')),
  { path: '/armies', component: () => import('@/games/eagles/screens/armies/ArmiesView.vue') },
  atLists('/bin', () => import('@/games/eagles/screens/bin/BinView.vue')),
  atLists('/armies/:id', () => import('@/games/eagles/screens/builder/ArmyView.vue')),
  atLists('/armies/:id/print', () => import('@/games/eagles/screens/print/PrintView.vue')),
  atLists('/add', () => import('@/games/eagles/screens/add/AddView.vue')),
  atLists('/add/:code', () => import('@/games/eagles/screens/add/AddView.vue')),
  atDice('/dice', () => import('@/shell/dice/DiceView.vue')),
  atDice('/dice/fairness', () => import('@/shell/dice/FairnessView.vue')),
  speaking('backup')('/storage', () => import('@/shell/storage/StorageView.vue')),
  beforeBattle('/battles', () => import('@/games/eagles/screens/battles/BattlesView.vue')),
  // Distances are in the units of the settings.
  speaking(
    'battles',
    'storage',
    'lists',
    'settings',
  )('/battles/new', () => import('@/games/eagles/screens/start/StartView.vue')),
  beforeBattle('/battles/round/:code', () => import('@/games/eagles/screens/start/RoundView.vue')),
  atPast('/battles/bin', () => import('@/games/eagles/screens/battles/bin/BattleBinView.vue')),
  // A battle from another phone is told of in the words of the link between two.
  speaking(
    'link',
    'battles',
    'storage',
  )(
    '/battles/arrived',
    () => import('@/games/eagles/screens/battles/arrived/BattleArrivedView.vue'),
  ),
  atPast(
    '/battles/history',
    () => import('@/games/eagles/screens/battles/history/HistoryView.vue'),
  ),
  beforeBattle(
    '/house-rules',
    () => import('@/games/eagles/screens/houseRules/HouseRulesView.vue'),
  ),
  // A player must be able to read what the storage has to say.
  speaking('battle', 'storage', 'battles')(
    '/battles/:id',
    () => import('@/games/eagles/screens/battle/BattleView.vue'),
    { meta: { isAtTable: true } },
  ),
  atRules('/rules', () => import('@/games/eagles/screens/rulebook/RulebookView.vue')),
  atRules('/rules/:id', () => import('@/games/eagles/screens/rulebook/RuleView.vue')),
  // Looking back at a battle, with the rosters of each moment.
  speaking(
    'battle',
    'sheets',
    'end',
  )('/battles/:id/replay', () => import('@/games/eagles/screens/replay/ReplayView.vue')),
  atTickets('/tickets', () => import('@/shell/tickets/TicketsView.vue')),
  atTickets('/tickets/:code', () => import('@/shell/tickets/TicketView.vue')),
  atEvents('/events', () => import('@/desk/EventsView.vue')),
  atEvents('/events/add/:code', () => import('@/desk/InviteView.vue')),
  atEvents('/events/slip/:code', () => import('@/desk/SlipView.vue')),
  atEvents('/events/:id', () => import('@/desk/BoardView.vue')),
  atEvents('/events/:id/edit', () => import('@/desk/EventFormView.vue'), {
    props: ({ params, query }) => ({ ...params, isNew: 'new' in query }),
  }),
  atEvents('/events/:id/rounds', () => import('@/desk/RoundsView.vue')),
  atEvents('/events/:id/screen', () => import('@/desk/ScreenView.vue')),
  atEvents('/events/:id/print', () => import('@/desk/EventPrintView.vue')),
  ...modules.flatMap(gameRoutes),
  speaking('settings')('/settings', () => import('@/shell/settings/SettingsView.vue')),
  // The version is said in the words of the settings.
  speaking('about', 'settings')('/about', () => import('@/shell/about/AboutView.vue')),
  speaking('storage')('/recovery', () => import('@/shell/recovery/RecoveryView.vue')),
  { path: '/:rest(.*)*', component: () => import('@/shell/notFound/NotFoundView.vue') },
]
