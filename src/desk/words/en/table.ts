// English words of the board as a table, and how English table programs read one.
import type { Separator } from '@/games/eagles/rules/index.ts'

interface Formats {
  readonly separator: Separator
  readonly decimal: string
}
const formats: Formats = { separator: ',', decimal: '.' }

export const table = {
  legend: 'Between the columns',
  separators: { ',': 'Comma', ';': 'Semi\u00adcolon', '\t': 'Tab' },
  hint: 'Which one a table program expects goes by its language. If all stands in one column, take another.',
  save: 'Save the table',
  formats,
}
