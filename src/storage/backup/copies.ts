// The second copies as things and battles: what can be taken along while the database cannot be opened.
import { rowOf } from '../battles/battle.ts'
import { loadKinds } from '../kindList.ts'
import { battleIds, copiesOf } from '../recovery/found.ts'
import { readSpares } from '../spare/battleSpare.ts'
import type { SpareDrive } from '../spare/drive.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { dbSchema } from '../versions.ts'
import { soundThing } from './assemble.ts'
import { tellerOf, type Watching } from './inWorker.ts'
import type { Progress } from './readFile.ts'
import { soundBattle } from './sound.ts'
import type { Batch } from './stored.ts'
import { writeBackup, type Label, type Written } from './write.ts'

/** While the database is shut nothing writes: one look at the names is enough for all. */
function lookedAtOnce(drive: SpareDrive): SpareDrive {
  const names = drive.names()
  return { ...drive, names: () => names }
}

/** Each battle in its longest version. */
async function* copiedUnits(isWhole: boolean, tell: Progress): AsyncGenerator<Batch> {
  await loadKinds()
  const there = await spareDrive()
  if (there === null) return
  const drive = lookedAtOnce(there)
  for (const { kind, copy } of await copiesOf(drive)) {
    if (kind.onWish === true && !isWhole) continue
    yield copy.units.map(({ row, parts }) => soundThing({ kind, row, parts }))
  }
  const ids = await battleIds(drive)
  for (const [n, id] of ids.entries()) {
    const [longest] = await readSpares(drive, id)
    if (longest === undefined) continue
    const { battle, log } = longest
    yield [
      soundBattle(
        battle,
        log.map((each) => rowOf(id, each)),
      ),
    ]
    tell(n / ids.length)
  }
}

/** In the page, which alone may open the files: each of them is waited for, and so the screen has its turns. */
export const writeCopies = (label: Label, now: Date, watching: Watching = {}): Promise<Written> =>
  writeBackup(copiedUnits(label.whole === true, tellerOf(watching)), dbSchema, label, now)
