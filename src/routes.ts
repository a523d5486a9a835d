// All addresses of the app. Each screen is fetched with its first visit, together with its words.
import type { RouteRecordRaw } from 'vue-router'
import { enterDesk } from '@/locales/desk.ts'
import { withWords } from '@/locales/withWords.ts'
import { modules } from './games/modules.ts'
import { startAddress } from './startAddress.ts'
import { gameRoutes } from './views/game/gameRoutes.ts'

const atDesk = withWords(enterDesk)
/** The version is said in the words of the settings. */
const atAbout = withWords(async () => {
  const { enterAbout } = await import('@/locales/about.ts')
  await Promise.all([enterAbout(), enterDesk()])
})
const atDice = withWords(async () => (await import('@/locales/dice.ts')).enterDice())
const atStorage = withWords(async () => (await import('@/locales/backup.ts')).enterBackup())
const inStorage = withWords(async () => (await import('@/locales/storageRoom.ts')).enterStorage())
/** Whoever plays must be able to read what the storage has to say. */
const atBattle = withWords(async () => {
  const [battle, storage, around] = await Promise.all([
    import('@/locales/battle.ts'),
    import('@/locales/storageRoom.ts'),
    import('@/locales/battles.ts'),
  ])
  await Promise.all([battle.enterBattle(), storage.enterStorage(), around.enterBattles()])
})
const atRules = withWords(async () => (await import('@/locales/rulebook.ts')).enterRulebook())
/** Looking back at one, with the rosters of each moment. */
const atReplay = withWords(async () => {
  const [battle, sheets, end] = await Promise.all([
    import('@/locales/battle.ts'),
    import('@/locales/battleSheets.ts'),
    import('@/locales/battleEnd.ts'),
  ])
  await Promise.all([battle.enterBattle(), sheets.enterSheets(), end.enterEnd()])
})
/** Before a battle: armies are read in here as at the desk. */
const atBattles = withWords(async () => {
  const [around, storage] = await Promise.all([
    import('@/locales/battles.ts'),
    import('@/locales/storageRoom.ts'),
  ])
  await Promise.all([around.enterBattles(), storage.enterStorage(), enterDesk()])
})
/** The organiser's desk speaks of lists and of house rules. */
const atEvents = withWords(async () => {
  const [events, around] = await Promise.all([
    import('@/locales/events.ts'),
    import('@/locales/battles.ts'),
  ])
  await Promise.all([events.enterEvents(), around.enterBattles(), enterDesk()])
})

export const routes: readonly RouteRecordRaw[] = [
  { path: '/', redirect: startAddress },
  { path: '/armies', component: () => import('@/views/armies/ArmiesView.vue') },
  { path: '/bin', component: atDesk(() => import('@/views/bin/BinView.vue')) },
  {
    path: '/armies/:id',
    component: atDesk(() => import('@/views/army/ArmyView.vue')),
    props: true,
  },
  {
    path: '/armies/:id/print',
    component: atDesk(() => import('@/views/print/PrintView.vue')),
    props: true,
  },
  { path: '/add', component: atDesk(() => import('@/views/add/AddView.vue')) },
  { path: '/add/:code', component: atDesk(() => import('@/views/add/AddView.vue')), props: true },
  { path: '/dice', component: atDice(() => import('@/views/dice/DiceView.vue')) },
  { path: '/dice/fairness', component: atDice(() => import('@/views/dice/FairnessView.vue')) },
  { path: '/storage', component: atStorage(() => import('@/views/storage/StorageView.vue')) },
  { path: '/battles', component: atBattles(() => import('@/views/battles/BattlesView.vue')) },
  {
    path: '/battles/new',
    component: atBattles(() => import('@/views/battles/start/StartView.vue')),
  },
  {
    path: '/house-rules',
    component: atBattles(() => import('@/views/houseRules/HouseRulesView.vue')),
  },
  {
    path: '/battles/:id',
    component: atBattle(() => import('@/views/battle/BattleView.vue')),
    props: true,
    meta: { isAtTable: true },
  },
  { path: '/rules', component: atRules(() => import('@/views/rulebook/RulebookView.vue')) },
  {
    path: '/rules/:id',
    component: atRules(() => import('@/views/rulebook/RuleView.vue')),
    props: true,
  },
  {
    path: '/battles/:id/replay',
    component: atReplay(() => import('@/views/battle/replay/ReplayView.vue')),
    props: true,
  },
  { path: '/events', component: atEvents(() => import('@/views/events/EventsView.vue')) },
  {
    path: '/events/add/:code',
    component: atEvents(() => import('@/views/events/InviteView.vue')),
    props: true,
  },
  {
    path: '/events/:id',
    component: atEvents(() => import('@/views/events/BoardView.vue')),
    props: true,
  },
  {
    path: '/events/:id/edit',
    component: atEvents(() => import('@/views/events/EventFormView.vue')),
    props: ({ params, query }) => ({ ...params, isNew: 'new' in query }),
  },
  {
    path: '/events/:id/rounds',
    component: atEvents(() => import('@/views/events/RoundsView.vue')),
    props: true,
  },
  {
    path: '/events/:id/print',
    component: atEvents(() => import('@/views/events/EventPrintView.vue')),
    props: true,
  },
  ...modules.flatMap(gameRoutes),
  { path: '/settings', component: atDesk(() => import('@/views/settings/SettingsView.vue')) },
  { path: '/about', component: atAbout(() => import('@/views/about/AboutView.vue')) },
  { path: '/recovery', component: inStorage(() => import('@/views/recovery/RecoveryView.vue')) },
  { path: '/:rest(.*)*', component: () => import('@/views/notFound/NotFoundView.vue') },
]
