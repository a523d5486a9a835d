// The form for a house rule that a campaign under way may still change.
import { shownValue } from '@/games/campaign/screens/umpire/correctForm.ts'
import { houseRuleKeys, houseRuleTable, type HouseRuleKey } from '../../../rules/index.ts'
import { houseRuleLabel, screenWords as words } from '../../words/screenWords.ts'
import { picked, type FigureForm } from './formKit.ts'

/** How many factions there are has been settled. */
const openKeys = houseRuleKeys.filter((key) => key !== 'principalities')
const keyOf = (name: string | undefined): HouseRuleKey =>
  openKeys.find((key) => key === name) ?? 'turns'
const valuesOf = (key: HouseRuleKey): readonly (string | number)[] => houseRuleTable[key].values

export const houseRuleForm: FigureForm = {
  fields: (view, values) => {
    const rule = picked(
      'key',
      openKeys.map((value) => ({ value, label: words.value.houseRules[value].ask })),
    )
    const key = keyOf(shownValue(values, rule))
    const options = valuesOf(key).map((value) => ({
      value: String(value),
      label: houseRuleLabel(key, value),
    }))
    return [rule, picked('value', options, String(view.setup.houseRules[key]), key)]
  },
  made: ({ key: name, value }) => {
    const key = keyOf(name)
    return { figure: 'houseRule', key, value: valuesOf(key).find((each) => String(each) === value) }
  },
}
