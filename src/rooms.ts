// The addresses of all rooms but the armies'. They come with the first step into one of them; a new game adds its own here.
import type { Router, RouteRecordRaw } from 'vue-router'
import { enterDesk } from '@/locales/desk.ts'
import { inRoom } from './inRoom.ts'

const atDesk = inRoom(enterDesk)
const atDice = inRoom(async () => (await import('@/locales/dice.ts')).enterDice())
const atStorage = inRoom(async () => (await import('@/locales/backup.ts')).enterBackup())
const inStorage = inRoom(async () => (await import('@/locales/storageRoom.ts')).enterStorage())
/** Whoever plays must be able to read what the storage has to say. */
const atBattle = inRoom(async () => {
  const [battle, storage, around] = await Promise.all([
    import('@/locales/battle.ts'),
    import('@/locales/storageRoom.ts'),
    import('@/locales/battles.ts'),
  ])
  await Promise.all([battle.enterBattle(), storage.enterStorage(), around.enterBattles()])
})
const atRules = inRoom(async () => (await import('@/locales/rulebook.ts')).enterRulebook())
/** Looking back at one, with the rosters of each moment. */
const atReplay = inRoom(async () => {
  const [battle, sheets, end] = await Promise.all([
    import('@/locales/battle.ts'),
    import('@/locales/battleSheets.ts'),
    import('@/locales/battleEnd.ts'),
  ])
  await Promise.all([battle.enterBattle(), sheets.enterSheets(), end.enterEnd()])
})
/** Before a battle: armies are read in here as at the desk. */
const atBattles = inRoom(async () => {
  const [around, storage] = await Promise.all([
    import('@/locales/battles.ts'),
    import('@/locales/storageRoom.ts'),
  ])
  await Promise.all([around.enterBattles(), storage.enterStorage(), enterDesk()])
})
/** The organiser's desk speaks of lists and of house rules. */
const atEvents = inRoom(async () => {
  const [events, around] = await Promise.all([
    import('@/locales/events.ts'),
    import('@/locales/battles.ts'),
  ])
  await Promise.all([events.enterEvents(), around.enterBattles(), enterDesk()])
})

const rooms: readonly RouteRecordRaw[] = [
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
  { path: '/settings', component: atDesk(() => import('@/views/settings/SettingsView.vue')) },
  { path: '/recovery', component: inStorage(() => import('@/views/recovery/RecoveryView.vue')) },
]

let areAdded = false

/** Once, however often they are asked for. */
export function addRooms(router: Router): void {
  if (areAdded) return
  areAdded = true
  for (const room of rooms) router.addRoute(room)
}
