// The result of a round's battle, as the opponent on the linked phone would confirm it.
import { decodeSlip, encodeSlip } from '@/games/eagles/rules/index.ts'
import { attemptInTurn } from '@/app/page/attempt.ts'
import type { LinkSigning } from '@/table/link/linkDesk.ts'
import { roundSlipOf } from '../../end/roundSlip.ts'
import type { useBattle } from '../store/battle.ts'

type Battle = Pick<ReturnType<typeof useBattle>, 'play' | 'round' | 'slipMark' | 'markSlip'>

export const resultToSign = (battle: Battle): LinkSigning => ({
  now: () => battle.slipMark,
  toSign: (theirs) => {
    const { play, round, slipMark } = battle
    if (play === null || round === null) return null
    // The phone whose slip it is asks this one again.
    if (round.isJoined === true) return null
    const who = theirs === round.firstIs ? 'first' : 'second'
    const slip = roundSlipOf(play, round, { initials: '', ownPhone: who })
    if (slip === null || slipMark?.battle === slip.battle) return null
    return encodeSlip(slip)
  },
  signed: (text) => {
    const read = decodeSlip(text)
    if (!read.ok || read.value.ownPhone === undefined) return
    const { battle: code, ownPhone } = read.value
    void attemptInTurn(() => battle.markSlip({ battle: code, initials: '', ownPhone }))
  },
})
