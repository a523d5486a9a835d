// The clock jumps by years and the time zone changes in the middle of a battle: order and replay do not care.
import { Acks, ask, openPage, visit, type Lab } from '../lab.ts'

export interface ClockFigures {
  readonly jumps: number
  readonly lost: number
  readonly broken: number
}

const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Kathmandu']
const tenYears = 10 * 365 * 24 * 60 * 60 * 1000

/** ± ten years, and the two nights on which Berlin changes its clocks. */
const moments = [
  Date.now() + tenYears,
  Date.now() - tenYears,
  Date.UTC(2026, 2, 29, 0, 59, 59),
  Date.UTC(2026, 9, 25, 0, 59, 59),
]

export async function otherClocks(lab: Lab, jumps: number): Promise<ClockFigures> {
  const acks = new Acks()
  const browser = await visit(lab, lab.folder(), acks)
  const battle = await ask(browser.page).begin()
  let broken = 0
  for (let jump = 0; jump < jumps; jump += 1) {
    const page = await browser.newPage()
    const session = await page.context().newCDPSession(page)
    const timezoneId = zones[jump % zones.length] ?? 'UTC'
    await session.send('Emulation.setTimezoneOverride', { timezoneId })
    await page.addInitScript(
      (moment) => {
        const real = Date.now
        const offset = moment - real()
        Date.now = () => real() + offset
      },
      moments[jump % moments.length] ?? 0,
    )
    await openPage(page, lab.url, acks)
    await ask(page).open(battle, true)
    await ask(page).play(battle, { entries: 12 })
    const standing = await ask(page).standing(battle)
    if (standing === null || standing.problem !== null || standing.isBroken) broken += 1
    await page.close()
  }
  const standing = await ask(browser.page).standing(battle)
  const lost = acks.missingFrom(battle, standing?.hashes ?? [])
  await browser.kill()
  return { jumps, lost, broken }
}
