// Task that a question gives to the map above it: marches are drawn there, and a tap on a price is an answer.
import { shallowRef } from 'vue'
import type { MapPrice } from './mapModel.ts'

export interface MapTask {
  readonly force: string | null
  /** Where the force stands, and the way so far. */
  readonly way: readonly string[]
  readonly prices: readonly MapPrice[]
  readonly take: (node: string) => void
}

export const mapTask = shallowRef<MapTask | null>(null)
