// Names of the nations in lists: for printing them, and for finding armies in either language.
import type { Nation } from './model.ts'

export const nationWords = {
  en: {
    british: 'British',
    french: 'French',
    prussian: 'Prussian',
    austrian: 'Austrian',
    russian: 'Russian',
    spanish: 'Spanish',
    portuguese: 'Portuguese',
    other: 'Other',
  },
  de: {
    british: 'Britisch',
    french: 'Französisch',
    prussian: 'Preußisch',
    austrian: 'Österreichisch',
    russian: 'Russisch',
    spanish: 'Spanisch',
    portuguese: 'Portugiesisch',
    other: 'Andere',
  },
} as const satisfies { readonly [language: string]: { readonly [nation in Nation]: string } }

/** Its names in every language. */
export const nationNames = (nation: Nation): readonly string[] =>
  Object.values(nationWords).map((words) => words[nation])
