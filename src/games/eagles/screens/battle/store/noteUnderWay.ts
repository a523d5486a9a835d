// Keeps the note of the battle under way as it is played: a start finds it before the database has opened.
import { watch, type Ref } from 'vue'
import { battle, openQuestion, type BattleState } from '@/games/eagles/rules/index.ts'
import { useUnderWay } from '../../../../../app/underWay.ts'
import { titleAt } from './title.ts'

interface Played {
  readonly id: Readonly<Ref<string | null>>
  readonly state: Readonly<Ref<BattleState | null>>
  /** This tab is the one that writes. */
  readonly isWriter: Readonly<Ref<boolean>>
  readonly isGuided: Readonly<Ref<boolean>>
}

export function noteUnderWay({ id, state, isWriter, isGuided }: Played): void {
  const underWay = useUnderWay()
  watch([id, state, isGuided, isWriter], ([played, now, guided, writes]) => {
    if (played === null || now === null || !writes) return
    if (now.result !== null) underWay.forget(played)
    else
      underWay.keep({
        id: played,
        game: battle.name,
        title: titleAt(now, guided),
        asked: openQuestion(now)?.seat ?? null,
      })
  })
}
