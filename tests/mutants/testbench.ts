// Stands in for vitest while mutants are hunted: collects the tests, so that single ones can be run again and again.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chai } from 'vitest'

export { expect, vi } from 'vitest'

export interface CollectedTest {
  readonly name: string
  readonly run: () => unknown
}

type Body = (...args: never[]) => unknown
/** `test(name, body)` and `test(name, options, body)`: how long a test may take does not matter here. */
type Declare = (name: string, ...rest: readonly unknown[]) => void

const collected: CollectedTest[] = []
let path: readonly string[] = []
let file = ''
/** The file of the test that runs. */
let running = ''

/** Everything declared from here on belongs to this test file. */
export const openFile = (name: string): void => {
  file = name
}

export const collectedTests = (): readonly CollectedTest[] => collected

const isBody = (given: unknown): given is Body => typeof given === 'function'

const bodyIn = (rest: readonly unknown[]): Body => {
  const body = rest.find(isBody)
  if (body === undefined) throw new Error('a test needs a body')
  return body
}

/** `each` spreads a row over the body's parameters, `for` hands it over whole. */
const withEach = (declare: (name: string, run: () => unknown) => void) => {
  const single: Declare = (name, ...rest) => {
    const body = bodyIn(rest)
    declare(name, () => body())
  }
  const table =
    (argumentsOf: (row: unknown) => readonly unknown[]) =>
    (rows: readonly unknown[]): Declare =>
    (name, ...rest) => {
      const body = bodyIn(rest)
      for (const [nth, row] of rows.entries())
        declare(`${name} [${nth}]`, () => body(...(argumentsOf(row) as never[])))
    }
  return Object.assign(single, {
    each: table((row) => (Array.isArray(row) ? row : [row])),
    for: table((row) => [row]),
  })
}

const declare = withEach((name, run) => {
  const home = file
  collected.push({
    name: [home, ...path, name].join(' > '),
    run: () => {
      running = home
      return run()
    },
  })
})

// The runner's own needs the runner; here a kept file is only read, never written.
chai.Assertion.addMethod('toMatchFileSnapshot', function (this: { _obj: unknown }, path: string) {
  if (this._obj !== readFileSync(join(dirname(running), path), 'utf8'))
    throw new Error(`not what ${path} holds`)
})

const skip: Declare = () => undefined

export const test = Object.assign(declare, {
  runIf: (holds: boolean): Declare => (holds ? declare : skip),
  skipIf: (holds: boolean): Declare => (holds ? skip : declare),
})
export { test as it }

export const describe = withEach((name, body) => {
  const outer = path
  path = [...path, name]
  body()
  path = outer
})

/** The runner's own, too: a test that needs them fails here without any mutant, and is left out. */
export const beforeEach = (): void => undefined
export const afterEach = (): void => undefined

/** Run at once: what is set up before all tests is the same for all of them. */
export const beforeAll = (body: () => unknown): unknown => body()
