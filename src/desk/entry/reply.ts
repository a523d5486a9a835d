// The text to send back to a player, in the player's language: only that language's words are loaded.
import {
  placeOf,
  proposeReadings,
  withDecisions,
  type ClubEvent,
  type Decided,
  type ReadList,
} from '@/games/eagles/rules/index.ts'
import type { Language } from '@/words/index.ts'
import type { BoardRow } from '@/desk/store/eventBoard.ts'

/** That a greeting changes nothing is no news to who wrote it. */
const meant = ({ decided = [], unread }: ReadList): readonly Decided[] =>
  decided.filter(
    ({ text, battalions }) => battalions.length > 0 || unread.some((line) => line.text === text),
  )

const replies = {
  en: () => import('@/desk/words/en/reply.ts').then((module) => module.reply),
  de: () => import('@/desk/words/de/reply.ts').then((module) => module.reply),
} as const satisfies Readonly<Record<Language, unknown>>

export async function replyTo(
  event: ClubEvent,
  row: BoardRow,
  language: Language,
): Promise<string> {
  const reply = await replies[language]()
  const list = row.entry.versions.at(-1)?.list
  const value = list?.ok === true ? list.value : null
  const unread = value === null ? [] : withDecisions(value).unread
  return reply({
    event,
    player: row.entry.player,
    state: row.state,
    check: row.check,
    trouble: list?.ok === false ? list.problem : null,
    fingerprint: row.fingerprint,
    note: row.entry.accepted?.note ?? '',
    readings: new Map(
      value === null
        ? []
        : unread.map(({ line, text }) => [
            line,
            proposeReadings(text, value.army, placeOf(value, line) + 1),
          ]),
    ),
    decided: value === null ? [] : meant(value),
    look: row.look,
  })
}
