// Everything there is to know of one battalion, as rows of a label and a value.
import {
  activationNumber,
  countFrontGroups,
  countGroups,
  countScreenGroups,
  halfOf,
  isEngaged,
  isJoined,
  isOnTable,
  rankersLost,
  traitOf,
  type BattalionState,
  type BattleState,
} from '@/games/eagles/rules/index.ts'
import type { BattleWords, Names } from '@/games/eagles/words/battle.ts'
import type { BattleSheetWords } from '@/games/eagles/words/battleSheets.ts'
import type { Words } from '@/words/index.ts'
import { peopleIn } from '../battle/conduct/battalionLook.ts'

interface Row {
  readonly label: string
  readonly value: string
}

type RosterWords = BattleSheetWords['rosters']['details']

const comma = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

const peopleOf = (battalion: BattalionState, words: Words, say: RosterWords): string => {
  const left = peopleIn(battalion, words)
  return comma([
    left === '' ? say.nobody : left,
    battalion.charactersLost === 0 ? '' : say.fallenPeople(battalion.charactersLost),
  ])
}

function fightOf(state: BattleState, battalion: BattalionState, names: Names, say: RosterWords) {
  const id = isEngaged(battalion) ? battalion.engaged : battalion.joined
  const fight = state.fights.find((each) => each.id === id)
  if (fight === undefined) return ''
  const pair = [fight.charger, fight.charged]
  if (isEngaged(battalion))
    return say.against(names.short(pair.find((each) => each !== battalion.id) ?? battalion.id))
  const friend = pair.find((each) => state.battalions[each]?.side === battalion.side)
  return friend === undefined ? '' : say.beside(names.short(friend))
}

const marksOf = (battalion: BattalionState, say: RosterWords): string => {
  const willTest =
    (battalion.shotAt || battalion.sawRun || battalion.commanderFell) && !battalion.tested
  return comma([
    battalion.fired ? say.fired : '',
    battalion.tested ? say.tested : '',
    battalion.reforming ? say.reforming : '',
    battalion.sergeantsSpent > 0 ? say.spent(battalion.sergeantsSpent) : '',
    willTest ? say.mustTest : '',
  ])
}

const modelsOf = (battalion: BattalionState, say: RosterWords): string => {
  const toLift = battalion.fallenBody + battalion.fallenScreen
  return say.off(Math.max(0, rankersLost(battalion) - toLift), toLift)
}

const specialOf = (state: BattleState, battalion: BattalionState, say: RosterWords): string => {
  const trait = traitOf(state, battalion)
  return comma([
    trait === null ? '' : say.traits[trait],
    battalion.light ? say.light : '',
    battalion.rifles ? say.rifles : '',
    battalion.british ? say.british : '',
  ])
}

export function detailsOf(
  state: BattleState,
  battalion: BattalionState,
  names: Names,
  words: Words,
  sheet: BattleSheetWords,
  battle: BattleWords,
): readonly Row[] {
  const say = sheet.rosters.details
  const { house } = state.setup
  const isHere = isOnTable(battalion)
  const lost = rankersLost(battalion)
  const rows: readonly Row[] = [
    { label: say.quality, value: names.quality(battalion.id) },
    { label: say.needs, value: isHere ? `${String(activationNumber(state, battalion))}+` : '' },
    {
      label: say.front,
      value: isHere
        ? say.ofAll(countFrontGroups(house, battalion), countGroups(house, battalion))
        : '',
    },
    {
      label: say.screen,
      value:
        battalion.screen > 0 ? say.figures(battalion.screen, countScreenGroups(battalion)) : '',
    },
    { label: say.people, value: peopleOf(battalion, words, say) },
    {
      label: say.lost,
      value: `${battle.answers.choose.ofStrength(lost, battalion.original)} (${say.half(halfOf(battalion.original))})`,
    },
    { label: say.models, value: isHere && lost > 0 ? modelsOf(battalion, say) : '' },
    {
      label: say.fight,
      value:
        isEngaged(battalion) || isJoined(battalion) ? fightOf(state, battalion, names, say) : '',
    },
    { label: say.marks, value: isHere ? marksOf(battalion, say) : '' },
    { label: say.special, value: specialOf(state, battalion, say) },
  ]
  return rows.filter(({ value }) => value !== '')
}
