// English sentences of every question of a battle.
import { sumOf } from '../../../telling/throws.ts'
import type {
  Character,
  CheckPurpose,
  QuestionFrame,
  QuestionKind,
  ResolveCause,
} from '@/games/eagles/rules/index.ts'
import { sentence, type Names } from '../../../telling/names.ts'

export type Ask<K extends QuestionKind = QuestionKind> = {
  readonly [P in K]: (about: QuestionFrame<P>, names: Names) => string
}

const checks: Readonly<Record<Exclude<CheckPurpose, 'resolve'>, (who: string) => string>> = {
  manoeuvre: (who) => `Does ${who} carry out its manoeuvre?`,
  reform: (who) => `Does ${who} reform?`,
  shoot: (who) => `Does ${who} open fire?`,
  nerve: (who) => `Has ${who} the nerve to attack?`,
  attack: (who) => `Does ${who} go in to the attack?`,
  rally: (who) => `Does ${who} rally?`,
}

const resolves: Readonly<Record<ResolveCause, (who: string) => string>> = {
  defensiveFire: (who) => `Does ${who} charge on through the fire?`,
  combatLost: (who) => `Does ${who} hold after the lost round?`,
  combatWon: (who) => `Does ${who} hold after the round it won?`,
  phase: (who) => `Does ${who} keep its resolve?`,
}

const helpers: Readonly<Record<Character, string>> = {
  drummer: 'A drummer',
  sergeant: 'A sergeant',
  ensign: 'The ensign',
  officer: 'The officer',
}

type Part = QuestionFrame<'shoot.facts'>['from']

/** A screen in front of a battalion is other troops than the battalion itself (SKIRM-06). */
const troops = (id: number, part: Part, names: Names): string =>
  part === 'screen' ? `the skirmishers ${names.of(id)}` : names.the(id)

const moves = {
  forward: (who: string) => `How far may ${who} advance?`,
  back: (who: string) => `How far may ${who} step back?`,
  wheel: (who: string) => `How far may ${who} wheel?`,
} as const

export const questions: Ask = {
  'sides.dice': () => 'Each side rolls a die: who picks a side of the table?',
  'sides.first': () => 'Who places the first battalion?',
  'deploy.battalion': ({ side }, names) => `Which ${names.battalionOf(side)} is placed next?`,
  'deploy.formation': ({ battalion }, names) => `How does ${names.the(battalion)} deploy?`,
  'deploy.sheet': () => 'How do both armies deploy?',
  'initiative.dice': () => 'Each side rolls a die: who has the initiative?',
  'initiative.first': () => 'Who acts first in this turn?',
  'activation.battalion': ({ side }, names) => `Which ${names.battalionOf(side)} acts next?`,
  'activation.kind': ({ battalion }, names) => `What does ${names.the(battalion)} do?`,
  'activation.end': () => 'All have acted. Does a Supreme Commander still move?',
  'commander.dice': ({ side }, names) =>
    `How far may the Supreme Commander ${names.ofSide(side)} ride?`,
  'commander.place': ({ faces }, names) =>
    `He rides up to ${names.far(sumOf(faces))}. Whom does he join?`,
  'check.die': ({ check }, names) =>
    check.purpose === 'resolve'
      ? resolves[check.cause ?? 'phase'](names.the(check.battalion))
      : checks[check.purpose](names.the(check.battalion)),
  'check.reroll': ({ check, face }, names) =>
    `A ${String(face)} fails. ${helpers[names.helper(check.purpose)]} allows another try.`,
  'move.dice': ({ battalion, kind }, names) => moves[kind](names.the(battalion)),
  'move.facts': ({ battalion }, names) => `What does ${names.the(battalion)} meet on its way?`,
  'move.obstacles': ({ move }, names) => `What do the obstacles cost ${names.the(move.battalion)}?`,
  'shoot.target': ({ battalion, from }, names) =>
    from === 'screen'
      ? `At whom do the skirmishers ${names.of(battalion)} fire?`
      : `At whom does ${names.the(battalion)} fire?`,
  'shoot.facts': ({ battalion, from, target, on }, names) =>
    from === 'screen' || on === 'screen'
      ? `How far is it from ${troops(battalion, from, names)} to ${troops(target, on, names)}?`
      : `How far is it ${names.from(battalion)} ${names.toward(target)}?`,
  'volley.dice': ({ volley: { shooter, from, target, on } }, names) =>
    `${sentence(troops(shooter, from, names))} ${from === 'screen' ? 'fire' : 'fires'} on ${troops(target, on, names)}.`,
  'volley.reroll': ({ faces }) =>
    faces.length === 1
      ? 'A sergeant may re-roll the die.'
      : 'A sergeant may re-roll a miss. Which die?',
  'volley.again': ({ volley }, names) => `A sergeant ${names.of(volley.shooter)} re-rolls.`,
  'volley.risk': ({ volley }, names) => `A character is hit: who ${names.of(volley.target)} falls?`,
  'charge.target': ({ battalion }, names) => `Whom does ${names.the(battalion)} attack?`,
  'charge.dice': ({ charger }, names) => `How far does ${names.the(charger)} charge?`,
  'charge.facts': ({ charger, target }, names) =>
    `How far is it ${names.from(charger)} ${names.toward(target)}?`,
  'charge.ground': ({ charger }, names) => `What lies in the way ${names.of(charger)}?`,
  'charge.reach': ({ charge }, names) =>
    `Does ${names.the(charge.charger)} reach ${names.the(charge.target)}?`,
  'charge.obstacles': ({ charge }, names) =>
    `What do the obstacles cost the charge ${names.of(charge.charger)}?`,
  'charge.screens': ({ charge }, names) =>
    `The charge ${names.of(charge.charger)} falls short. Did it reach the skirmishers?`,
  'fire.facts': ({ charge }, names) =>
    `${names.The(charge.charger)} charges. Does ${names.the(charge.target)} fire?`,
  'fire.band': ({ charge }, names) => `At what range does ${names.the(charge.target)} fire?`,
  'combat.facts': () => 'How does the ground lie between the two?',
  'combat.dice': () => 'Both roll a die. Who wins the round?',
  'combat.risk': ({ round }, names) => `Which characters ${names.of(round.loser)} fall?`,
  'combat.followUp': ({ round }, names) => `Does ${names.the(round.winner)} follow up?`,
  'rout.dice': ({ battalion }, names) => `How far does ${names.the(battalion)} run?`,
  'rout.facts': ({ battalion, faces }, names) =>
    `${names.The(battalion)} runs ${names.far(sumOf(faces))}. Where does that lead?`,
}
