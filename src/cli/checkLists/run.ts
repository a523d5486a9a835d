// The command check-lists from its words to its output and exit code, without touching the process.
import { ok, type Result } from '@/core/result.ts'
import { decodeEventFile, type ClubEvent, type Opened } from '@/games/eagles/rules/index.ts'
import { commandLine as words } from '@/games/eagles/words/en/commandLine/lists.ts'
import { harmless, harmlessJson } from '../harmless.ts'
import { parseArguments, type Options, type WrongUsage } from './arguments.ts'
import { checkFile, type Checked } from './checkFile.ts'
import { checkForEvent } from './checkForEvent.ts'
import type { FileTrouble } from './openFile.ts'
import { tableOf } from './table.ts'

export interface Outcome {
  readonly output: string
  /** What is wrong with the usage. */
  readonly complaint: string
  /** 0: all legal, 3: all legal, some to be looked at, 1: not all legal, 2: wrong usage. */
  readonly exitCode: 0 | 1 | 2 | 3
}

/** Plain text counts as opened. */
type Open = (file: string) => Result<string | Opened, FileTrouble>

const wrongUsage = ({ code, given }: WrongUsage): Outcome => {
  const complaint = words.wrongUsage[code](harmless(given))
  return { output: '', complaint: `${complaint}\n\n${words.usage}`, exitCode: 2 }
}

const opened = (file: string, open: Open): Result<Opened, FileTrouble> => {
  const found = open(file)
  if (!found.ok) return found
  const { value } = found
  return ok(typeof value === 'string' ? { kind: 'text', text: value } : value)
}

function eventIn(file: string, open: Open): ClubEvent | null {
  const found = opened(file, open)
  const isText = found.ok && found.value.kind === 'text'
  const event = isText ? decodeEventFile(found.value.text) : null
  return event?.ok === true ? event.value : null
}

function outcome({ json }: Options, checked: readonly Checked[]): Outcome {
  const isLegal = checked.every(({ result }) => result.verdict === 'legal')
  const isSeen = checked.every(({ result }) => !result.look)
  return {
    output: json ? `${harmlessJson(checked.map(({ result }) => result))}\n` : tableOf(checked),
    complaint: '',
    exitCode: isLegal ? (isSeen ? 0 : 3) : 1,
  }
}

/** The files that a call names, the event's first; none if its usage is wrong. */
export function namedFiles(given: readonly string[]): readonly string[] {
  const parsed = parseArguments(given)
  if (!parsed.ok) return []
  const { event, files } = parsed.value
  return event === null ? files : [event, ...files]
}

export function checkLists(given: readonly string[], open: Open): Outcome {
  const parsed = parseArguments(given)
  if (!parsed.ok) return wrongUsage(parsed.problem)
  const options = parsed.value
  const { files } = options
  if (options.help) return { output: words.usage, complaint: '', exitCode: 0 }
  if (options.event === null)
    return outcome(
      options,
      files.flatMap((file) => checkFile(file, opened(file, open), options)),
    )
  const event = eventIn(options.event, open)
  if (event === null) return wrongUsage({ code: 'event', given: options.event })
  return outcome(
    options,
    files.flatMap((file) => checkForEvent(file, opened(file, open), event)),
  )
}
