// Little scenes played under any house rules, for comparing what comes of them.
import type { HouseRules } from '@/games/eagles/rules/index.ts'
import { battleOf, type Table } from './battle.ts'

export type House = Partial<HouseRules>

export const enemy = ['green 16']

export const shot = (house: House, shooter: string, target: string, facts: object = {}): Table =>
  battleOf([shooter], [target], { house })
    .activate(0, 'shoot')
    .choose(target.includes('screen') ? 'screen:1' : 'battalion:1')
    .say({ distance: 6, ...facts })

export const diceOf = (
  house: House,
  shooter: string,
  target = 'green 16',
  facts: object = {},
): number => shot(house, shooter, target, facts).dice

/** Battalion 0 has reached battalion 1; the defender, or the ground, is asked. */
export const charged = (
  house: House,
  charger: string,
  target: string,
  marks: object = {},
): Table => {
  const table = battleOf([charger, 'green 16'], [target, 'green 16'], { house }).with(2, marks)
  table.activate(0, 'attack').choose('battalion:2').roll(6)
  if (table.asked === 'check.die') table.roll(6)
  return table.roll(...Array.from({ length: table.dice }, () => 6))
}

export const met = (house: House, charger: string, target: string, marks: object = {}): Table => {
  const table = charged(house, charger, target, marks).say()
  return table.asked === 'fire.facts' ? table.say({ fire: 'hold' }) : table
}

/** The charger wins by the dice; whoever must test is asked next. */
export const won = (
  house: House,
  charger = 'green 32',
  target = 'green 32',
  marks: object = {},
): Table => {
  const table = met(house, charger, target, marks).say().roll(6, 1)
  while (table.asked === 'combat.risk') table.roll(...Array.from({ length: table.dice }, () => 1))
  return table
}

export const strengthsOf = (table: Table): readonly number[] => {
  const { charger, charged: other } = table.told('combatRolled')
  return [charger.strength.total, other.strength.total]
}

export const moved = (
  house: House,
  line: string,
  kind: string,
  faces: readonly number[],
  slowed = 'no',
) => {
  const table = battleOf([line], enemy, { house }).activate(0, kind).roll(6)
  table.roll(...faces)
  return table.say(table.fields.includes('slowed') ? { slowed } : {}).told('moved').limit.total
}

export const resultOf = (house: House, a: readonly object[], b: readonly object[]): unknown => {
  const lines = (side: readonly object[]) => side.map(() => 'green 20')
  const table = battleOf(lines(a), lines(b), { house: { ...house, turns: 1 } })
  for (const [id, figures] of [...a, ...b].entries()) table.with(id, figures)
  return table.passAll().state.result?.winner
}

export const marksOf = (table: Table, id: number): unknown => {
  const { disordered, standTurn, broken, gone, engaged } = table.battalion(id)
  return { disordered, standTurn, broken, gone, engaged }
}

export const shortOver = (house: House, held: 'yes' | 'no'): unknown => {
  const table = charged(house, 'guards 16', 'green 16')
  table.say({ distance: 1, obstacles: 1, ...(table.fields.includes('held') ? { held } : {}) })
  return table.events.filter(({ kind }) => kind === 'disordered')
}

export const rallyScore = (house: House, line: string, figures: object): unknown => {
  const table = battleOf([line], enemy, { house }).with(0, { broken: true, ...figures })
  const { score, passed } = table.activate(0, 'rally').roll(4).told('checkRolled')
  return { score, passed, next: table.asked }
}

export const attackCheck = (
  house: House,
  line: string,
  faces: readonly number[],
  figures: object = {},
) => {
  const table = battleOf([line], enemy, { house }).with(0, figures).activate(0, 'attack')
  table.choose('battalion:1')
  for (const face of faces) if (table.asked === 'check.die') table.roll(face)
  return table.asked
}

export const bandDice = (
  house: House,
  face: number,
  marks: object = {},
  target = 'green 32',
): unknown => {
  const table = charged(house, 'guards 16', target, marks).say().say().roll(face)
  return [table.asked, table.asked === 'volley.dice' ? table.dice : 0]
}

export const phaseThreePanic = (house: House, saw: 'yes' | 'no'): unknown => {
  const table = battleOf(['green 16', 'green 16'], enemy, { house }).with(0, { shotAt: true })
  table.passAll().roll(1).roll(1, 1, 1)
  table.say(table.fields.includes('saw:1') ? { 'saw:1': saw } : {})
  return table.asked
}
