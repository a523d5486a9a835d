// Writing of an answer on an order sheet; judged by nothing but the faction's own view.
import type { Answer, FactValues, Refusal } from '../../../core/conversation.ts'
import { headOf, partOf } from '../../../core/option.ts'
import { ok, refused, type Result } from '../../../core/result.ts'
import { afterSheetOption, withLine, type Draft } from '../../campaign/rules/index.ts'
import { afterStrategy } from './ask.ts'
import type {
  DiplomacyLine,
  OrderSheet,
  PathLine,
  PendingOrder,
  ReinforcePoints,
  StrategyLine,
} from './model.ts'
import { isLegalPath } from './movement.ts'
import { arrow, mergeOf } from './options.ts'
import { isOneSheet, openPart } from './sheets.ts'
import { afterMerges, applyLine, damaged, forceIn, smallestForce, type Own } from './strategy.ts'
import { readUnitList } from './unitList.ts'
import { pointsOf, split } from './units.ts'
import { groundSeen, type DelugeView, type OwnView } from './view.ts'

type Written = Result<OrderSheet, Refusal>
type Given = Extract<Answer<never>, { kind: 'choice' | 'facts' }>

export const writeSheet = (view: DelugeView, own: OwnView, given: Given): Written => {
  const { sheet } = own
  const part = openPart(view.phase, view.setup.houseRules, sheet)
  if (given.kind === 'facts') return fill(view, own, given.values)
  const { option } = given
  if (part === 'strategy' && sheet.strategy.pending !== null)
    return ok(inPending(sheet, sheet.strategy.pending, option))
  const common = sheetOption(view, own, part, option)
  if (common !== null) return ok(common)
  switch (part) {
    case 'diplomacy':
      // The option is one that was offered: it is the line itself.
      return ok({ ...sheet, diplomacy: withLine(sheet.diplomacy, option as DiplomacyLine) })
    case 'strategy':
      return ok({ ...sheet, strategy: ordered(sheet.strategy, option) })
    case 'paths':
      return ok({ ...sheet, paths: walked(sheet.paths, option) })
  }
}

/** `drop`, `done`, `reopen`; of one sheet for two phases the strategic part opens again, and paths are checked anew. */
const sheetOption = (
  view: DelugeView,
  own: OwnView,
  part: 'diplomacy' | 'strategy' | 'paths',
  option: string,
): OrderSheet | null => {
  const { sheet } = own
  const after = afterSheetOption<unknown, unknown>(sheet[part], option)
  if (after === null) return null
  const isOne = isOneSheet(view.setup.houseRules) && view.phase === 'strategy'
  if (isOne && option === 'reopen')
    return {
      ...sheet,
      strategy: { ...sheet.strategy, isClosed: false },
      paths: { ...sheet.paths, isClosed: false },
    }
  const next = { ...sheet, [part]: after }
  return isOne && part === 'strategy' && option === 'done' ? checkedPaths(view, own, next) : next
}

const checkedPaths = (view: DelugeView, own: OwnView, sheet: OrderSheet): OrderSheet => {
  const now = afterStrategy(view, { ...own, sheet })
  const lines = sheet.paths.lines.filter((line) => {
    const force = forceIn(now, line.force)
    return force !== null && isLegalPath(groundSeen(view), force, line.path)
  })
  return { ...sheet, paths: { ...sheet.paths, lines } }
}

type Strategy = Draft<StrategyLine, PendingOrder>

const ordered = (draft: Strategy, option: string): Strategy => {
  const part = partOf(option)
  const [force, target] = arrow(option)
  switch (headOf(option)) {
    case 'raise':
      return { ...draft, pending: { kind: 'raise', node: part } }
    case 'reinforce':
      return { ...draft, pending: { kind: 'reinforce', force: part, merges: [], isForm: false } }
    case 'give':
      return { ...draft, pending: { kind: 'give', to: part } }
    case 'scout':
      return withLine(draft, { kind: 'scout', force, target })
    case 'paidScout':
      return withLine(draft, { kind: 'paidScout', force, target })
    case 'join':
      return withLine(draft, { kind: 'join', force, into: target })
    default:
      return withLine(draft, { kind: 'disband', force: part })
  }
}

