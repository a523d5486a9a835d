// Sends hunters after all mutants, several at a time; a hunter that does not come back has met an endless loop.
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { MutantBuild } from './build.ts'
import type { HuntOrder, Order, Report, Survey } from './hunter.ts'
import type { Mutant } from './instrument.ts'

export interface Hunted {
  readonly mutant: Mutant
  /** The test that finds it, or what else gave it away; null: it lives. */
  readonly by: string | null
}

const hands = Number(process.env['MUTANT_HANDS'] ?? 2)
/** Milliseconds for a hunter to start. */
const patience = 60_000
/** Milliseconds that a test is given beyond four times what it takes without a mutant. */
const grace = 4000
/** Milliseconds: a test that does not come across a mutant is tried for it only if it is this quick. */
const quick = 200

/** `tell` hears of every mutant as soon as its hunt is over: a long hunt that is broken off was not in vain. */
export const huntAll = async (
  { file, mutants }: MutantBuild,
  tell: (hunted: Hunted) => void,
): Promise<readonly Hunted[]> => {
  const survey = await surveyed(file)
  for (const { name, fails } of survey.tests)
    if (fails !== null) console.log(`Fails without any mutant and is left out: ${name}: ${fails}`)
  console.log(`${survey.tests.length} tests, ${(total(survey) / 1000).toFixed(1)} s, the slowest:`)
  for (const { name, ms } of survey.tests.toSorted((a, b) => b.ms - a.ms).slice(0, 5))
    console.log(`  ${ms.toFixed(0)} ms  ${name}`)
  const orders = new Map(ordersFor(mutants, survey).map((order) => [order.mutant, order]))
  const isMet = ({ id }: Mutant): boolean => (orders.get(id)?.tests.length ?? 0) > 0
  const hunted: Hunted[] = []
  const note = (each: Hunted): void => {
    hunted.push(each)
    tell(each)
    if (hunted.length % 100 === 0) console.log(`  ${hunted.length} of ${mutants.length}`)
  }
  for (const mutant of mutants) if (!isMet(mutant)) note({ mutant, by: null })
  const waiting = mutants.filter(isMet).reverse()
  await Promise.all(
    Array.from({ length: hands }, async () => {
      let hunter: Hunter | null = null
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        hunter ??= await Hunter.start(file)
        const order = orders.get(next.id)
        if (order !== undefined) note({ mutant: next, by: await hunter.hunt(order) })
        if (hunter.isTired) hunter = hunter.stop()
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

type Hunt = Omit<HuntOrder, 'kind'>

/** The quickest tests first; a mutant that works at load may be noticed far from its own file. */
const ordersFor = (mutants: readonly Mutant[], survey: Survey): readonly Hunt[] => {
  const atLoad = new Set(survey.atLoad)
  const quickestFirst = survey.tests
    .map(({ ms, meets, fails }, test) => ({ test, ms, fails, meets: new Set(meets) }))
    .filter(({ fails }) => fails === null)
    .sort((a, b) => a.ms - b.ms)
  return mutants.map(({ id }) => {
    const meeting = quickestFirst.filter(({ meets }) => meets.has(id))
    const others = atLoad.has(id)
      ? quickestFirst.filter(({ ms, meets }) => ms < quick && !meets.has(id))
      : []
    const tests = [...meeting, ...others]
    return {
      mutant: id,
      fresh: atLoad.has(id),
      tests: tests.map(({ test, ms }) => ({ test, patience: grace + 4 * ms })),
    }
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
    const report = await this.answer(10 * patience)
    if (report?.kind !== 'survey') throw new Error('The tests do not come to an end.')
    return report.survey
  }

  async hunt(order: Hunt): Promise<string | null> {
    this.process.send({ kind: 'hunt', ...order } satisfies Order)
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
      const lost = (): void => give(null)
      let timer = setTimeout(lost, milliseconds)
      const hear = (report: Report): void => {
        if (report.kind === 'begins') {
          clearTimeout(timer)
          timer = setTimeout(lost, report.patience)
        } else give(report)
      }
      this.process.on('message', hear).on('exit', lost)
    })
  }
}
