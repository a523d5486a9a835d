// The link of this battle with a second phone: begun by a line that has opened, over when the battle is left.
import { shallowRef, type ShallowRef } from 'vue'
import type { Router } from 'vue-router'
import { attemptInTurn } from '@/app/page/attempt.ts'
import type { TableMessage } from '@/core/link/message.ts'
import type { NotKept } from '@/core/link/line.ts'
import { openingFrom, openingProblem } from '@/core/link/openingFrom.ts'
import type { OpenLine } from '@/platform/link/peer.ts'
import { useBattle } from '@/games/eagles/screens/battle/store/battle.ts'
import { playersIn, titleOf, toldToOthers } from '@/games/eagles/screens/battle/store/title.ts'
import {
  decodeSlip,
  encodeSlip,
  battle as rules,
  type BattleKinds,
} from '@/games/eagles/rules/index.ts'
import { beginBattle } from '@/storage/battleDoor.ts'
import {
  endLink,
  linkOver,
  tellNotTaken,
  tellNotTakenBack,
  type HeldLink,
} from '@/table/link/holding.ts'
import { begunForLink } from '@/table/link/begunForLink.ts'
import { knownBattle } from '@/table/link/knownBattle.ts'
import { whyNotPlayed } from '@/table/link/whyNotPlayed.ts'
import type { Seating } from '@/table/link/session.ts'
import type { LinkDesk, LinkSigning } from '@/table/link/linkDesk.ts'
import { linkMarksIn } from '@/table/tableLink.ts'
import { roundSlipOf } from '../../end/roundSlip.ts'

/** Null: no phone is linked. */
export const secondPhone: HeldLink = shallowRef(null)

/** What was set aside in this visit, because two records had parted: `own` is the battle that was ours, `id` the other. */
export const parted: ShallowRef<{ readonly own: string; readonly id: string } | null> =
  shallowRef(null)

/** Finds or begins the battle of a table, opens it and marks it as led elsewhere. */
async function sitDown(
  router: Router,
  message: TableMessage,
  anew: boolean,
  begins: (id: string) => void,
): Promise<NotKept | null> {
  const battle = useBattle()
  const begun = openingFrom(rules, message.opening)
  if (begun === null) return openingProblem(rules, message.opening)
  const { table } = message
  const marks = { table, follows: 1 } as const
  const own = anew ? battle.id : null
  if (anew) await battle.mark({ table })
  const known = anew ? undefined : await knownBattle(table, begun.head)
  const id =
    known?.id ??
    (await beginBattle(begun.opening, {
      ...titleOf(begun.setup, false, playersIn(message.title)),
      ...marks,
    }))
  if (known === undefined) begins(id)
  if (own !== null) parted.value = { own, id }
  if (battle.id !== id || battle.play === null) await battle.open(id)
  if (battle.role !== 'writer') return whyNotPlayed(battle.role, battle.failure)
  await battle.mark(marks)
  await router.push(`/battles/${id}`)
  return null
}

// The result of a round's battle, as the opponent on the linked phone would confirm it.

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

function deskAt(router: Router): LinkDesk<BattleKinds> {
  const battle = useBattle()
  const table = (): string => linkMarksIn(battle.card).table ?? battle.id ?? ''
  const { begins, stays, takeAway } = begunForLink(async (id) => {
    if (battle.id !== id) return
    await router.replace('/battles')
    await battle.leave()
  })
  return {
    game: rules,
    play: () => battle.play,
    status: () => battle.status,
    table,
    title: () => toldToOthers(battle.card ?? {}),
    answer: (given, head) => battle.answer(given, head),
    retract: (head) => battle.retract(1, head),
    follow: (entry) => battle.follow(entry),
    setLink: (link) => (battle.link = link),
    sitDown: (message, anew) => sitDown(router, message, anew, begins),
    takeAway,
    nowLeads: () => {
      stays()
      return battle.mark({ table: table() })
    },
    notTaken: tellNotTaken,
    notTakenBack: tellNotTakenBack,
    signing: resultToSign(battle),
  }
}

/** `seating`: this phone leads, and so sits the other. Null: it follows. */
export const linkBattle = (line: OpenLine, router: Router, seating: Seating | null): void =>
  linkOver(secondPhone, deskAt(router), line, seating)

/** This phone leads a battle of its own from now on. */
export async function goOnAlone(): Promise<void> {
  const battle = useBattle()
  endLink(secondPhone)
  const { table = battle.id } = linkMarksIn(battle.card)
  await battle.mark(table === null ? {} : { table })
}
