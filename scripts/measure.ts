// npm run measure: the figures of the house, each beside where it is to come. `-- --write` lets the line budget fall to
// what is there now, `-- --write --raise` also lets it rise.
import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'vue/compiler-sfc'
import ts from 'typescript'
import { fitted, readBudget, writeBudget } from './line-budget.ts'
import { filesIn, linesNow, root, textOf } from './lines.ts'

interface Code {
  readonly file: string
  readonly lines: number
  /** What it imports at once, as it is written there. */
  readonly imports: readonly string[]
  /** What it imports when it is needed: a file of its own for good. */
  readonly later: readonly string[]
  readonly casts: number
}

/** The scripts of a component, or the file as a whole. */
function scriptOf(file: string): string {
  const text = textOf(file)
  if (!file.endsWith('.vue')) return text
  const { script, scriptSetup } = parse(text, { ignoreEmpty: false }).descriptor
  return [script, scriptSetup].map((block) => block?.content ?? '').join('\n')
}

const isLater = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword

function read(file: string): Code {
  const text = scriptOf(file)
  const imports: string[] = []
  const later: string[] = []
  let casts = 0
  const take = (from: ts.Node | undefined, into: string[]): void => {
    if (from !== undefined && ts.isStringLiteral(from)) into.push(from.text)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
      take(node.moduleSpecifier, imports)
    if (isLater(node)) take(node.arguments[0], later)
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') casts += 1
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return { file, lines: textOf(file).split('\n').length - 1, imports, later, casts }
}

const placeOf = (from: string, wanted: string): string =>
  wanted.startsWith('@/') ? join('src', wanted.slice(2)) : join(dirname(from), wanted)

const code = filesIn('src')
  .filter((file) => /\.(?:ts|vue)$/.test(file))
  .map(read)
const lines = linesNow()
const casts = code.reduce((sum, each) => sum + each.casts, 0)
const imports = code.reduce((sum, each) => sum + each.imports.length, 0)

/** Small files that would fit into the only one that imports them, which lies beside them. */
function singleCustomers(): number {
  const customers = new Map<string, Set<Code>>()
  const apart = new Set<string>()
  for (const each of code) {
    for (const wanted of each.imports) {
      const place = placeOf(each.file, wanted)
      customers.set(place, (customers.get(place) ?? new Set()).add(each))
    }
    for (const wanted of each.later) apart.add(placeOf(each.file, wanted))
  }
  return code.filter(({ file, lines: own }) => {
    const [only, another] = customers.get(file) ?? []
    if (!file.endsWith('.ts') || own >= 80 || apart.has(file)) return false
    if (only === undefined || another !== undefined) return false
    return dirname(only.file) === dirname(file) && only.lines + own < 250
  }).length
}

const decisions = filesIn('docs/decisions')
const words = decisions.map(textOf).join(' ').split(/\s+/).length

const budget = readBudget()
console.log(`${'lines'.padEnd(30)}    now  at most    aim`)
for (const [part, now] of lines) {
  const { most = NaN, aim = NaN } = budget[part] ?? {}
  console.log(`${part.padEnd(30)} ${[now, most, aim].map((n) => String(n).padStart(6)).join(' ')}`)
}
const figures: Readonly<Record<string, readonly [number, number]>> = {
  'imports per thousand lines': [
    Math.round((imports / code.reduce((sum, each) => sum + each.lines, 0)) * 1000),
    55,
  ],
  'single-customer files': [singleCustomers(), 60],
  'casts by as': [casts, 30],
  decisions: [decisions.length, 25],
  'words of decisions': [words, 9000],
  'bytes of README': [statSync(join(root, 'README.md')).size, 8000],
}
console.log(`\n${'figure'.padEnd(30)}    now    aim`)
for (const [name, [now, aim]] of Object.entries(figures))
  console.log(`${name.padEnd(30)} ${String(now).padStart(6)} ${String(aim).padStart(6)}`)

if (process.argv.includes('--write'))
  writeBudget(fitted(budget, lines, process.argv.includes('--raise')))
