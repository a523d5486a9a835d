// Faults that would lose a battle or load the dice, each with the test that must find it.

export interface PlantedFault {
  readonly fault: string
  readonly file: string
  readonly from: string
  readonly to: string
  /** Part of the name of the test that must fail. */
  readonly caughtBy: string
}

const append = 'src/storage/battles/appendEntries.ts'
const saver = 'src/storage/battles/saver.ts'

export const plantedFaults: readonly PlantedFault[] = [
  {
    fault: 'relaxed durability',
    file: append,
    from: "durability: 'strict'",
    to: "durability: 'relaxed'",
    caughtBy: 'is written with strict durability',
  },
  {
    fault: 'entries put, not added',
    file: append,
    from: '.add(rowOf(battleId, each))',
    to: '.put(rowOf(battleId, each))',
    caughtBy: 'an entry that is there is never written over',
  },
  {
    fault: 'no look at the predecessor',
    file: append,
    from: 'first.seq === 1 ? head.hash !== first.entry.previous : !precedes(before, first)',
    to: 'first.seq === 0 && !precedes(before, first)',
    caughtBy: 'a gap, a repetition and another past',
  },
  {
    fault: 'no look at who the writer is',
    file: append,
    from: "  if (head.epoch !== epoch) throw new StorageFailure('not-writer')\n  if (head.seq",
    to: '  if (head.seq',
    caughtBy: 'a writer whose battle was taken over is refused',
  },
  {
    fault: 'a swallowed quota error',
    file: saver,
    from: "if (code !== 'stale' && code !== 'emptied') throw cause",
    to: "if (code === 'quota') return kept.log.length\n    if (code !== 'stale' && code !== 'emptied') throw cause",
    caughtBy: 'is told at once, the entry is kept',
  },
  {
    fault: 'wrapped errors not looked into',
    file: 'src/storage/failure.ts',
    from: 'depth < 8',
    to: 'depth < 1',
    caughtBy: 'a full phone is recognised even inside a wrapped error',
  },
  {
    fault: 'newer versions not asked',
    file: 'src/storage/meta.ts',
    from: "if (row.minWriter > dbSchema) throw new StorageFailure('newer-app')",
    to: '',
    caughtBy: 'a database that a newer app has closed to us',
  },
  {
    fault: 'an emptied database left empty',
    file: saver,
    from: "if (code !== 'stale' && code !== 'emptied') throw cause",
    to: "if (code !== 'stale') throw cause",
    caughtBy: 'a battle emptied underneath is written anew',
  },
  {
    fault: 'a log that grows while it is written',
    file: 'src/storage/battles/journal.ts',
    from: 'log = [...log, { seq, v: entryVersion, at: Date.now(), entry, hash: hashOfEntry(entry) }]',
    to: 'log.push({ seq, v: entryVersion, at: Date.now(), entry, hash: hashOfEntry(entry) })',
    caughtBy: 'that waits while others are written goes with the next ones',
  },
  {
    fault: 'silence of a slow write',
    file: 'src/storage/battles/lane.ts',
    from: "const late = setTimeout(() => word.say(word.failure() ?? 'slow'), patience)",
    to: 'const late = setTimeout(() => undefined, patience)',
    caughtBy: 'a write that neither ends nor fails is told',
  },
  {
    fault: 'no lock, and nobody minds',
    file: 'src/storage/battles/writerLock.ts',
    from: "return Promise.reject(new StorageFailure('no-locks'))",
    to: 'return Promise.resolve({ release: () => undefined, lost: new Promise(() => undefined) })',
    caughtBy: 'without Web Locks nobody plays',
  },
  {
    fault: 'checksums not looked at',
    file: 'src/storage/spare/lines.ts',
    from: 'checksum(json) !== line.slice(0, 8)',
    to: 'false',
    caughtBy: 'a character that was changed anywhere hides its line',
  },
  {
    fault: 'a lost database taken for a new phone',
    file: 'src/storage/recovery/boot.ts',
    from: "if (await isLost(facts)) return (await verdict()).lost('gone')",
    to: '',
    caughtBy: 'is told, with what second copies hold',
  },
  {
    fault: 'use allowed before the verdict',
    file: 'src/storage/chunk.ts',
    from: 'await chunk.untilCleared()',
    to: 'await Promise.resolve()',
    caughtBy: 'keeps everybody waiting until the user has decided',
  },
  {
    fault: 'the refused fork wins because it is longer',
    file: 'src/storage/battles/reconcile.ts',
    from: ' && (spare.epoch > stored.head.epoch || stored.isBroken)',
    to: '',
    caughtBy: 'two versions that parted',
  },
  {
    fault: 'a slow database not waited for when one copy has the throw',
    file: saver,
    from: 'has(spare, seq) && has(mirror, seq)',
    to: 'has(spare, seq)',
    caughtBy: 'a slow database is waited for when the mirror cannot be written',
  },
  {
    fault: 'ticks before the log is known to be sound',
    file: saver,
    from: 'if (has(database, seq) && isSound())',
    to: 'if (has(database, seq))',
    caughtBy: 'nothing has its tick until the log is closed',
  },
  {
    fault: 'the older copy removed as soon as there is a newer one',
    file: 'src/storage/spare/retention.ts',
    from: 'const keptOfBefore = 2',
    to: 'const keptOfBefore = 0',
    caughtBy: 'the newest files of earlier visits stay',
  },
  {
    fault: 'a mirror that nobody looks into',
    file: 'src/storage/spare/spareDrive.ts',
    from: 'names: () => namesOfBoth(drive.names(), mirrored()),',
    to: 'names: () => namesOfBoth(drive.names(), Promise.resolve([])),',
    caughtBy: 'a start tells it, and the mirror has every entry',
  },
  {
    fault: 'a mark of deletion that counts in one place only',
    file: 'src/storage/spare/battleSpare.ts',
    from: "(await filesOf(drive, id, ['gone'])).length > 0",
    to: "(await filesOf(drive, id, ['gone'])).some(({ isMirrored }) => !isMirrored)",
    caughtBy: 'a mark in the mirror alone counts',
  },
  {
    fault: 'a sentinel that is only in localStorage',
    file: 'src/storage/recovery/sentinel.ts',
    from: 'const text = await files()?.read(fileName)',
    to: 'const text = await Promise.resolve(null as string | null)',
    caughtBy: 'the sentinel’s file alone is enough',
  },
  {
    fault: 'a counter that hides what was lost',
    file: 'src/storage/kindStamps.ts',
    from: 'return should === null ? null : Math.max(0, should - there)',
    to: 'return should === null ? null : 0',
    caughtBy: 'half are gone',
  },
  {
    fault: 'parts of a thing that is there not looked for',
    file: 'src/storage/recovery/lacking.ts',
    from: 'if (rows > 0)',
    to: 'if (rows < 0)',
    caughtBy: 'documents only parts are gone',
  },
  {
    fault: 'a newer copy without what was lost',
    file: 'src/storage/spare/kindCopy.ts',
    from: '    await bringBackFirst(kind)\n',
    to: '',
    caughtBy: 'no copy is made without them',
  },
  {
    fault: 'entries of a battle not counted',
    file: 'src/storage/battles/load.ts',
    from: 'counts[place] === seq',
    to: 'counts[place] !== -1',
    caughtBy: 'half are gone',
  },
  {
    fault: 'a battle without its head left lying',
    file: 'src/storage/battles/rejoin.ts',
    from: 'database.heads.put(head ?? fresh)',
    to: 'head',
    caughtBy: 'one is gone',
  },
  {
    fault: 'what was deleted comes back from an older copy',
    file: 'src/storage/recovery/lacking.ts',
    from: "unitStampsOf(row).has(id) ? 'sure' : 'removed'",
    to: "'sure'",
    caughtBy: 'stays deleted where its files could not be removed',
  },
  {
    fault: 'the way back offered only to whoever tries again',
    file: 'src/storage/recovery/verdict.ts',
    from: 'if (!mayLast(why)) return',
    to: 'if (!mayLast(why) || (await startFailed()) < 2) return',
    caughtBy: 'is offered from its second copies at the first start that fails',
  },
  {
    fault: 'copies that are only owed called missing',
    file: 'src/storage/recovery/check.ts',
    from: "verdict: isOwed ? 'same' : 'fromDatabase'",
    to: "verdict: isOwed ? 'fromDatabase' : 'fromDatabase'",
    caughtBy: 'nobody is told that one was damaged or missing',
  },
  {
    fault: 'a log that is never closed',
    file: 'src/storage/visit.ts',
    from: 'if (isLeftOpen) await closeLog(visits)',
    to: '',
    caughtBy: 'a visit that did not end in order',
  },
  {
    fault: 'a new release that does not wait',
    file: 'src/sw.ts',
    from: 'cleanupOutdatedCaches()\n',
    to: 'cleanupOutdatedCaches()\nvoid self.skipWaiting()\n',
    caughtBy: 'a new release waits until the user says so',
  },
  {
    fault: 'byte % 6',
    file: 'src/platform/dice.ts',
    from: 'if (byte < fair) return',
    to: 'if (byte < byteValues) return',
    caughtBy: 'each face of a die comes exactly 42 times',
  },
]
