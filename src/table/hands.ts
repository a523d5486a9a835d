// Holder of the phone, from entry to entry: the curtain over a seat that conducts a game.
import { computed, shallowRef, watch, type ShallowRef } from 'vue'
import { useEventListener } from '@vueuse/core'
import { table, umpire, type Kinds, type Party } from '@/core/game.ts'
import type { Play } from '@/core/record/play.ts'
import { seatingOf, standsIn, type Hands, type Seating } from './curtain.ts'
import { askedIn, lastToAct } from './frame.ts'
import type { TablePlan } from './presenter.ts'

export interface Seated<K extends Kinds> extends Seating<K> {
  /** A seat that no person plays is asked, and no other. */
  readonly waitsFor: K['seat'] | null
  /** Who is asked on another phone, and no player here. */
  readonly elsewhere: Party<K> | null
  /** Others have phones of their own: this one is handed to no player. */
  readonly isApart?: true
  readonly play: Play<K>
}

/** Whether what this party is asked is answered on this phone. */
export type IsHere = (party: string) => boolean

/** The seats that no person plays, as things stand. */
export const unplayedIn = <K extends Kinds>(
  { game, automatic }: TablePlan<K>,
  { now: { state } }: Play<K>,
): readonly Party<K>[] => automatic?.(game.seen(state, table)) ?? []

/** Who sees and who answers; follows the plan and nothing else. */
function seatedAt<K extends Kinds>(
  plan: TablePlan<K>,
  play: Play<K>,
  hands: Hands<K>,
  isHere: IsHere,
): Seated<K> {
  const { game } = plan
  if (![table, ...game.seats(play.setup)].every(isHere)) return apart(plan, play, isHere)
  const open = askedIn(game, play)
  const shared = game.seen(play.now.state, table)
  const automatic = new Set(unplayedIn(plan, play))
  const persons = game.seats(play.setup).filter((seat) => !automatic.has(seat))
  const ofPersons = open.filter((party) => !automatic.has(party))
  const inOrder = plan.order?.(shared, ofPersons) ?? ofPersons
  const asked = whoNeedsIt(plan, play, inOrder)
  const waitsFor = ofPersons.length === 0 ? (open[0] ?? null) : null
  const kindFor = (seat: K['seat']) => game.ask(game.seen(play.now.state, seat), seat)?.kind
  const isOpen = (seat: K['seat']): boolean => {
    const kind = kindFor(seat)
    return kind !== undefined && plan.isOpen?.(kind, shared) === true
  }
  const [person] = persons
  if (automatic.size > 0 && persons.length === 1 && person !== undefined)
    return { ...alone(person, asked), play, waitsFor, elsewhere: null }
  const away = plan.away?.(shared) ?? []
  // No player is here whose curtain could be drawn but the umpire, who answers for them.
  const desk = game.seats(play.setup).filter((seat) => standsIn<K>(seat, asked, away))
  const { hasSecrets } = game
  const here = hands.holder === null && desk.length > 0 ? desk : asked
  const seating = seatingOf<K>({ hasSecrets, asked: here, isOpen, away }, hands)
  return { ...seating, play, waitsFor, elsewhere: null }
}

/**
 * Others have phones of their own: the player at this one is handed nothing, and sees what everybody may know unless
 * their own question is a secret one.
 */
function apart<K extends Kinds>(
  { game, isOpen }: TablePlan<K>,
  play: Play<K>,
  isHere: IsHere,
): Seated<K> {
  const asked = askedIn(game, play)
  const [first = table] = asked
  const mine = asked.find(isHere)
  const own = game.seats(play.setup).find(isHere) ?? table
  const shared = game.seen(play.now.state, table)
  const kind =
    mine === undefined || mine === table
      ? undefined
      : game.ask(game.seen(play.now.state, mine), mine)?.kind
  const isSecret = game.hasSecrets && kind !== undefined && isOpen?.(kind, shared) !== true
  return {
    eyes: isSecret && mine !== undefined ? mine : table,
    answers: mine ?? own,
    handTo: null,
    waitsFor: null,
    elsewhere: mine === undefined && asked.length > 0 ? first : null,
    isApart: true,
    play,
  }
}

/** Who could still change an answer, and needs nothing else, is not handed the phone while others wait for it. */
function whoNeedsIt<K extends Kinds>(
  { game, isDone }: TablePlan<K>,
  play: Play<K>,
  asked: readonly Party<K>[],
): readonly Party<K>[] {
  const open = asked.filter((party) => isDone?.(game.seen(play.now.state, party), party) !== true)
  return open.length > 0 ? open : asked
}

/** One person at the phone sees what their seat may know, no matter which seat is asked. */
const alone = <K extends Kinds>(person: K['seat'], asked: readonly Party<K>[]): Seating<K> => ({
  eyes: person,
  answers: asked[0] ?? person,
  handTo: null,
})

