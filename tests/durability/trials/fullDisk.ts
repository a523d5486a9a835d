// The disk is full, from nothing at all to a little room: it is told, nothing is swallowed, all of it can be had.
import { Acks, ask, visit, type Lab } from '../lab.ts'
import { fill, makeRoom, smallDisk } from '../disk.ts'
import { patienceAfterFullDisk, until } from '../pause.ts'

/** Bytes that are left. */
export const rooms = [0, 50_000, 300_000] as const

export interface FullDiskFigures {
  readonly room: number
  readonly trials: number
  readonly entries: number
  /** Entries that were not in the database when their writing settled. */
  readonly unsaved: number
  /** Of these: not told as a failure. */
  readonly swallowed: number
  /** The longest time from an answer to the word that it is not saved, in milliseconds. */
  readonly longestSilence: number
  /** Entries missing from the file that was exported while the disk was full. */
  readonly notExported: number
  /** Entries missing from the database after there was room again. */
  readonly lost: number
}

const megabytes = 60

async function fillOnce(lab: Lab, room: number, acks: Acks) {
  const disk = smallDisk(megabytes)
  const browser = await visit(lab, `${disk.folder}/profile`, acks)
  const table = ask(browser.page)
  const entries = 5 + (room === 0 ? 25 : 250)
  const battle = await table.begin()
  await table.open(battle)
  await table.play(battle, { entries: 5 })
  fill(disk.folder, room)
  await table.play(battle, { entries: entries - 5 })
  const exported = await table.exported(battle)
  makeRoom(disk.folder)
  await until(async () => (await table.status(battle))?.saved === entries, patienceAfterFullDisk)
  const standing = await table.standing(battle)
  await browser.kill()
  disk.free()
  const own = acks.all.filter((ack) => ack.battle === battle)
  const lost = own.filter((ack) => standing?.hashes[ack.seq - 1] !== ack.hash).length
  return { own, notExported: entries - exported, lost }
}

export async function fullDisk(lab: Lab, room: number, trials: number): Promise<FullDiskFigures> {
  const figures = {
    entries: 0,
    unsaved: 0,
    swallowed: 0,
    longestSilence: 0,
    notExported: 0,
    lost: 0,
  }
  for (let trial = 0; trial < trials; trial += 1) {
    const { own, notExported, lost } = await fillOnce(lab, room, new Acks())
    const unsaved = own.filter(({ where }) => where === 'memory' || where === 'spare')
    figures.entries += own.length
    figures.unsaved += unsaved.length
    figures.swallowed += unsaved.filter(({ failure }) => failure === null).length
    figures.longestSilence = Math.max(figures.longestSilence, ...unsaved.map(({ took }) => took))
    figures.notExported += notExported
    figures.lost += lost
  }
  return { room, trials, ...figures }
}
