// Whose dice lie on the table: many battles by chance, in which everything falls by itself that may.
import { describe, expect, test } from 'vitest'
import type { Answer, Side } from '@/core/conversation.ts'
import { rollDice } from '@/core/dice/dice.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import { answerIn, begin, redoIn, retractIn, type Play } from '@/core/record/play.ts'
import {
  battle,
  openQuestion,
  type BattleKinds,
  type BattlePrompt,
} from '@/games/eagles/rules/index.ts'
import {
  countThrough,
  decidesNothing,
  rollsOn,
  throwsByHand,
} from '@/games/eagles/screens/battle/conduct/rollsOn.ts'
import { setupOf, Table } from '@tests/support/battle.ts'
import { valueOf } from '@tests/support/results.ts'

type Hands = Readonly<Record<Side | 'table', 'app' | 'hand'>>

const lines = ['guards 36 officer', 'guards 24 officer', 'veteran 36 sergeant sergeant', 'green 36']

const choices: Readonly<Record<string, string>> = {
  'activation.kind': 'attack',
  'check.reroll': 'reroll',
  'volley.reroll': 'all',
}

/** Whatever is asked by the press before, or rolls on, is the app's; what decides nothing is skipped; the rest is theirs. */
function conducted(seed: number, hands: Hands): readonly { seat: string; source: string }[] {
  const roll = seededDice(seed)
  const thrown: { seat: string; source: string }[] = []
  let play = valueOf(begin(battle, { ...setupOf(lines, lines, { turns: 3 }), ground: [] }))
  let isArmed = false
  const answerTo = (prompt: BattlePrompt): Answer<never> => {
    const { wanted, seat, kind } = prompt
    const usual = choices[kind]
    if (wanted.kind === 'choice' && wanted.options.some((option) => option === usual) && usual)
      return { kind: 'choice', option: usual }
    if (wanted.kind !== 'dice') return randomAnswer(prompt, roll)
    const isIdle = decidesNothing(play.now.state, prompt)
    const isSkipped = isIdle && throwsByHand(play, seat)
    const source = rollsOn(play, prompt, 'always', isArmed) || isSkipped ? 'app' : hands[seat]
    if (!isIdle) thrown.push({ seat, source })
    return { kind: 'dice', faces: rollDice(roll, wanted.count, wanted.sides), source }
  }
  for (let prompt = openQuestion(play.now.state); prompt !== null;) {
    const given = answerTo(prompt)
    isArmed = prompt.kind in choices
    play = valueOf(answerIn(battle, play, given))
    prompt = openQuestion(play.now.state)
  }
  return thrown
}

const seeds = Array.from({ length: 30 }, (_, n) => n + 1)
const bySeat = (thrown: ReturnType<typeof conducted>, seat: string): readonly string[] => [
  ...new Set(thrown.filter((die) => die.seat === seat).map(({ source }) => source)),
]

describe('dice on the table', () => {
  test('where both throw by hand, no die of the app decides anything', () => {
    for (const seed of seeds) {
      const thrown = conducted(seed, { a: 'hand', b: 'hand', table: 'hand' })
      expect(thrown.length).toBeGreaterThan(10)
      expect(thrown.filter(({ source }) => source === 'app')).toEqual([])
    }
  })

  test('who throws by hand is asked beside an opponent of the app, whoever throws for both', () => {
    for (const seed of seeds)
      for (const table of ['app', 'hand'] as const) {
        const thrown = conducted(seed, { a: 'hand', b: 'app', table })
        const own = thrown.slice(
          thrown.findIndex((die) => die.seat === 'a' && die.source === 'hand'),
        )
        expect(bySeat(own, 'a')).toEqual(['hand'])
        expect(bySeat(own, 'b')).toEqual(['app'])
        expect(bySeat(own, 'table')).toEqual(
          own.some(({ seat }) => seat === 'table') ? [table] : [],
        )
      }
  })
})

function playOf({ setup, answers }: Table): Play<BattleKinds> {
  let play = valueOf(begin(battle, setup))
  for (const answer of answers) play = valueOf(answerIn(battle, play, answer))
  return play
}

/** Two battalions of each side were shot at. */
function fourTests(source: 'app' | 'hand'): Play<BattleKinds> {
  const four = ['drilled 36', 'drilled 36']
  const table = new Table({ ...setupOf(four, four), ground: [] })
    .roll(6, 1)
    .choose('a')
    .say()
    .initiative('a')
  for (const [own, target] of [
    [0, 2],
    [3, 1],
    [1, 3],
    [2, 0],
  ] as const) {
    table.activate(own, 'shoot').choose(`battalion:${String(target)}`)
    table.say({ distance: 'upTo:6' })
    const faces = Array.from({ length: table.dice }, (_, n) => (n === 0 ? 6 : 1))
    table.give({ kind: 'dice', faces, source: own > 1 ? source : 'app' })
  }
  return playOf(table.choose('goOn'))
}

const asked = (play: Play<BattleKinds>): BattlePrompt => {
  const prompt = openQuestion(play.now.state)
  if (prompt === null) throw new Error('nothing is asked')
  return prompt
}

test('"roll all" names the tests that fall with the press: those of a side that throws by hand wait', () => {
  const [byApp, byHand] = [fourTests('app'), fourTests('hand')]
  expect(asked(byApp).kind).toBe('check.die')
  expect(countThrough(byApp, asked(byApp))).toBe(4)
  expect(countThrough(byHand, asked(byHand))).toBe(2)
})

test('what was taken back and is given again keeps its dice and its hand', () => {
  const play = fourTests('hand')
  const thrown = valueOf(
    answerIn(battle, play, { kind: 'dice', faces: [5], source: 'hand' }, { head: play.head }),
  )
  const back = valueOf(retractIn(battle, thrown, 1))
  expect(rollsOn(back, asked(back), 'always')).toBe(false)
  const again = redoIn(battle, back)
  expect(again?.ok === true && again.value.log?.entry).toMatchObject({
    answer: { faces: [5], source: 'hand' },
  })
})
