// The widgets that write an order sheet, by the kind of the question; at the table and by post.
import { defineAsyncComponent, type Component } from 'vue'
import type { DelugePrompt } from '../../rules/index.ts'

const orders = defineAsyncComponent(() => import('./OrdersWidget.vue'))

export const sheetWidgets: Readonly<Partial<Record<DelugePrompt['kind'], Component>>> = {
  diplomacy: orders,
  strategy: orders,
  paths: defineAsyncComponent(() => import('./PathsWidget.vue')),
}
