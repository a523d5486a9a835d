// All addresses of the app. Each screen is fetched with its first visit, together with its words.
import type { RouteRecordRaw } from 'vue-router'
import { enterDesk } from '@/games/eagles/words/lists.ts'
import { withWords } from '@/words/withWords.ts'
import { modules } from '../games/modules.ts'
import { continueAddress, startAddress } from './startAddress.ts'
import { gameRoutes } from './games/gameRoutes.ts'

const atDesk = withWords(enterDesk)
/** The version is said in the words of the settings. */
const atAbout = withWords(async () => {
  const { enterAbout } = await import('@/words/about.ts')
  await Promise.all([enterAbout(), enterDesk()])
})
const atDice = withWords(async () => (await import('@/words/dice.ts')).enterDice())
const atStorage = withWords(async () => (await import('@/words/backup.ts')).enterBackup())
const inStorage = withWords(async () => (await import('@/words/storageRoom.ts')).enterStorage())
/** Whoever plays must be able to read what the storage has to say. */
const atBattle = withWords(async () => {
  const [battle, storage, around] = await Promise.all([
    import('@/games/eagles/words/battle.ts'),
    import('@/words/storageRoom.ts'),
    import('@/games/eagles/words/battles.ts'),
  ])
  await Promise.all([battle.enterBattle(), storage.enterStorage(), around.enterBattles()])
})
const atRules = withWords(async () =>
  (await import('@/games/eagles/words/rulebook.ts')).enterRulebook(),
)
/** Looking back at one, with the rosters of each moment. */
const atReplay = withWords(async () => {
  const [battle, sheets, end] = await Promise.all([
    import('@/games/eagles/words/battle.ts'),
    import('@/games/eagles/words/battleSheets.ts'),
    import('@/games/eagles/words/battleEnd.ts'),
  ])
  await Promise.all([battle.enterBattle(), sheets.enterSheets(), end.enterEnd()])
})
/** Before a battle: armies are read in here as at the desk. */
const atBattles = withWords(async () => {
  const [around, storage] = await Promise.all([
    import('@/games/eagles/words/battles.ts'),
    import('@/words/storageRoom.ts'),
  ])
  await Promise.all([around.enterBattles(), storage.enterStorage(), enterDesk()])
})
/** Looking back over all battles. */
const atPast = withWords(async () => {
  const [past, around, storage] = await Promise.all([
    import('@/games/eagles/words/battlePast.ts'),
    import('@/games/eagles/words/battles.ts'),
    import('@/words/storageRoom.ts'),
  ])
  await Promise.all([past.enterPast(), around.enterBattles(), storage.enterStorage()])
})
/** The organiser's desk speaks of lists and of house rules. */
const atEvents = withWords(async () => {
  const [events, around] = await Promise.all([
    import('@/desk/words/events.ts'),
    import('@/games/eagles/words/battles.ts'),
  ])
  await Promise.all([events.enterEvents(), around.enterBattles(), enterDesk()])
})

/** A battle from another phone is told of in the words of the link between two. */
const atArrived = withWords(async () => {
  const [link, around, storage] = await Promise.all([
    import('@/words/link.ts'),
    import('@/games/eagles/words/battles.ts'),
    import('@/words/storageRoom.ts'),
  ])
  await Promise.all([link.enterLink(), around.enterBattles(), storage.enterStorage()])
})
/** Tickets from campaigns to the table, and outcomes on their way back. */
const atTickets = withWords(async () => {
  const [around, tickets, arrivals] = await Promise.all([
    import('@/games/eagles/words/battles.ts'),
    import('@/words/tickets.ts'),
    import('@/words/light.ts'),
  ])
  await Promise.all([
    around.enterBattles(),
    tickets.enterTickets(),
    arrivals.enterLight(),
    enterDesk(),
  ])
})

