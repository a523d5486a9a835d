// Answers that are asked once more: they run a phase, end what a tap puts right, or cost a force, a peace or a home.
import type { Answer } from '@/core/conversation.ts'
import { umpire } from '@/core/game.ts'
import { headOf, partOf } from '@/core/option.ts'
import type { Grave, Presenter } from '@/table/presenter.ts'
import {
  draftSeen,
  pointsOf,
  statusesSeen,
  type DelugeKinds,
  type DelugeOption,
  type DelugePrompt,
  type DelugeView,
} from '../rules/index.ts'
import { partyName } from './looks.ts'
import { namesOn, optionOn, screenWords as words } from './words/screenWords.ts'

type Options = readonly DelugeOption[]

function run(view: DelugeView): Grave | null {
  const missing = statusesSeen(view).filter(({ is }) => is === 'writes')
  if (missing.length === 0) return null
  const go = words.value.desk.runWithout(missing.length)
  const names = missing.map(({ faction }) => partyName(view.setup, faction)).join(', ')
  return { title: `${go}?`, text: words.value.grave.orderNothing(names, missing.length), go }
}

/** A sheet is closed for the whole turn: whose forces or money wait for an order is told. */
function close(view: DelugeView, options: Options): Grave | null {
  const draft = draftSeen(view)
  const { grave, sheet } = words.value
  if (draft?.part === 'paths') {
    const lines = draft.sheet.paths.lines.map(({ force }) => force)
    const idle = draft.forces.filter(
      ({ id }) =>
        !lines.includes(id) && options.some((option) => partOf(option).split('>')[0] === id),
    )
    const text = grave.stay(idle.map(({ id }) => id).join(', '), idle.length)
    return idle.length === 0 ? null : { title: `${sheet.close}?`, text, go: sheet.close }
  }
  const isEmpty = draft?.part === 'strategy' && draft.sheet.strategy.lines.length === 0
  const spends = ['raise', 'reinforce', 'paidScout', 'give']
  if (!isEmpty || !options.some((option) => spends.includes(headOf(option)))) return null
  const text = `${sheet.empty} ${sheet.purse(draft.purse)}.`
  return { title: `${sheet.closeEmpty}?`, text, go: sheet.close }
}

/** The heads of lines of a sheet that are never written by one tap. */
export const graveLines: readonly string[] = ['war', 'end', 'rebel', 'disband']

function line(view: DelugeView, option: DelugeOption): Grave {
  const { grave, map } = words.value
  const force = draftSeen(view)?.forces.find(({ id }) => option === `disband:${id}`)
  const what =
    force === undefined
      ? ''
      : `${force.id}: ${map.kinds[force.kind]}, ${map.points(pointsOf(force.units))}, ${namesOn(view.setup.map).node(force.at)}. `
  const go = optionOn(view.setup.map, option)
  return { title: `${go}?`, text: `${what}${grave.line}`, go }
}

function result(view: DelugeView, { seat }: DelugePrompt, option: DelugeOption): Grave | null {
  const { grave, contest } = words.value
  if (option === 'table' || option === 'back') return null
  if (option === 'quick')
    return { title: `${contest.byDie}?`, text: grave.noTable, go: contest.byDie }
  const text = seat === umpire ? grave.counts : contest.waits
  return { title: `${optionOn(view.setup.map, option)}?`, text, go: grave.soItWas }
}

export const graveIn: NonNullable<Presenter<DelugeKinds>['grave']> = (
  given: Answer<never>,
  question,
  view,
) => {
  const options: Options = question.wanted.kind === 'choice' ? question.wanted.options : []
  const option = options.find((each) => given.kind === 'choice' && each === given.option)
  if (option === undefined) return null
  if (option === 'run') return run(view)
  if (option === 'done') return close(view, options)
  // An `end` of the marches ends a march.
  if (question.kind !== 'paths' && graveLines.includes(headOf(option))) return line(view, option)
  if (question.kind === 'result') return result(view, question, option)
  if (question.kind !== 'vassal') return null
  const go = optionOn(view.setup.map, option)
  return { title: `${go}?`, text: words.value.grave.once, go }
}
