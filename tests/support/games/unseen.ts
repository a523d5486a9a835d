// The twin test: of two worlds that look the same to a party, it is shown and asked the same, whatever it does.
import { partiesOf } from '@/core/asks.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { legalAnswers } from '@/core/enumerate.ts'
import { umpire, type Kinds, type Party } from '@/core/game.ts'
import { isToldTo } from '@/core/record/log.ts'
import { firstOf, textOf, type Leak } from './leaks.ts'
import type { Hidden, Playable } from './playable.ts'
import { randomGame, type RandomStep } from './plays.ts'

/** So many answers of the party itself are tried at each step. */
const mostAnswers = 12

const nothing = textOf(null)
const places = ['view', 'question', 'explanation'] as const

/** What a party has before its eyes, without what it is asked; and what it is asked. */
type Looks = Readonly<Record<(typeof places)[number], string>>

function looks<K extends Kinds>(
  { game }: Playable<K>,
  { sight }: Hidden<K>,
  state: K['state'],
  party: Party<K>,
): Looks {
  const view = game.seen(state, party)
  return {
    view: textOf({ ...sight(view), asked: null, all: null }),
    question: textOf(game.ask(view, party)),
    explanation: textOf(game.explain(view, party)),
  }
}

/** Whatever this party may answer now: it is asked on alike in both worlds, as long as both look alike. */
function isAskedOnAlike<K extends Kinds>(
  playable: Playable<K>,
  hidden: Hidden<K>,
  { prompt, before }: RandomStep<K>,
  twin: K['state'],
): boolean {
  const { game } = playable
  const { seat } = prompt
  for (const answer of firstOf(legalAnswers(prompt), mostAnswers)) {
    const [here, there] = [before.now.state, twin].map((state) => game.answer(state, answer, seat))
    if (here?.ok !== true || there?.ok !== true) continue
    const [told, untold] = [here.value, there.value].map(({ events }) =>
      textOf(
        events.filter((event) => isToldTo(event, seat)).map((event) => ({ ...event, to: [] })),
      ),
    )
    if (told !== untold) continue
    const one = looks(playable, hidden, here.value.state, seat)
    const other = looks(playable, hidden, there.value.state, seat)
    // Whoever is asked nothing waits for others, whatever for.
    const isAsked = one.question !== nothing && other.question !== nothing
    if (isAsked && one.view === other.view && one.question !== other.question) return false
  }
  return true
}

/** Plays one random game; empty where nobody can tell it from its twins. */
export function unseenIn<K extends Kinds>(
  playable: Playable<K>,
  hidden: Hidden<K>,
  setup: K['setup'],
  seed: number,
): readonly Leak[] {
  const { game } = playable
  const roll = seededDice(seed)
  const leaks: Leak[] = []
  for (const [step, each] of [...randomGame(game, setup, seed)].entries()) {
    const { state } = each.before.now
    for (const to of partiesOf(game, setup).filter((party) => party !== umpire)) {
      const here = looks(playable, hidden, state, to)
      for (const twin of hidden.twins(state, to, roll)) {
        const there = looks(playable, hidden, twin, to)
        const where = places.find((place) => here[place] !== there[place])
        if (where !== undefined) leaks.push({ where, to, step, later: 0 })
        else if (to === each.prompt.seat && !isAskedOnAlike(playable, hidden, each, twin))
          leaks.push({ where: 'question', to, step, later: 1 })
      }
    }
  }
  return leaks
}
