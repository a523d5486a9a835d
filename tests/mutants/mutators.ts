// The faults that may be planted: what each piece of the rules could wrongly have been.
import ts from 'typescript'

/** Other texts for an expression, or for a whole statement; what it was is not among them. */
export interface Fault {
  readonly node: ts.Node
  readonly kind: 'expression' | 'statement'
  readonly variants: readonly string[]
}

const operators: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
  [ts.SyntaxKind.PercentToken, '*'],
  [ts.SyntaxKind.PlusEqualsToken, '-='],
  [ts.SyntaxKind.MinusEqualsToken, '+='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
])

const methods: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['max', 'min'],
  ['min', 'max'],
  ['ceil', 'floor'],
  ['floor', 'ceil'],
])

const textOf = (node: ts.Node): string => node.getText()

const binary = (node: ts.BinaryExpression): readonly string[] => {
  const other = operators.get(node.operatorToken.kind)
  return other === undefined ? [] : [`${textOf(node.left)} ${other} ${textOf(node.right)}`]
}

/** One more and one less: the boundary beside every number. */
const numeral = (node: ts.NumericLiteral): readonly string[] => {
  const value = Number(node.text)
  return [String(value + 1), `(${value - 1})`]
}

const call = (node: ts.CallExpression): readonly string[] => {
  const { expression } = node
  if (!ts.isPropertyAccessExpression(expression)) return []
  const args = node.arguments.map(textOf).join(', ')
  const { text: method } = expression.name
  if (method === 'filter') return [textOf(expression.expression)]
  const other = methods.get(method)
  return other === undefined ? [] : [`${textOf(expression.expression)}.${other}(${args})`]
}

const expressionVariants = (node: ts.Node): readonly string[] => {
  if (ts.isBinaryExpression(node)) return binary(node)
  if (ts.isNumericLiteral(node)) return numeral(node)
  if (ts.isCallExpression(node)) return call(node)
  if (ts.isConditionalExpression(node)) return [textOf(node.whenTrue), textOf(node.whenFalse)]
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false']
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true']
  if (!ts.isPrefixUnaryExpression(node)) return []
  const takesSign =
    node.operator === ts.SyntaxKind.ExclamationToken || node.operator === ts.SyntaxKind.MinusToken
  return takesSign ? [textOf(node.operand)] : []
}

/** A condition that always holds, and one that never does. */
const condition = (node: ts.Node): readonly string[] =>
  ts.isIfStatement(node.parent) && node.parent.expression === node ? ['true', 'false'] : []

export const faultAt = (node: ts.Node): Fault | null => {
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression))
    return { node, kind: 'statement', variants: [''] }
  const variants = [...condition(node), ...expressionVariants(node)]
  return variants.length === 0 ? null : { node, kind: 'expression', variants }
}
