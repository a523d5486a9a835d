// Replacement of a screen that cannot be fetched: another one says so in its place, at the screen's own address.
import type { Component } from 'vue'
import type { RouteRecordRaw } from 'vue-router'

/** The screen to be shown instead; null: it is no network that is missing. */
type StandIn = () => Promise<Component | null>

let standIn: StandIn = () => Promise.resolve(null)

/** Set once the app stands: what stands in must be there before the network goes. */
export function standInBy(find: StandIn): void {
  standIn = find
}

/** An address whose screen may be stood in for. A new game needs nothing more than its entry in src/routes.ts. */
export function orStandIn<R extends RouteRecordRaw>(route: R): R {
  const load: unknown = route.component
  if (!(load instanceof Function)) return route
  const component = async (): Promise<Component> => {
    try {
      return (await load()) as Component // the table of addresses has only screens that are fetched
    } catch (cause) {
      const instead = await standIn()
      if (instead === null) throw cause
      return instead
    }
  }
  return { ...route, component }
}
