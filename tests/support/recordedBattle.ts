// A whole battle of the sample armies as a file would hold it, played by the sensible player.
import { seededDice } from '@/core/dice/seeded.ts'
import { recordOf } from '@/core/record/log.ts'
import { answerIn, begin, retractIn, type Play } from '@/core/record/play.ts'
import type { GameRecord } from '@/core/record/record.ts'
import {
  openQuestion,
  battle,
  defaultHouseRules,
  sampleArmies,
  type BattleKinds,
  type BattleSetup,
} from '@/games/eagles/rules/index.ts'
import { sensiblePlayer } from '@/cli/simulate/sensiblePlayer.ts'
import { follow, tableTopOf } from '@/cli/simulate/tableTop.ts'
import { valueOf } from './results.ts'

export const sampleSetup = (): BattleSetup => {
  const [a, b] = sampleArmies
  if (a === undefined || b === undefined) throw new Error('two sample armies are needed')
  return { armies: { a, b }, house: defaultHouseRules, table: '72x48' }
}

/** Up to the end, with the first `takenBack` answers of turn 1 taken back and given again. */
export const playedBattle = (seed: number, takenBack = 0): Play<BattleKinds> => {
  const setup = sampleSetup()
  const table = tableTopOf(setup)
  const player = sensiblePlayer(table, seededDice(seed))
  let play = valueOf(begin(battle, setup))
  let isTakenBack = takenBack === 0
  for (
    let prompt = openQuestion(play.now.state);
    prompt !== null;
    prompt = openQuestion(play.now.state)
  ) {
    const given = player(play.now.state, prompt)
    if (given === null) throw new Error('the sensible player answers everything')
    play = valueOf(answerIn(battle, play, given))
    for (const event of play.log?.events ?? []) follow(table, event)
    if (isTakenBack || play.now.state.turn === 0) continue
    isTakenBack = true
    play = valueOf(retractIn(battle, play, takenBack))
  }
  return play
}

export const recordedBattle = (seed: number, takenBack = 0): GameRecord<BattleKinds> =>
  recordOf(playedBattle(seed, takenBack))
