// A line walked from word to word: every way in which its words, numbers and points make one battalion.
import { dash, isComplete, rulesFor, type Body, type Walk } from './body.ts'
import { factsOf, mustBeRead } from './facts.ts'
import type { Range } from './tokens.ts'

/** What stands behind is a remark if it says nothing of troops and counts nothing. */
function remarkOf({ text, tokens: all }: Walk, from: number, to: number): Range | null {
  const tokens = all.slice(from, to)
  const facts = factsOf(text, tokens, false)
  const [first] = tokens
  const last = tokens.at(-1)
  const isCount = tokens.some(({ kind }) => kind === 'times' || kind === 'each')
  if (isCount || mustBeRead(facts) || facts.number || first === undefined || last === undefined)
    return null
  return tokens.some(({ kind }) => kind !== 'sign') ? [first.from, last.to] : null
}

function finish(walk: Walk, body: Body, remark?: Range | null): void {
  if (remark === null || (remark !== undefined && !isComplete(body))) return
  const remarks = remark === undefined ? body.remarks : [...body.remarks, remark]
  if (walk.isPartial || isComplete(body)) walk.found.push({ ...body, remarks })
}

const points = /([=@:….\-([ept]*)([nh])/y
/** Behind the number of points: nothing, "each", and what all together cost. */
const tails: readonly RegExp[] = [
  /^(p?)[)\].;!|:]*$/,
  /^p?(e)p?[)\].;!|:]*(?:[=,([]*n[p)\].;!|]*)?$/,
  /^p?[=,([)]+n[p)\].;!|]*$/,
]

const sums = /[=(:-]?(?:(?:n\+)+n|n\*n)=n/y

/** "40 + 2 = 42", "2 x 42 = 84" behind a battalion: if it adds up, its last number is the points. */
function walkSum(walk: Walk, at: number, body: Body): void {
  sums.lastIndex = at
  const whole = sums.exec(walk.shape)?.[0]
  if (whole === undefined || !isComplete(body)) return
  const end = at + whole.length
  const numbers = walk.tokens.slice(at, end).filter(({ kind }) => kind === 'number')
  const [stated, ...parts] = numbers.map(({ value }) => value).reverse()
  const isProduct = whole.includes('*')
  const found = parts.reduce((all, each) => (isProduct ? all * each : all + each))
  if (stated !== found || tails[0]?.test(walk.shape.slice(end)) !== true) return
  finish(walk, { ...body, stated, statedEach: isProduct ? (parts[0] ?? null) : null })
}

/** "= 24", "@ 24 = 48", "(24 each)", "... 24", "cost 24", a last number: the points, and what stands behind. */
function walkPoints(walk: Walk, at: number, body: Body): void {
  points.lastIndex = at
  const [whole, lead = ''] = points.exec(walk.shape) ?? []
  if (
    whole === undefined ||
    (!walk.isPartial && !isComplete(body)) ||
    (walk.isPartial && lead.includes('t'))
  )
    return
  const end = at + whole.length
  const before = walk.shape[at - 1] ?? ''
  if (lead === '' && '+&/a'.includes(before) && before !== '') return
  // "drummer (2)" says nothing of the battalion's price.
  const value = walk.tokens[end - 1]?.value ?? 0
  if (/C[([]$/.test(walk.shape.slice(0, end - 1)) && value < 8) return
  if (lead.endsWith('-') && dash(body, { walk, at: end - 2, end, tokens: [] }) === null) return
  const rest = walk.shape.slice(end)
  // "(2x)" counts something.
  if (/^[*2CKbB]/.test(rest)) return
  const said = walk.tokens.slice(end).find(({ kind }) => kind === 'number')?.value ?? null
  const isPlainPrice = lead === '' && !rest.startsWith('p') && !'([:-'.includes(before)
  const one: Body = {
    ...body,
    stated: value,
    isPlainPrice: isPlainPrice || (before === '' && lead === ''),
  }
  const each: Body = { ...body, statedEach: value, stated: said }
  const isEach = /[e@]/.test(lead)
  if (tails[0]?.test(rest) === true) {
    finish(walk, isEach ? each : one)
    return
  }
  if (tails[1]?.test(rest) === true || (isEach && tails[2]?.test(rest) === true)) {
    finish(walk, each)
    return
  }
  const from = end + (/^[p)\].;!|:,-]*/.exec(rest)?.[0].length ?? 0)
  finish(walk, isEach ? { ...each, stated: null } : one, remarkOf(walk, from, walk.tokens.length))
}

/** The end of a bracket that opens here; -1: it is not closed. */
function closing(shape: string, from: number): number {
  let depth = 0
  for (let at = from; at < shape.length; at += 1) {
    if ('(['.includes(shape[at] ?? '')) depth += 1
    else if (')]'.includes(shape[at] ?? '')) depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** What is in brackets belongs to the body, or is a remark. */
function walkBracket(walk: Walk, at: number, body: Body): void {
  const end = closing(walk.shape, at)
  const remark = end < 0 ? null : remarkOf(walk, at + 1, end)
  if (remark === null) walkItems(walk, at + 1, body)
  else walkItems(walk, end + 1, { ...body, remarks: [...body.remarks, remark] })
}

/** Goes on at a token with what was read so far. */
export function walkItems(walk: Walk, at: number, body: Body): void {
  const { shape, tokens } = walk
  walk.steps -= 1
  if (walk.steps < 0) return
  if (at >= shape.length) {
    finish(walk, body)
    return
  }
  const letter = shape[at] ?? ''
  if (letter === '(' || letter === '[') walkBracket(walk, at, body)
  if (letter === '.' && isComplete(body)) finish(walk, body, remarkOf(walk, at + 1, tokens.length))
  for (const [, pattern, take] of rulesFor(letter)) {
    pattern.lastIndex = at
    const length = pattern.exec(shape)?.[0].length
    if (length === undefined) continue
    const end = at + length
    const next = take(body, { walk, at, end, tokens: tokens.slice(at, end) })
    if (next !== null) walkItems(walk, end, next)
  }
  walkPoints(walk, at, body)
  walkSum(walk, at, body)
}
