// Confirmation of the result slip of a battle, as the battle's card keeps it: in the database, its second copy and every backup.
import { computed, type Ref } from 'vue'
import { isObject } from '@/core/record/json.ts'
import { parseJson } from '@/core/parseJson.ts'
import type { SeatOfTable } from '@/games/eagles/rules/index.ts'
import type { BattleState, BattleTitle } from '@/storage/battleDoor.ts'
import { roundIn, titleOfRound, type RoundSeat } from './roundSeat.ts'

export interface SlipMark {
  /** The code of the record that was confirmed: a battle that was changed since is another one. */
  readonly battle: string
  /** Initials that were typed on this phone; empty: none were. */
  readonly initials: string
  /** The player who confirmed on a phone of their own. */
  readonly ownPhone: SeatOfTable | null
}

const key = 'slip'
/** Far more than is shown of them. */
const longestInitials = 30

export const titleOfSlip = (mark: SlipMark | null): BattleTitle =>
  mark === null ? {} : { [key]: JSON.stringify(mark) }

/** null: no player has confirmed, or what was kept is nothing that was. */
export function slipMarkIn(title: BattleTitle): SlipMark | null {
  const text = title[key]
  const json = typeof text === 'string' ? parseJson(text) : undefined
  if (!isObject(json)) return null
  const { battle, initials, ownPhone } = json
  if (typeof battle !== 'string' || !/^[0-9A-Z]{10}$/u.test(battle)) return null
  if (typeof initials !== 'string' || initials.length > longestInitials) return null
  if (ownPhone !== null && ownPhone !== 'first' && ownPhone !== 'second') return null
  return { battle, initials, ownPhone }
}

/** The card with another mark, or none. */
export const withSlipMark = (title: BattleTitle, mark: SlipMark | null): BattleTitle => ({
  ...Object.fromEntries(Object.entries(title).filter(([each]) => each !== key)),
  ...titleOfSlip(mark),
})

/** The card with another phone's round; one that began from the pairing's code on this phone stays its own. */
export function joinedTo(title: BattleTitle, seat: RoundSeat): BattleTitle {
  const own = roundIn(title)
  const isOwn = own !== null && own.isJoined !== true
  return { ...title, ...titleOfRound(isOwn ? own : { ...seat, isJoined: true }) }
}

interface Seat {
  readonly card: Readonly<Ref<BattleTitle | null>>
  readonly setState: (state: BattleState, title: BattleTitle) => Promise<void>
}

/** The table of an event's round that the battle belongs to, and who confirmed its slip. */
export const roundOf = ({ card, setState }: Seat, isWriter: Readonly<Ref<boolean>>) => ({
  round: computed(() => roundIn(card.value ?? {})),
  slipMark: computed(() => slipMarkIn(card.value ?? {})),
  /** Fails where it cannot be stored, as while another tab has the battle. */
  markSlip: async (mark: SlipMark | null): Promise<void> => {
    if (!isWriter.value) throw new Error('another tab writes this battle')
    await setState('finished', withSlipMark(card.value ?? {}, mark))
  },
  /** A battle of another phone's round, whose result was confirmed here; fails as `markSlip`. */
  joinRound: async (seat: RoundSeat, mark: SlipMark): Promise<void> => {
    if (!isWriter.value) throw new Error('another tab writes this battle')
    await setState('finished', withSlipMark(joinedTo(card.value ?? {}, seat), mark))
  },
})
