// Puts a switch beside every place where a fault can be planted, so that one build holds all mutants.
import ts from 'typescript'
import { type Fault, faultAt } from './mutators.ts'

export interface Mutant {
  readonly id: number
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  readonly was: string
  readonly becomes: string
}

export interface Instrumented {
  readonly code: string
  readonly mutants: readonly Mutant[]
}

/** Types, imports and names are nothing that can be wrong at run time. */
const isInert = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node)

const isName = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node.parent) && node.parent.name === node

/** In `a?.b().c` a bracket around `a?.b()` would read `c` of nothing. */
const isCarriedOn = (node: ts.Node): boolean => {
  const { parent } = node
  if (!ts.isOptionalChain(node) || !ts.isOptionalChain(parent)) return false
  return (
    parent.expression === node &&
    (ts.isNonNullChain(parent) || parent.questionDotToken === undefined)
  )
}

/** `firstId` is the number of the first mutant; at run time `globalThis.mutant(id)` says whether it is planted. */
export const instrument = (file: string, source: string, firstId: number): Instrumented => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []

  const plant = (fault: Fault, becomes: string): string => {
    const { line } = tree.getLineAndCharacterOfPosition(fault.node.getStart())
    const id = firstId + mutants.length
    mutants.push({ id, file, line: line + 1, was: fault.node.getText(), becomes })
    return `globalThis.mutant(${id})`
  }

  const render = (node: ts.Node): string => {
    if (isInert(node)) return node.getText()
    const fault = isName(node) || isCarriedOn(node) ? null : faultAt(node)
    const inner = renderChildren(node)
    // Without semicolons a statement must not begin with a bracket.
    if (fault === null) return ts.isExpressionStatement(node) ? `{ ${inner} }` : inner
    const switches = fault.variants.map((becomes) => [plant(fault, becomes), becomes] as const)
    if (fault.kind === 'statement') return `{ if (!${switches[0]?.[0] ?? ''}) { ${inner} } }`
    return `(${switches.map(([planted, becomes]) => `${planted} ? (${becomes}) : `).join('')}(${inner}))`
  }

  const renderChildren = (node: ts.Node): string => {
    let text = ''
    let at = node.getStart()
    node.forEachChild((child) => {
      text += source.slice(at, child.getStart()) + render(child)
      at = child.getEnd()
    })
    return text + source.slice(at, node.getEnd())
  }

  return { code: source.slice(0, tree.getStart()) + renderChildren(tree), mutants }
}
