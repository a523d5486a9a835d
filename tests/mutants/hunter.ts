// A process that plants one mutant after the other and runs the tests that come across it, until one fails.
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { plantMutant, watchSwitches } from './switch.ts'
import type { CollectedTest } from './testbench.ts'

export interface Survey {
  /** What is passed already when the modules load: tables and constants need a fresh copy to be mutated. */
  readonly atLoad: readonly number[]
  readonly tests: readonly SurveyedTest[]
}

interface SurveyedTest {
  readonly name: string
  readonly ms: number
  /** Even without a mutant: it cannot find any. */
  readonly fails: boolean
  readonly meets: readonly number[]
}

export type Order =
  | { readonly kind: 'survey' }
  | {
      readonly kind: 'hunt'
      readonly mutant: number
      readonly tests: readonly number[]
      readonly fresh: boolean
    }

export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'survey'; readonly survey: Survey }
  /** The name of the test that failed; null: the mutant lives. */
  | { readonly kind: 'hunted'; readonly mutant: number; readonly by: string | null }

const [bundle = ''] = process.argv.slice(2)
const report = (message: Report): void => void process.send?.(message)

// The same random cases for every mutant, and only as many as fit into a moment: there are thousands of mutants.
// eslint-disable-next-line @typescript-eslint/no-deprecated -- the plugin that replaces it cannot be set for all tests
fc.configureGlobal({ seed: 1815, interruptAfterTimeLimit: 400 })

let copies = 0
const load = async (): Promise<readonly CollectedTest[]> => {
  copies += 1
  const module = (await import(`${pathToFileURL(bundle).href}?copy=${copies}`)) as {
    collectedTests: () => readonly CollectedTest[]
  }
  return module.collectedTests()
}

const survey = async (): Promise<Survey> => {
  const atLoad = watchSwitches()
  const tests = await load()
  const surveyed: SurveyedTest[] = []
  const found = [...atLoad]
  for (const test of tests) {
    const meets = watchSwitches()
    const start = performance.now()
    const fails = (await finder([test])) !== null
    surveyed.push({ name: test.name, ms: performance.now() - start, fails, meets: [...meets] })
  }
  return { atLoad: found, tests: surveyed }
}

const finder = async (tests: readonly CollectedTest[]): Promise<string | null> => {
  for (const test of tests) {
    try {
      await test.run()
    } catch {
      return test.name
    }
  }
  return null
}

let usual: readonly CollectedTest[] = []
const hunt = async ({
  mutant,
  tests,
  fresh,
}: Extract<Order, { kind: 'hunt' }>): Promise<string | null> => {
  plantMutant(mutant)
  let collected = usual
  if (fresh) {
    try {
      collected = await load()
    } catch {
      return 'loading the rules'
    }
  }
  return finder(tests.flatMap((test) => collected[test] ?? []))
}

process.on('message', (order: Order) => {
  void (async () => {
    if (order.kind === 'survey') report({ kind: 'survey', survey: await survey() })
    else report({ kind: 'hunted', mutant: order.mutant, by: await hunt(order) })
  })()
})

plantMutant(0)
usual = await load()
report({ kind: 'ready' })
