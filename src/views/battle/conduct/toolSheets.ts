// The sheets behind the tools at the foot; each comes when it is first opened.
import type { Component } from 'vue'

export type Tool = 'log' | 'rosters' | 'rules' | 'overrule'

type Load = () => Promise<{ default: Component }>

const found = import.meta.glob<{ default: Component }>('../*/{Log,Rosters,Overrule}Sheet.vue')

const sheetIn = (path: string): Load | undefined => found[path]

export const toolSheets: Readonly<Record<string, Load | undefined>> = {
  log: sheetIn('../log/LogSheet.vue'),
  rosters: sheetIn('../rosters/RostersSheet.vue'),
  overrule: sheetIn('../overrule/OverruleSheet.vue'),
}

const end = import.meta.glob<{ default: Component }>('../end/EndView.vue')

export const endView: Load | undefined = end['../end/EndView.vue']
