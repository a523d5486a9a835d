// Words of the table about a campaign: heads, questions, options, what happened, who won.
import { table, umpire } from '@/core/game.ts'
import { headOf } from '@/core/option.ts'
import { purseOf } from '@/games/campaign/rules/index.ts'
import type { Grave, NewsWeight, Presenter } from '@/table/presenter.ts'
import {
  attritionAt,
  unitOf,
  type GloriaEvent,
  type GloriaKinds,
  type GloriaOption,
  type GloriaPrompt,
  type GloriaView,
  type Task,
  type World,
} from '../rules/index.ts'
import { lookOf, partyName } from './looks.ts'
import { forcesIn } from './orders/marches.ts'
import { fieldWords, namesOn, screenWords as words, wordsOn } from './words/screenWords.ts'

type Say = Presenter<GloriaKinds>

/** A unit that throws for attrition, with the faces that degrade it. */
const throwerWords = (world: World, id: string): string => {
  const at = unitOf(world, id)?.at
  return at === undefined ? id : words.value.thrower(id, attritionAt(world, at))
}

/** What a question is about: a unit, an area, a people, another king, the place of a battle. */
function aboutWords(task: Task, { world }: GloriaView): string {
  const names = namesOn(world.map)
  const unit = (id: string | undefined): string => id ?? ''
  if ('battle' in task)
    return names.area(world.battles.find(({ id }) => id === task.battle)?.area ?? null)
  if ('siege' in task) return names.area(task.siege.area)
  if ('voyage' in task) return words.value.voyage(task.voyage.piece, names.area(task.voyage.goal))
  if ('people' in task) return names.people(task.people)
  if ('continent' in task) return names.people(task.continent)
  if ('city' in task) return names.area(task.city)
  if ('unit' in task) return unit(task.unit)
  if ('area' in task) return names.area(task.area)
  if (task.kind === 'offer') return names.player(task.from)
  if (task.kind === 'join') return names.player(task.player)
  if (task.kind === 'retreat') return names.list(task.units)
  if (task.kind === 'degrade') return unit(task.units[0])
  if (task.kind !== 'attritionDice' && task.kind !== 'raid') return ''
  return names.list(task.units.map((id) => throwerWords(world, id)))
}

export const roundLine = ({ world }: GloriaView): string =>
  words.value.heading.round(world.round, world.house.rounds)

/** Whose turn it is, and the step. */
const turnLine = (view: GloriaView): string => {
  const { active, map, step } = view.world
  const { heading, steps } = words.value
  return active === null
    ? `${roundLine(view)} · ${steps[step]}`
    : `${roundLine(view)} · ${heading.turnOf(namesOn(map).player(active))} · ${steps[step]}`
}

const party: Say['party'] = (who, view) => {
  if (who === table) return { name: words.value.everybody, tile: null }
  const isKing = view.world.players.includes(who)
  return { name: partyName(view, who), tile: isKing ? lookOf(view.world.map, who) : null }
}

const over: Say['over'] = ({ winners }, { world }) =>
  winners.length === 0
    ? words.value.end.nobody
    : words.value.end.won(namesOn(world.map).players(winners), winners.length)

// Answers that are asked once more: they end a step with money or marches left, break an alliance, or say how a battle went.

type Options = readonly GloriaOption[]

/** What is left of the money is lost; a player who has marched already means to stop. */
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

export const gloriaPresenter: Say = {
  heading: (view) => ({ title: 'Gloria Mundi', line: turnLine(view) }),
  party,
  question: ({ kind, task }, view) => words.value.ask[kind](aboutWords(task, view)),
  option: (option, { world }) => wordsOn(world.map).option(option),
  reason: (reason) => words.value.tables.reasons[reason],
  field: fieldWords,
  event: (event, { world }) => wordsOn(world.map).event(event),
  given: (kind) => words.value.given[kind],
  grave: graveIn,
  over,
}

const weights: Readonly<Partial<Record<GloriaEvent['kind'], NewsWeight>>> = {
  turnBegan: 'head',
  // The next one begins, or the campaign is over.
  roundEnded: 'quiet',
}

export const weigh = ({ kind }: GloriaEvent): NewsWeight => weights[kind] ?? 'line'
