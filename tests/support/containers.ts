// What mail programs, word processors, sheets and forms wrap round a list, each with what is right to read in it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBytes } from '@/platform/documents/openDocument.ts'
import {
  armyPoints,
  checkAgainst,
  decodeEventFile,
  readSource,
  type ClubEvent,
  type Opened,
  type Submission,
} from '@/games/eagles/rules/index.ts'

type Outcome = 'now' | 'look' | 'told'

export interface Seen {
  readonly player: string
  readonly nation: string | null
  readonly points: number | null
  readonly verdict: string
}

interface Container {
  readonly files: readonly string[]
  readonly about: string
  readonly right: readonly {
    readonly outcomes: readonly Outcome[]
    readonly lists: readonly Partial<Seen>[]
  }[]
  /** Telling that not all could be read is right, too. */
  readonly told: boolean
}

const folder = join(import.meta.dirname, '../lists/containers')

export const containerPath = (id: string, file: string): string => join(folder, id, file)

export const containers = Object.entries(
  JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Record<string, Container>,
)

/** A club's event that limits nothing but the points. */
const openEvent: ClubEvent = (() => {
  const decoded = decodeEventFile(readFileSync(join(folder, 'event.json'), 'utf8'))
  if (!decoded.ok) throw new Error(decoded.problem)
  return decoded.value
})()

async function opened(
  id: string,
  { files }: Container,
): Promise<readonly { readonly name: string; readonly opened: Opened }[]> {
  const all = files.map(async (name) => {
    const bytes = new Uint8Array(readFileSync(containerPath(id, name)))
    return { name, opened: await openBytes(bytes) }
  })
  return Promise.all(all)
}

export const submissionsIn = async (
  id: string,
  container: Container,
): Promise<readonly Submission[]> =>
  (await opened(id, container)).flatMap((source) => readSource(source))

/** As the command line tells it. */
export function seen({ player, sentAt, list }: Submission): Seen & { readonly outcome: Outcome } {
  if (!list.ok)
    return { player, nation: null, points: null, verdict: 'unreadable', outcome: 'told' }
  const { value } = list
  const check = checkAgainst(openEvent, value, sentAt)
  const isTold = check.verdict === 'unreadable' || value.unread.length > 0
  const isLook = (value.because ?? []).length > 0
  return {
    player,
    nation: value.nationUnsaid === true ? null : check.army.nation,
    points: armyPoints(check.army),
    verdict: check.verdict,
    outcome: isTold ? 'told' : isLook ? 'look' : 'now',
  }
}
