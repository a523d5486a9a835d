// Answers that are asked once more: they end a step with money or marches left, break an alliance, or say how a battle went.
import { headOf } from '@/core/option.ts'
import { umpire } from '@/core/game.ts'
import { purseOf } from '@/games/campaign/rules/index.ts'
import type { Grave, Presenter } from '@/table/presenter.ts'
import type { GloriaKinds, GloriaOption, GloriaPrompt, GloriaView } from '../rules/index.ts'
import { forcesIn } from './orders/marches.ts'
import { screenWords as words, wordsOn } from './words/screenWords.ts'

type Options = readonly GloriaOption[]

/** What is left of the money is lost; whoever has marched already means to stop. */
function close(
  { kind, seat }: GloriaPrompt,
  { world }: GloriaView,
  options: Options,
): Grave | null {
  const { grave, orders } = words.value
  if (kind === 'spend') {
    const purse = purseOf(world.ledger, seat)
    const go = orders.doneLosing(purse)
    return purse > 0 && options.length > 1
      ? { title: `${go}?`, text: orders.purse(purse), go }
      : null
  }
  const hasActed = world.units.some(({ owner, acted }) => owner === seat && acted)
  if (kind !== 'move' || hasActed || forcesIn(options).length === 0) return null
  return { title: `${orders.doneMoving}?`, text: grave.nobodyMoved, go: orders.doneMoving }
}

function result(seat: string, option: GloriaOption, said: string): Grave {
  const { grave, contest } = words.value
  return option === 'quick'
    ? { title: `${contest.byDice}?`, text: grave.noTable, go: contest.byDice }
    : {
        title: `${said}?`,
        text: seat === umpire ? grave.counts : contest.waits,
        go: grave.soItWas,
      }
}

const once = ['end', 'sackIt']

export const graveIn: NonNullable<Presenter<GloriaKinds>['grave']> = (given, question, view) => {
  const options: Options = question.wanted.kind === 'choice' ? question.wanted.options : []
  const option = options.find((each) => given.kind === 'choice' && each === given.option)
  if (option === undefined) return null
  if (option === 'done') return close(question, view, options)
  const go = wordsOn(view.world.map).option(option)
  if (question.kind === 'battle') return result(question.seat, option, go)
  return once.includes(headOf(option))
    ? { title: `${go}?`, text: words.value.grave.once, go }
    : null
}
