// The March of Progress on the table: its words over views, its board, hand, curtain, and what follows each turn.
import { defineAsyncComponent } from 'vue'
import { opponentOf, sides } from '@/core/conversation.ts'
import { table } from '@/core/game.ts'
import type { Presenter, TablePlan } from '@/table/presenter.ts'
import {
  choosingOrder,
  defaultHouseRules,
  meaningOf,
  progress,
  standingOf,
  thirtyYearsWar,
  type Meaning,
  type ProgressKinds,
  type ProgressView,
  type PromptKind,
} from './rules/index.ts'
import { facingOf, lookOf } from './screens/sideLooks.ts'
import { language } from '@/words/index.ts'
import { screenWords as words } from './screens/words/screenWords.ts'
import { gameWords, namesFor, nameOfCountry, tellEvent } from './screens/speech.ts'

type Say = Presenter<ProgressKinds>

const party: Say['party'] = (who, view) => {
  if (who === table) return { name: words.value.both, tile: null }
  const { name, letter } = lookOf(view, who)
  return { name, tile: { facing: facingOf(who), letter } }
}

const question: Say['question'] = ({ kind, seat }, view) => {
  const { question: ask, steps } = words.value
  const side = seat === 'a' || seat === 'b' ? seat : 'a'
  const step = steps[(view.resolving?.step ?? 1) - 1] ?? ''
  switch (kind) {
    case 'card':
      return ask.card(lookOf(view, side).name)
    case 'end.accept':
      return ask['end.accept'](
        view.offer?.by === null ? null : lookOf(view, view.offer?.by ?? opponentOf(side)).name,
      )
    case 'order':
      return ask.order(step)
    case 'move':
      return view.chosen[side] === 'move2' ? ask.move2 : ask.move1
    case 'attack.stand':
      return ask['attack.stand'](nameOfCountry(view, view.resolving?.target ?? ''))
    case 'initiative':
    case 'reveal':
    case 'fortify':
    case 'attack.where':
    case 'attack.drop':
    case 'strength':
      return ask[kind]
  }
}

/** What an option is called; its meaning follows from the question that is open. */
const option: Say['option'] = (code, view) => {
  const meaning = meaningOf(openKind(view), code)
  return meaning === null ? code : optionWords(meaning, view)
}

const openKind = ({ resolving, offer, chosen }: ProgressView): PromptKind => {
  if (resolving !== null) return resolving.asked.kind
  if (offer !== null) return 'end.accept'
  return chosen.a !== null && chosen.b !== null ? 'reveal' : 'card'
}

function optionWords(meaning: Meaning, view: ProgressView): string {
  const { option: say } = words.value
  const names = namesFor(view)
  if (meaning.kind === 'decline' && view.resolving !== null) return say.declineAttack
  if (meaning.kind === 'country' && openKind(view) === 'strength')
    return say.strength(names.country(meaning.country), view.dice[meaning.country] ?? 0)
  return gameWords.value.option(meaning, names)
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
    title: view.setup.scenario.name[language.value],
    line: words.value.heading.line(view.turn, standingOf(view).stock),
  }),
  party,
  question,
  option,
  reason: (reason) => gameWords.value.reason[reason],
  field: () => '',
  event: tellEvent,
  given: (kind) => words.value.given[kind],
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

export const progressTable: TablePlan<ProgressKinds> = {
  game: progress,
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
  start: defineAsyncComponent(() => import('./screens/start/StartProgress.vue')),
  board: defineAsyncComponent(() => import('./screens/ProgressBoard.vue')),
  curtain: defineAsyncComponent(() => import('./screens/HandCurtain.vue')),
  end: defineAsyncComponent(() => import('./screens/EndOfGame.vue')),
  interlude: {
    component: defineAsyncComponent(() => import('./screens/TurnInterlude.vue')),
    key: interludeKey,
  },
  widgets: {
    card: defineAsyncComponent(() => import('./screens/ChooseCard.vue')),
    reveal: defineAsyncComponent(() => import('./screens/RevealCards.vue')),
  },
  isBare: (kind) => kind === 'card' || kind === 'reveal',
  isOpen: (kind) => kind !== 'card',
  automatic: ({ setup }) => sides.filter((side) => setup.seats[side].player !== 'person'),
  policy: async (view, question, id) => {
    const { play } = await import('./screens/opponent/opponent.ts')
    return play(view, question, id)
  },
  order: (view, asked) => {
    const order: readonly string[] = choosingOrder(view)
    return asked.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  },
}
