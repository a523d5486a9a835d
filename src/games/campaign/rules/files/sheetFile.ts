// A sheet of orders as a file: the answers of one seat to one view, checked on arrival.
import type { Answer, Refusal } from '../../../../core/conversation.ts'
import type { Game, Kinds } from '../../../../core/game.ts'
import { ok, refused, type Result } from '../../../../core/result.ts'
import { readAnswer } from '../../../../core/record/readAnswer.ts'
import { exactly, listOf, malformed, objectOf, readAs, text, type Shape } from '../shape.ts'
import { checksumShape, headerFields } from './viewFile.ts'

export interface SheetFile {
  readonly format: 'aide-de-camp/sheet'
  readonly version: 1
  readonly game: string
  readonly rulesVersion: number
  readonly campaign: string
  readonly seat: string
  readonly turn: number
  readonly phase: string
  /** The checksum of the view it answers. */
  readonly view: string
  /** Given one by one, so that a forged line is refused like any other. */
  readonly answers: readonly Answer<never>[]
  /** A line to the umpire. */
  readonly note: string
}

const anything: Shape = () => null
const mostAnswers = 400

const sheetShape: Shape = objectOf({
  format: exactly('aide-de-camp/sheet'),
  ...headerFields,
  view: checksumShape,
  answers: listOf(anything, mostAnswers),
  note: text(500),
})

/** Strict, each answer too; a sheet holds no overrules. */
export const readSheetFile = <K extends Kinds>(
  game: Game<K>,
  json: unknown,
): Result<SheetFile, Refusal> => {
  const read = readAs<SheetFile>(sheetShape, json)
  if (!read.ok) return read
  for (const [line, answer] of read.value.answers.entries()) {
    const one = readAnswer(game, answer)
    if (!one.ok || one.value.kind === 'overrule') return malformed(`answers.${line}`)
  }
  return read
}

/** What the umpire's device waits for. */
export interface OpenSheet {
  readonly game: string
  readonly rulesVersion: number
  readonly campaign: string
  readonly seat: string
  readonly turn: number
  readonly phase: string
  readonly view: string
}

/** Why a sheet is not this one, and which it is for instead. */
export interface SheetProblem {
  readonly code: keyof OpenSheet
  readonly given: string
  readonly wanted: string
}

const inOrder = ['game', 'campaign', 'seat', 'rulesVersion', 'turn', 'phase', 'view'] as const

/**
 * A sheet is taken while its phase is open; one for another campaign, seat, turn, phase or view says which it is for. By
 * older rules it may have been written: its answers are tried by these.
 */
export const checkSheet = (
  sheet: SheetFile,
  open: OpenSheet,
): Result<readonly Answer<never>[], SheetProblem> => {
  const code = inOrder.find((each) =>
    each === 'rulesVersion' ? sheet[each] > open[each] : sheet[each] !== open[each],
  )
  return code === undefined
    ? ok(sheet.answers)
    : refused({ code, given: String(sheet[code]), wanted: String(open[code]) })
}
