// The March of Progress on the table: its words over views, its board, hand, curtain, and what follows each turn.
import { opponentOf, sides } from '@/core/conversation.ts'
import { table } from '@/core/game.ts'
import type { Presenter, TablePlan } from '@/table/presenter.ts'
import {
  choiceKinds,
  choosingOrder,
  defaultHouseRules,
  progress,
  standingOf,
  thirtyYearsWar,
  type ProgressKinds,
  type ProgressView,
} from './rules/index.ts'
import { askWords, optionWords } from './screens/asking.ts'
import { facingOf, lookOf } from './screens/sideLooks.ts'
import { language } from '@/words/index.ts'
import ChooseCard from './screens/ChooseCard.vue'
import HandCurtain from './screens/HandCurtain.vue'
import ProgressBoard from './screens/ProgressBoard.vue'
import RevealCards from './screens/RevealCards.vue'
import StepChoice from './screens/StepChoice.vue'
import TurnInterlude from './screens/TurnInterlude.vue'
import { screenWords as words } from './screens/words/screenWords.ts'
import { progressTabs } from './screens/tabs.ts'
import { gameWords, tellEvent, warName } from './screens/speech.ts'
import CorrectSheet from './screens/correct/CorrectSheet.vue'
import EndOfGame from './screens/EndOfGame.vue'
import StartProgress from './screens/start/StartProgress.vue'
import WhySheet from './screens/rulebook/WhySheet.vue'

type Say = Presenter<ProgressKinds>

const party: Say['party'] = (who, view) => {
  if (who === table) return { name: words.value.both, tile: null }
  const { name, letter } = lookOf(view, who)
  return { name, tile: { facing: facingOf(who), letter } }
}

const over: Say['over'] = (_, view) => {
  const { end } = words.value
  const winner = view.ended?.winner ?? 'tie'
  if (winner === 'tie') return end.tie(view.turn)
  const { name } = lookOf(view, winner)
  if (view.ended?.reason === 'resigned') return end.resigned(name, view.turn)
  return end.wins(name, view.vp[winner] - view.vp[opponentOf(winner)], view.turn)
}

const presenter: Say = {
  heading: (view) => ({
    title: warName(view.setup.scenario),
    line: words.value.heading.line(view.turn, standingOf(view).stock),
  }),
  party,
  question: askWords,
  option: optionWords,
  reason: (reason) => gameWords.value.reason[reason],
  field: () => '',
  event: tellEvent,
  given: (kind) => words.value.given[kind],
  grave: (given, question, view) => {
    const { choose } = words.value
    const isEnd = question.kind === 'end.accept' && given.kind === 'choice'
    return isEnd && given.option === 'accept'
      ? { title: `${optionWords('accept', view)}?`, text: choose.surelyEnd, go: choose.end }
      : null
  },
  over,
}

/** Between two turns, as long as no person has locked a card: the turn that was just played is looked at first. */
const interludeKey = ({ turn, ended, resolving, chosen, setup }: ProgressView): string | null => {
  if (ended !== null) return ended.reason === 'target' ? 'end' : null
  const hasLocked = sides.some(
    (side) => setup.seats[side].player === 'person' && chosen[side] !== null,
  )
  return turn > 1 && resolving === null && !hasLocked ? String(turn) : null
}

/** What is asked within a turn, or of an offer, stands at the thumb, so that the board stays in sight. */
const stepWidgets = Object.fromEntries(
  [...choiceKinds, 'end.accept' as const].map((kind) => [kind, StepChoice]),
)

export const progressTable: TablePlan<ProgressKinds> = {
  game: progress,
  lead: () => words.value.start.lead,
  presenter: () => presenter,
  title: ({ turn, initiative, setup }) => ({
    name: setup.scenario.name[language.value],
    turn: initiative === null ? 0 : turn,
  }),
  setups: () => [
    {
      label: thirtyYearsWar.name[language.value],
      setup: {
        scenario: thirtyYearsWar,
        houseRules: defaultHouseRules,
        seats: { a: { name: '', player: 'person' }, b: { name: '', player: 'person' } },
        initiative: 'roll',
      },
    },
  ],
  tabs: progressTabs,
  start: StartProgress,
  board: ProgressBoard,
  curtain: HandCurtain,
  end: EndOfGame,
  interlude: {
    component: TurnInterlude,
    key: interludeKey,
  },
  widgets: {
    ...stepWidgets,
    card: ChooseCard,
    reveal: RevealCards,
  },
  tools: [
    {
      icon: 'book',
      label: () => words.value.tools.why,
      hint: () => words.value.tools.whyHint,
      component: WhySheet,
    },
    {
      icon: 'overrule',
      label: () => words.value.tools.correct,
      hint: () => words.value.tools.correctHint,
      component: CorrectSheet,
    },
  ],
  hides: ({ chosen, resolving }) =>
    resolving === null && sides.some((side) => chosen[side] !== null),
  // An end is offered, and a game given up, in the open.
  sealed: (asked, option) => asked === 'card' && option !== 'offer-end' && option !== 'resign',
  isBare: (kind) => kind !== 'initiative',
  isOpen: (kind) => kind !== 'card',
  automatic: ({ setup }) => sides.filter((side) => setup.seats[side].player !== 'person'),
  policy: async (view, question, id) => {
    const { playSeat } = await import('./screens/computerSeat.ts')
    return playSeat(view, question, id)
  },
  order: (view, asked) => {
    const order: readonly string[] = choosingOrder(view)
    return asked.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  },
}
