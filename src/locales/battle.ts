// The words of a battle, in the language that is spoken now. They come with the battle's own route, never before.
import { shallowRef, type Ref } from 'vue'
import { battleEn, type BattleWords } from './en/battle.ts'
import type { Language } from './index.ts'

export type { BattleWords } from './en/battle.ts'
export type { Names } from './battleNames.ts'

const load = {
  en: () => Promise.resolve(battleEn),
  de: () => import('./de/battle.ts').then((module) => module.battleDe),
} as const

const current = shallowRef<BattleWords>(battleEn)

export const battleWords: Readonly<Ref<BattleWords>> = current

export async function speakBattle(language: Language): Promise<void> {
  current.value = await load[language]()
}
