// Forms for units: kind, owner and place, new ones and those taken off, what one did, the special units of an army.
import {
  nobody,
  orNobody,
  shownValue,
  type PickOption,
} from '@/games/campaign/screens/umpire/correctForm.ts'
import { deeds, isUnitPossible, unitKinds, unitOf, type GloriaView } from '../../rules/index.ts'
import { mapInPlay } from '../map/placeWords.ts'
import { screenWords as words } from '../words/screenWords.ts'
import {
  areaOptions,
  ownerOptions,
  picked,
  specialOptions,
  unitOptions,
  yesNo,
  type FigureForm,
} from './formKit.ts'

const unitField = (view: GloriaView) =>
  picked(
    'unit',
    unitOptions(
      view,
      view.world.units.filter(({ isSortie }) => !isSortie),
    ),
  )

const placeOptions = (view: GloriaView): readonly PickOption[] =>
  areaOptions(
    view,
    mapInPlay(view.world).nodes.flatMap(({ id, kind }) =>
      kind === 'land' || kind === 'outer' ? [id] : [],
    ),
  )

const kindOptions = (): readonly PickOption[] =>
  unitKinds.map((value) => ({ value, label: words.value.kinds[value] }))

/** Units of which this can be set right, as far as the party knows. */
function unitsFor(view: GloriaView, figure: 'did' | 'specials'): readonly PickOption[] {
  const { world } = view
  const any = { specials: ['guard', 'guard'], shown: false, did: 'nothing' } as const
  return unitOptions(
    view,
    world.units.filter(({ id: unit }) => isUnitPossible(world, { figure, unit, ...any })),
  )
}

export const unitForms = {
  unit: {
    fields: (view, values) => {
      const unit = unitField(view)
      const id = shownValue(values, unit)
      const now = unitOf(view.world, id)
      return [
        unit,
        picked('kind', kindOptions(), now?.kind, id),
        picked('owner', ownerOptions(view), now?.owner ?? nobody, id),
        picked('area', placeOptions(view), now?.at, id),
      ]
    },
    made: ({ unit, kind, owner, area }) => ({
      figure: 'unit',
      unit,
      kind,
      owner: orNobody(owner),
      at: area,
    }),
  },
  newUnit: {
    fields: (view) => [
      picked('kind', kindOptions()),
      picked('owner', ownerOptions(view)),
      picked('area', placeOptions(view)),
    ],
    made: ({ kind, owner, area }) => ({
      figure: 'newUnit',
      kind,
      owner: orNobody(owner),
      at: area,
    }),
  },
  noUnit: {
    fields: (view) => [unitField(view)],
    made: ({ unit }) => ({ figure: 'noUnit', unit }),
  },
  did: {
    fields: (view, values) => {
      const unit = picked('mover', unitsFor(view, 'did'))
      const id = shownValue(values, unit)
      const { moved = false, fought = false, acted = false } = unitOf(view.world, id) ?? {}
      const now = fought ? 'fought' : moved ? 'moved' : acted ? 'acted' : 'nothing'
      const options = deeds.map((value) => ({ value, label: words.value.correct.did[value] }))
      return [unit, picked('did', options, now, id)]
    },
    made: ({ mover, did }) => ({ figure: 'did', unit: mover, did }),
  },
  specials: {
    fields: (view, values) => {
      const army = picked('army', unitsFor(view, 'specials'))
      const id = shownValue(values, army)
      const now = unitOf(view.world, id)
      const [one, two] = now?.specials ?? []
      return [
        army,
        picked('first', specialOptions(), one, id),
        picked('second', specialOptions(), two, id),
        yesNo('shown', words.value.correct.shown, now?.isShown === true, id),
      ]
    },
    made: ({ army, first, second, shown }) => ({
      figure: 'specials',
      unit: army,
      specials: [first, second],
      shown: shown === 'yes',
    }),
  },
} as const satisfies Readonly<Record<string, FigureForm>>
