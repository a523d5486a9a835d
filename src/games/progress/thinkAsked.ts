// Request to the computer's worker, and its answer: a view and its question, and nothing else (MP-SECRET-08).
import { isObject, oddKey } from '@/core/record/json.ts'
import { players, think, type Player, type Thought } from './computer/index.ts'
import { isQuestionOf, type ProgressPrompt, type ProgressView } from './rules/index.ts'

export interface ComputerAsked {
  readonly player: Player
  readonly view: ProgressView
  readonly question: ProgressPrompt
  /** Names the game, so that what is drawn stays drawn. */
  readonly key: string
  /** Milliseconds after which it is to come to an end by itself. */
  readonly time: number
}

const keys = ['player', 'view', 'question', 'key', 'time']

const isAsked = (json: unknown): json is ComputerAsked =>
  isObject(json) &&
  oddKey(json, keys) === null &&
  players.some((player) => player === json['player']) &&
  typeof json['key'] === 'string' &&
  typeof json['time'] === 'number' &&
  isQuestionOf(json['view'], json['question'])

/** Throws at a message that is none: the worker then says that it failed. */
export function thinkAsked(json: unknown): Thought | null {
  if (!isAsked(json)) throw new TypeError('not a question to the computer')
  const { player, view, question, key, time } = json
  const end = performance.now() + time
  return think(player, view, question, { key, isTimeUp: () => performance.now() >= end })
}
