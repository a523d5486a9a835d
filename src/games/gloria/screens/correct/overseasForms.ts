// Forms for the outer lands: a plate fleet, whose a kingdom is, silenced posts, a beaten kingdom.
import { own } from '@/core/own.ts'
import {
  nobody,
  orNobody,
  shownValue,
  type PickOption,
} from '@/games/campaign/screens/umpire/correctForm.ts'
import { isKingdom, type GloriaView } from '../../rules/index.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'
import {
  areaOptions,
  kingOptions,
  ownerOptions,
  picked,
  pieceOptions,
  siteOptions,
  yesNo,
  type FigureForm,
} from './formKit.ts'

const kingdomOptions = ({ world }: GloriaView): readonly PickOption[] =>
  world.map.natives
    .filter(({ id }) => isKingdom(world, id))
    .map(({ id }) => ({ value: id, label: namesOn(world.map).people(id) }))

export const overseasForms = {
  plate: {
    fields: (view, values) => {
      const { world } = view
      const plate = picked('plate', pieceOptions(view, world.plates))
      const id = shownValue(values, plate)
      const now = world.plates.find((each) => each.id === id)
      return [
        plate,
        picked('owner', kingOptions(view), now?.owner, id),
        picked('site', siteOptions(view), now?.at, id),
      ]
    },
    made: ({ plate, owner, site }) => ({ figure: 'plate', plate, owner, at: site }),
  },
  kingdom: {
    fields: (view, values) => {
      const people = picked('kingdom', kingdomOptions(view))
      const id = shownValue(values, people)
      const now = own(view.world.kingdoms, id) ?? nobody
      return [people, picked('sides', ownerOptions(view), now, id)]
    },
    made: ({ kingdom, sides }) => ({ figure: 'kingdom', people: kingdom, owner: orNobody(sides) }),
  },
  silenced: {
    fields: (view, values) => {
      const { world } = view
      const isWorld = world.house.scale === 'world'
      const continents = isWorld ? world.map.continents.map(({ id }) => id) : []
      const continent = picked('continent', areaOptions(view, continents))
      const king = picked('king', kingOptions(view))
      const [at, by] = [shownValue(values, continent), shownValue(values, king)]
      const isSo = world.silenced.some((each) => each.continent === at && each.by === by)
      return [continent, king, yesNo('silenced', words.value.correct.silenced, isSo, `${at} ${by}`)]
    },
    made: ({ continent, king, silenced }) => ({
      figure: 'silenced',
      continent,
      by: king,
      silenced: silenced === 'yes',
    }),
  },
  beaten: {
    fields: (view, values) => {
      const people = picked('kingdom', kingdomOptions(view))
      const king = picked('king', kingOptions(view))
      const [id, by] = [shownValue(values, people), shownValue(values, king)]
      const isSo = view.world.beaten.some((each) => each.people === id && each.by === by)
      return [people, king, yesNo('beaten', words.value.correct.beaten, isSo, `${id} ${by}`)]
    },
    made: ({ kingdom, king, beaten }) => ({
      figure: 'beaten',
      people: kingdom,
      by: king,
      beaten: beaten === 'yes',
    }),
  },
} as const satisfies Readonly<Record<string, FigureForm>>
