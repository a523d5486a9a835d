// A game on the table over a line: what it gives out, where an answer goes, and which game the other phone sits down at.
import { watch } from 'vue'
import { table as everybody, type Kinds } from '@/core/game.ts'
import type { NotKept } from '@/core/link/line.ts'
import { openingFrom, openingProblem } from '@/core/link/openingFrom.ts'
import type { TableMessage } from '@/core/link/message.ts'
import { refused } from '@/core/result.ts'
import { without } from '@/core/without.ts'
import type { OpenLine } from '@/platform/link/peer.ts'
import { beginBattle } from '@/storage/battleDoor.ts'
import type { TablePlan } from '../presenter.ts'
import { linkMarksIn, type LinkMarks } from '../tableLink.ts'
import { begunForLink } from './begunForLink.ts'
import { endLink, linkOver, tellNotTaken, tellNotTakenBack } from './holding.ts'
import { knownBattle } from './knownBattle.ts'
import { whyNotPlayed } from './whyNotPlayed.ts'
import type { LinkDesk } from './linkDesk.ts'
import { secretsOf } from './secrets.ts'
import { playWithLock, setLock, type LinkedSitting, type Linking } from './linking.ts'
import type { Seating } from './session.ts'

/** Opens the game with this id on the screen; null: the first page of the game. */
export type GoTo = (id: string | null) => Promise<unknown>

/** Milliseconds that a game may take to open. */
const patience = 20_000

/** Notes for good who leads this game. */
async function mark<K extends Kinds>(
  { game }: TablePlan<K>,
  { card, play, setState }: LinkedSitting<K>,
  marks: LinkMarks,
): Promise<void> {
  const title = without(without(card.value ?? {}, 'table'), 'follows')
  const isOver = play.value !== null && game.outcome(play.value.now.state) !== null
  await setState(isOver ? 'finished' : 'running', { ...title, ...marks })
}

/** The game on the screen with its role, once both are settled; null: it did not open. */
function opened<K extends Kinds>(
  { sitting }: Linking<K>,
  id: string,
): Promise<LinkedSitting<K> | null> {
  return new Promise((resolve) => {
    const late = setTimeout(() => done(null), patience)
    const stop = watch(
      () => {
        const now = sitting.value
        return now !== null && now.id.value === id && now.play.value !== null && now.role.value
      },
      (role) => {
        if (role === 'writer' || role === 'reader') done(sitting.value)
        else if (role === 'failed') done(null)
      },
      { immediate: true },
    )
    function done(found: LinkedSitting<K> | null): void {
      clearTimeout(late)
      queueMicrotask(() => stop())
      resolve(found)
    }
  })
}

/** Finds or begins the game of a table, opens it and marks it as led elsewhere. */
async function sitDown<K extends Kinds>(
  plan: TablePlan<K>,
  linking: Linking<K>,
  go: GoTo,
  { table, opening }: TableMessage,
  anew: boolean,
  begins: (id: string) => void,
): Promise<NotKept | null> {
  const begun = openingFrom(plan.game, opening)
  if (begun === null) return openingProblem(plan.game, opening)
  const marks = { table, follows: 1 } as const
  const here = linking.sitting.value
  if (anew && here !== null) await mark(plan, here, { table })
  const known = anew ? undefined : await knownBattle(table, begun.head)
  const title = plan.title(plan.game.seen(begun.now.state, everybody))
  const id = known?.id ?? (await beginBattle(begun.opening, { ...title, ...marks }))
  if (known === undefined) begins(id)
  if (here?.id.value !== id || here.play.value === null) await go(id)
  const sitting = await opened(linking, id)
  if (sitting === null) return 'not-stored'
  if (sitting.role.value !== 'writer')
    return whyNotPlayed(sitting.role.value, sitting.failure.value)
  await mark(plan, sitting, marks)
  return null
}

function deskAt<K extends Kinds>(plan: TablePlan<K>, linking: Linking<K>, go: GoTo): LinkDesk<K> {
  const here = () => linking.sitting.value
  const { begins, stays, takeAway } = begunForLink(async (id) => {
    const sitting = here()
    if (sitting?.id.value !== id) return
    await go(null)
    await sitting.close()
  })
  const table = (): string =>
    linkMarksIn(here()?.card.value ?? null).table ?? here()?.id.value ?? ''
  return {
    game: plan.game,
    play: () => here()?.play.value ?? null,
    status: () =>
      here()?.status.value ?? {
        entries: 0,
        saved: 0,
        ticked: 0,
        failure: null,
        spareFailure: null,
      },
    table,
    title: () => here()?.card.value ?? {},
    answer: (given, head, by) => here()?.answer(given, head, by) ?? refused({ code: 'stale' }),
    retract: (head, by) => here()?.retract(1, head, by) ?? refused({ code: 'stale' }),
    follow: (entry) => here()?.follow(entry) ?? refused('missing'),
    setLink: (link) => {
      const sitting = here()
      if (sitting !== null) sitting.link.value = link
    },
    sitDown: (message, anew) => sitDown(plan, linking, go, message, anew, begins),
    takeAway,
    nowLeads: async () => {
      stays()
      const sitting = here()
      if (sitting !== null) await mark(plan, sitting, { table: table() })
    },
    notTaken: tellNotTaken,
    notTakenBack: tellNotTakenBack,
    secrets: secretsOf(plan, linking),
  }
}

/** `seating`: this phone leads, and so sits the other. Null: it follows. */
export const linkAt = <K extends Kinds>(
  plan: TablePlan<K>,
  linking: Linking<K>,
  line: OpenLine,
  seating: Seating | null,
  go: GoTo,
): void => linkOver(linking.session, deskAt(plan, linking, go), line, seating)

/** This phone leads a game of its own from now on; what was locked here goes into its record. */
export async function goOnAlone<K extends Kinds>(
  plan: TablePlan<K>,
  linking: Linking<K>,
): Promise<void> {
  endLink(linking.session)
  const sitting = linking.sitting.value
  if (sitting === null) return
  const { table } = linkMarksIn(sitting.card.value)
  await mark(plan, sitting, table === undefined ? {} : { table })
  const kept = linking.kept.value
  if (playWithLock(plan, sitting.play.value, kept) !== null && kept !== null) {
    const taken = sitting.enter([kept.lock])
    if (taken.ok) await taken.value.durable
  }
  setLock(linking, null)
}
