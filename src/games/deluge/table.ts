// The Deluge on the table: its words over views, map and books, curtain, widgets, seats without a player.
import { h } from 'vue'
import type { Answer } from '@/core/conversation.ts'
import { thrownFor } from '@/games/campaign/screens/absentDice.ts'
import { dueIn } from '@/games/campaign/screens/battle/ticketSheet.ts'
import type { StoryProps, TablePlan } from '@/table/presenter.ts'
import {
  absentPolicy,
  deluge,
  hasClosed,
  waitsForOthers,
  type DelugeKinds,
  type DelugePrompt,
  type DelugeView,
} from './rules/index.ts'
import { sheetWidgets } from './screens/sheet/sheetWidgets.ts'
import { delugeTabs } from './screens/tabs.ts'
import { screenWords as words } from './screens/words/screenWords.ts'
import { campaignName, campaignPresenter, weigh } from './screens/speech.ts'
import CampaignBoard from './screens/CampaignBoard.vue'
import CampaignCurtain from './screens/CampaignCurtain.vue'
import PointsBook from './screens/books/PointsBook.vue'
import DeskWidget from './screens/desk/DeskWidget.vue'
import FiguresWidget from './screens/battle/FiguresWidget.vue'
import ResultWidget from './screens/battle/ResultWidget.vue'
import StartCampaign from './screens/start/StartCampaign.vue'

const factionsOfKind = ({ setup }: DelugeView, kind: 'absent' | 'away'): readonly string[] =>
  setup.seats.flatMap((seat) => (seat.kind === kind ? seat.factions : []))

/** CC-ABSENT; the dice of a faction without a player are the app's. */
const absent = (view: DelugeView, question: DelugePrompt): Answer<never> | null => {
  const { wanted } = question
  if (waitsForOthers(view)) return null
  if (wanted.kind !== 'dice') return absentPolicy(view.own?.standing ?? {})(view, question)
  return thrownFor(wanted)
}

const openKinds: readonly DelugePrompt['kind'][] = ['order', 'quick']

export const delugeTable: TablePlan<DelugeKinds> = {
  game: deluge,
  lead: () => words.value.start.lead,
  presenter: () => campaignPresenter,
  title: ({ setup, turn, battles }) => ({
    name: campaignName(setup.map),
    turn,
    turns: setup.houseRules.turns,
    ...dueIn(
      battles
        .filter(({ outcome }) => outcome === null)
        .map(({ id, node, red, blue }) => ({ id, place: node, camps: [red, blue] })),
    ),
  }),
  weigh,
  ticketIn: (event) => (event.kind === 'ticketWritten' ? event.battle : null),
  foughtIn: (event) => (event.kind === 'fought' ? event.battle : null),
  setups: () => [],
  tabs: delugeTabs,
  start: StartCampaign,
  board: CampaignBoard,
  curtain: CampaignCurtain,
  end: ({ view }: StoryProps<DelugeKinds>) => h(PointsBook, { view }),
  isCovered: true,
  widgets: {
    ...sheetWidgets,
    table: FiguresWidget,
    result: ResultWidget,
    whoseSheet: DeskWidget,
  },
  isDone: hasClosed,
  isOpen: (kind) => openKinds.includes(kind),
  automatic: (view) => factionsOfKind(view, 'absent'),
  away: (view) => factionsOfKind(view, 'away'),
  policy: (view, question) => Promise.resolve(absent(view, question)),
  order: (view, asked) => {
    const away = factionsOfKind(view, 'away')
    const here = asked.filter((seat) => !away.includes(seat))
    // What is no sheet does not travel: the umpire asks the player, and answers here.
    return here.length > 0 ? here : asked
  },
}
