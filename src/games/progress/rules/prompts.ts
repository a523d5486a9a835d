// The kinds of questions, by the names that stand in records (section 4).
import { choiceKinds } from './turn/ways.ts'

/** The table's are `initiative` and `reveal`; all others are asked of a side. */
export const promptKinds = ['initiative', 'card', 'end.accept', 'reveal', ...choiceKinds] as const
export type PromptKind = (typeof promptKinds)[number]
