// Problems in words: one grammar, filled by the tables of each language.
import type { Army, ProblemCode, ProblemOf } from '@/games/eagles/rules/index.ts'

type Sentences = {
  readonly [C in ProblemCode]: (
    problem: ProblemOf<C>,
    /** The battalion at a place of the list, as a sentence begins with it: "The 2nd Battalion". */
    who: (place: number | null) => string,
    army: Army,
  ) => string
}

/** What each language brings; a missing sentence is a type error. Places are 0-based. */
export interface ProblemTables {
  /** Points as people write them: 52, 8½. */
  readonly number: (points: number) => string
  /** "2nd" */
  readonly ordinal: (place: number) => string
  /** "2nd Battalion" */
  readonly battalion: (place: number) => string
  /** "The 2nd Battalion", or a name in quotation marks. */
  readonly subject: (name: string, place: number) => string
  readonly sentences: Sentences
}

/** The words that screens and the command line use, from the tables of one language. */
export function problemWords(tables: ProblemTables) {
  const { number, ordinal, battalion } = tables

  function sentence<C extends ProblemCode>(problem: ProblemOf<C>, army: Army): string {
    const who = (place: number | null): string =>
      place === null ? '' : tables.subject(army.battalions[place]?.name ?? '', place)
    return tables.sentences[problem.code](problem, who, army)
  }

  return { number, ordinal, battalion, sentence }
}

export type ProblemWords = ReturnType<typeof problemWords>
