// Whatever happens in a battle is a whole sentence: said and written, in both languages, whatever the battalions are called.
import { expect, test } from 'vitest'
import { playOut } from '@/core/playOut.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { randomPolicy } from '@/core/policies.ts'
import { battle, type BattleEvent, type BattleSetup } from '@/games/eagles/rules/index.ts'
import { saidOf, writingIn } from '@/games/eagles/telling/wording.ts'
import { battleDe } from '@/games/eagles/words/de/battle/battle.ts'
import { battleEn } from '@/games/eagles/words/en/battle/battle.ts'
import { namesOf } from '@tests/support/battleNames.ts'
import { sampleSetup } from '@tests/support/recordedBattle.ts'
import { valueOf } from '@tests/support/results.ts'

const setup = sampleSetup()
const { a, b } = setup.armies
const named = ['45e de ligne', 'de Meuron', 'Royal Scots', '95']
const setups: Readonly<Record<string, BattleSetup>> = {
  'of two nations': setup,
  'of one nation': { ...setup, armies: { a: { ...a, nation: 'french' }, b } },
  'of battalions with names': {
    ...setup,
    armies: {
      a,
      b: { ...b, battalions: b.battalions.map((each, n) => ({ ...each, name: named[n] ?? '' })) },
    },
  },
}

const whole = /^[\p{Lu}\d].*[^ .]\.$/u
/** Something is missing, doubled, or runs into what stands beside it. */
const torn = /undefined|NaN|\[object| {2}|, [.;]|: [.;]|\(\)|\([^)]*\(|(?:ide|eite) \d \d/u

test.each(Object.entries(setups))('in battles %s', (_, opened) => {
  const kinds = new Set<string>()
  const bad = new Set<string>()
  const start = valueOf(battle.open(opened))
  const both = [battleEn, battleDe].map((words) => {
    const names = namesOf(start, words)
    const write = writingIn(words.events, names)
    return (event: BattleEvent, among: readonly BattleEvent[]): readonly string[] => [
      saidOf(words.events, event, names, among),
      write(event, among),
    ]
  })
  const watch = ({ events }: { readonly events: readonly BattleEvent[] }): void => {
    for (const event of events) {
      kinds.add(event.kind)
      for (const sentence of both.flatMap((tell) => tell(event, events)))
        if (sentence !== '' && (!whole.test(sentence) || torn.test(sentence))) bad.add(sentence)
    }
  }
  for (let seed = 1; seed <= 30; seed += 1)
    valueOf(playOut(battle, start.setup, randomPolicy(seededDice(seed)), { from: start, watch }))
  expect([...bad]).toEqual([])
  expect(kinds.size).toBeGreaterThan(45)
})
