// What holds in every battle, whoever plays and by whatever house rules: thousands of whole battles by chance.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer } from '@/core/conversation.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { illegalAnswers } from '@/core/enumerate.ts'
import { fraction, plus } from '@/core/odds/fraction.ts'
import {
  openQuestion,
  explainBattle,
  battle,
  defaultHouseRules,
  sampleArmies,
  type BattalionState,
  type BattleEvent,
  type BattlePrompt,
  type BattleState,
  type Correction,
} from '@/games/eagles/rules/index.ts'
import { deepFreeze } from '@tests/support/deepFreeze.ts'
import { likelyAnswer, randomSetup } from '@tests/support/randomBattle.ts'
import { randomCorrection } from '@tests/support/randomCorrection.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'
import { answerOpen } from '@tests/support/battle.ts'

/** Battles per property; the soak run asks for more. */
const battles = Number(process.env['BATTLES'] ?? 400)

/** Milliseconds: whole battles by the hundred may take their time on a busy machine. */
const patience = Math.max(600_000, 200 * battles)

const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 })

interface Told {
  readonly before: BattleState
  readonly after: BattleState
  readonly events: readonly BattleEvent[]
  readonly prompt: BattlePrompt
  readonly answer: Answer<Correction>
}

type Watch = (told: Told) => void

/** A whole battle from a seed; every state is shown, and may be exchanged for an equal one. */
const play = (
  seed: number,
  watch: Watch,
  exchange = (state: BattleState) => state,
): BattleState => {
  const roll = seededDice(seed)
  let state = valueOf(battle.open(randomSetup(roll)))
  for (let given = 0; given < 20_000; given++) {
    const prompt = openQuestion(state)
    if (prompt === null) return state
    const answer = likelyAnswer(prompt, roll)
    const step = valueOf(answerOpen(state, answer))
    watch({ before: state, after: step.state, events: step.events, prompt, answer })
    state = exchange(step.state)
  }
  throw new Error('the battle does not end')
}

const every = (check: (seed: number) => unknown, numRuns = battles): void =>
  fc.assert(
    fc.property(seeds, (seed) => {
      check(seed)
    }),
    { numRuns },
  )

const countFor = (counts: Map<string, number>, key: string): number => {
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  return count
}

const counted = [
  'rankers',
  'screen',
  'drummer',
  'sergeant',
  'ensign',
  'officer',
  'charactersLost',
  'fallenBody',
  'fallenScreen',
  'standTurn',
] as const

describe('every battle', () => {
  it(
    'is finished by a random player, and then asks nothing',
    () => {
      every((seed) => {
        const end = play(seed, () => undefined)
        expect(end.result).not.toBeNull()
        expect(end.turn).toBeLessThanOrEqual(8)
        const more = problemOf(answerOpen(end, { kind: 'choice', option: 'a' }))
        expect(more).toEqual({ code: 'game-over' })
      })
    },
    patience,
  )

  it(
    'never changes a state it was given',
    () => {
      every((seed) => play(seed, () => undefined, deepFreeze))
    },
    patience,
  )

  it(
    'knows no negative number, and Rankers rise only where a rule gives them back',
    () => {
      every((seed) =>
        play(seed, ({ before, after, events }) => {
          const isReturned = events.some(({ kind }) => kind === 'rankersReturned')
          for (const [id, battalion] of after.battalions.entries()) {
            for (const key of counted)
              if (battalion[key] < 0) throw new Error(`${key} of ${id} is ${battalion[key]}`)
            const was = before.battalions[id]
            const grew =
              was !== undefined && battalion.rankers + battalion.screen > was.rankers + was.screen
            if (grew && !isReturned) throw new Error(`battalion ${id} grew`)
          }
        }),
      )
    },
    patience,
  )

  it(
    'activates, fires and runs each battalion at most once a turn',
    () => {
      every((seed) => {
        const counts = new Map<string, number>()
        play(seed, ({ before, events }) => {
          for (const event of events) {
            const once = onceATurn(event)
            if (once !== null && countFor(counts, `${before.turn} ${once}`) > 1)
              throw new Error(`${once} twice in turn ${before.turn}`)
          }
        })
      })
    },
    patience,
  )

  it(
    'keeps fights and marks in order',
    () => {
      every((seed) =>
        play(seed, ({ after }) => {
          for (const battalion of after.battalions) checkMarks(after, battalion)
        }),
      )
    },
    patience,
  )

  it(
    'is the same again with the same answers, and through JSON in the middle',
    () => {
      every((seed) => {
        const answers: Answer<Correction>[] = []
        const told: (readonly BattleEvent[])[] = []
        const end = play(seed, ({ answer, events }) => {
          answers.push(answer)
          told.push(events)
        })
        let again = valueOf(battle.open(end.setup))
        for (const [nth, answer] of answers.entries()) {
          const step = valueOf(answerOpen(again, answer))
          if (nth % 97 === 0) expect(step.events).toEqual(told[nth])
          const isThrough = nth % 31 === 0
          again = isThrough ? (JSON.parse(JSON.stringify(step.state)) as BattleState) : step.state
        }
        expect(again).toEqual(end)
      }, battles / 5)
    },
    patience,
  )

  it(
    'refuses every illegal answer with its code and stays as it was',
    () => {
      every((seed) => {
        let nth = 0
        play(seed, ({ before, prompt }) => {
          nth++
          if (nth % 23 !== 0) return
          const frozen = deepFreeze(before)
          for (const { answer, code } of illegalAnswers(prompt))
            expect(problemOf(answerOpen(frozen, answer)).code).toBe(code)
        })
      }, battles / 10)
    },
    patience,
  )

  it(
    'explains every question: figures that add up, chances that make one',
    () => {
      every((seed) => {
        let nth = 0
        play(seed, ({ before }) => {
          nth++
          if (nth % 7 === 0) checkExplanation(before)
        })
      }, battles / 10)
    },
    patience,
  )

  it(
    'goes on after every overrule',
    () => {
      every((seed) => playOverruled(seed), battles)
    },
    patience,
  )
})

