// Tells the fairness ledger of the dice at a seat; its code comes with the first of them, off the way to the question.
import { watch, type Ref } from 'vue'
import type { Play } from '@/core/record/play.ts'
import type { BattleKinds } from '@/games/eagles/rules/index.ts'

interface Seat {
  readonly id: Readonly<Ref<string | null>>
  readonly role: Readonly<Ref<string>>
  readonly play: Readonly<Ref<Play<BattleKinds> | null>>
}

/** Counts what is thrown at this seat; whoever reads along counts nothing. */
export function countDice({ id, role, play }: Seat): void {
  watch([play, role], ([now, as], [before]) => {
    const { value: battle } = id
    if (now === null || battle === null || as !== 'writer') return
    void import('./diceSeen.ts').then(
      ({ useDiceSeen }) => useDiceSeen().see(battle, now, before ?? null),
      () => undefined, // counted with the next answer: what was seen last is kept
    )
  })
}
