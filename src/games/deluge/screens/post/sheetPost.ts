// The umpire's post: views sealed for seats, and sheets that came back, checked whole before a line of them counts.
import type { Answer, Refusal } from '@/core/conversation.ts'
import { checkSheet, readSheetFile, type SheetProblem } from '@/games/campaign/rules/index.ts'
import { seatPost } from '@/games/campaign/screens/post/keptPost.ts'
import { openAnswer, type AnswerProblem } from '@/games/campaign/screens/post/opening.ts'
import type { Told } from '@/games/campaign/screens/post/sentView.ts'
import {
  deluge,
  drafted,
  hasClosed,
  sentEvents,
  sentView,
  viewSeenBy,
  type DelugeEvent,
  type DelugeView,
} from '../../rules/index.ts'

/** What a seat is told of the campaign; null where there is nothing to send. */
export function toldTo(view: DelugeView, told: readonly DelugeEvent[], seat: string): Told | null {
  const own = viewSeenBy(view, seat)
  if (own === null) return null
  return {
    version: own.isOver ? 2 : 1,
    game: deluge.name,
    rulesVersion: deluge.rulesVersion,
    turn: view.turn,
    phase: view.phase,
    view: sentView(own),
    events: sentEvents(told, own),
  }
}

export type SheetRefusal =
  | { readonly why: 'seal'; readonly problem: Exclude<AnswerProblem, 'stranger'> }
  | { readonly why: 'sheet'; readonly problem: SheetProblem }
  | { readonly why: 'line'; readonly line: number; readonly problem: Refusal }

interface Arrived {
  readonly seat: string
  readonly answers: readonly Answer<never>[]
}

type Opened = { readonly arrived: Arrived } | { readonly refused: SheetRefusal }

const sealRefused = (problem: Exclude<AnswerProblem, 'stranger'>): Opened => ({
  refused: { why: 'seal', problem },
})

/** Opens and checks a sheet against the state as it is; nothing counts yet. */
export async function openSheet(view: DelugeView, campaign: string, text: string): Promise<Opened> {
  const opened = await openAnswer(campaign, text, (each) =>
    view.setup.seats.some(({ factions }) => factions.includes(each)),
  )
  if (!opened.ok) return sealRefused(opened.problem === 'stranger' ? 'seat' : opened.problem)
  const { seat, called, content } = opened.value
  const sheet = readSheetFile(deluge, content)
  if (!sheet.ok) return { refused: { why: 'line', line: 0, problem: sheet.problem } }
  const checked = checkSheet(sheet.value, {
    game: deluge.name,
    rulesVersion: deluge.rulesVersion,
    campaign: called,
    seat,
    turn: view.turn,
    phase: view.phase,
    view: seatPost(campaign, seat).view ?? '',
  })
  if (!checked.ok) return { refused: { why: 'sheet', problem: checked.problem } }
  return tried(view, seat, checked.value)
}

/** A later sheet takes the place of an earlier one: what stood there is struck first. */
function tried(view: DelugeView, seat: string, given: readonly Answer<never>[]): Opened {
  const own = viewSeenBy(view, seat)
  if (own === null) return sealRefused('seat')
  const before = clearing(own)
  const answers = [...before, ...given]
  let now = own
  for (const [n, answer] of answers.entries()) {
    const next = drafted(now, answer)
    if (!next.ok)
      return { refused: { why: 'line', line: n + 1 - before.length, problem: next.problem } }
    now = next.value
  }
  return { arrived: { seat, answers } }
}

function clearing(view: DelugeView): readonly Answer<never>[] {
  const sheet = view.own?.sheet
  if (sheet === undefined) return []
  const { phase } = view
  const part = phase === 'movement' ? 'paths' : phase === 'diplomacy' ? 'diplomacy' : 'strategy'
  const reopen: readonly Answer<never>[] = hasClosed(view)
    ? [{ kind: 'choice', option: 'reopen' }]
    : []
  return sheet[part].lines.length === 0 ? reopen : [...reopen, { kind: 'choice', option: 'drop:1' }]
}
