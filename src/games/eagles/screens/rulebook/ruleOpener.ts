// In a sheet a rule opens within the sheet; on a page it is a link.
import { inject, provide, type InjectionKey } from 'vue'
import type { RuleId } from '@/games/eagles/rules/index.ts'

type Open = (id: RuleId) => void

const key: InjectionKey<Open> = Symbol('rule opener')

export const provideRuleOpener = (open: Open): void => provide(key, open)

/** null: rules are links to their pages. */
export const useRuleOpener = (): Open | null => inject(key, null)
