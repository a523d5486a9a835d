// The screens of a game, made from its plan: what the registry fetches when a game is opened.
import { h, type FunctionalComponent } from 'vue'
import { tableWords } from '@/words/table.ts'
import type { Kinds } from '@/core/game.ts'
import type { PageTab } from '@/ui/frame/pageTab.ts'
import { showToast } from '@/ui/toast/toasts.ts'
import { beginGame } from './beginGame.ts'
import { conductorOf } from './conductor.ts'
import GameReplay from './GameReplay.vue'
import GameTable from './GameTable.vue'
import type { TableHost } from './host.ts'
import type { OpenLine } from '@/platform/link/peer.ts'
import type { GoTo } from './link/atTable.ts'
import { linkingOf } from './link/linking.ts'
import type { TablePlan } from './presenter.ts'
import { replayBy } from './replay.ts'
import StartGame from './StartGame.vue'

interface ScreenProps {
  readonly id: string
  readonly host: TableHost
  /** The first page of the game. */
  readonly home: string
}

export interface GameScreens {
  readonly table: FunctionalComponent<ScreenProps>
  readonly replay: FunctionalComponent<ScreenProps>
  /** What this game is; null: it does not say. */
  readonly lead: () => string | null
  /** Of its pages, in the language that is spoken now; null: it has none of its own. */
  readonly tabs: (home: string) => readonly PageTab[] | null
  /** Calls `begun` with the id of the new game. */
  readonly start: FunctionalComponent<StartProps>
  /** This phone sits down at a game that another one leads, over a line that is open; null: not at this game. */
  readonly join: ((line: OpenLine, go: GoTo) => Promise<void>) | null
}

interface StartProps {
  readonly host: TableHost
  readonly begun: (id: string) => unknown
}

/** One set of screens a game: a player who sits down on its first page is found again at its table. */
const made = new WeakMap<object, GameScreens>()

export function screensOf<K extends Kinds>(plan: TablePlan<K>): GameScreens {
  const screens = made.get(plan) ?? makeScreens(plan)
  made.set(plan, screens)
  return screens
}

function makeScreens<K extends Kinds>(plan: TablePlan<K>): GameScreens {
  const open = replayBy(plan)
  const linking = plan.sealed === undefined ? null : linkingOf<K>()

  async function begin({ host, begun }: StartProps, setup: K['setup']): Promise<void> {
    await host.attempt(
      () => beginGame(plan, setup),
      (result) => {
        if (result.ok) return begun(result.value)
        showToast({ text: tableWords.value.refusal(result.problem), kind: 'problem' })
        return undefined
      },
    )
  }
  const table: GameScreens['table'] = (props) =>
    h(GameTable, { ...props, conduct: (host) => conductorOf(plan, host, linking) })
  const replay: GameScreens['replay'] = (props) => h(GameReplay, { ...props, open })
  const start: GameScreens['start'] = (props) => {
    const setups = plan.setups()
    return plan.start === undefined
      ? h(StartGame, {
          setups,
          onBegin: (nth) => {
            const chosen = setups[nth]
            if (chosen !== undefined) void begin(props, chosen.setup)
          },
        })
      : h(plan.start, { onBegin: (setup: K['setup']) => void begin(props, setup) })
  }
  table.props = replay.props = ['id', 'host', 'home']
  start.props = ['host', 'begun']
  const join: GameScreens['join'] =
    linking === null
      ? null
      : async (line, go) =>
          (await import('./link/atTable.ts')).linkAt(plan, linking, line, null, go)
  const lead: GameScreens['lead'] = () => plan.lead?.() ?? null
  return { table, replay, start, join, lead, tabs: (home) => plan.tabs?.(home) ?? null }
}
