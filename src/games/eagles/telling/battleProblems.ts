// Words for a record that cannot be trusted, and for an answer that cannot be taken: from the tables of a language.
import type { Refusal, RefusalCode } from '@/core/conversation.ts'
import type { RecordProblem } from '@/core/record/readRecord.ts'

type RecordProblemCode = RecordProblem['code']

type RefusalTable = { readonly [C in RefusalCode]: Extract<Refusal, { readonly code: C }> }
type ProblemTable = {
  readonly [C in RecordProblemCode]: Extract<RecordProblem, { readonly code: C }>
}

export interface BattleProblemTables {
  readonly refusals: { readonly [C in RefusalCode]: (refusal: RefusalTable[C]) => string }
  /** `why` is the refusal in words. */
  readonly refused: (entry: string, why: string) => string
  readonly records: {
    readonly [C in Exclude<RecordProblemCode, 'refused'>]: (
      problem: ProblemTable[C],
      entry: string,
    ) => string
  }
  /** "Entry 17", or what stands before the first entry. */
  readonly entry: (number: number) => string
  readonly notJson: string
}

export function battleProblems(tables: BattleProblemTables) {
  const refusalOf = <C extends RefusalCode>(code: C, refusal: RefusalTable[C]): string =>
    tables.refusals[code](refusal)
  const refusal = (given: Refusal): string => refusalOf(given.code, given)

  const recordOf = <C extends Exclude<RecordProblemCode, 'refused'>>(
    code: C,
    problem: ProblemTable[C],
    entry: string,
  ): string => tables.records[code](problem, entry)

  function record(problem: RecordProblem): string {
    const entry = tables.entry(problem.entry)
    return problem.code === 'refused'
      ? tables.refused(entry, refusal(problem.refusal))
      : recordOf(problem.code, problem, entry)
  }
  return { refusal, record, notJson: tables.notJson }
}

export type BattleProblemWords = ReturnType<typeof battleProblems>
