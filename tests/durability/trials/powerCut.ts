// The power goes: of the profile's disk only that is left which the browser had flushed.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Acks, ask, visit, type Lab } from '../lab.ts'
import { imageDisk, newImage } from '../disk.ts'
import { pause, upTo } from '../pause.ts'

export interface PowerCutFigures {
  readonly cuts: number
  readonly acknowledged: number
  readonly lost: number
  readonly broken: number
  /** Starts after the cut at which the browser had no database any more. */
  readonly screens: number
}

const megabytes = 400

/** Plays until the power goes; returns the image that is left. */
async function cut(lab: Lab, image: string, acks: Acks): Promise<{ left: string; battle: string }> {
  const disk = imageDisk(image)
  const browser = await visit(lab, join(disk.folder, 'profile'), acks)
  const page = ask(browser.page)
  const battle = await page.begin()
  await page.open(battle)
  void page.play(battle).catch(() => undefined)
  await pause(100 + upTo(500))
  process.kill(-browser.pid, 'SIGSTOP') // nothing is written any more, by anybody
  await pause(30) // what was acknowledged is on its way to us
  const left = disk.copy()
  await browser.kill()
  disk.free()
  return { left, battle }
}

export async function powerCuts(lab: Lab, cuts: number): Promise<PowerCutFigures> {
  const figures = { cuts, acknowledged: 0, lost: 0, broken: 0, screens: 0 }
  for (let each = 0; each < cuts; each += 1) {
    const image = join(lab.folder(), 'disk.img')
    newImage(image, megabytes)
    const acks = new Acks()
    const { left, battle } = await cut(lab, image, acks)
    const disk = imageDisk(left)
    const browser = await visit(lab, join(disk.folder, 'profile'), new Acks())
    const page = ask(browser.page)
    if ((await page.boot()).kind === 'lost') {
      figures.screens += 1
      await page.restore()
    }
    const standing = await page.standing(battle)
    figures.acknowledged += acks.all.length
    figures.lost += acks.missingFrom(battle, standing?.hashes ?? [])
    if (standing === null || standing.isBroken || standing.problem !== null) figures.broken += 1
    await browser.kill()
    disk.free()
    rmSync(image)
    rmSync(left)
  }
  return figures
}
