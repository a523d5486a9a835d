// German sentences of every question of a battle.
import { sumOf } from '../../../telling/throws.ts'
import type {
  Character,
  CheckPurpose,
  QuestionFrame,
  ResolveCause,
} from '@/games/eagles/rules/index.ts'
import { sentence, type Names } from '../../../telling/names.ts'
import type { questions as english } from '../../en/battle/prompts.ts'

const checks: Readonly<Record<Exclude<CheckPurpose, 'resolve'>, (who: string) => string>> = {
  manoeuvre: (who) => `Führt ${who} sein Manöver aus?`,
  reform: (who) => `Ordnet sich ${who}?`,
  shoot: (who) => `Eröffnet ${who} das Feuer?`,
  nerve: (who) => `Wagt ${who} den Angriff?`,
  attack: (who) => `Greift ${who} an?`,
  rally: (who) => `Sammelt sich ${who}?`,
}

const resolves: Readonly<Record<ResolveCause, (who: string) => string>> = {
  defensiveFire: (who) => `Stürmt ${who} durch das Feuer weiter?`,
  combatLost: (who) => `Hält ${who} nach der verlorenen Runde stand?`,
  combatWon: (who) => `Hält ${who} nach der gewonnenen Runde stand?`,
  phase: (who) => `Bewahrt ${who} die Moral?`,
}

const helpers: Readonly<Record<Character, string>> = {
  drummer: 'Ein Trommler',
  sergeant: 'Ein Sergeant',
  ensign: 'Der Fähnrich',
  officer: 'Der Offizier',
}

type Part = QuestionFrame<'shoot.facts'>['from']

/** A screen in front of a battalion is other troops than the battalion itself (SKIRM-06). */
const troops = (id: number, part: Part, names: Names): string =>
  part === 'screen' ? `die Plänkler ${names.of(id)}` : names.the(id)

/** One of both at least is a screen: it stands in the dative, the other in the nominative. */
function farOfScreens(shooter: number, from: Part, target: number, on: Part, names: Names): string {
  const far = (who: string, verb: string, whose: number): string =>
    `Wie weit ${verb} ${who} von den Plänklern ${names.of(whose)} entfernt?`
  if (on === 'screen')
    return far(troops(shooter, from, names), from === 'screen' ? 'sind' : 'ist', target)
  return far(names.the(target), 'ist', shooter)
}

const moves = {
  forward: (who: string) => `Wie weit darf ${who} vorrücken?`,
  back: (who: string) => `Wie weit darf ${who} zurückgehen?`,
  wheel: (who: string) => `Wie weit darf ${who} schwenken?`,
}