const walked = (draft: Draft<PathLine>, option: string): Draft<PathLine> => {
  const [force, node] = arrow(option)
  const known = draft.lines.find((line) => line.force === force)
  const isEnded = headOf(option) === 'end'
  if (known === undefined) return withLine(draft, { force, path: [node], isEnded: false })
  const next = isEnded ? { ...known, isEnded } : { ...known, path: [...known.path, node] }
  return { ...draft, lines: draft.lines.map((line) => (line === known ? next : line)) }
}

const withPending = (sheet: OrderSheet, pending: PendingOrder | null): OrderSheet => ({
  ...sheet,
  strategy: { ...sheet.strategy, pending },
})

const withStrategy = (sheet: OrderSheet, line: StrategyLine): OrderSheet => ({
  ...sheet,
  strategy: withLine(sheet.strategy, line),
})

/** A step of a reinforcement; one without a point and a merge counts as not given (TD-STR-03). */
const inPending = (sheet: OrderSheet, pending: PendingOrder, option: string): OrderSheet => {
  if (pending.kind !== 'reinforce') return sheet
  const { force, merges } = pending
  switch (headOf(option)) {
    case 'merge':
      return withPending(sheet, { ...pending, merges: [...merges, mergeOf(option)] })
    case 'points':
      return withPending(sheet, { ...pending, isForm: true })
    default:
      return merges.length === 0
        ? withPending(sheet, null)
        : withStrategy(sheet, { kind: 'reinforce', force, merges, points: null })
  }
}

const fill = (view: DelugeView, own: OwnView, values: FactValues): Written => {
  const { sheet } = own
  const { pending } = sheet.strategy
  const now = afterStrategy(view, own)
  switch (pending?.kind) {
    case 'raise':
      return raise(now, sheet, pending.node, values)
    case 'give':
      return ok(
        withStrategy(sheet, { kind: 'give', to: pending.to, amount: Number(values['amount']) }),
      )
    case 'reinforce':
      return ok(points(now, sheet, pending, values))
    case undefined:
      return refused({ code: 'not-asked' })
  }
}

/** TD-STR-01: the number of units is cut to the points; a list of units goes before the two numbers. */
const raise = (own: Own, sheet: OrderSheet, node: string, values: FactValues): Written => {
  const list = String(values['list']).trim()
  const listed = readUnitList(list)
  if (list !== '' && listed === null)
    return refused({ code: 'forbidden', reason: 'badList', rule: 'TD-STR-01' })
  const units =
    listed ??
    split(Number(values['points']), Number(values['units'])).map((each) => ({
      name: '',
      points: each,
    }))
  const price = pointsOf(units)
  if (price < smallestForce)
    return refused({ code: 'forbidden', reason: 'tooWeak', rule: 'TD-STR-01' })
  if (price > own.purse) return refused({ code: 'forbidden', reason: 'tooDear', rule: 'TD-STR-01' })
  return ok(
    withStrategy(sheet, {
      kind: 'raise',
      node,
      force: values['force'] === 'skirmish' ? 'skirmish' : 'task',
      intelligence: Number(values['intelligence']),
      name: String(values['name']).trim(),
      units,
    }),
  )
}

/** An order of which purse and tokens cover nothing counts as not given (TD-STR-03). */
const points = (
  own: Own,
  sheet: OrderSheet,
  { force: id, merges }: Extract<PendingOrder, { kind: 'reinforce' }>,
  values: FactValues,
): OrderSheet => {
  const force = forceIn(own, id)
  const units = force === null ? [] : (afterMerges(force.units, merges) ?? force.units)
  const wish: ReinforcePoints = {
    tokens: Number(values['tokens']),
    back: damaged(units).map((place) => Number(values[`back:${place + 1}`])),
    newUnits: Number(values['newUnits']),
    newPoints: Number(values['newPoints']),
    upgrade: values['upgrade'] === 'yes',
  }
  const isNothing =
    wish.back.every((each) => each === 0) && (wish.newUnits === 0 || wish.newPoints === 0)
  const line: StrategyLine = {
    kind: 'reinforce',
    force: id,
    merges,
    points: isNothing ? null : wish,
  }
  return applyLine(own, line) === null ? withPending(sheet, null) : withStrategy(sheet, line)
}
