// Gloria Mundi on the table: its words over views, map and books, curtain, widgets, seats without a player.
import { h } from 'vue'
import type { Answer } from '@/core/conversation.ts'
import { table } from '@/core/game.ts'
import { thrownFor } from '@/games/campaign/screens/absentDice.ts'
import { dueIn } from '@/games/campaign/screens/battle/ticketSheet.ts'
import type { StoryProps, TablePlan } from '@/table/presenter.ts'
import {
  absentPolicy,
  gloria,
  secretKinds,
  type GloriaKinds,
  type GloriaPrompt,
  type GloriaView,
} from './rules/index.ts'
import { firstScenario } from './screens/guide/hints.ts'
import { gloriaPresenter, weigh } from './screens/speech.ts'
import { gloriaTabs } from './screens/tabs.ts'
import { screenWords as words } from './screens/words/screenWords.ts'
import PlansSheet from './screens/post/PlansSheet.vue'
import { plansAhead } from './screens/post/keptPlans.ts'
import CorrectSheet from './screens/correct/CorrectSheet.vue'
import GloriaBoard from './screens/GloriaBoard.vue'
import GloriaCurtain from './screens/GloriaCurtain.vue'
import StandingBook from './screens/books/StandingBook.vue'
import { orderWidgets } from './screens/orders/orderWidgets.ts'
import ResultWidget from './screens/battle/ResultWidget.vue'
import StartGloria from './screens/start/StartGloria.vue'

/** CC-ABSENT; the dice of a king without a player are the app's. */
const absent = (view: GloriaView, question: GloriaPrompt): Answer<never> | null => {
  const { wanted } = question
  if (wanted.kind !== 'dice') return absentPolicy({})(view, question)
  return thrownFor(wanted)
}

export const gloriaTable: TablePlan<GloriaKinds> = {
  game: gloria,
  lead: () => words.value.start.lead,
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
  weigh,
  ticketIn: (event) => (event.kind === 'battle' ? event.battle : null),
  foughtIn: (event) => (event.kind === 'fought' ? event.battle : null),
  setups: () => [],
  tabs: gloriaTabs,
  start: StartGloria,
  board: GloriaBoard,
  curtain: GloriaCurtain,
  end: ({ view }: StoryProps<GloriaKinds>) => h(StandingBook, { view }),
  isCovered: true,
  widgets: {
    ...orderWidgets,
    battle: ResultWidget,
  },
  tools: [
    {
      icon: 'share',
      label: () => words.value.ahead.tool,
      hint: () => words.value.ahead.toolHint,
      component: PlansSheet,
    },
    {
      icon: 'overrule',
      label: () => words.value.correct.tool,
      hint: () => words.value.correct.toolHint,
      component: CorrectSheet,
    },
  ],
  correctedBy: table,
  // With `fog: open` everything but the rules' own secrets lies open; in fog a question tells where its seat stands.
  isOpen: (kind, { world }) => world.house.fog === 'open' && !secretKinds.includes(kind),
  automatic: ({ seats }) =>
    seats.flatMap(({ kind, factions }) => (kind === 'absent' ? factions : [])),
  ahead: plansAhead,
  policy: (view, question) => Promise.resolve(absent(view, question)),
}
