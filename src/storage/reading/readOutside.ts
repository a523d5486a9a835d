// Foreign text to armies, whatever it is: a link or code, an army file, or a list as people write it.
import { ok, refused, type Result } from '@/core/result.ts'
import {
  checkArmy,
  checkReading,
  codeInText,
  decodeArmy,
  decodeFile,
  findCode,
  isJsonText,
  isRichText,
  readArmies,
  type Army,
  type Beside,
  type CodeProblem,
  type Decided,
  type FileProblem,
  type LookReason,
  type OpenTrouble,
  type Problem,
  type Remark,
  type UnreadLine,
  type TextRefusal,
} from '@/games/eagles/rules/index.ts'

export interface ReadArmy {
  readonly army: Army
  /** The text it came from, word for word; null if it came from a code or a file, which say no more than the army. */
  readonly original: string | null
  readonly problems: readonly Problem[]
  readonly remarks: readonly Remark[]
  /** Lines of the text that could not be read, and where each battalion stands. */
  readonly unread: readonly UnreadLine[]
  /** Lines in a person's sight, and why the list is to be looked at. */
  readonly beside: readonly Beside[]
  readonly because: readonly LookReason[]
  readonly battalionLines: readonly number[]
  /** What was decided in the preview. */
  readonly decided?: readonly Decided[]
}

/** Why nothing was read; the words are in the locales. */
type ReadingProblem =
  | TextRefusal['code']
  | CodeProblem
  | FileProblem
  | OpenTrouble
  | 'too-big'
  | 'bad-picture'
  | 'no-code'
  | 'no-reader'
  | 'slow'
  | 'failed'

export type Reading = Result<readonly ReadArmy[], ReadingProblem>

const asItIs = (army: Army): ReadArmy => ({
  army,
  original: null,
  problems: checkArmy(army),
  remarks: [],
  unread: [],
  beside: [],
  because: [],
  battalionLines: [],
})

function readCode(code: string): Reading {
  const decoded = decodeArmy(code)
  return decoded.ok ? ok([asItIs(decoded.value)]) : decoded
}

function readFile(text: string): Reading {
  const decoded = decodeFile(text)
  return decoded.ok ? ok(decoded.value.map(asItIs)) : decoded
}

function readText(text: string): Reading {
  const read = readArmies(text)
  if (!read.ok) return refused(read.problem.code)
  return ok(
    read.value.map((found) => ({
      army: found.army,
      original: found.source,
      problems: checkReading(found),
      remarks: found.remarks,
      unread: found.unread,
      beside: found.beside,
      because: found.because,
      battalionLines: found.battalionLines,
    })),
  )
}

/** Never throws. Nothing is stored. */
export function readOutside(text: string): Reading {
  const code = findCode(text)
  if (code !== null) return readCode(code)
  if (isJsonText(text)) return readFile(text)
  if (isRichText(text)) return refused('rtf')
  const read = readText(text)
  const link = read.ok ? null : codeInText(text)
  return link === null ? read : readCode(link)
}
