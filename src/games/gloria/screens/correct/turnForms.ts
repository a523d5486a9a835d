// Forms for what an own turn remembers: what is done once, what a fleet did, who waits for a battle.
import { shownValue, type PickOption } from '@/games/campaign/screens/umpire/correctForm.ts'
import { canOwe, turnEntries, turnLists, type GloriaView } from '../../rules/index.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'
import { picked, pieceOptions, unitOptions, yesNo, type FigureForm } from './formKit.ts'

type TurnList = (typeof turnLists)[number]

const listOf = (name: string | undefined): TurnList =>
  turnLists.find((each) => each === name) ?? 'lifts'

/** Those that have an entry to be made or taken out. */
const listOptions = ({ world }: GloriaView): readonly PickOption[] =>
  turnLists
    .filter((of) => turnEntries(world, of).length > 0)
    .map((value) => ({ value, label: words.value.correct.lists[value] }))

export const turnForms = {
  turn: {
    fields: (view, values) => {
      const { world } = view
      const list = picked('list', listOptions(view))
      const of = listOf(shownValue(values, list))
      const names = namesOn(world.map)
      const entries = turnEntries(world, of).map((value) => ({
        value,
        label: words.value.correct.deed(of, value, names),
      }))
      const deed = picked('deed', entries, undefined, of)
      const what = shownValue(values, deed)
      const isDone = world.turn[of].includes(what)
      return [list, deed, yesNo('done', words.value.correct.turnDone, isDone, `${of} ${what}`)]
    },
    made: ({ list, deed, done }) => ({
      figure: 'turn',
      of: list,
      what: deed,
      done: done === 'yes',
    }),
  },
  fleetDid: {
    fields: (view, values) => {
      const { fleets } = view.world
      const { sailed, used } = words.value.correct
      const fleet = picked('fleet', pieceOptions(view, fleets))
      const id = shownValue(values, fleet)
      const now = fleets.find((each) => each.id === id)
      return [
        fleet,
        yesNo('sailed', sailed, now?.sailed === true, id),
        yesNo('used', used, now?.used === true, id),
      ]
    },
    made: ({ fleet, sailed, used }) => ({
      figure: 'fleetDid',
      fleet,
      sailed: sailed === 'yes',
      used: used === 'yes',
    }),
  },
  owed: {
    fields: (view, values) => {
      const { world } = view
      const waiting = world.units.filter(({ id }) => world.owed.includes(id) || canOwe(world, id))
      const unit = picked('waiting', unitOptions(view, waiting))
      const id = shownValue(values, unit)
      return [unit, yesNo('owed', words.value.correct.owed, world.owed.includes(id), id)]
    },
    made: ({ waiting, owed }) => ({ figure: 'owed', unit: waiting, owed: owed === 'yes' }),
  },
} as const satisfies Readonly<Record<string, FigureForm>>
