// Orders as a screen shows them: lines of the draft in the words of options, paths with their prices, the next income.
import { refusalOf } from '../../../core/checkAnswer.ts'
import type { Answer, Refusal } from '../../../core/conversation.ts'
import { ok, refused, type Result } from '../../../core/result.ts'
import type { NodeId } from '../../campaign/rules/index.ts'
import { afterStrategy, ask } from './ask.ts'
import { incomeOf, startPurse, type Income } from './income.ts'
import { entryPrice, landClass, moveUnits, type LandClass } from './land.ts'
import type { Force, OrderSheet } from './model.ts'
import { isSheetClosed, openPart, type OpenPart } from './sheets.ts'
import { applyLine } from './strategy.ts'
import { groundSeen, ownSeen, type DelugeView, type OwnView } from './view.ts'
import { writeSheet } from './writing.ts'

/** Whether the seat has closed the sheet it is asked for: it could open it again, and needs nothing else. */
export const hasClosed = ({ own, asked, phase, setup }: DelugeView): boolean =>
  own !== null && asked?.kind === 'sheet' && isSheetClosed(phase, setup.houseRules, own.sheet)

export interface DraftSeen {
  readonly part: OpenPart
  readonly sheet: OrderSheet
  /** The own forces as the draft leaves them. */
  readonly forces: readonly Force[]
  readonly purse: number
  /** What each strategic line costs, or brings. */
  readonly costs: readonly number[]
}

/** Null where the seat writes no sheet now. */
export const draftSeen = (view: DelugeView): DraftSeen | null => {
  const { own, asked } = view
  if (own === null || asked?.kind !== 'sheet') return null
  const now = view.phase === 'movement' ? ownSeen(view, own) : afterStrategy(view, own)
  return {
    part: openPart(view.phase, view.setup.houseRules, own.sheet),
    sheet: own.sheet,
    forces: now.forces,
    purse: now.purse,
    costs: costsOf(view, own),
  }
}

const costsOf = (view: DelugeView, own: OwnView): readonly number[] => {
  let now = ownSeen(view, own)
  return own.sheet.strategy.lines.map((line) => {
    const after = applyLine(now, line)?.own ?? now
    const cost = after.purse - now.purse
    now = after
    return cost
  })
}

interface PricedStep {
  readonly node: NodeId
  readonly price: number
  readonly land: LandClass
}

export const unitsOfMarch: number = moveUnits

/** TD-MOV-01: a path with the price of each step. */
export const pricedPath = (
  view: DelugeView,
  { faction, kind }: Pick<Force, 'faction' | 'kind'>,
  path: readonly NodeId[],
): readonly PricedStep[] => {
  const ground = groundSeen(view)
  return path.map((node) => ({
    node,
    price: entryPrice(ground, faction, kind, node),
    land: landClass(ground, faction, node),
  }))
}

interface NextIncome extends Income {
  /** TD-INC-01: the start purse, as long as it is not booked. */
  readonly start: number
  /** TD-INC-06: the tribute of its own vassals. */
  readonly received: number
  /** When it is collected: this turn or the next. */
  readonly turn: number
}

/** What is collected next if nothing changes; null for who is no faction, and where nothing is collected any more. */
export const nextIncome = (view: DelugeView): NextIncome | null => {
  if (view.own === null) return null
  const { faction } = view.own
  const { turns, firstIncome } = view.setup.houseRules
  // What is looted now may be free again when it is collected.
  const isAhead = view.phase === 'diplomacy'
  const turn = isAhead ? view.turn : view.turn + 1
  if (turn > turns || view.isOver) return null
  const ground = { ...groundSeen(view), turn }
  const start = turn === 1 ? startPurse(ground, faction) : 0
  if (turn === 1 && firstIncome === 'no') return { ...noIncome, start, received: 0, turn }
  const received = ground.board.factions
    .filter((vassal) => ground.overlord(vassal) === faction)
    .reduce((sum, vassal) => sum + incomeOf(ground, vassal).tribute, 0)
  return { ...incomeOf(ground, faction), start, received, turn }
}

const noIncome: Income = { base: 0, extra: 0, tribute: 0, overlord: null }

/** An order written on a view, on a phone that does not hold the record: the view as it is then. */
export const drafted = (view: DelugeView, answer: Answer<never>): Result<DelugeView, Refusal> => {
  const { own, asked } = view
  if (answer.kind !== 'choice' && answer.kind !== 'facts') return refused({ code: 'not-asked' })
  if (own === null || asked?.kind !== 'sheet') return refused({ code: 'not-asked' })
  const refusal = refusalOf(ask(view), answer, view.isOver)
  if (refusal !== null) return refused(refusal)
  const sheet = writeSheet(view, own, answer)
  return sheet.ok ? ok({ ...view, own: { ...own, sheet: sheet.value } }) : sheet
}
