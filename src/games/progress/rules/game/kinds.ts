// The kinds of data The March of Progress is made of.
import type { Prompt, Side } from '../../../../core/conversation.ts'
import type { ProgressOption } from '../options.ts'
import type { ProgressSetup } from '../setup/setup.ts'
import type { ProgressEvent } from '../turn/events.ts'
import type { PromptKind } from '../prompts.ts'
import type { ProgressCorrection } from './correction.ts'
import type { ProgressState, ProgressView } from './state.ts'

/** Why an option is not available, or an answer or a correction is refused (MP-ASK-06). */
export const progressReasons = [
  'empty-pile',
  'in-pile',
  'declined',
  'locked',
  'impossible',
  'piles-locked',
] as const
export type ProgressReason = (typeof progressReasons)[number]

export interface ProgressPrompt extends Prompt<Side, ProgressOption, ProgressReason, never> {
  readonly kind: PromptKind
}

export interface ProgressKinds {
  readonly setup: ProgressSetup
  readonly state: ProgressState
  readonly view: ProgressView
  readonly prompt: ProgressPrompt
  readonly event: ProgressEvent
  readonly correction: ProgressCorrection
  readonly seat: Side
  readonly option: ProgressOption
  readonly reason: ProgressReason
  readonly field: never
}
