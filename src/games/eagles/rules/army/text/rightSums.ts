// Lines that only add up what stands above them, and do so rightly: "58" below a rule, "that leaves 142 points".
import { battalionPoints } from '../points.ts'
import { sizes } from '../prices.ts'
import type { ArmyInProgress } from './armyInProgress.ts'
import type { Heading } from './heading.ts'
import { frame, hasOnly, numbersIn, type Line } from './headingLine.ts'
import { isSum } from './sums.ts'
import { written, type Kind } from './tokens.ts'

const ofSum: ReadonlySet<Kind> = new Set<Kind>(['number', 'stop', 'mark', 'equals', 'sep'])
const ofSaidSum: ReadonlySet<Kind> = new Set<Kind>([...ofSum, 'points'])
const ofRest: ReadonlySet<Kind> = new Set<Kind>([...frame, 'left', 'prose', 'total', 'and'])

const isOfLeaving = (word: string): boolean =>
  /^(?:leav(?:e|es|ing)|bleib(?:t|en)|verbleib(?:t|en))$/i.test(word)

/** "That's 88 points", "Das sind 88 Punkte", "leaves me 142" */
const isSaying = (word: string): boolean =>
  /^(?:that['’]?s|that|is|it|should|be|makes|das|sind|sollten|sollte|sein|ergibt|ergeben|wären|me|us|mir|uns|comes|to|kommt|kommen|auf)$/i.test(
    word,
  )

/** "That leaves 142 points.", "Bleiben 142 Punkte übrig." */
function isRest(line: Line, text: string): boolean {
  const others = line.filter((token) => !isOfLeaving(written(text, token)))
  const more = others.filter((token) => !isSaying(written(text, token)))
  return others.length < line.length && hasOnly(more, ofRest)
}

/** What its battalions cost. */
export const pointsOf = (army: ArmyInProgress | null): number =>
  army?.battalions.reduce((sum, each) => sum + battalionPoints(each), 0) ?? 0

/** The heading that a line is if its number is what the battalions above cost, or what they leave; null: it is neither. */
export function rightSum(line: Line, army: ArmyInProgress | null, text: string): Heading | null {
  const [number, left, ...more] = numbersIn(line)
  if (army === null || number === undefined) return null
  const points = pointsOf(army)
  const isLeft = number === army.limit - points && points > 0 && isRest(line, text)
  if (isLeft && left === undefined) return { kind: 'remark', as: 'remark' }
  if (army.closed) return null
  // "thats 42 + 28 = 70 pts"
  const added = line.filter((token) => !isSaying(written(text, token)))
  if (added.length < line.length && isSum(added) && numbersIn(added).at(-1) === points)
    return { kind: 'total', isBare: false, nation: null, points, battalions: null }
  if (more.length > 0) return null
  // "112 Punkte, bleiben 88 übrig"
  const isBoth = number === points && left === army.limit - points && isRest(line, text)
  if (isBoth) return { kind: 'total', isBare: false, nation: null, points, battalions: null }
  if (left !== undefined) return null
  // A smaller one may be the size of a battalion.
  const said = line.filter((token) => !isSaying(written(text, token)))
  const isSaid = said.length < line.length && hasOnly(said, ofSaidSum)
  if (number === points && number > sizes.most && (isSaid || hasOnly(line, ofSaidSum)))
    return { kind: 'total', isBare: false, nation: null, points, battalions: null }
  return null
}
