// English words of the undo of a battle: what would be taken back.
import type { QuestionKind } from '@/games/eagles/rules/index.ts'

/** What the answer to each question is called in one or two words: the one that would be taken back, or given again. */
export const given: Readonly<Record<QuestionKind | 'overrule', string>> = {
  'sides.dice': 'both dice',
  'sides.first': 'who begins',
  'deploy.battalion': 'the choice',
  'deploy.formation': 'the placing',
  'deploy.sheet': 'the deployment',
  'initiative.dice': 'both dice',
  'initiative.first': 'who is first',
  'activation.battalion': 'the choice',
  'activation.kind': 'the order',
  'activation.end': 'the choice',
  'commander.dice': 'his dice',
  'commander.place': 'his move',
  'check.die': 'the check',
  'check.reroll': 'the answer',
  'move.dice': 'the move dice',
  'move.facts': 'the ground',
  'move.obstacles': 'the obstacles',
  'shoot.target': 'the target',
  'shoot.facts': 'the distance',
  'volley.dice': 'the volley',
  'volley.reroll': 'the answer',
  'volley.again': 'the re-roll',
  'volley.risk': 'the die',
  'charge.target': 'the target',
  'charge.dice': 'the charge dice',
  'charge.facts': 'the distance',
  'charge.ground': 'the ground',
  'charge.reach': 'the distance',
  'charge.obstacles': 'the obstacles',
  'charge.screens': 'the answer',
  'fire.facts': 'the answer',
  'fire.band': 'the range die',
  'combat.facts': 'the ground',
  'combat.dice': 'both dice',
  'combat.risk': 'the dice',
  'combat.followUp': 'the answer',
  'rout.dice': 'the run dice',
  'rout.facts': 'the answer',
  overrule: 'the ruling',
}

export const undo = (what: string): string => `Undo ${what}`

/** Where the other phone leads: it is asked there first. */
export const askUndo = 'Ask to undo'
