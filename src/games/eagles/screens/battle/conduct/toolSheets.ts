// The sheets behind the tools at the foot; each comes with its words when it is first opened.
import type { Component } from 'vue'

export type Tool = 'log' | 'rosters' | 'rules' | 'overrule'

type Load = () => Promise<Component>

const withWords =
  (load: () => Promise<{ default: Component }>): Load =>
  async () => {
    const [view] = await Promise.all([
      load(),
      import('@/games/eagles/words/battleSheets.ts').then(({ enterSheets }) => enterSheets()),
    ])
    return view.default
  }

/** The end, with the words it tells it in. */
export const endView: Load = async () => {
  const [view] = await Promise.all([
    import('../../end/EndView.vue'),
    import('@/games/eagles/words/battleEnd.ts').then(({ enterEnd }) => enterEnd()),
  ])
  return view.default
}

/** The clock, where one was wished for. */
export const clockLine: Load = async () => {
  const [view] = await Promise.all([
    import('../../clock/ClockLine.vue'),
    import('@/games/eagles/words/battleClock.ts').then(({ enterClock }) => enterClock()),
  ])
  return view.default
}

/** One army, for a screen that has room beside the question. */
export const sideRoster: Load = withWords(() => import('../../rosters/SideRoster.vue'))

export const toolSheets: Readonly<Record<Exclude<Tool, 'rules'>, Load>> = {
  log: withWords(() => import('../../log/LogSheet.vue')),
  rosters: withWords(() => import('../../rosters/RostersSheet.vue')),
  overrule: withWords(() => import('../../overrule/OverruleSheet.vue')),
}
