// The widgets of an own turn: at the table, and where a plan is written.
import MoveWidget from './MoveWidget.vue'
import OrdersWidget from './OrdersWidget.vue'
import PairWidget from './PairWidget.vue'

export const orderWidgets = {
  spend: OrdersWidget,
  agents: OrdersWidget,
  siege: OrdersWidget,
  naming: PairWidget,
  specials: PairWidget,
  types: PairWidget,
  degrade: PairWidget,
  move: MoveWidget,
}
