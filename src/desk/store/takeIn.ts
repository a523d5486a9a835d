// Lists on their way in: texts, files and pictures are read one after the other, and each is stored as soon as it is read.
import { ok } from '@/core/result.ts'
import {
  takeIn,
  unreadSource,
  withoutVersion,
  withVersion,
  type BoardVersion,
  type Submission,
} from '@/games/eagles/rules/index.ts'
import { keepForGood } from '@/platform/persistence.ts'
import { readQrPicture } from '@/platform/qr/qrReader.ts'
import { changeBoard, openIntake } from '@/storage/eventsDoor.ts'
import { changeVersion, type Place } from './entryActions.ts'

/** What became of what was given in. */
export interface TakenInCount {
  /** Lists that are new, or newer. */
  readonly taken: number
  /** Those of them that are versions of what was here. */
  readonly newer: number
  /** Lists that were here already. */
  readonly known: number
  /** Files in which there was nothing else. */
  readonly nothingNew: readonly string[]
}

const nothing: TakenInCount = { taken: 0, newer: 0, known: 0, nothingNew: [] }

const plus = (one: TakenInCount, other: TakenInCount): TakenInCount => ({
  taken: one.taken + other.taken,
  newer: one.newer + other.newer,
  known: one.known + other.known,
  nothingNew: [...one.nothingNew, ...other.nothingNew],
})

interface Found {
  readonly source: string
  readonly submissions: readonly Submission[]
}

/** Ids of entries that a source of this name has changed: two files of one name are two files, no versions of one. */
type Touched = Map<string, Set<string>>

/** `areLate`: what has no date of its own came now, after the deadline; else its date is unknown, and no player is blamed. */
function store(
  event: string,
  found: readonly Found[],
  areLate: boolean,
  touched: Touched,
): Promise<TakenInCount> {
  const readAt = Date.now()
  const undatedAt = areLate ? readAt : null
  const newId = (): string => crypto.randomUUID()
  return changeBoard(event, (before) => {
    let entries = before.entries
    let count = nothing
    const changed = new Set<string>()
    for (const { source, submissions } of found) {
      const ofThisSource = new Set(touched.get(source))
      const taken = takeIn(entries, submissions, { source, readAt, undatedAt, newId, ofThisSource })
      const fresh = taken.entries.length - entries.length
      const stored = submissions.length - taken.known
      const nothingNew = stored === 0 && source !== '' ? [source] : []
      count = plus(count, { taken: stored, newer: stored - fresh, known: taken.known, nothingNew })
      entries = taken.entries
      for (const id of taken.changed) changed.add(id)
      touched.set(source, new Set([...ofThisSource, ...taken.changed]))
    }
    return { put: entries.filter(({ id }) => changed.has(id)), result: count }
  })
}

/** What is read while something is being stored is stored next; a failure is told at the next word. */
function storing<T extends Found>(
  write: (found: readonly T[]) => Promise<TakenInCount>,
  kept: (found: readonly T[], count: TakenInCount) => void,
) {
  let waiting: readonly T[] = []
  let failure: { readonly cause: unknown } | null = null
  let running = Promise.resolve()
  async function writeAll(): Promise<void> {
    const batch = waiting
    waiting = []
    if (batch.length > 0 && failure === null) kept(batch, await write(batch))
  }
  const check = (): void => {
    if (failure !== null) throw failure.cause
  }
  return {
    add: (found: T): void => {
      check()
      waiting = [...waiting, found]
      running = running.then(writeAll).catch((cause: unknown) => {
        failure ??= { cause }
      })
    },
    over: (): Promise<void> => running.then(check),
  }
}

type Reader = Awaited<ReturnType<typeof openIntake>>

/** A picture becomes the text of its code; a file in which nothing is found is told as such. */
async function submissionsOf(file: File, { read }: Reader): Promise<readonly Submission[]> {
  const { name } = file
  if (!file.type.startsWith('image/')) {
    const found = await read({ name, content: file })
    return found.length > 0 ? found : [unreadSource(name, 'no-army')]
  }
  const code = await readQrPicture(file).catch(() => ({ problem: 'bad-picture' }) as const)
  return 'text' in code ? read({ name, content: code.text }) : [unreadSource(name, code.problem)]
}

/**
 * Reads files and stores each at once: a board that is closed in the middle keeps what was read. Called again after a
 * failure, it goes on with what is not stored yet.
 */
export function takingIn(event: string, files: readonly File[], areLate: boolean) {
  let left = files
  let total = nothing
  const touched: Touched = new Map()
  return async (tell: (done: number) => void): Promise<TakenInCount> => {
    const reader = await openIntake()
    const stored = storing<Found & { readonly file: File }>(
      (found) => store(event, found, areLate, touched),
      (found, count) => {
        left = left.filter((file) => !found.some((one) => one.file === file))
        total = plus(total, count)
        tell(files.length - left.length)
      },
    )
    try {
      for (const file of left)
        stored.add({ file, source: file.name, submissions: await submissionsOf(file, reader) })
      await stored.over()
    } finally {
      reader.stop()
    }
    keepForGood()
    return total
  }
}

/** A text that was pasted, a link, or the text of a code. */
export async function takeInText(
  event: string,
  text: string,
  areLate: boolean,
): Promise<TakenInCount> {
  const reader = await openIntake()
  try {
    const submissions = await reader.read({ name: '', content: text })
    const count = await store(event, [{ source: '', submissions }], areLate, new Map())
    keepForGood()
    return count
  } finally {
    reader.stop()
  }
}

/** What the text of a version is read as now; null: it is no list, or several. */
async function readNow({ original }: BoardVersion): Promise<Submission | null> {
  const reader = await openIntake()
  try {
    const read = await reader.read({ name: '', content: original })
    const lists = read.filter(({ list }) => list.ok)
    return lists.length === 1 ? (lists[0] ?? null) : null
  } finally {
    reader.stop()
  }
}

/**
 * A list that an older version of the app has read is read again, as a version of its own with all that was decided; an
 * acceptance stays with the version it was said to. Resolves to its undoing. Null: the text is no list now, or several,
 * or the version is gone, and all stays as it is.
 */
export async function readAnew(
  place: Place,
  shown: BoardVersion,
): Promise<(() => Promise<unknown>) | null> {
  const now = await readNow(shown)
  if (now?.list.ok !== true) return null
  const { decided } = shown.list.ok ? shown.list.value : {}
  const list = ok({ ...now.list.value, ...(decided !== undefined && { decided }) })
  const version = { ...shown, original: now.original, list, readAt: Date.now() }
  const isRead = await changeVersion(place, shown, (entry, n) => withVersion(entry, version, n + 1))
  return isRead ? () => changeVersion(place, version, withoutVersion) : null
}
