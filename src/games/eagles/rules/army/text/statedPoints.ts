// Points that a line states in words or behind an equal sign.
import { characters } from '../model.ts'
import { battalionPoints } from '../points.ts'
import { setStated } from './body.ts'
import { isComplete } from './draft.ts'
import { fail, fewestRankers, isAt, peek, signAt, type Parser } from './parser.ts'

/** "= 52", "= 52 points", "= 36 + 2 + 10 = 48" */
export function takeEquals(parser: Parser): void {
  const number = peek(parser, 1)
  // "Battalion 1 = Drilled, 36 Rankers"
  if (!parser.draft.inBody && parser.draft.heardBattalion && number?.kind !== 'equals') {
    parser.at += 1
    return
  }
  const [word, far] = [peek(parser, 1), peek(parser, 2)]
  // "quality=drilled"
  if (isAt(parser, 'filler', -1) && number?.kind === 'quality') {
    parser.at += 1
    return
  }
  const value =
    number?.kind === 'number'
      ? number.value
      : word?.kind === 'points' && far?.kind === 'number'
        ? far.value
        : null
  // "40 rankers + 1 drummer = 41 figures"
  if (value !== null && isAt(parser, 'rankers', 2)) {
    const { rankers, characters: counts } = parser.draft
    const figures = characters.reduce((sum, kind) => sum + counts[kind], rankers ?? 0)
    if (rankers === null || value !== figures) fail(parser, 'not-understood')
    parser.at += 3
    return
  }
  if (value === null) {
    fail(parser, 'not-understood')
    return
  }
  // "Drilled 24 = 2": no battalion costs as little
  const isBare = number?.kind === 'number' && !isAt(parser, 'points', 2)
  if (isBare && value < fewestRankers) fail(parser, 'several')
  setStated(parser, value)
  parser.at += number?.kind === 'number' ? 2 : 3
  if (isAt(parser, 'points')) parser.at += 1
}

/** "36 + 2 + 4 = 42": how many tokens from one on, if it is what the battalion costs, part by part; 0: it is not. */
function proofAhead(parser: Parser, from: number): number {
  const { quality, rifles, rankers, characters: counts } = parser.draft
  const body = { quality, rifles, rankers: rankers ?? 0 }
  const nobody = { drummer: 0, sergeant: 0, ensign: 0, officer: 0 }
  let sum = 0
  let ahead = from
  for (;;) {
    const number = peek(parser, ahead)
    if (number?.kind !== 'number') return 0
    if (ahead === from && number.value !== battalionPoints({ ...body, characters: nobody }))
      return 0
    sum += number.value
    if (signAt(parser, ahead + 1) !== '+') break
    ahead += 2
  }
  const total = peek(parser, ahead + 2)
  const isSum = isAt(parser, 'equals', ahead + 1) && total?.kind === 'number' && ahead > from
  const isRight = sum === battalionPoints({ ...body, characters: counts })
  if (!isSum || !isRight || total.value !== sum) return 0
  return ahead + 3 - from + (isAt(parser, 'points', ahead + 3) ? 1 : 0)
}

/** "Drilled 36 + drummer: 36 + 2 = 38", "(36 + 2 = 38)"; false: it is no such sum, or a wrong one. */
export function takeProof(parser: Parser): boolean {
  const { draft } = parser
  if (!isComplete(draft) || draft.loose) return false
  const inBracket = isAt(parser, 'open')
  const before = inBracket || isAt(parser, 'colon') || isAt(parser, 'equals') ? 1 : 0
  if (before === 0 && !parser.boundary) return false
  const length = proofAhead(parser, before)
  if (length === 0 || (inBracket && !isAt(parser, 'close', before + length))) return false
  const { quality, rifles, rankers, characters: counts } = draft
  setStated(parser, battalionPoints({ quality, rifles, rankers: rankers ?? 0, characters: counts }))
  parser.at += before + length + (inBracket ? 1 : 0)
  return true
}

/** "sgt (4 pts) -> 42 pts": what it costs, if it does; any other arrow changes something. */
export function takeArrow(parser: Parser): void {
  const number = peek(parser, 1)
  const { quality, rifles, rankers, characters } = parser.draft
  const price = battalionPoints({ quality, rifles, rankers: rankers ?? 0, characters })
  if (number?.kind !== 'number' || number.value !== price) {
    fail(parser, 'doubt')
    return
  }
  setStated(parser, number.value)
  parser.at += isAt(parser, 'points', 2) ? 3 : 2
}

/** "points: 24", "points 24" */
export function takePoints(parser: Parser): void {
  let ahead = 1
  while (isAt(parser, 'colon', ahead) || isAt(parser, 'equals', ahead)) ahead += 1
  const number = peek(parser, ahead)
  if (number?.kind !== 'number' || !parser.draft.inBody) {
    fail(parser, 'not-understood')
    return
  }
  const { quality, rifles, rankers, characters } = parser.draft
  const price = battalionPoints({ quality, rifles, rankers: rankers ?? 0, characters })
  // "32 points 16 men", "32 points 16": which of the two costs is not said
  const isBetween = ahead === 1 && isAt(parser, 'number', -1) && number.value !== price
  if (isBetween || isAt(parser, 'rankers', ahead + 1)) fail(parser, 'not-understood')
  setStated(parser, number.value)
  parser.at += ahead + 1
}
