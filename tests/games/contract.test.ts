// One contract for every game: what core promises to the table, the storage and the next game.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { playOut } from '@/core/playOut.ts'
import { seededPolicy } from '@/core/policies.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { resume } from '@/core/record/resume.ts'
import { parseRecordText } from '@/core/record/text.ts'
import { recordOf } from '@/core/record/log.ts'
import { problemsOf, replayProblems } from '@tests/support/games/contract.ts'
import { games } from '@tests/support/games/index.ts'
import { leaksIn } from '@tests/support/games/leaks.ts'
import { unseenIn } from '@tests/support/games/unseen.ts'
import { valueOf } from '@tests/support/results.ts'

const seeds = [1, 2, 3]

describe.each(games)('%s', (_, play) => {
  test('is finished by the random player, with an outcome', () => {
    play(({ game, setups }) => {
      for (const setup of setups)
        for (let seed = 1; seed <= 20; seed += 1) {
          const played = playOut(game, setup, seededPolicy(seed), { roll: seededDice(seed) })
          expect(game.outcome(valueOf(played).state)).not.toBeNull()
        }
    })
  })

  test('keeps the contract: questions, refusals, order, undo, words, JSON, replay', () => {
    play((playable) => {
      for (const setup of playable.setups)
        for (const seed of seeds) expect(problemsOf(playable, setup, seed)).toEqual([])
    })
  })

  test('tells nobody a secret before its time', () => {
    play((playable) => {
      for (const setup of playable.setups)
        for (const seed of seeds) expect(leaksIn(playable, setup, seed)).toEqual([])
    })
  })

  test('by every house rule that changes what is seen nothing shows, or asks, what is not', () => {
    play((playable) => {
      const { hidden } = playable
      for (const setup of hidden?.setups ?? []) {
        expect(leaksIn(playable, setup, 1)).toEqual([])
        for (const seed of seeds.slice(1))
          expect(hidden && unseenIn(playable, hidden, setup, seed)).toEqual([])
      }
    })
  }, 240_000)

  test('has a recorded playthrough that every later version still reads', () => {
    play((playable) => {
      const text = readFileSync(playable.playthrough, 'utf8')
      const { json } = valueOf(parseRecordText(text))
      const { play: again, problem } = resume(playable.game, json)
      expect(problem).toBeNull()
      if (again === null) throw new Error('no play')
      expect(recordOf(again)).toEqual(json)
      expect(playable.game.outcome(again.now.state)).not.toBeNull()
      expect(replayProblems(playable, again)).toEqual([])
    })
  })
})
