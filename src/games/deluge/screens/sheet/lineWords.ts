// Lines of an order sheet as sentences.
import {
  optionOfLine,
  pointsOf,
  type DelugeView,
  type DraftSeen,
  type StrategyLine,
} from '../../rules/index.ts'
import { namesOn, optionOn, screenWords as words } from '../words/screenWords.ts'

interface LineSaid {
  readonly text: string
  /** What it costs, below 0; 0: nothing. */
  readonly cost: number
}

const detail = (line: StrategyLine): string => {
  const { map } = words.value
  switch (line.kind) {
    case 'raise':
      return `: ${map.kinds[line.force]}, ${map.points(pointsOf(line.units))}, ${map.units(line.units.length)}`
    case 'give':
      return `: ${String(line.amount)}`
    case 'reinforce':
    case 'scout':
    case 'paidScout':
    case 'join':
    case 'disband':
      return ''
  }
}

export function linesSaid({ setup }: DelugeView, draft: DraftSeen): readonly LineSaid[] {
  const names = namesOn(setup.map)
  const { sheet } = draft
  switch (draft.part) {
    case 'diplomacy':
      return sheet.diplomacy.lines.map((line) => ({ text: optionOn(setup.map, line), cost: 0 }))
    case 'strategy':
      return sheet.strategy.lines.map((line, n) => ({
        text: optionOn(setup.map, optionOfLine(line)) + detail(line),
        cost: draft.costs[n] ?? 0,
      }))
    case 'paths':
      return sheet.paths.lines.map(({ force, path }) => ({
        text: `${force}: ${path.map((node) => names.node(node)).join(' – ')}`,
        cost: 0,
      }))
  }
}
