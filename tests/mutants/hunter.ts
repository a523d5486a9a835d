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
  /** What it complains of even without a mutant: it cannot find any. */
  readonly fails: string | null
  readonly meets: readonly number[]
}

interface OrderedTest {
  readonly test: number
  /** Milliseconds after which it has met an endless loop. */
  readonly patience: number
}

export interface HuntOrder {
  readonly kind: 'hunt'
  readonly mutant: number
  readonly tests: readonly OrderedTest[]
  readonly fresh: boolean
}

export type Order = { readonly kind: 'survey' } | HuntOrder

export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'begins'; readonly patience: number }
  | { readonly kind: 'survey'; readonly survey: Survey }
  /** The name of the test that failed; null: the mutant lives. */
  | { readonly kind: 'hunted'; readonly mutant: number; readonly by: string | null }

const [bundle = ''] = process.argv.slice(2)
const report = (message: Report): void => void process.send?.(message)

// The same random cases for every mutant, and only as many as fit into a moment: there are thousands of mutants.
// It is deprecated; the plugin that replaces it cannot be set for all tests.
fc.configureGlobal({ seed: 1815, interruptAfterTimeLimit: 400 })

process.env['EVENTS'] = '100'

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
    const fails = await complaintOf(test)
    surveyed.push({ name: test.name, ms: performance.now() - start, fails, meets: [...meets] })
  }
  return { atLoad: found, tests: surveyed }
}

const finder = async (
  collected: readonly CollectedTest[],
  order: readonly OrderedTest[],
): Promise<string | null> => {
  for (const { test: number, patience } of order) {
    const test = collected[number]
    if (test === undefined) continue
    report({ kind: 'begins', patience })
    if ((await complaintOf(test)) !== null) return test.name
  }
  return null
}

const complaintOf = async (test: CollectedTest): Promise<string | null> => {
  try {
    await test.run()
    return null
  } catch (complaint) {
    return complaint instanceof Error ? complaint.message : String(complaint)
  }
}

let usual: readonly CollectedTest[] = []
const hunt = async ({ mutant, tests, fresh }: HuntOrder): Promise<string | null> => {
  plantMutant(mutant)
  let collected = usual
  if (fresh) {
    try {
      collected = await load()
    } catch {
      return 'loading the rules'
    }
  }
  return finder(collected, tests)
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
