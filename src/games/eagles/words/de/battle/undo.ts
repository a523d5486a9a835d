// German words of the undo of a battle: what would be taken back.
import type { given as englishGiven } from '../../en/battle/undo.ts'

/** On the narrow undo of a phone; a word parts between its syllables also where the browser knows none of German. */
export const given: typeof englishGiven = {
  'sides.dice': 'Beide Würfel',
  'sides.first': 'Rei\u00adhen\u00adfolge',
  'deploy.battalion': 'Wahl',
  'deploy.formation': 'Auf\u00adstel\u00adlung',
  'deploy.sheet': 'Auf\u00adstel\u00adlung',
  'initiative.dice': 'Beide Würfel',
  'initiative.first': 'Rei\u00adhen\u00adfolge',
  'activation.battalion': 'Wahl',
  'activation.kind': 'Befehl',
  'activation.end': 'Wahl',
  'commander.dice': 'Seine Würfel',
  'commander.place': 'Seinen Zug',
  'check.die': 'Probe',
  'check.reroll': 'Ant\u00adwort',
  'move.dice': 'Zug\u00adwurf',
  'move.facts': 'Gelän\u00adde',
  'move.obstacles': 'Hin\u00adder\u00adnisse',
  'shoot.target': 'Ziel',
  'shoot.facts': 'Entfer\u00adnung',
  'volley.dice': 'Salve',
  'volley.reroll': 'Ant\u00adwort',
  'volley.again': 'Neuen Wurf',
  'volley.risk': 'Würfel',
  'charge.target': 'Ziel',
  'charge.dice': 'Sturm\u00adwurf',
  'charge.facts': 'Entfer\u00adnung',
  'charge.ground': 'Gelän\u00adde',
  'charge.reach': 'Entfer\u00adnung',
  'charge.obstacles': 'Hin\u00adder\u00adnisse',
  'charge.screens': 'Ant\u00adwort',
  'fire.facts': 'Ant\u00adwort',
  'fire.band': 'Würfel',
  'combat.facts': 'Gelän\u00adde',
  'combat.dice': 'Beide Würfel',
  'combat.risk': 'Würfel',
  'combat.followUp': 'Ant\u00adwort',
  'rout.dice': 'Lauf\u00adwurf',
  'rout.facts': 'Ant\u00adwort',
  overrule: 'Ent\u00adscheid',
}

export const undo = (what: string): string => `${what} zurück`

export const askUndo = 'Zurück, bitte'
