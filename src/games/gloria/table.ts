// Gloria Mundi on the table: its words over views, map and books, curtain, widgets, seats that nobody plays.
import { defineAsyncComponent } from 'vue'
import type { Answer } from '@/core/conversation.ts'
import { table } from '@/core/game.ts'
import { appDice } from '@/platform/dice.ts'
import { dueIn } from '@/games/campaign/screens/battle/ticketSheet.ts'
import type { TablePlan } from '@/table/presenter.ts'
import {
  absentPolicy,
  gloria,
  secretKinds,
  type GloriaKinds,
  type GloriaPrompt,
  type GloriaView,
} from './rules/index.ts'
import { firstScenario } from './screens/guide/hints.ts'
import { gloriaPresenter } from './screens/speech.ts'
import { gloriaTabs } from './screens/tabs.ts'
import { screenWords as words } from './screens/words/screenWords.ts'

/** CC-ABSENT; the dice of a king whom nobody plays are the app's. */
const absent = (view: GloriaView, question: GloriaPrompt): Answer<never> | null => {
  const { wanted } = question
  if (wanted.kind !== 'dice') return absentPolicy({})(view, question)
  const die = appDice()
  return die === null
    ? null
    : {
        kind: 'dice',
        faces: Array.from({ length: wanted.count }, () => die(wanted.sides)),
        source: 'app',
      }
}

const orders = defineAsyncComponent(() => import('./screens/orders/OrdersWidget.vue'))
const pair = defineAsyncComponent(() => import('./screens/orders/PairWidget.vue'))

export const gloriaTable: TablePlan<GloriaKinds> = {
  game: gloria,
  presenter: () => gloriaPresenter,
  title: ({ scenario, world }) => ({
    name:
      scenario === firstScenario
        ? words.value.start.first.name
        : words.value.start.scales[world.house.scale].name,
    turn: world.round,
    turns: world.house.rounds,
    ...dueIn(
      world.battles
        .filter(({ state, outcome }) => state !== 'fought' && outcome === null)
        .map(({ id, area, attacker, defender }) => ({
          id,
          place: area,
          camps: [attacker.players, defender.players],
        })),
    ),
  }),
  ticketIn: (event) => (event.kind === 'battle' ? event.battle : null),
  setups: () => [],
  tabs: gloriaTabs,
  start: defineAsyncComponent(() => import('./screens/start/StartGloria.vue')),
  board: defineAsyncComponent(() => import('./screens/GloriaBoard.vue')),
  curtain: defineAsyncComponent(() => import('./screens/GloriaCurtain.vue')),
  isCovered: true,
  widgets: {
    spend: orders,
    agents: orders,
    siege: orders,
    naming: pair,
    specials: pair,
    types: pair,
    degrade: pair,
    move: defineAsyncComponent(() => import('./screens/orders/MoveWidget.vue')),
    battle: defineAsyncComponent(() => import('./screens/battle/ResultWidget.vue')),
  },
  tools: [
    {
      icon: 'overrule',
      label: () => words.value.correct.tool,
      hint: () => words.value.correct.toolHint,
      component: defineAsyncComponent(() => import('./screens/correct/CorrectSheet.vue')),
    },
  ],
  correctedBy: table,
  // With `fog: open` everything but the rules' own secrets lies open; in fog a question tells where its seat stands.
  isOpen: (kind, { world }) => world.house.fog === 'open' && !secretKinds.includes(kind),
  automatic: ({ seats }) =>
    seats.flatMap(({ kind, factions }) => (kind === 'absent' ? factions : [])),
  policy: (view, question) => Promise.resolve(absent(view, question)),
}
