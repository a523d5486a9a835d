// A seam to the reader of lists.
import { ok, refused, type Result } from '../../../../core/result.ts'
import { soundsLikeList, nationNamed } from '../army/text/prose.ts'
import { readArmies as readOld } from '../army/text/read.ts'
import type { ReadArmy as OldArmy, TextBounds, TextRefusal } from '../army/text/reading.ts'
import type { Beside, LookReason, SourceLine } from '../army/text/source.ts'
import { tokensOf } from '../army/text/tokens.ts'

export interface ReadArmy extends Omit<OldArmy, 'setAside'> {
  readonly beside: readonly Beside[]
  readonly because: readonly LookReason[]
  readonly nationUnsaid?: true
}

export const namesNation = (text: string): boolean => nationNamed(tokensOf(text), text) !== null
export const speaksOfTroops = (text: string): boolean => soundsLikeList(text) || namesNation(text)

export function readArmies(
  lines: readonly SourceLine[],
  most: TextBounds,
): Result<readonly ReadArmy[], TextRefusal> {
  const read = readOld(
    lines.map(({ text, mark }) => (mark === undefined ? text : '')).join('\n'),
    most,
  )
  if (!read.ok) return refused(read.problem)
  const marked = lines.flatMap(({ text, mark }, n) =>
    mark === undefined || text.trim() === '' ? [] : [{ line: n + 1, text, kind: mark }],
  )
  return ok(
    read.value.map(({ setAside, ...army }, n) => ({
      ...army,
      beside: [
        ...setAside.map(({ line, text }) => ({ line, text, kind: 'line' as const })),
        ...(n === 0 ? marked : []),
      ],
      because: marked.some(
        ({ text, kind }) => /struck|hidden|sheet|part|signature/.test(kind) && speaksOfTroops(text),
      )
        ? ['danger']
        : [],
    })),
  )
}
