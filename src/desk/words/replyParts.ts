// A reply to a player: of what it is made, in which order, whatever the language.
import {
  armyPoints,
  type Army,
  type Battalion,
  type BoardState,
  type ClubEvent,
  type Decided,
  type EventCheck,
  type Look,
  type SubmissionTrouble,
} from '@/games/eagles/rules/index.ts'

interface ReplyParts {
  readonly event: ClubEvent
  readonly player: string
  readonly state: BoardState
  readonly check: EventCheck | null
  /** Why there is no list; null if there is one. */
  readonly trouble: SubmissionTrouble | null
  readonly fingerprint: string | null
  /** With which it was accepted. */
  readonly note: string
  /** By the number of an unread line: what it may mean. */
  readonly readings: ReadonlyMap<number, readonly (readonly Battalion[])[]>
  /** What was decided about lines that were not read, and lines beside the list that do change it. */
  readonly decided: readonly Decided[]
  /** Lines beside it that are not settled yet; null: there is nothing to look at. */
  readonly look: Look | null
}

/** No player reads more problems than these in a mail. */
const mostInReply = 12

/** Pictures and files fail for reasons of their own; the player needs to hear one thing: send it as text. */
export type Reply = (parts: ReplyParts) => string

interface Reading {
  readonly asked: (line: number, readings: readonly string[]) => string
  readonly reading: (battalions: readonly Battalion[]) => string
  readonly toldHeading: string
  readonly told: (line: number, text: string, battalions: readonly Battalion[]) => string
  readonly takenHeading: string
  readonly taken: (line: number, text: string) => string
  readonly unproved: string
}

type Check = NonNullable<ReplyParts['check']>

interface ReplyWords {
  readonly hello: (player: string) => string
  readonly thanks: (event: string) => string
  readonly unread: string
  readonly sentence: (problem: Check['problems'][number], army: Army) => string
  readonly reading: Reading
  readonly more: (count: number) => string
  /** The list is legal; `mark`: its fingerprint. */
  readonly fine: (points: number, limit: number, mark: string) => string
  readonly remark: (note: string) => string
  readonly noticed: string
  readonly unplayable: string
  readonly late: string
  readonly again: string
}

function problemLines(
  { problems, army }: Check,
  readings: ReplyParts['readings'],
  { sentence, reading, more }: ReplyWords,
): string[] {
  const all = problems.map((problem) => {
    const said = `- ${sentence(problem, army)}`
    if (problem.code !== 'unreadable-line') return said
    const meant = readings.get(problem.line) ?? []
    if (meant.length === 0) return said
    return `${said}\n${reading.asked(problem.line, meant.map(reading.reading))}`
  })
  const shown = all.slice(0, mostInReply)
  return all.length > shown.length ? [...shown, `- … ${more(all.length - shown.length)}`] : shown
}

const toldLines = (decided: ReplyParts['decided'], { reading }: ReplyWords): string[] =>
  decided.length === 0
    ? []
    : [
        '',
        reading.toldHeading,
        ...decided.map(({ line, text, battalions }) => reading.told(line, text, battalions)),
      ]

/** What is taken to change nothing, so that the player who wrote it can say that it does. */
function takenLines(look: Look | null, { reading }: ReplyWords): string[] {
  if (look === null) return []
  if (look.lines.length === 0) return ['', reading.unproved]
  return [
    '',
    reading.takenHeading,
    ...look.lines.slice(0, mostInReply).map(({ line, text }) => reading.taken(line, text)),
  ]
}

export const replyIn =
  (words: ReplyWords): Reply =>
  ({ event, player, state, check, fingerprint, note, readings, decided, look }) => {
    const hello = words.hello(player)
    const thanks = words.thanks(event.name)
    if (check === null) return `${hello}\n\n${thanks} ${words.unread}\n`
    const problems = problemLines(check, readings, words)
    const told = [...toldLines(decided, words), ...takenLines(look, words)]
    if (state === 'legal' || state === 'look' || state === 'changed' || state === 'accepted') {
      const { army } = check
      const fine = words.fine(armyPoints(army), army.limit, fingerprint ?? '')
      const noticed = problems.length === 0 ? [] : ['', words.noticed, ...problems]
      const remark = note === '' ? [] : ['', words.remark(note)]
      return `${hello}\n\n${fine}\n${[...noticed, ...told, ...remark].join('\n')}\n`
    }
    const ask = state === 'late' ? words.late : words.again
    const why = [...problems, ...told].join('\n')
    return `${hello}\n\n${thanks} ${words.unplayable}\n\n${why}\n\n${ask}\n`
  }
