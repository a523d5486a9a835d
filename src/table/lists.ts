// Display of a game on the table in lists, the strip and the next start: only what everybody may know.
import { watch } from 'vue'
import { table, type Kinds } from '@/core/game.ts'
import type { Seated } from './hands.ts'
import type { TableHost } from './host.ts'
import type { TablePlan } from './presenter.ts'
import { linkMarksIn } from './tableLink.ts'
import type { sittingAt } from './sitting.ts'

type Sitting = ReturnType<typeof sittingAt<Kinds>>

interface Listed<K extends Kinds> {
  readonly id: Readonly<{ value: string | null }>
  readonly seated: Readonly<{ value: Seated<K> | null }>
  /** As lists know the game now; who leads it stays noted. */
  readonly card: Sitting['card']
  readonly isWriter: Readonly<{ value: boolean }>
  readonly isOver: Readonly<{ value: boolean }>
  readonly setState: Sitting['setState']
  readonly keepTurn: Sitting['keepTurn']
}

/** Called by the tab that plays, after every entry. */
export function useLists<K extends Kinds>(
  plan: TablePlan<K>,
  host: TableHost,
  { id, card, seated, isWriter, isOver, setState, keepTurn }: Listed<K>,
): void {
  let told = ''
  let turn: number | null = null
  watch(
    [() => seated.value, () => isWriter.value],
    ([at, writes]) => {
      if (at === null || !writes || id.value === null) return
      const title = {
        ...plan.title(plan.game.seen(at.play.now.state, table)),
        ...linkMarksIn(card.value),
      }
      const state = isOver.value ? 'finished' : 'running'
      if (isOver.value) host.forget(id.value)
      else
        host.keep({
          id: id.value,
          game: plan.game.name,
          title,
          asked: at.handTo ?? at.answers,
        })
      const now = `${id.value} ${state} ${JSON.stringify(title)}`
      if (now === told) return
      // The game itself is kept by its entries, and a full phone has said so already.
      void setState(state, title).catch(() => undefined)
      const isNewTurn = turn !== null && (turn !== title.turn || isOver.value)
      if (isNewTurn) void keepTurn()
      if (isNewTurn && isOver.value) host.finished()
      told = now
      turn = title.turn
    },
    { immediate: true },
  )
}
