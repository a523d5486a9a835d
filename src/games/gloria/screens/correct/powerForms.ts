// Forms for city powers: taken or used, the ban of Labanza, the bridges, the militia.
import { own } from '@/core/own.ts'
import {
  nobody,
  orNobody,
  shownValue,
  type PickOption,
} from '@/games/campaign/screens/umpire/correctForm.ts'
import { hasPower, isBannable, isByAmana, powerStates, type GloriaView } from '../../rules/index.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'
import {
  areaOptions,
  hasPowers,
  kingOptions,
  nobodyOption,
  picked,
  yesNo,
  type FigureForm,
} from './formKit.ts'

const powerCities = ({ world }: GloriaView): readonly string[] =>
  Object.keys(world.areas).filter((id) => hasPower(world, id) || world.taken[id] !== undefined)

const banOptions = ({ world }: GloriaView, by: string): readonly PickOption[] => {
  const { area, player } = namesOn(world.map)
  const isKings = world.house.pope === 'player'
  const targets = isKings ? world.players : Object.keys(world.areas)
  return targets
    .filter((id) => isBannable(world, by, id))
    .map((value) => ({ value, label: isKings ? player(value) : area(value) }))
}

/** Of the owner of Lollapalooza, and of whoever has his militia out. */
const militiaOptions = (view: GloriaView): readonly PickOption[] => {
  const { units, areas, map } = view.world
  const city = map.nodes.find((node) => node.kind === 'land' && node.city?.power === 'militia')
  const owner = city === undefined ? null : (areas[city.id]?.owner ?? null)
  const isOut = (player: string): boolean =>
    units.some((unit) => unit.isSortie && unit.owner === player)
  return hasPowers(view)
    ? kingOptions(view).filter(({ value }) => value === owner || isOut(value))
    : []
}

export const powerForms = {
  power: {
    fields: (view, values) => {
      const { taken } = view.world
      const city = picked('city', areaOptions(view, powerCities(view)))
      const at = shownValue(values, city)
      const now = taken[at] === undefined ? 'none' : taken[at].used ? 'used' : 'taken'
      const labels = words.value.correct.powers
      const states = powerStates.map((value) => ({ value, label: labels[value] }))
      return [city, picked('power', states, now, at)]
    },
    made: ({ city, power }) => ({ figure: 'power', city, is: power }),
  },
  interdict: {
    fields: (view, values) => {
      const by = picked('king', hasPowers(view) ? kingOptions(view) : [])
      const king = shownValue(values, by)
      const ban = view.world.interdicts.find((each) => each.by === king)
      const none: PickOption = { value: nobody, label: words.value.correct.noBan }
      const targets = [none, ...banOptions(view, king)]
      return [by, picked('ban', targets, ban?.city ?? ban?.player ?? nobody, king)]
    },
    made: ({ king, ban }) => ({ figure: 'interdict', by: king, of: orNobody(ban) }),
  },
  bridges: {
    fields: (view) => {
      const { bridges } = words.value.correct
      const field = yesNo('bridges', bridges, view.world.bridges !== null)
      return [hasPowers(view) ? field : { ...field, options: [] }]
    },
    made: ({ bridges }) => ({ figure: 'bridges', closed: bridges === 'yes' }),
  },
  sortie: {
    fields: (view, values) => {
      const { world } = view
      const king = picked('king', militiaOptions(view))
      const player = shownValue(values, king)
      const now = world.units.find(({ isSortie, owner }) => isSortie && owner === player)?.at
      const home: PickOption = { value: nobody, label: words.value.correct.atHome }
      const areas = Object.keys(world.areas).filter((id) => isByAmana(world, id))
      return [king, picked('sortieAt', [home, ...areaOptions(view, areas)], now ?? nobody, player)]
    },
    made: ({ king, sortieAt }) => ({ figure: 'sortie', player: king, at: orNobody(sortieAt) }),
  },
  lastSortie: {
    fields: (view, values) => {
      const king = picked('king', hasPowers(view) ? kingOptions(view) : [])
      const player = shownValue(values, king)
      const rounds = Array.from({ length: view.world.round }, (_, nth) => String(nth + 1))
      const options = [
        { ...nobodyOption(), label: words.value.correct.never },
        ...rounds.map((value) => ({ value, label: value })),
      ]
      const now = own(view.world.sortieRound, player)
      return [king, picked('round', options, now === undefined ? nobody : String(now), player)]
    },
    made: ({ king, round }) => ({
      figure: 'lastSortie',
      player: king,
      round: orNobody(round) === null ? null : Number(round),
    }),
  },
} as const satisfies Readonly<Record<string, FigureForm>>
