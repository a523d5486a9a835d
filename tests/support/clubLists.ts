// The folder of a club's inbox, and what is expected of each list in it: the same for the screen and the command line.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventVerdict, SubmissionTrouble } from '@/games/eagles/rules/index.ts'

interface Expected {
  readonly file: string
  readonly player: string
  readonly verdict: EventVerdict
  /** The codes of its problems, each once, in order of the alphabet; missing where there is no list at all. */
  readonly problems?: readonly string[]
  readonly points?: number
  /** Why there is no list. */
  readonly trouble?: SubmissionTrouble
  /** What the screen sees where the command line is blind: codes in pictures. */
  readonly onScreen?: Pick<Expected, 'verdict' | 'problems' | 'points'>
}

const clubFolder = join(import.meta.dirname, '../lists')

const own = new Set(['event.json', 'expected.json'])

export const clubFiles: readonly string[] = readdirSync(clubFolder, { withFileTypes: true })
  .filter((entry) => entry.isFile() && !own.has(entry.name))
  .map(({ name }) => name)
  .sort()

export const clubPath = (file: string): string => join(clubFolder, file)

const json = (file: string): unknown => JSON.parse(readFileSync(clubPath(file), 'utf8'))

export const expectedLists = json('expected.json') as readonly Expected[]
