// The journal in a real Chromium, in small counts; `npm run soak:storage` runs the full ones.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBrowser } from '../../scripts/find-browser.ts'
import { canMakeDisks } from './disk.ts'
import { patienceAfterFullDisk } from './pause.ts'
import { openLab, type Lab } from './lab.ts'
import { corruption, damages } from './trials/corruption.ts'
import { damage } from './trials/damage.ts'
import { doubleFaults } from './trials/doubleFault.ts'
import { afterEnd, endsOfVisits } from './trials/ends.ts'
import { eviction } from './trials/eviction.ts'
import { mirrorOnly, powerCutsInARow, zerosBehindTheLog } from './trials/faultsInARow.ts'
import { fullDisk } from './trials/fullDisk.ts'
import { fullDiskThenStart } from './trials/fullDiskThenStart.ts'
import { browserKills, rendererKills } from './trials/kills.ts'
import { missingRows } from './trials/missingRows.ts'
import { neverOpens, waysNotToOpen } from './trials/neverOpens.ts'
import { otherBuilds } from './trials/builds.ts'
import { otherClocks } from './trials/clocks.ts'
import { withoutPrivateFiles } from './trials/noPrivateFiles.ts'
import { powerCuts } from './trials/powerCut.ts'
import { threeTabs } from './trials/tabs.ts'

const disks = canMakeDisks()

/** Milliseconds, against hanging only: after each full disk the browser itself may be silent (decision 22). */
const afterFullDisks = 4 * patienceAfterFullDisk

describe.runIf(findBrowser() !== undefined)('nothing acknowledged is lost', () => {
  let lab: Lab
  beforeAll(async () => {
    lab = await openLab()
  })
  afterAll(() => lab.close())

  test('when the browser is killed while a battle is played', async () => {
    const figures = await browserKills(lab, 3)
    expect(figures).toMatchObject({ lost: 0, broken: 0 })
    expect(figures.acknowledged).toBeGreaterThan(0)
  })

  test('when the page is killed while a battle is played', async () => {
    const figures = await rendererKills(lab, 3)
    expect(figures).toMatchObject({ lost: 0, broken: 0 })
    expect(figures.acknowledged).toBeGreaterThan(0)
  })

  test.each(['one bit of the data flipped', 'the data cut in half', 'all files gone'])(
    'when of the database %s',
    async (damage) => {
      expect(damages[damage]).toBeDefined()
      expect(await corruption(lab, damage, 1)).toMatchObject({
        lost: 0,
        lostArmies: 0,
        lostEvents: 0,
        fresh: 0,
      })
    },
  )

  test('without being counted, when the database, the journal and the mirror are damaged', async () => {
    const figures = await doubleFaults(lab, 2)
    expect(figures).toMatchObject({ miscounted: 0, lost: 0, fresh: 0 })
    expect(figures.gone).toBeGreaterThan(0)
  })

  test.each(['the manifest gone', 'the data cut in half'])(
    'when three times in a row, with ordinary starts between, the database has %s',
    async (kind) => {
      expect(await damage(lab, ['database'], kind)).toMatchObject({
        faults: 3,
        lost: 0,
        lostArmies: 0,
        deadEnds: 0,
        fresh: 0,
      })
    },
  )

  test('when rows are missing in a database that opens', async () => {
    expect(await missingRows(lab, 6)).toMatchObject({ lost: 0, untrue: 0, outranked: 0 })
  })

  test.each(waysNotToOpen)(
    'when the database never opens, with %s, and the app is killed after each start',
    async (way) => {
      expect(await neverOpens(lab, way, 1)).toMatchObject({
        lost: 0,
        lostArmies: 0,
        notOffered: 0,
        deadEnds: 0,
      })
    },
  )

  test('when the browser evicts everything in mid-battle', async () => {
    expect(await eviction(lab, 2)).toMatchObject({ lost: 0, lostArmies: 0, unready: 0 })
  })

  test('when three tabs take a battle from each other', async () => {
    expect(await threeTabs(lab, 200)).toMatchObject({ lost: 0, broken: 0 })
  })

  test('when the browser has no private file system', async () => {
    expect(await withoutPrivateFiles(lab)).toMatchObject({ lost: 0, recovered: true })
  })

  test('when an older or a newer build opens the data', async () => {
    expect(await otherBuilds(lab)).toEqual({
      upgraded: true,
      keptBefore: true,
      writesRefused: true,
      armiesRefused: true,
      readingRefused: true,
      olderGoesOn: true,
      outdatedTold: true,
    })
  })

  test('when the clock jumps and the time zone changes', async () => {
    expect(await otherClocks(lab, 3)).toMatchObject({ lost: 0, broken: 0 })
  })

  test.runIf(disks)(
    'when the disk is full',
    async () => {
      const figures = await fullDisk(lab, 0, 1)
      expect(figures).toMatchObject({ swallowed: 0, notExported: 0, lost: 0 })
      expect(figures.unsaved).toBeGreaterThan(0)
    },
    afterFullDisks,
  )

  test.runIf(disks)(
    'at the ordinary starts after the disk was full, three times in a row',
    async () => {
      const figures = await fullDiskThenStart(lab, 1)
      expect(figures).toMatchObject({ faults: 3, lost: 0, deadEnds: 0, fresh: 0, unticked: 0 })
      expect(figures.ticked).toBeGreaterThan(0)
    },
    afterFullDisks,
  )

  test.runIf(disks)('when the power is cut', async () => {
    const figures = await powerCuts(lab, 1)
    expect(figures).toMatchObject({ lost: 0, broken: 0 })
    expect(figures.acknowledged).toBeGreaterThan(0)
  })
  test.runIf(disks)('when the power is cut three times in a row', async () => {
    const figures = await powerCutsInARow(lab, 1)
    expect(figures).toMatchObject({ lost: 0, broken: 0, fresh: 0, deadEnds: 0 })
    expect(figures.acknowledged).toBeGreaterThan(0)
  })

  test('when zeros stand behind the logs, again and again', async () => {
    const figures = await zerosBehindTheLog(lab, 1)
    expect(figures).toMatchObject({ lost: 0, broken: 0, fresh: 0, deadEnds: 0 })
    expect(figures.acknowledged).toBeGreaterThan(0)
  })
  test.each(Object.keys(endsOfVisits))(
    'and after %s a log is closed only if it must be',
    async (end) => {
      const { filled, hadLastWord } = await afterEnd(lab, end)
      if (end === 'a killed browser') expect(filled).toBeGreaterThan(4)
      // Chromium that is ended as a whole may write nothing more: then the log is closed for nothing.
      else if (hadLastWord || end !== 'a closed browser') expect(filled).toBe(0)
    },
  )

  test('when nothing is left but the mirror, all but the last few entries are', async () => {
    const figures = await mirrorOnly(lab, 1)
    expect(figures.fresh).toBe(0)
    expect(figures.behind).toBeLessThan(20)
  })
})
