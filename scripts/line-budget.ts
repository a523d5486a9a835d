// The line budget: how large each part of the house may be, and where it is to come (scripts/line-budget.json).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { linesNow, root } from './lines.ts'

interface Limit {
  /** More fails the gate. */
  readonly most: number
  /** Where the part is to come to. */
  readonly aim: number
}
type Budget = Readonly<Record<string, Limit>>

const place = join(root, 'scripts/line-budget.json')
export const readBudget = (): Budget => JSON.parse(readFileSync(place, 'utf8')) as Budget

/** One sentence for each part that is over its budget, or that stands in one of the two only. */
export function excess(budget: Budget, lines: ReadonlyMap<string, number>): readonly string[] {
  const unknown = Object.keys(budget).filter((part) => !lines.has(part))
  return [
    ...unknown.map((part) => `${part} stands in the budget, but is no part.`),
    ...[...lines].flatMap(([part, now]) => {
      const most = budget[part]?.most
      if (most === undefined) return [`${part} has no budget.`]
      return now > most ? [`${part}: ${now}, ${now - most} more than its ${most}.`] : []
    }),
  ]
}

/** Room for what others are just adding. */
const slack = 1.01

/** Every number falls to what is there now; one that would have to rise stays, unless that is asked for. */
export function fitted(
  budget: Budget,
  lines: ReadonlyMap<string, number>,
  mayRise: boolean,
): Budget {
  const limits = [...lines].map(([part, now]): [string, Limit] => {
    const { most, aim } = budget[part] ?? { most: Infinity, aim: now }
    const fits = Math.max(now, Math.floor((now * slack) / 10) * 10)
    return [part, { most: mayRise ? fits : Math.min(most, fits), aim }]
  })
  return Object.fromEntries(limits)
}

export const writeBudget = (budget: Budget): void =>
  writeFileSync(place, `${JSON.stringify(budget, null, 2)}\n`)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = excess(readBudget(), linesNow())
  for (const sentence of found) console.error(sentence)
  if (found.length > 0) console.error('To raise one, another falls, or a decision says what for.')
  process.exitCode = found.length === 0 ? 0 : 1
}
