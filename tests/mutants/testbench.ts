// Stands in for vitest while mutants are hunted: collects the tests, so that single ones can be run again and again.
export { expect, vi } from 'vitest'

export interface CollectedTest {
  readonly name: string
  readonly run: () => unknown
}

type Body = (...args: never[]) => unknown
type Declare = (name: string, body: Body, timeout?: number) => void

const collected: CollectedTest[] = []
let path: readonly string[] = []
let file = ''

/** Everything declared from here on belongs to this test file. */
export const openFile = (name: string): void => {
  file = name
}

export const collectedTests = (): readonly CollectedTest[] => collected

const rowsOf = (table: readonly unknown[]): readonly (readonly unknown[])[] =>
  table.map((row) => (Array.isArray(row) ? (row as readonly unknown[]) : [row]))

/** `each` gives a body the values of one row after the other. */
const withEach = (declare: Declare): Declare & { each: unknown; for: unknown } =>
  Object.assign(declare, {
    each: (table: readonly unknown[]) => (name: string, body: Body) =>
      rowsOf(table).forEach((row, i) => declare(`${name} [${i}]`, () => body(...(row as never[])))),
    for: (table: readonly unknown[]) => (name: string, body: Body) =>
      table.forEach((row, i) => declare(`${name} [${i}]`, () => body(row as never))),
  })

export const test = withEach((name, body) => {
  collected.push({ name: [file, ...path, name].join(' > '), run: body })
})
export { test as it }

export const describe = withEach((name, body) => {
  const outer = path
  path = [...path, name]
  body()
  path = outer
})

/** Run at once: what is set up before all tests is the same for all of them. */
export const beforeAll = (body: () => unknown): unknown => body()
