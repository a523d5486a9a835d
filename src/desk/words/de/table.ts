// German words of the board as a table, and how German table programs read one.
import type { table as english } from '../en/table.ts'

export const table: typeof english = {
  legend: 'Zwischen den Spalten',
  separators: { ',': 'Komma', ';': 'Semi\u00adkolon', '\t': 'Tabu\u00adlator' },
  hint: 'Was ein Tabellenprogramm erwartet, richtet sich nach seiner Sprache. Steht alles in einer Spalte, nimm ein anderes.',
  save: 'Tabelle speichern',
  formats: { separator: ';', decimal: ',' },
}
