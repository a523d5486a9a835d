// A stored game in words: how far it is, when it was played last.
import { language } from '@/words/index.ts'
import { tableWords as words } from '@/words/table.ts'
import type { StoredCard } from '@/app/battleShelf.ts'

export function useGameCard() {
  const howFar = ({ title: { name, turn, turns } }: StoredCard): string => {
    const far =
      typeof turn === 'number' && turn > 0
        ? words.value.first.turn(turn, typeof turns === 'number' ? turns : null)
        : words.value.first.setUp
    return typeof name === 'string' ? `${name} · ${far}` : far
  }
  /** What was in the bin was changed later than it was played. */
  const when = ({ title: { playedAt }, updatedAt }: StoredCard): string =>
    words.value.first.lastPlayed(
      new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(
        typeof playedAt === 'number' ? playedAt : updatedAt,
      ),
    )
  return { howFar, when }
}
