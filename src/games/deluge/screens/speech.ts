// Words of the table about a campaign: heads, questions, options, what happened, who won.
import { table } from '@/core/game.ts'
import type { NewsWeight, Presenter } from '@/table/presenter.ts'
import {
  isPart,
  type DelugeEvent,
  type DelugeKinds,
  type DelugeMap,
  type DelugePrompt,
  type DelugeView,
} from '../rules/index.ts'
import { graveIn } from './grave.ts'
import { lookOf, partyName } from './looks.ts'
import {
  eventOfAllOn,
  eventOn,
  fieldWords,
  namesOn,
  optionOn,
  screenWords as words,
} from './words/screenWords.ts'

type Say = Presenter<DelugeKinds>

export const campaignName = ({ id, name }: DelugeMap): string => {
  const { maps } = words.value.start
  if (id === 'deluge-first') return maps.first.name
  return id === 'deluge-default' ? maps.whole.name : name
}

const season = ({ turn, setup }: DelugeView): string =>
  words.value.heading.season(turn, setup.houseRules.turnsPerYear)

export const turnLine = (view: DelugeView): string =>
  words.value.heading.turn(view.turn, view.setup.houseRules.turns, season(view))

/** A force by its number, a place, a faction or a battle's place by its name. */
export function aboutWords({ setup, battles }: DelugeView, about: string | null): string {
  if (about === null || /^F\d+$/u.test(about)) return about ?? ''
  const names = namesOn(setup.map)
  const battle = battles.find(({ id }) => id === about)
  if (battle !== undefined) return names.node(battle.node)
  const isNode = setup.map.nodes.some(({ id }) => id === about)
  return isNode ? names.node(about) : names.faction(about)
}

const askWords = (question: Pick<DelugePrompt, 'kind' | 'about'>, view: DelugeView): string =>
  words.value.ask[question.kind](aboutWords(view, question.about))

const party: Say['party'] = (who, view) => {
  if (who === table) return { name: words.value.everybody, tile: null }
  const isFaction = Object.hasOwn(view.overlords, who)
  return {
    name: partyName(view.setup, who),
    tile: isFaction ? lookOf(view.setup.map, who) : null,
  }
}

const over: Say['over'] = ({ winners }, { setup }) =>
  winners.length === 0
    ? words.value.end.drawn
    : words.value.end.won(namesOn(setup.map).factions(winners))

export const campaignPresenter: Say = {
  heading: (view) => ({
    title: campaignName(view.setup.map),
    line: `${turnLine(view)} · ${words.value.tables.phases[view.phase]}`,
  }),
  party,
  question: askWords,
  option: (option, { setup }) => optionOn(setup.map, option),
  reason: (reason) => words.value.tables.reasons[reason],
  field: fieldWords,
  event: (event, { setup, all }) => {
    if (all === null) return eventOn(setup.map, event)
    return isPart(event) ? '' : eventOfAllOn(setup.map, event)
  },
  given: (kind) => words.value.given[kind],
  grave: graveIn,
  over,
}

const weights: Readonly<Partial<Record<DelugeEvent['kind'], NewsWeight>>> = {
  phaseBegan: 'head',
  // The next one begins, or the campaign is over.
  turnEnded: 'quiet',
}

/** The writer of a sheet knows it, and each line of it; an umpire waits for sheets to be closed. */
export const weigh = (event: DelugeEvent, { all }: DelugeView): NewsWeight => {
  if (event.kind === 'noted') return event.isClosed && all !== null ? 'line' : 'quiet'
  return weights[event.kind] ?? 'line'
}
