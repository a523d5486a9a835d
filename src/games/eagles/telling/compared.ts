// Two figures of the same kind against each other, line by line.
import type { BattleFigure, BattleLabel } from '@/games/eagles/rules/index.ts'
import { shown, signed, type FigureSpeech } from './figures.ts'

export interface Compared {
  readonly caption: string
  readonly leftName: string
  readonly rightName: string
  readonly rows: readonly {
    readonly label: string
    readonly left: string | null
    readonly right: string | null
  }[]
  readonly total: { readonly label: string; readonly left: string; readonly right: string }
}

function valueOf({ steps }: BattleFigure, label: BattleLabel, decimal: string): string | null {
  const step = steps.find((each) => each.label === label)
  if (step === undefined) return null
  return label === 'groups' ? shown(step.value, decimal) : signed(step.value, decimal)
}

export function compare(
  left: BattleFigure,
  right: BattleFigure,
  leftName: string,
  rightName: string,
  { words, decimal }: FigureSpeech,
): Compared {
  const labels = new Set([...left.steps, ...right.steps].map(({ label }) => label))
  return {
    caption: words.figures.labels[left.label],
    leftName,
    rightName,
    rows: [...labels].map((label) => ({
      label: words.figures.labels[label],
      left: valueOf(left, label, decimal),
      right: valueOf(right, label, decimal),
    })),
    total: {
      label: words.figures.ledger.against,
      left: shown(left.total, decimal),
      right: shown(right.total, decimal),
    },
  }
}