export const questions: typeof english = {
  'sides.dice': () => 'Jede Seite würfelt: Wer sucht sich eine Tischseite aus?',
  'sides.first': () => 'Wer stellt das erste Bataillon auf?',
  'deploy.battalion': ({ side }, names) =>
    `Welches ${names.battalionOf(side)} wird als Nächstes aufgestellt?`,
  'deploy.formation': ({ battalion }, names) => `Wie stellt sich ${names.the(battalion)} auf?`,
  'deploy.sheet': () => 'Wie stellen sich beide Armeen auf?',
  'initiative.dice': () => 'Jede Seite würfelt: Wer hat die Initiative?',
  'initiative.first': () => 'Wer handelt in diesem Zug zuerst?',
  'activation.battalion': ({ side }, names) =>
    `Welches ${names.battalionOf(side)} handelt als Nächstes?`,
  'activation.kind': ({ battalion }, names) => `Was tut ${names.the(battalion)}?`,
  'activation.end': () => 'Alle haben gehandelt. Zieht noch ein Oberbefehlshaber?',
  'commander.dice': ({ side }, names) =>
    `Wie weit darf der Oberbefehlshaber ${names.ofSide(side)} reiten?`,
  'commander.place': ({ faces }, names) =>
    `Er reitet bis zu ${names.far(sumOf(faces))}. Wem schließt er sich an?`,
  'check.die': ({ check }, names) =>
    check.purpose === 'resolve'
      ? resolves[check.cause ?? 'phase'](names.the(check.battalion))
      : checks[check.purpose](names.the(check.battalion)),
  'check.reroll': ({ check, face }, names) =>
    `Eine ${String(face)} reicht nicht. ${helpers[names.helper(check.purpose)]} erlaubt noch einen Versuch.`,
  'move.dice': ({ battalion, kind }, names) => moves[kind](names.the(battalion)),
  'move.facts': ({ battalion }, names) => `Was liegt auf dem Weg ${names.of(battalion)}?`,
  'move.obstacles': ({ move }, names) => `Was kosten die Hindernisse ${names.the(move.battalion)}?`,
  'shoot.target': ({ battalion, from }, names) =>
    from === 'screen'
      ? `Auf wen schießen die Plänkler ${names.of(battalion)}?`
      : `Auf wen schießt ${names.the(battalion)}?`,
  'shoot.facts': ({ battalion, from, target, on }, names) =>
    from === 'screen' || on === 'screen'
      ? farOfScreens(battalion, from, target, on, names)
      : `Wie weit ist es ${names.from(battalion)} ${names.toward(target)}?`,
  'volley.dice': ({ volley: { shooter, from, target, on } }, names) =>
    `${sentence(troops(shooter, from, names))} ${from === 'screen' ? 'schießen' : 'schießt'} auf ${troops(target, on, names)}.`,
  'volley.reroll': ({ faces }) =>
    faces.length === 1
      ? 'Ein Sergeant darf den Würfel noch einmal werfen.'
      : 'Ein Sergeant darf einen Fehlwurf wiederholen. Welchen?',
  'volley.again': ({ volley }, names) => `Ein Sergeant ${names.of(volley.shooter)} würfelt neu.`,
  'volley.risk': ({ volley }, names) =>
    `Ein Charakter ist getroffen: Wer fällt ${names.at(volley.target)}?`,
  'charge.target': ({ battalion }, names) => `Wen greift ${names.the(battalion)} an?`,
  'charge.dice': ({ charger }, names) => `Wie weit stürmt ${names.the(charger)}?`,
  'charge.facts': ({ charger, target }, names) =>
    `Wie weit ist es ${names.from(charger)} ${names.toward(target)}?`,
  'charge.ground': ({ charger }, names) => `Was liegt im Weg ${names.of(charger)}?`,
  'charge.reach': ({ charge }, names) =>
    `Erreicht ${names.the(charge.charger)} den Gegner, ${names.the(charge.target)}?`,
  'charge.obstacles': ({ charge }, names) =>
    `Was kosten die Hindernisse den Sturm ${names.of(charge.charger)}?`,
  'charge.screens': ({ charge }, names) =>
    `Der Sturm ${names.of(charge.charger)} ist zu kurz. Erreicht er die Plänkler?`,
  'fire.facts': ({ charge }, names) =>
    `${names.The(charge.charger)} stürmt heran. Schießt ${names.the(charge.target)}?`,
  'fire.band': ({ charge }, names) => `Auf welche Entfernung schießt ${names.the(charge.target)}?`,
  'combat.facts': () => 'Wie liegt das Gelände zwischen beiden?',
  'combat.dice': () => 'Beide würfeln. Wer gewinnt die Runde?',
  'combat.risk': ({ round }, names) => `Welche Charaktere fallen ${names.at(round.loser)}?`,
  'combat.followUp': ({ round }, names) => `Drängt ${names.the(round.winner)} nach?`,
  'rout.dice': ({ battalion }, names) => `Wie weit läuft ${names.the(battalion)}?`,
  'rout.facts': ({ battalion, faces }, names) =>
    `${names.The(battalion)} läuft ${names.far(sumOf(faces))}. Wohin führt das?`,
}
