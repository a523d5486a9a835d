// npm run soak:storage: every trial in its full count. COUNT=0.1 runs a tenth, TRIALS=kills,tabs only some of them.
import { canMakeDisks } from './disk.ts'
import { openLab, type Lab } from './lab.ts'
import { otherBuilds } from './trials/builds.ts'
import { otherClocks } from './trials/clocks.ts'
import { corruption, damages } from './trials/corruption.ts'
import { damage, damagedTogether, kindsOfDamage } from './trials/damage.ts'
import { doubleFaults } from './trials/doubleFault.ts'
import { eviction } from './trials/eviction.ts'
import {
  mirrorOnly,
  powerCutsAfterLeaving,
  powerCutsInARow,
  zerosBehindTheLog,
} from './trials/faultsInARow.ts'
import { fullDisk, rooms } from './trials/fullDisk.ts'
import { fullDiskThenStart } from './trials/fullDiskThenStart.ts'
import { browserKills, rendererKills } from './trials/kills.ts'
import { missingRows } from './trials/missingRows.ts'
import { neverOpens, waysNotToOpen } from './trials/neverOpens.ts'
import { withoutPrivateFiles } from './trials/noPrivateFiles.ts'
import { powerCuts } from './trials/powerCut.ts'
import { threeTabs } from './trials/tabs.ts'

const share = Number(process.env['COUNT'] ?? 1)
const asked = (process.env['TRIALS'] ?? '').split(',').filter((name) => name !== '')
const times = (full: number): number => Math.max(1, Math.round(full * share))
const disks = canMakeDisks()

interface Trial {
  readonly what: string
  readonly run: (lab: Lab) => Promise<object>
  readonly needsDisks?: boolean
}

const trials: Readonly<Record<string, readonly Trial[]>> = {
  kills: [{ what: 'browser killed', run: (lab) => browserKills(lab, times(200)) }],
  renderers: [{ what: 'page killed', run: (lab) => rendererKills(lab, times(100)) }],
  power: [{ what: 'power cut', run: (lab) => powerCuts(lab, times(50)), needsDisks: true }],
  powerInARow: [
    {
      what: 'three power cuts in a row',
      run: (lab) => powerCutsInARow(lab, times(30)),
      needsDisks: true,
    },
  ],
  powerLeft: [
    {
      what: 'three power cuts in a row, each after the app was left',
      run: (lab) => powerCutsAfterLeaving(lab, times(30)),
      needsDisks: true,
    },
  ],
  zeros: [{ what: 'zeros behind the log', run: (lab) => zerosBehindTheLog(lab, times(30)) }],
  mirror: [{ what: 'nothing left but the mirror', run: (lab) => mirrorOnly(lab, times(20)) }],
  corruption: Object.keys(damages).map((damage) => ({
    what: 'corruption',
    run: (lab: Lab) => corruption(lab, damage, times(20)),
  })),
  double: [{ what: 'both journals damaged', run: (lab) => doubleFaults(lab, times(30)) }],
  damage: damagedTogether.flatMap((together) =>
    Object.keys(kindsOfDamage).map((kind) => ({
      what: 'damage in a row',
      run: (lab: Lab) => damage(lab, together, kind),
    })),
  ),
  rows: [{ what: 'rows missing', run: (lab) => missingRows(lab, times(255)) }],
  neverOpens: waysNotToOpen.map((way) => ({
    what: 'never opens, killed after each start',
    run: (lab: Lab) => neverOpens(lab, way, times(10)),
  })),
  eviction: [{ what: 'eviction', run: (lab) => eviction(lab, times(100)) }],
  disk: rooms.map((room) => ({
    what: 'full disk',
    run: (lab: Lab) => fullDisk(lab, room, times(100)),
    needsDisks: true,
  })),
  diskThenStart: [
    {
      what: 'full disk, room, an ordinary start',
      run: (lab) => fullDiskThenStart(lab, times(30)),
      needsDisks: true,
    },
  ],
  tabs: [{ what: 'three tabs', run: (lab) => threeTabs(lab, times(10_000)) }],
  builds: [{ what: 'older and newer builds', run: otherBuilds }],
  clocks: [{ what: 'clocks', run: (lab) => otherClocks(lab, times(100)) }],
  cache: [{ what: 'no private file system', run: withoutPrivateFiles }],
}

/** Figures that must be nothing, in every trial that has them. */
const mustBeNothing = [
  'lost',
  'lostArmies',
  'lostEvents',
  'broken',
  'miscounted',
  'fresh',
  'unready',
  'deadEnds',
  'swallowed',
  'notExported',
  'untold',
  'untrue',
  'outranked',
  'notOffered',
  'unticked',
]

/** Milliseconds that must stay under a second. */
const withinASecond = ['longestSilence', 'takeOverAfterDeath']

function isFault(name: string, value: unknown): boolean {
  if (mustBeNothing.includes(name)) return value !== 0
  if (withinASecond.includes(name)) return Number(value) >= 1_000
  return value === false
}

const faultsIn = (figures: object): string[] =>
  Object.entries(figures)
    .filter(([name, value]) => isFault(name, value))
    .map(([name]) => name)

const told = (figures: object): string =>
  Object.entries(figures)
    .map(
      ([name, value]) => `${name} ${typeof value === 'number' ? Math.round(value) : String(value)}`,
    )
    .join(', ')

async function runTrial(lab: Lab, { what, run, needsDisks }: Trial): Promise<boolean> {
  if (needsDisks === true && !disks) {
    console.log(`${what}: left out, it needs root and loop devices`)
    return true
  }
  const started = performance.now()
  const figures = await run(lab)
  const seconds = Math.round((performance.now() - started) / 1000)
  const faults = faultsIn(figures)
  const verdict = faults.length === 0 ? 'ok' : `FAILED (${faults.join(', ')})`
  console.log(`${what}: ${told(figures)} · ${seconds} s · ${verdict}`)
  return faults.length === 0
}

const lab = await openLab()
let isGood = true
for (const [name, each] of Object.entries(trials)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  for (const trial of each) isGood = (await runTrial(lab, trial)) && isGood
}
await lab.close()
process.exit(isGood ? 0 : 1)
