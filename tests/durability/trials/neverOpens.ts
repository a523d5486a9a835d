// A database that no start opens, and somebody who swipes the app away again and again: the way back is there from the first start on.
import { rmSync } from 'node:fs'
import { Acks, ask, visit, type Lab } from '../lab.ts'
import { pause, until, upTo } from '../pause.ts'
import { kindsOfDamage, stores } from './damage.ts'

export const waysNotToOpen = [
  'CURRENT names nothing',
  'CURRENT gone',
  'the manifest gone',
  'a file in place of everything',
] as const

export interface NeverOpensFigures {
  readonly way: string
  readonly trials: number
  /** Starts, killed starts among them, until everything was back. */
  readonly starts: number
  readonly lost: number
  readonly lostArmies: number
  /** Starts that could not open it and offered nothing but another try. */
  readonly notOffered: number
  /** Trials in which no start offered a way back. */
  readonly deadEnds: number
}

const armies = 3
const entries = 40
const mostStarts = 6

/** Milliseconds from a start to its end. */
const untilKilled = (): number => 2_000 + upTo(6_000)

/** One start: what is offered is pressed, and then the app is swiped away. */
async function start(lab: Lab, profile: string): Promise<'ready' | 'offered' | 'nothing'> {
  const browser = await visit(lab, profile, new Acks())
  const page = ask(browser.page)
  const end = pause(untilKilled())
  const pressed = page
    .boot()
    .then(async ({ kind, why, armies: found }) => {
      if (kind === 'ready') return kind
      if (kind === 'shut' && found === 0) return 'nothing'
      await (kind === 'lost' ? page.restore(why === 'unreadable') : page.restoreElsewhere())
      return 'offered'
    })
    .catch(() => 'offered' as const) // killed in the middle of it
  const came = await Promise.race([pressed, end.then(() => 'offered' as const)])
  await end
  await browser.kill()
  return came
}

async function prepared(lab: Lab, profile: string, acks: Acks): Promise<string> {
  const browser = await visit(lab, profile, acks)
  const page = ask(browser.page)
  await page.boot()
  await page.addArmies(armies)
  const battle = await page.begin()
  await page.open(battle)
  await page.play(battle, { entries })
  await page.copyArmies()
  await browser.close()
  return battle
}

async function once(lab: Lab, way: string) {
  const [profile, acks] = [lab.folder(), new Acks()]
  const battle = await prepared(lab, profile, acks)
  for (const folder of stores.database(profile)) kindsOfDamage[way]?.(folder)
  let [starts, notOffered] = [0, 0]
  for (let came = ''; came !== 'ready' && starts < mostStarts; starts += 1) {
    came = await start(lab, profile)
    if (came === 'nothing') notOffered += 1
  }
  const browser = await visit(lab, profile, new Acks())
  const page = ask(browser.page)
  const { kind } = await page.boot()
  const isReady = kind === 'ready'
  if (isReady) await until(async () => (await page.standing(battle)) !== null, 3_000)
  const hashes = isReady ? ((await page.standing(battle))?.hashes ?? []) : []
  const lostArmies = armies - (isReady ? await page.countArmies() : 0)
  await browser.kill()
  rmSync(profile, { recursive: true, force: true })
  const lost = acks.missingFrom(battle, hashes)
  return { starts, lost, lostArmies, notOffered, deadEnds: isReady ? 0 : 1 }
}

export async function neverOpens(
  lab: Lab,
  way: string,
  trials: number,
): Promise<NeverOpensFigures> {
  const figures = { way, trials, starts: 0, lost: 0, lostArmies: 0, notOffered: 0, deadEnds: 0 }
  for (let trial = 0; trial < trials; trial += 1) {
    const found = await once(lab, way)
    figures.starts += found.starts
    figures.lost += found.lost
    figures.lostArmies += found.lostArmies
    figures.notOffered += found.notOffered
    figures.deadEnds += found.deadEnds
  }
  return figures
}
