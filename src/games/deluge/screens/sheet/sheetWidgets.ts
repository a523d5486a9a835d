// The widgets that write an order sheet, by the kind of the question; at the table and by post.
import type { Component } from 'vue'
import type { DelugePrompt } from '../../rules/index.ts'
import OrdersWidget from './OrdersWidget.vue'
import PathsWidget from './PathsWidget.vue'

export const sheetWidgets: Readonly<Partial<Record<DelugePrompt['kind'], Component>>> = {
  diplomacy: OrdersWidget,
  strategy: OrdersWidget,
  paths: PathsWidget,
}