export const routes: readonly RouteRecordRaw[] = [
  { path: '/', redirect: startAddress },
  { path: '/continue', redirect: continueAddress },
  { path: '/arrived', component: atEvents(() => import('@/shell/arrived/ArrivedView.vue')) },
  { path: '/armies', component: () => import('@/games/eagles/screens/armies/ArmiesView.vue') },
  { path: '/bin', component: atDesk(() => import('@/games/eagles/screens/bin/BinView.vue')) },
  {
    path: '/armies/:id',
    component: atDesk(() => import('@/games/eagles/screens/builder/ArmyView.vue')),
    props: true,
  },
  {
    path: '/armies/:id/print',
    component: atDesk(() => import('@/games/eagles/screens/print/PrintView.vue')),
    props: true,
  },
  { path: '/add', component: atDesk(() => import('@/games/eagles/screens/add/AddView.vue')) },
  {
    path: '/add/:code',
    component: atDesk(() => import('@/games/eagles/screens/add/AddView.vue')),
    props: true,
  },
  { path: '/dice', component: atDice(() => import('@/shell/dice/DiceView.vue')) },
  { path: '/dice/fairness', component: atDice(() => import('@/shell/dice/FairnessView.vue')) },
  { path: '/storage', component: atStorage(() => import('@/shell/storage/StorageView.vue')) },
  {
    path: '/battles',
    component: atBattles(() => import('@/games/eagles/screens/battles/BattlesView.vue')),
  },
  {
    path: '/battles/new',
    component: atBattles(() => import('@/games/eagles/screens/start/StartView.vue')),
  },
  {
    path: '/battles/round/:code',
    component: atBattles(() => import('@/games/eagles/screens/start/RoundView.vue')),
    props: true,
  },
  {
    path: '/battles/bin',
    component: atPast(() => import('@/games/eagles/screens/battles/bin/BattleBinView.vue')),
  },
  {
    path: '/battles/arrived',
    component: atArrived(
      () => import('@/games/eagles/screens/battles/arrived/BattleArrivedView.vue'),
    ),
  },
  {
    path: '/battles/history',
    component: atPast(() => import('@/games/eagles/screens/battles/history/HistoryView.vue')),
  },
  {
    path: '/house-rules',
    component: atBattles(() => import('@/games/eagles/screens/houseRules/HouseRulesView.vue')),
  },
  {
    path: '/battles/:id',
    component: atBattle(() => import('@/games/eagles/screens/battle/BattleView.vue')),
    props: true,
    meta: { isAtTable: true },
  },
  {
    path: '/rules',
    component: atRules(() => import('@/games/eagles/screens/rulebook/RulebookView.vue')),
  },
  {
    path: '/rules/:id',
    component: atRules(() => import('@/games/eagles/screens/rulebook/RuleView.vue')),
    props: true,
  },
  {
    path: '/battles/:id/replay',
    component: atReplay(() => import('@/games/eagles/screens/replay/ReplayView.vue')),
    props: true,
  },
  { path: '/tickets', component: atTickets(() => import('@/shell/tickets/TicketsView.vue')) },
  {
    path: '/tickets/:code',
    component: atTickets(() => import('@/shell/tickets/TicketView.vue')),
    props: true,
  },
  { path: '/events', component: atEvents(() => import('@/desk/EventsView.vue')) },
  {
    path: '/events/add/:code',
    component: atEvents(() => import('@/desk/InviteView.vue')),
    props: true,
  },
  {
    path: '/events/slip/:code',
    component: atEvents(() => import('@/desk/SlipView.vue')),
    props: true,
  },
  {
    path: '/events/:id',
    component: atEvents(() => import('@/desk/BoardView.vue')),
    props: true,
  },
  {
    path: '/events/:id/edit',
    component: atEvents(() => import('@/desk/EventFormView.vue')),
    props: ({ params, query }) => ({ ...params, isNew: 'new' in query }),
  },
  {
    path: '/events/:id/rounds',
    component: atEvents(() => import('@/desk/RoundsView.vue')),
    props: true,
  },
  {
    path: '/events/:id/screen',
    component: atEvents(() => import('@/desk/ScreenView.vue')),
    props: true,
  },
  {
    path: '/events/:id/print',
    component: atEvents(() => import('@/desk/EventPrintView.vue')),
    props: true,
  },
  ...modules.flatMap(gameRoutes),
  { path: '/settings', component: atDesk(() => import('@/shell/settings/SettingsView.vue')) },
  { path: '/about', component: atAbout(() => import('@/shell/about/AboutView.vue')) },
  { path: '/recovery', component: inStorage(() => import('@/shell/recovery/RecoveryView.vue')) },
  { path: '/:rest(.*)*', component: () => import('@/shell/notFound/NotFoundView.vue') },
]
