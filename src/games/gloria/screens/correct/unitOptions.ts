// What the form for corrections offers of what a unit did, and of the special units of an army.
import type { CorrectValues, PickOption } from '@/games/campaign/screens/umpire/correctForm.ts'
import { deeds, isUnitPossible, specialIds, unitOf, type GloriaView } from '../../rules/index.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'
import { yesOrNo } from './pieceOptions.ts'

export const unitFields = ['mover', 'did', 'army', 'first', 'second', 'shown'] as const
export type UnitField = (typeof unitFields)[number]

/** Units of which this can be set right, as far as the party knows. */
const unitsFor = ({ world }: GloriaView, figure: 'did' | 'specials'): readonly PickOption[] => {
  const names = namesOn(world.map)
  const any = { specials: ['guard', 'guard'], shown: false, did: 'nothing' } as const
  return world.units
    .filter(({ id: unit }) => isUnitPossible(world, { figure, unit, ...any }))
    .map(({ id, kind, owner, at }) => ({
      value: id,
      label: `${id}, ${words.value.kinds[kind]}, ${names.player(owner ?? '')}, ${names.area(at)}`,
    }))
}

export function unitOptions(view: GloriaView, field: UnitField): readonly PickOption[] {
  const { did, shown } = words.value.correct
  switch (field) {
    case 'mover':
      return unitsFor(view, 'did')
    case 'army':
      return unitsFor(view, 'specials')
    case 'did':
      return deeds.map((value) => ({ value, label: did[value] }))
    case 'first':
    case 'second':
      return specialIds.map((value) => ({ value, label: words.value.specials[value] ?? value }))
    case 'shown':
      return yesOrNo(shown)
  }
}

/** What a unit is now, by field. */
export function unitNow(
  { world }: GloriaView,
  figure: string,
  first: (field: UnitField) => string,
): Readonly<Record<string, string>> {
  if (figure === 'did') {
    const { moved = false, fought = false, acted = false } = unitOf(world, first('mover')) ?? {}
    return { did: fought ? 'fought' : moved ? 'moved' : acted ? 'acted' : 'nothing' }
  }
  if (figure !== 'specials') return {}
  const army = unitOf(world, first('army'))
  const [one = '', two = ''] = army?.specials ?? []
  return { first: one, second: two, shown: army?.isShown === true ? 'yes' : 'no' }
}

export const unitMade = (figure: 'did' | 'specials', values: CorrectValues): unknown =>
  figure === 'did'
    ? { figure, unit: values['mover'], did: values['did'] }
    : {
        figure,
        unit: values['army'],
        specials: [values['first'], values['second']],
        shown: values['shown'] === 'yes',
      }
