// Battles brought to every kind of question there is, by players who answer by chance.
import type { Answer } from '@/core/conversation.ts'
import type { RollDie } from '@/core/dice/dice.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import { answerIn, begin, type Play } from '@/core/record/play.ts'
import {
  openQuestion,
  battle,
  defaultHouseRules,
  sampleArmies,
  terrains,
  type BattleKinds,
  type BattleSetup,
  type HouseRules,
  type QuestionKind,
} from '@/games/eagles/rules/index.ts'
import { valueOf } from './results.ts'

function sampleSetup(house: Partial<HouseRules> = {}): BattleSetup {
  const [a, b] = sampleArmies
  if (a === undefined || b === undefined) throw new Error('the sample armies are gone')
  return { armies: { a, b }, house: { ...defaultHouseRules, ...house }, table: '72x48' }
}

/** The first play that comes to each kind of question. */
export function playsByKind(seed = 1): ReadonlyMap<QuestionKind, Play<BattleKinds>> {
  const found = new Map<QuestionKind, Play<BattleKinds>>()
  for (let battleNumber = 0; battleNumber < 12; battleNumber += 1)
    playThrough(seed + battleNumber, sampleSetup(), (kind, play) => {
      if (!found.has(kind)) found.set(kind, play)
    })
  // What only version 2 of the rules asks.
  for (let battleNumber = 0; battleNumber < 3; battleNumber += 1)
    playThrough(seed + battleNumber, { ...sampleSetup(), ground: terrains }, (kind, play) => {
      if (!found.has(kind)) found.set(kind, play)
    })
  return found
}

/** Chance alone would measure half across the table: at a real one the enemy is near. */
function nearby(answer: Answer<never>, roll: RollDie): Answer<never> {
  if (answer.kind !== 'facts' || !Object.hasOwn(answer.values, 'distance')) return answer
  return { ...answer, values: { ...answer.values, distance: roll(9) } }
}

function playThrough(
  seed: number,
  setup: BattleSetup,
  see: (kind: QuestionKind, play: Play<BattleKinds>) => void,
): void {
  const roll = seededDice(seed)
  let play = valueOf(begin(battle, setup))
  for (let prompt = openQuestion(play.now.state); prompt !== null;) {
    see(prompt.kind, play)
    play = valueOf(answerIn(battle, play, nearby(randomAnswer(prompt, roll), roll)))
    prompt = openQuestion(play.now.state)
  }
}
