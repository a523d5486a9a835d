// Keeps what lists show of the battle up to date: how far it is, who plays, and who leads it.
import type { Ref } from 'vue'
import type { BattleState } from '@/games/eagles/rules/index.ts'
import type { BattleState as Stored, BattleTitle } from '@/storage/battleDoor.ts'
import { linkMarksIn } from '@/table/tableLink.ts'
import { roundIn } from './roundSeat.ts'
import { slipMarkIn, titleOfSlip } from './slipMark.ts'
import { playersIn, titleAt } from './title.ts'

interface Seat {
  readonly card: Readonly<Ref<BattleTitle | null>>
  readonly setState: (state: Stored, title: BattleTitle) => Promise<void>
}

/** The battle itself is kept by its entries, and a full phone has said so already: a failure here is no news. */
export const tellingLists =
  ({ card, setState }: Seat, isGuided: Readonly<Ref<boolean>>) =>
  (now: BattleState, guided = isGuided.value, marks = linkMarksIn(card.value)): Promise<void> => {
    const kept = card.value ?? {}
    return setState(now.result === null ? 'running' : 'finished', {
      // Who plays, and in which round of an event, stands on the card from the beginning.
      ...titleAt(now, guided, playersIn(kept), roundIn(kept)),
      ...titleOfSlip(slipMarkIn(kept)),
      ...marks,
    }).catch(() => undefined)
  }
