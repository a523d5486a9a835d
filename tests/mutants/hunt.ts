// Sends hunters after all mutants, several at a time; a hunter that does not come back has met an endless loop.
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { MutantBuild } from './build.ts'
import type { Order, Report, Survey } from './hunter.ts'
import type { Mutant } from './instrument.ts'

export interface Hunted {
  readonly mutant: Mutant
  /** The test that finds it, or what else gave it away; null: it lives. */
  readonly by: string | null
}

const hands = 2
/** Milliseconds. */
const patience = 60_000

export const huntAll = async ({ file, mutants }: MutantBuild): Promise<readonly Hunted[]> => {
  const survey = await surveyed(file)
  for (const { name } of survey.tests.filter(({ fails }) => fails))
    console.log(`Fails without any mutant and is left out: ${name}`)
  console.log(`${survey.tests.length} tests, ${(total(survey) / 1000).toFixed(1)} s, the slowest:`)
  for (const { name, ms } of survey.tests.toSorted((a, b) => b.ms - a.ms).slice(0, 5))
    console.log(`  ${ms.toFixed(0)} ms  ${name}`)
  const orders = new Map(ordersFor(mutants, survey).map((order) => [order.mutant, order]))
  const isMet = ({ id }: Mutant): boolean => (orders.get(id)?.tests.length ?? 0) > 0
  const hunted: Hunted[] = mutants
    .filter((mutant) => !isMet(mutant))
    .map((mutant) => ({ mutant, by: null }))
  const waiting = mutants.filter(isMet).reverse()
  await Promise.all(
    Array.from({ length: hands }, async () => {
      let hunter: Hunter | null = null
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        hunter ??= await Hunter.start(file)
        const order = orders.get(next.id)
        if (order !== undefined) hunted.push({ mutant: next, by: await hunter.hunt(order) })
        if (hunter.isTired) hunter = hunter.stop()
        if (hunted.length % 100 === 0) console.log(`  ${hunted.length} of ${mutants.length}`)
      }
      hunter?.stop()
    }),
  )
  return hunted.toSorted((a, b) => a.mutant.id - b.mutant.id)
}

const total = ({ tests }: Survey): number => tests.reduce((sum, { ms }) => sum + ms, 0)

const surveyed = async (file: string): Promise<Survey> => {
  const hunter = await Hunter.start(file)
  const survey = await hunter.survey()
  hunter.stop()
  return survey
}

type Hunt = Extract<Order, { kind: 'hunt' }>

/** The quickest tests first; a mutant that works at load may be noticed far from its own file. */
const ordersFor = (mutants: readonly Mutant[], survey: Survey): readonly Hunt[] => {
  const atLoad = new Set(survey.atLoad)
  const quickestFirst = survey.tests
    .map(({ ms, meets, fails }, test) => ({ test, ms, fails, meets: new Set(meets) }))
    .filter(({ fails }) => !fails)
    .sort((a, b) => a.ms - b.ms)
  return mutants.map(({ id }) => {
    const meeting = quickestFirst.filter(({ meets }) => meets.has(id))
    const others = atLoad.has(id) ? quickestFirst.filter(({ meets }) => !meets.has(id)) : []
    const tests = [...meeting, ...others].map(({ test }) => test)
    return { kind: 'hunt', mutant: id, fresh: atLoad.has(id), tests }
  })
}

class Hunter {
  /** Fresh copies stay in memory: after many of them a new process is cheaper. */
  isTired = false
  private copies = 0

  private constructor(private readonly process: ChildProcess) {}

  static async start(file: string): Promise<Hunter> {
    const path = fileURLToPath(new URL('hunter.ts', import.meta.url))
    const hunter = new Hunter(fork(path, [file], { execArgv: ['--import', 'tsx'], silent: false }))
    if ((await hunter.answer(patience))?.kind === 'ready') return hunter
    throw new Error('The tests cannot be loaded.')
  }

  stop(): null {
    this.process.kill('SIGKILL')
    return null
  }

  async survey(): Promise<Survey> {
    this.process.send({ kind: 'survey' } satisfies Order)
    const report = await this.answer(60 * patience)
    if (report?.kind !== 'survey') throw new Error('The tests do not come to an end.')
    return report.survey
  }

  async hunt(order: Hunt): Promise<string | null> {
    this.process.send(order)
    this.copies += order.fresh ? 1 : 0
    const report = await this.answer(patience)
    this.isTired = report === null || this.copies > 50
    return report?.kind === 'hunted' ? report.by : 'no end in sight'
  }

  private answer(milliseconds: number): Promise<Report | null> {
    return new Promise((resolve) => {
      const give = (report: Report | null): void => {
        clearTimeout(timer)
        this.process.off('message', hear)
        this.process.off('exit', lost)
        resolve(report)
      }
      const hear = (report: Report): void => give(report)
      const lost = (): void => give(null)
      const timer = setTimeout(lost, milliseconds)
      this.process.on('message', hear).on('exit', lost)
    })
  }
}
