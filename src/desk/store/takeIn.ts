// Lists on their way in: texts, files and pictures are read one after the other and stored in one step.
import { takeIn, unreadSource, type Submission } from '@/games/eagles/rules/index.ts'
import { keepForGood } from '@/platform/persistence.ts'
import { readQrPicture } from '@/platform/qr/qrReader.ts'
import { changeBoard, readIntake, type Intake } from '@/storage/eventsDoor.ts'

/** What became of what was given in. */
export interface TakenInCount {
  /** Lists that are new, or newer. */
  readonly taken: number
  /** Lists that were here already. */
  readonly known: number
}

interface Found {
  readonly source: string
  readonly submissions: readonly Submission[]
}

/** `areLate`: what has no date of its own came now, after the deadline; else nobody knows, and nobody is blamed. */
function store(event: string, found: readonly Found[], areLate: boolean): Promise<TakenInCount> {
  const readAt = Date.now()
  const undatedAt = areLate ? readAt : null
  const newId = (): string => crypto.randomUUID()
  return changeBoard(event, (before) => {
    let entries = before.entries
    const changed = new Set<string>()
    let known = 0
    for (const { source, submissions } of found) {
      const taken = takeIn(entries, submissions, { source, readAt, undatedAt, newId })
      entries = taken.entries
      known += taken.known
      for (const id of taken.changed) changed.add(id)
    }
    const put = entries.filter(({ id }) => changed.has(id))
    return { put, result: { taken: changed.size, known } }
  })
}

/** A picture becomes the text of its code. */
async function ofFile(file: File): Promise<Intake | Submission> {
  if (!file.type.startsWith('image/')) return { name: file.name, content: file }
  const read = await readQrPicture(file)
  return 'text' in read
    ? { name: file.name, content: read.text }
    : unreadSource(file.name, read.problem)
}

const isIntake = (thing: Intake | Submission): thing is Intake => 'content' in thing

/** Reads everything, tells how far it is, and stores it in one transaction: all of it or nothing. */
export async function takeInFiles(
  event: string,
  files: readonly File[],
  areLate: boolean,
  tell: (done: number) => void,
): Promise<TakenInCount> {
  const things: (Intake | Submission)[] = []
  for (const file of files) things.push(await ofFile(file))
  const intakes = things.filter(isIntake)
  const done = things.length - intakes.length
  const read = await readIntake(intakes, (count) => tell(done + count))
  const lists = new Map(intakes.map((thing, n) => [thing, read[n] ?? []]))
  const found = things.map((thing, n): Found => ({
    source: files[n]?.name ?? '',
    submissions: isIntake(thing) ? (lists.get(thing) ?? []) : [thing],
  }))
  const count = await store(event, found, areLate)
  keepForGood()
  return count
}

/** A text that was pasted, a link, or the text of a code. */
export async function takeInText(
  event: string,
  text: string,
  areLate: boolean,
): Promise<TakenInCount> {
  const [submissions = []] = await readIntake([{ name: '', content: text }], () => undefined)
  const count = await store(event, [{ source: '', submissions }], areLate)
  keepForGood()
  return count
}