/** After an entry: a player who held the phone and is not needed any more has laid it down. */
function handsAfter<K extends Kinds>(
  plan: TablePlan<K>,
  play: Play<K>,
  { holder, before, offered, isAtDesk = false, wasAway = false }: Hands<K>,
): Hands<K> {
  const last = lastToAct(play)
  // What the app answers for an unplayed seat moves the phone to no player.
  const isByApp = unplayedIn(plan, play).includes(last)
  if (holder === null) return { holder, before: isByApp ? before : last, offered, wasAway }
  const { isAsked, needsIt, others } = needOf(plan, play, holder)
  const isTakenBack = play.log?.entry.kind === 'retract'
  // An umpire who has answered for a player elsewhere does not keep the phone from a player who is here. What an unplayed
  // seat answers by itself meanwhile takes no page from the umpire.
  const away: readonly Party<K>[] = plan.away?.(plan.game.seen(play.now.state, table)) ?? []
  const isInTheWay =
    holder === umpire && away.includes(last) && !isAsked && !needsIt && others.length > 0
  if (last !== holder && !isInTheWay) return { holder, before, offered: null, isAtDesk }
  return {
    holder: needsIt || isTakenBack ? holder : null,
    before: needsIt || isTakenBack ? before : holder,
    offered: null,
    // The umpire corrects figures there, and goes on doing so.
    isAtDesk: needsIt && isAtDesk,
  }
}

/** Whether the player who holds the phone still has something to do at it, and which persons are asked. */
function needOf<K extends Kinds>(plan: TablePlan<K>, play: Play<K>, holder: K['seat']) {
  const { game, isDone, order, away } = plan
  const shared = game.seen(play.now.state, table)
  const open = askedIn(game, play)
  // A player elsewhere was answered for, and has their next sheet there.
  const isAsked = (order?.(shared, open) ?? open).includes(holder)
  const unplayed = unplayedIn(plan, play)
  const ofPersons = open.filter((party) => !unplayed.includes(party))
  const others = whoNeedsIt(plan, play, order?.(shared, ofPersons) ?? ofPersons)
  const isOpen = isAsked && isDone?.(game.seen(play.now.state, holder), holder) !== true
  return { isAsked, others, needsIt: isOpen || standsIn<K>(holder, others, away?.(shared) ?? []) }
}

const nobody = { holder: null, before: null, offered: null }

/** Whichever person gave the last entry had the phone; at the beginning no player did. */
function opened<K extends Kinds>(plan: TablePlan<K>, play: Play<K>): Hands<K> {
  const unplayed = unplayedIn(plan, play)
  let line = play.log
  while (line !== null && unplayed.includes(line.entry.by ?? table)) line = line.before
  return { ...nobody, before: line?.entry.by ?? table, wasAway: play.log !== null }
}

export function handsAt<K extends Kinds>(
  plan: TablePlan<K>,
  play: Readonly<ShallowRef<Play<K> | null>>,
  isHere: IsHere,
) {
  const hands = shallowRef<Hands<K>>(nobody)
  watch(
    play,
    (now, before) => {
      if (now === null) hands.value = nobody
      else if (before === null) hands.value = opened(plan, now)
      else if (now.head !== before.head) hands.value = handsAfter(plan, now, hands.value)
    },
    { flush: 'sync' },
  )
  // The phone goes out of sight, or to another app: the player who takes it up says who they are.
  useEventListener(document, 'visibilitychange', () => {
    const { holder } = hands.value
    if (document.visibilityState === 'hidden' && holder !== null)
      hands.value = { ...hands.value, holder: null, before: holder, wasAway: true }
  })

  function take(seat: string): void {
    const seats = play.value === null ? [] : plan.game.seats(play.value.setup)
    const holder = seats.find((one) => one === seat)
    if (holder !== undefined) hands.value = { holder, before: hands.value.before, offered: null }
  }
  return {
    hands,
    seated: computed(() =>
      play.value === null ? null : seatedAt(plan, play.value, hands.value, isHere),
    ),
    take,
    /** The umpire at their own page, or answering for a player who is elsewhere. */
    turnTo: (isAtDesk: boolean): void => {
      hands.value = { ...hands.value, isAtDesk }
    },
    /** The curtain of this seat is drawn, no matter which seat is asked. */
    offer: (seat: string): void => {
      const seats = play.value === null ? [] : plan.game.seats(play.value.setup)
      const offered = seats.find((one) => one === seat)
      if (offered !== undefined) hands.value = { ...hands.value, holder: null, offered }
    },
    /** Laid down on the table; the next in the order of the seats follows. */
    cover: (): void => {
      const { holder, before } = hands.value
      hands.value = { holder: null, before: holder ?? before, offered: null }
    },
  }
}
