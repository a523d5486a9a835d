// Every stand of the showroom and the parts it shows. A part without a stand fails tests/ui/stands.browser.test.ts.
import type { Component } from 'vue'
import ButtonStand from './stands/ButtonStand.vue'
import ChartStand from './stands/ChartStand.vue'
import ChunkedStand from './stands/ChunkedStand.vue'
import CounterStand from './stands/CounterStand.vue'
import DiceStand from './stands/DiceStand.vue'
import EmptyStand from './stands/EmptyStand.vue'
import FieldStand from './stands/FieldStand.vue'
import FrameStand from './stands/FrameStand.vue'
import GaugeStand from './stands/GaugeStand.vue'
import IconStand from './stands/IconStand.vue'
import LedgerStand from './stands/LedgerStand.vue'
import ListStand from './stands/ListStand.vue'
import MeasureStand from './stands/MeasureStand.vue'
import OddsStand from './stands/OddsStand.vue'
import ProblemStand from './stands/ProblemStand.vue'
import QrStand from './stands/QrStand.vue'
import RanksStand from './stands/RanksStand.vue'
import SegmentedStand from './stands/SegmentedStand.vue'
import SheetStand from './stands/SheetStand.vue'
import SideStand from './stands/SideStand.vue'
import StepperStand from './stands/StepperStand.vue'
import TakeOffStand from './stands/TakeOffStand.vue'
import ToastStand from './stands/ToastStand.vue'

export interface Stand {
  readonly title: string
  /** The parts it shows, as paths inside src/ui. */
  readonly shows: readonly string[]
  readonly stand: Component
}

export const stands: readonly Stand[] = [
  {
    title: 'Buttons',
    shows: ['AppButton', 'FileButton', 'IconButton'].map((name) => `button/${name}`),
    stand: ButtonStand,
  },
  { title: 'Stepper', shows: ['stepper/Stepper'], stand: StepperStand },
  { title: 'Segmented choice', shows: ['segmented/Segmented'], stand: SegmentedStand },
  {
    title: 'Fields',
    shows: ['FieldBox', 'TextField', 'TextArea', 'SelectField', 'SearchField', 'SwitchField'].map(
      (name) => `field/${name}`,
    ),
    stand: FieldStand,
  },
  { title: 'Points gauge', shows: ['gauge/PointsGauge'], stand: GaugeStand },
  {
    title: 'Problem and verdict',
    shows: ['problem/ProblemLine', 'problem/StatusLine'],
    stand: ProblemStand,
  },
  { title: 'Side tiles', shows: ['side/SideTile'], stand: SideStand },
  {
    title: 'Sheet',
    shows: ['sheet/Sheet', 'sheet/SheetBody', 'sheet/ActionList', 'sheet/ActionItem'],
    stand: SheetStand,
  },
  { title: 'Messages', shows: ['toast/ToastArea'], stand: ToastStand },
  { title: 'Sortable list', shows: ['list/SortableList'], stand: ListStand },
  { title: 'Rank boxes', shows: ['ranks/RankBoxes'], stand: RanksStand },
  {
    title: 'Dice',
    shows: ['Die', 'DiceRow', 'DiceKeys', 'DiceTray'].map((name) => `dice/${name}`),
    stand: DiceStand,
  },
  {
    title: 'Counters',
    shows: ['BattalionCounter', 'StateShape', 'FormationShape', 'ScreenShape', 'TroopsShape'].map(
      (name) => `counter/${name}`,
    ),
    stand: CounterStand,
  },
  {
    title: 'Ledgers',
    shows: ['ledger/Ledger', 'ledger/Comparison', 'ledger/OpensMore'],
    stand: LedgerStand,
  },
  { title: 'Charts', shows: ['chart/LineChart', 'chart/DeviationBar'], stand: ChartStand },
  { title: 'Long list', shows: ['list/ChunkedList'], stand: ChunkedStand },
  { title: 'Odds', shows: ['odds/OddsColumns', 'odds/OddsBar'], stand: OddsStand },
  { title: 'Measured', shows: ['measure/MeasureField', 'measure/Ruler'], stand: MeasureStand },
  { title: 'Take off', shows: ['takeOff/TakeOff', 'takeOff/StrengthBar'], stand: TakeOffStand },
  { title: 'QR code', shows: ['qr/QrCode', 'qr/LinkToScan'], stand: QrStand },
  { title: 'Nothing here yet', shows: ['empty/EmptyState'], stand: EmptyStand },
  {
    title: 'Head of a screen',
    shows: ['frame/AppFrame', 'frame/TopBar', 'frame/BackArrow'],
    stand: FrameStand,
  },
  { title: 'Icons', shows: ['icon/Icon'], stand: IconStand },
]
