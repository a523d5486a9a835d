// A figure of the engine as lines of a ledger: each step with its sign, halves as ½, the sum under a strong rule.
import type { FigureStep } from '@/core/conversation.ts'
import { runningTotals } from '@/core/figure.ts'
import type { BattleFigure, BattleLabel } from '@/games/eagles/rules/index.ts'
import type { BattleWords } from '@/games/eagles/words/battle.ts'
import type { LedgerRow } from '@/ui/ledger/ledgerRow.ts'
import { showMeasure } from '@/ui/measure/parseMeasure.ts'

export interface ExplainedRow extends LedgerRow {
  readonly rule: string
}

/** What halves of quarters leave; finer parts are told by their decimals, all of them (GEN-03). */
const eighths: Readonly<Record<number, string>> = { 1: '⅛', 3: '⅜', 5: '⅝', 7: '⅞' }

function exact(size: number, decimal: string): string {
  if (Number.isInteger(size * 4)) return showMeasure(size, decimal)
  const whole = Math.floor(size)
  const sign = eighths[(size - whole) * 8]
  if (sign === undefined) return String(size).replace('.', decimal)
  return `${whole === 0 ? '' : String(whole)}${sign}`
}

/** Exact, as the engine has it, with a true minus. */
export function shown(value: number, decimal: string): string {
  const text = exact(Math.abs(value), decimal)
  return value < 0 ? `−${text}` : text
}

export const signed = (value: number, decimal: string): string =>
  value > 0 ? `+${shown(value, decimal)}` : shown(value, decimal)

type Step = FigureStep<BattleLabel>

export interface FigureSpeech {
  readonly words: BattleWords
  readonly decimal: string
  /** Says more than the label: "Groups, 36 Rankers in line". */
  readonly name?: (step: Step) => string | undefined
}

/** What changes nothing is left out, but for the figure it begins with and the parts taken of it. */
const matters = (step: Step, n: number, before: number, after: number): boolean =>
  n === 0 || step.effect === 'times' || before !== after

/** The roundings of a figure are told by what they do: a screen's are upwards (SKIRM-02), a house rule has several. */
function nameOf(step: Step, { steps }: BattleFigure, { words, name }: FigureSpeech): string {
  const { effect } = step
  if (effect !== 'roundHalfUp' && effect !== 'roundUp')
    return name?.(step) ?? words.figures.labels[step.label]
  const isOnly = steps.filter((each) => each.effect === effect).length === 1
  return words.figures.ledger.rounding(effect, isOnly)
}

export function rowsOf(figure: BattleFigure, speech: FigureSpeech): readonly ExplainedRow[] {
  const { words, decimal } = speech
  const totals = runningTotals(figure.steps)
  const rows: ExplainedRow[] = []
  let hasSum = false
  for (const [n, step] of figure.steps.entries()) {
    const before = totals[n - 1] ?? 0
    const after = totals[n] ?? 0
    if (!matters(step, n, before, after)) continue
    const name = nameOf(step, figure, speech)
    const isAdding = step.effect === 'add'
    const row: ExplainedRow = {
      label:
        step.effect === 'times'
          ? words.figures.ledger.partOf(name, step.value, shown(before, decimal))
          : name,
      figure: isAdding && n > 0 ? signed(step.value, decimal) : shown(after, decimal),
      rule: step.rule,
    }
    rows.push(!isAdding && !hasSum ? { ...row, kind: 'sum' } : row)
    hasSum ||= !isAdding
  }
  if (!hasSum && rows.length > 1)
    rows.push({
      label: words.figures.ledger.total,
      figure: shown(figure.total, decimal),
      rule: '',
      kind: 'sum',
    })
  return rows
}
