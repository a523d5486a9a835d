// The browser, or only the page's process, is killed at a random moment while a battle is played.
import { readFileSync, readdirSync } from 'node:fs'
import { Acks, ask, openPage, visit, type Lab } from '../lab.ts'
import type { KillableBrowser } from '../browser.ts'
import { pause, upTo } from '../pause.ts'

export interface KillFigures {
  readonly kills: number
  readonly acknowledged: number
  /** Acknowledged entries that were gone, or different, afterwards. */
  readonly lost: number
  /** Battles that were not whole, or that the rules would not play again. */
  readonly broken: number
  /** Starts at which the browser itself had thrown its database away: the second copies brought all of it back. */
  readonly thrownAway: number
}

/** Every process that runs a page of this browser, by the command lines of its group. */
function renderersOf(group: number): number[] {
  const isRenderer = (id: string): boolean => {
    try {
      const words = readFileSync(`/proc/${id}/cmdline`, 'utf8')
      const groupThere = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[2]
      return Number(groupThere) === group && words.includes('--type=renderer')
    } catch {
      return false // it has ended meanwhile
    }
  }
  return readdirSync('/proc')
    .filter((id) => /^\d+$/u.test(id) && isRenderer(id))
    .map(Number)
}

/** Plays on for a while, then kills. Whatever the page does after that fails, as it should. */
async function playAndKill(
  { page }: KillableBrowser,
  battle: string,
  kill: () => Promise<void>,
): Promise<void> {
  const lab = ask(page)
  await lab.open(battle)
  const playing = lab.play(battle).catch(() => undefined)
  await pause(upTo(500))
  await kill()
  await Promise.race([playing, pause(500)]) // a page whose process is gone answers nothing
}

interface Tally {
  acknowledged: number
  lost: number
  broken: number
  thrownAway: number
}

const nothing: Tally = { acknowledged: 0, lost: 0, broken: 0, thrownAway: 0 }

async function check(browser: KillableBrowser, battle: string, acks: Acks, tally: Tally) {
  const page = ask(browser.page)
  if ((await page.boot()).kind === 'lost') {
    tally.thrownAway += 1
    await page.restore()
  }
  const standing = await page.standing(battle)
  tally.lost += acks.missingFrom(battle, standing?.hashes ?? [])
  if (standing === null || standing.isBroken || standing.problem !== null) tally.broken += 1
  tally.acknowledged = acks.all.length
}

/** A fresh battle after so many kills, so that short and long ones are tried. */
const killsPerBattle = 25

export async function browserKills(lab: Lab, kills: number): Promise<KillFigures> {
  const tally: Tally = { ...nothing }
  const acks = new Acks()
  const profile = lab.folder()
  let battle = ''
  for (let kill = 0; kill < kills; kill += 1) {
    const browser = await visit(lab, profile, acks)
    if (battle !== '') await check(browser, battle, acks, tally)
    if (kill % killsPerBattle === 0) battle = await ask(browser.page).begin()
    await playAndKill(browser, battle, browser.kill)
  }
  const last = await visit(lab, profile, acks)
  await check(last, battle, acks, tally)
  await last.kill()
  return { kills, ...tally }
}

export async function rendererKills(lab: Lab, kills: number): Promise<KillFigures> {
  const tally: Tally = { ...nothing }
  const acks = new Acks()
  const browser = await visit(lab, lab.folder(), acks)
  const battle = await ask(browser.page).begin()
  const newTab = async (): Promise<KillableBrowser> => {
    const page = await browser.newPage().catch(() => browser.newPage()) // a process kept ready was killed too
    await openPage(page, lab.url, acks)
    return { ...browser, page }
  }
  for (let kill = 0; kill < kills; kill += 1) {
    const tab = await newTab()
    await check(tab, battle, acks, tally)
    await playAndKill(tab, battle, () => {
      for (const renderer of renderersOf(browser.pid)) process.kill(renderer, 'SIGKILL')
      return Promise.resolve()
    })
    await Promise.race([tab.page.close().catch(() => undefined), pause(500)])
  }
  await check(await newTab(), battle, acks, tally)
  await browser.kill()
  return { kills, ...tally }
}
