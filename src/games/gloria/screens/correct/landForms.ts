// Forms for the map at home: money of the turn, whose a city is, what is sacked, a house rule.
import {
  nobody,
  orNobody,
  shownValue,
  wholeOf,
} from '@/games/campaign/screens/umpire/correctForm.ts'
import {
  houseRuleKeys,
  houseRuleTable,
  settledRules,
  type GloriaView,
  type HouseRuleKey,
} from '../../rules/index.ts'
import { mapInPlay } from '../map/placeWords.ts'
import { screenWords as words } from '../words/screenWords.ts'
import {
  areaOptions,
  kingOptions,
  ownerOptions,
  picked,
  typed,
  yesNo,
  type FigureForm,
} from './formKit.ts'

const landIn = ({ world }: GloriaView) =>
  mapInPlay(world).nodes.flatMap((node) => (node.kind === 'land' ? [node] : []))

const openKeys = houseRuleKeys.filter((key) => !settledRules.includes(key))
const keyOf = (name: string | undefined): HouseRuleKey =>
  openKeys.find((key) => key === name) ?? 'rounds'
const valuesOf = (key: HouseRuleKey): readonly (string | number)[] => houseRuleTable[key].values

export const landForms = {
  money: {
    fields: (view) => [picked('player', kingOptions(view)), typed('amount')],
    made: ({ player, amount }) => ({ figure: 'money', player, amount: wholeOf(amount) }),
  },
  owner: {
    fields: (view, values) => {
      const cities = landIn(view).filter(({ city }) => city !== null)
      const city = picked(
        'city',
        areaOptions(
          view,
          cities.map(({ id }) => id),
        ),
      )
      const at = shownValue(values, city)
      const now = view.world.areas[at]?.owner ?? nobody
      return [city, picked('owner', ownerOptions(view), now, at)]
    },
    made: ({ city, owner }) => ({ figure: 'owner', area: city, owner: orNobody(owner) }),
  },
  sacked: {
    fields: (view, values) => {
      const areas = landIn(view).filter(({ sackedForEver }) => !sackedForEver)
      const land = picked(
        'land',
        areaOptions(
          view,
          areas.map(({ id }) => id),
        ),
      )
      const at = shownValue(values, land)
      const isSo = view.world.areas[at]?.sacked === true
      return [land, yesNo('sacked', words.value.correct.sacked, isSo, at)]
    },
    made: ({ land, sacked }) => ({ figure: 'sacked', area: land, sacked: sacked === 'yes' }),
  },
  houseRule: {
    fields: (view, values) => {
      const rules = words.value.houseRules
      const asked = picked(
        'key',
        openKeys.map((value) => ({ value, label: rules[value].ask })),
      )
      const key = keyOf(shownValue(values, asked))
      const labels: Readonly<Record<string, string>> = rules[key].values
      const options = valuesOf(key).map(String)
      return [
        asked,
        picked(
          'value',
          options.map((value) => ({ value, label: labels[value] ?? value })),
          String(view.world.house[key]),
          key,
        ),
      ]
    },
    made: ({ key: name, value }) => {
      const key = keyOf(name)
      return {
        figure: 'houseRule',
        key,
        value: valuesOf(key).find((each) => String(each) === value),
      }
    },
  },
} as const satisfies Readonly<Record<string, FigureForm>>
