// A few words outside the database that remember it was there: without them a lost database looks like a new phone.
import { isCount, isObject, isText } from '@/core/record/json.ts'
import { isInMemory } from '../place.ts'
import { cachedFiles } from '../spare/cacheDrive.ts'
import { dbSchema } from '../versions.ts'

export interface Sentinel {
  /** The same as in the database's guard. */
  readonly installId: string
  readonly schema: number
  readonly battles: boolean
  /** Of each kind by its name whether there was anything; also of kinds that only a newer version knows. */
  readonly kinds: Readonly<Record<string, boolean>>
  readonly lastBackupAt: number | null
}

const place = 'aide-de-camp.sentinel'

/** The kinds stand among the other words: so the first releases wrote it. */
function parse(text: string): Sentinel | null {
  const json: unknown = JSON.parse(text)
  if (!isObject(json) || !isText(json['installId'])) return null
  const { installId, schema, battles, lastBackupAt, ...rest } = json
  const isFlag = (entry: [string, unknown]): entry is [string, boolean] =>
    typeof entry[1] === 'boolean'
  return {
    installId,
    schema: isCount(schema) ? schema : dbSchema,
    battles: battles === true,
    kinds: Object.fromEntries(Object.entries(rest).filter(isFlag)),
    lastBackupAt: isCount(lastBackupAt) ? lastBackupAt : null,
  }
}

const print = ({ kinds, ...rest }: Sentinel): string => JSON.stringify({ ...kinds, ...rest })

/** Null on a new phone, and wherever there is no localStorage. */
function readSentinel(): Sentinel | null {
  try {
    const text = localStorage.getItem(place)
    return text === null ? null : parse(text)
  } catch {
    return null
  }
}

/** What this page knew last; in memory too, for the case that everything stored is gone. */
let known: Sentinel = readSentinel() ?? {
  installId: crypto.randomUUID(),
  schema: dbSchema,
  battles: false,
  kinds: {},
  lastBackupAt: null,
}

export const remembered = (): Sentinel => readSentinel() ?? known

/** The kinds that something was there of. */
export const rememberedKinds = (): string[] =>
  Object.entries(remembered().kinds).flatMap(([name, wasThere]) => (wasThere ? [name] : []))

/** This installation's own name. */
export const ownInstallId = (): string => known.installId

/** The same words as a plain file, in case that localStorage is lost together with the database. */
const fileName = 'sentinel'

const files = (): ReturnType<typeof cachedFiles> | null =>
  typeof caches === 'undefined' ? null : cachedFiles(caches)

/** To be awaited before the verdict: if localStorage has nothing, what the file says counts. */
export async function recallSentinel(): Promise<void> {
  if (readSentinel() !== null) return
  try {
    const text = await files()?.read(fileName)
    known = (typeof text === 'string' ? parse(text) : null) ?? known
  } catch {
    // neither remembers: the second journal still tells that there was something
  }
}

let writing: Promise<unknown> = Promise.resolve()
let inFile = ''

/** One after the other: the last word must not be overtaken. */
function writeFile(text: string): void {
  if (text === inFile) return
  inFile = text
  writing = writing
    .then(() => files()?.put(fileName, text))
    .catch(() => {
      inFile = '' // the next change tries again
    })
}

/** Of the kinds only those that are named change. What a visit in memory holds says nothing of what is stored. */
export function writeSentinel(change: Partial<Sentinel>): void {
  if (isInMemory()) return
  const before = remembered()
  const kinds = { ...before.kinds, ...change.kinds }
  known = { ...before, ...change, kinds, schema: dbSchema }
  const text = print(known)
  try {
    localStorage.setItem(place, text)
  } catch {
    // a full or forbidden localStorage: the file and the second journal still tell that there was something
  }
  writeFile(text)
}
