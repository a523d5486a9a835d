// Lines on what an event asks of a list: one for each limit it sets, or all of them in one short line.
import {
  allowsAllNations,
  changedHouseRules,
  nations as allNations,
  teamSizeOf,
  type ClubEvent,
  type DeskRules,
} from '@/games/eagles/rules/index.ts'
import { eventsWords } from '@/desk/words/events.ts'
import { words } from '@/words/index.ts'
import { deadlineWords } from './whenWords.ts'

const caps = ['mostBattalions', 'mostGuards', 'mostGreen'] as const

/** And how teams play, where they do. */
export function limitLines(event: ClubEvent, teamSize = 1): readonly string[] {
  const { invite } = eventsWords.value
  const { nations } = words.value.army
  const names = event.nations.map((nation) => nations[nation]).join(', ')
  return [
    invite.points(words.value.problems.number(event.limit), event.houseRules.budget === 'exact'),
    allowsAllNations(event) ? invite.allNations : invite.nations(names),
    ...caps.flatMap((cap) => (event[cap] === null ? [] : [invite.most[cap](event[cap])])),
    ...(event.lightAllowed ? [] : [invite.noLight]),
    ...(event.deadline === '' ? [] : [invite.deadline(deadlineWords(event.deadline))]),
    ...(teamSize > 1 ? eventsWords.value.teams.invited(teamSize) : []),
  ]
}

function nationsInShort({ nations: allowed }: ClubEvent): string {
  const { limits } = eventsWords.value
  const { nations } = words.value.army
  const forbidden = allNations.filter((nation) => !allowed.includes(nation))
  return forbidden.length < allowed.length
    ? limits.withoutNations(forbidden.map((nation) => nations[nation]))
    : limits.onlyNations(allowed.map((nation) => nations[nation]))
}

/** The points, and after them only what differs from our defaults. */
export function limitsInShort(event: ClubEvent, desk: Pick<DeskRules, 'teamSize'> = {}): string {
  const teamSize = teamSizeOf(desk)
  const { limits } = eventsWords.value
  // The budget is told with the points.
  const house = changedHouseRules(event.houseRules).filter((key) => key !== 'budget').length
  const asked = [
    ...caps.flatMap((cap) => (event[cap] === null ? [] : [limits.most[cap](event[cap])])),
    ...(event.lightAllowed ? [] : [limits.noLight]),
    ...(allowsAllNations(event) ? [] : [nationsInShort(event)]),
    ...(house === 0 ? [] : [limits.changedRules(house)]),
  ]
  const isExact = event.houseRules.budget === 'exact'
  const isPlain = asked.length === 0 && !isExact
  return [
    limits.points(words.value.problems.number(event.limit), isExact),
    ...(isPlain ? [limits.ourDefaults] : asked),
    ...(event.deadline === '' ? [] : [limits.deadline(deadlineWords(event.deadline))]),
    ...(teamSize > 1 ? [eventsWords.value.teams.short(teamSize)] : []),
  ].join(', ')
}
