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

export function shown(value: number, decimal: string): string {
  const text = showMeasure(Math.abs(value), decimal)
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

/** Roundings and limits that change nothing are left out. */
const matters = (step: Step, before: number, after: number): boolean =>
  step.effect === 'add' || step.effect === 'times' || before !== after

export function rowsOf(figure: BattleFigure, speech: FigureSpeech): readonly ExplainedRow[] {
  const { words, decimal } = speech
  const totals = runningTotals(figure.steps)
  const rows: ExplainedRow[] = []
  let hasSum = false
  for (const [n, step] of figure.steps.entries()) {
    const before = totals[n - 1] ?? 0
    const after = totals[n] ?? 0
    if (!matters(step, before, after)) continue
    const name = speech.name?.(step) ?? words.figures.labels[step.label]
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
