// Papers that the games keep beside the database, and the readers of each out of a backup; their code comes by import().
import type { PaperKey } from '@/storage/backup/door.ts'

interface GamePaper {
  /** Wishes for the next time are taken over only where the backup takes the place of everything. */
  readonly onlyReplaces?: true
  /** What stands by the ids of records follows them to their new ones. */
  readonly take: (text: string, newIds: ReadonlyMap<string, string>) => Promise<void>
}

/** Of every screen, whatever is played. */
type OfTheApp = 'aide-de-camp.settings' | 'aide-de-camp.dice'

export const gamePapers: Readonly<Record<Exclude<PaperKey, OfTheApp>, GamePaper>> = {
  'aide-de-camp.battleClock': {
    take: async (text, newIds) => {
      const { useBattleClock } = await import('./eagles/screens/battle/store/battleClock.ts')
      useBattleClock().takeFrom(text, newIds)
    },
  },
  'aide-de-camp.battleTime': {
    take: async (text, newIds) => {
      const { useBattleTime } = await import('./eagles/screens/battle/store/battleTime.ts')
      useBattleTime().takeFrom(text, newIds)
    },
  },
  'aide-de-camp.battleWishes': {
    onlyReplaces: true,
    take: async (text) => {
      const { useBattleWishes } = await import('./eagles/screens/start/battleWishes.ts')
      useBattleWishes().takeFrom(text)
    },
  },
  'aide-de-camp.seatKeys': {
    take: async (text, newIds) =>
      (await import('./campaign/screens/post/keptPost.ts')).takeSeatKeys(text, newIds),
  },
  'aide-de-camp.seatCards': {
    take: async (text) => (await import('./campaign/screens/post/keptPost.ts')).takeSeatCards(text),
  },
  'aide-de-camp.plansAhead': {
    take: async (text, newIds) =>
      (await import('./gloria/screens/post/keptPlans.ts')).takePlans(text, newIds),
  },
}
