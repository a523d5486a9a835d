// The only door to the computer that plays The March of Progress: pure, given nothing but a view and its question.
export {
  players,
  policyOf,
  think,
  type Level,
  type Player,
  type Thinking,
  type Thought,
} from './players.ts'
export { formulaValue } from './value.ts'
export type { Why, WhyCode } from './why.ts'