function onceATurn(event: BattleEvent): string | null {
  if (event.kind === 'activated') return `activated ${event.battalion}`
  if (event.kind === 'volleyAimed') return `volley ${event.from} ${event.shooter}`
  if (event.kind === 'runRolled') return `run ${event.battalion}`
  return event.kind === 'combatRolled' ? `round ${event.fight}` : null
}

function checkMarks(state: BattleState, battalion: BattalionState): void {
  const { id, engaged, joined, broken, gone, disordered, standTurn } = battalion
  const fight = state.fights.find((each) => each.id === engaged)
  const isFighter = fight !== undefined && (fight.charger === id || fight.charged === id)
  if (engaged >= 0 && !isFighter) throw new Error(`${id} is engaged with nobody`)
  if (engaged >= 0 && joined >= 0) throw new Error(`${id} is engaged and joined`)
  const isOut = broken || gone !== null
  if (isOut && (engaged >= 0 || joined >= 0)) throw new Error(`${id} is out and fights`)
  if (broken && standTurn > 0) throw new Error(`${id} is broken and must stand`)
  if (battalion.reforming && !disordered) throw new Error(`${id} reforms in good order`)
  if (gone === null && battalion.placed && battalion.rankers === 0)
    throw new Error(`${id} is empty`)
}

function checkExplanation(state: BattleState): void {
  const explanation = explainBattle(state)
  for (const { label, chances } of explanation?.odds ?? []) {
    const sum = chances.reduce((all, { chance }) => plus(all, chance), fraction(0n))
    if (sum.n !== 1n || sum.d !== 1n) throw new Error(`${label} is ${sum.n}/${sum.d}`)
  }
  const prompt = openQuestion(state)
  if (prompt?.wanted.kind === 'dice' && explanation?.odds.length === 0)
    throw new Error(`no odds for ${prompt.kind}`)
}

/** Now and then a figure is set by chance; activations may be given back for ever, so it need not end. */
function playOverruled(seed: number): void {
  const roll = seededDice(seed)
  const [a, b] = sampleArmies
  if (a === undefined || b === undefined) throw new Error('no sample armies')
  let state = valueOf(battle.open({ armies: { a, b }, house: defaultHouseRules, table: '72x48' }))
  for (let given = 0; given < 3_000; given++) {
    const prompt = openQuestion(state)
    if (prompt === null) return
    const correction = roll(6) === 1 ? randomCorrection(state, roll) : null
    const answer: Answer<Correction> =
      correction === null
        ? likelyAnswer(prompt, roll)
        : { kind: 'overrule', correction, reason: 'so be it' }
    const step = answerOpen(deepFreeze(state), answer)
    if (step.ok) state = step.value.state
    else if (correction === null) throw new Error(`${prompt.kind}: ${step.problem.code}`)
    for (const battalion of state.battalions) checkMarks(state, battalion)
  }
}
