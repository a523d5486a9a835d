// The words of The March of Progress in English.
import type { Side } from '@/core/conversation.ts'
import type { Why } from '../computer/index.ts'
import {
  meaningOf,
  type Card,
  type IdleReason,
  type Meaning,
  type Posture,
  type ProgressEvent,
} from '../rules/index.ts'
import type { Names, ProgressWords, StepEvent } from './words.ts'

const card: Readonly<Record<Card, string>> = {
  move1: 'Move 1',
  move2: 'Move 2',
  recruit: 'Recruit',
  fortify: 'Fortify',
  attack: 'Attack',
  attack1: 'Attack +1',
  strength: 'Strength',
  score: 'Score',
}

const posture: Readonly<Record<Posture, string>> = {
  normal: 'an army',
  fortified: 'a fortified army',
  capital: 'the army on the capital',
  'capital-fortified': 'the fortified army on the capital',
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`

const armies = (list: readonly Posture[]): string => listed(list.map((each) => posture[each]))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const points = (count: number): string => (count === 1 ? '1 VP' : `${count} VP`)

const idle: Readonly<Record<IdleReason, string>> = {
  'no-army': 'there is no army in play',
  'no-stock': 'no army is left in stock',
  'capital-occupied': 'the own capital is occupied',
  'all-fortified': 'all armies are fortified already',
  'no-target': 'there is nothing to attack',
  declined: 'the attack was declined',
  'strength-at-most': 'strength is at its most',
  'no-die': 'no controlled country has a die to take from',
}

const option = (meaning: Meaning, names: Names): string => {
  switch (meaning.kind) {
    case 'card':
      return card[meaning.card]
    case 'offer-end':
      return 'Offer to end the game'
    case 'resign':
      return 'Resign'
    case 'accept':
      return 'Yes, end the game'
    case 'decline':
      return 'No'
    case 'reveal':
      return 'Reveal both cards'
    case 'first':
      return `${names.side(meaning.side)} first`
    case 'move':
      return `${capital(armies(meaning.armies))} from ${names.country(meaning.from)} to ${names.country(meaning.goal)}`
    case 'army':
      return `${capital(posture[meaning.posture])} in ${names.country(meaning.country)}`
    case 'country':
      return `In ${names.country(meaning.country)}`
    case 'stand':
      return meaning.armies.length === 0
        ? 'Nobody stands up'
        : `${capital(armies(meaning.armies))} ${meaning.armies.length === 1 ? 'stands' : 'stand'} up`
  }
}

const lost = (names: Names, side: Side, count: number): string =>
  `${names.side(side)} loses ${count === 1 ? 'an army' : `${count} armies`}`

const combat = (event: Extract<ProgressEvent, { kind: 'combat' }>, names: Names): string => {
  const { side, country, attack, defence, destroyed } = event
  const losses = (['a', 'b'] as const)
    .filter((each) => destroyed[each] > 0)
    .map((each) => lost(names, each, destroyed[each]))
  const after = losses.length === 0 ? 'nobody is lost' : listed(losses)
  return `${names.side(side)} attacks in ${names.country(country)}, ${attack.total} against ${defence.total}: ${after}.`
}

/** What stands there now, an army or a card at a time. */
const correctedTo = (
  { field, is }: Extract<ProgressEvent, { kind: 'corrected' }>,
  names: Names,
): string => {
  if (typeof is !== 'object') return String(is)
  const parts = is.map((word) => {
    const meaning = meaningOf(field === 'armies' ? 'fortify' : 'card', word)
    return meaning === null ? word : option(meaning, names)
  })
  return listed(parts) || 'none'
}

const corrected = (event: Extract<ProgressEvent, { kind: 'corrected' }>, names: Names): string => {
  const { field, of, is } = event
  const whose = of === null ? '' : field === 'dice' ? names.country(of) : names.side(of)
  const value = correctedTo(event, names)
  switch (field) {
    case 'vp':
      return `Corrected: ${whose} has ${value} VP.`
    case 'dice':
      return `Corrected: the die of ${whose} shows ${value}.`
    case 'strength':
      return `Corrected: ${whose} has strength ${value}.`
    case 'armies':
      return `Corrected: the armies of ${whose} are ${value}.`
    case 'piles':
      return `Corrected: in the pile of ${whose} lie ${value}.`
    case 'initiative':
      return `Corrected: ${names.side(is)} has the initiative.`
  }
}

const event = (told: ProgressEvent, names: Names): string => {
  switch (told.kind) {
    case 'initiative.rolled':
      return told.holder === null
        ? `Both rolled ${told.a}: roll again.`
        : `${names.side('a')} rolled ${told.a}, ${names.side('b')} ${told.b}: ${names.side(told.holder)} has the initiative.`
    case 'turn.began':
      return `Turn ${told.turn}.`
    case 'card.chosen':
      return `${names.side(told.side)} has chosen.`
    case 'cards.revealed':
      return `${names.side('a')} plays ${card[told.a]}, ${names.side('b')} ${card[told.b]}.`
    case 'order.set':
      return `${names.side(told.by)} lets ${names.side(told.first)} act first.`
    case 'initiative.passed':
      return `The initiative passes to ${names.side(told.holder)}.`
    case 'discarded':
      return `${card[told.card]} goes onto the pile of ${names.side(told.side)}.`
    case 'end.offered':
      return told.side === null
        ? 'Nobody has scored for long: end the game here?'
        : `${names.side(told.side)} offers to end the game.`
    case 'end.declined':
      return `${names.side(told.side)} plays on.`
    case 'game.ended':
      return ended(told, names)
    case 'corrected':
      return corrected(told, names)
    case 'moved':
    case 'recruited':
    case 'fortified':
    case 'stood.up':
    case 'card.dropped':
    case 'combat':
    case 'capital.occupied':
    case 'capital.freed':
    case 'strengthened':
    case 'scored':
    case 'hand.restored':
    case 'did.nothing':
      return stepEvent(told, names)
  }
}

const stepEvent = (told: StepEvent, names: Names): string => {
  const who = names.side(told.side)
  switch (told.kind) {
    case 'moved':
      return `${who} moves ${armies(told.armies)} from ${names.country(told.from)} to ${names.country(told.goal)}.`
    case 'recruited':
      return `${who} recruits an army at home.`
    case 'fortified': {
      const [country = ''] = told.army.split(':')
      return `${who} fortifies an army in ${names.country(country)}.`
    }
    case 'stood.up':
      return `In ${names.country(told.country)} ${armies(told.armies)} of ${who} ${told.armies.length === 1 ? 'stands' : 'stand'} up.`
    case 'card.dropped':
      return `${who} drops ${card[told.card]} for the +1.`
    case 'combat':
      return combat(told, names)
    case 'capital.occupied':
      return `${who} occupies the capital of ${names.country(told.country)}.`
    case 'capital.freed':
      return `The capital of ${names.country(told.country)} is free.`
    case 'strengthened':
      return `${who} takes a point from ${names.country(told.country)}, now worth ${told.die}: strength ${told.strength}.`
    case 'scored':
      return told.gained === told.value
        ? `${who} scores ${points(told.gained)}.`
        : `${who} scores the last ${points(told.gained)} instead of ${told.value}.`
    case 'hand.restored':
      return `${who} takes all cards back.`
    case 'did.nothing':
      return `${card[told.card]} of ${who} does nothing: ${idle[told.reason]}.`
  }
}

const ended = (
  { winner, reason }: Extract<ProgressEvent, { kind: 'game.ended' }>,
  names: Names,
): string => {
  if (winner === 'tie') return 'The game ends in a tie.'
  switch (reason) {
    case 'target':
      return `${names.side(winner)} has won.`
    case 'agreement':
      return `The game ends by agreement: ${names.side(winner)} is ahead and has won.`
    case 'resigned':
      return `${names.side(winner)} has won: the other side has resigned.`
  }
}

const why = (reason: Why): string => {
  const played = card[reason.card]
  switch (reason.code) {
    case 'only':
      return `I had nothing but ${played}.`
    case 'chance':
      return `I drew ${played} blindly.`
    case 'average':
      return `Against all you could have played, ${played} promised most on average.`
    case 'wins':
      return `${played} won whatever you played.`
    case 'best':
      return `${played} was my best card, whatever you expected of me.`
    case 'mixed': {
      const shares = reason.mixture.map((each) => `${card[each.card]} (${each.share} %)`)
      return `I drew among ${listed(shares)}, so that you could not read me; it became ${played}.`
    }
  }
}

export const en: ProgressWords = {
  card,
  posture,
  option,
  reason: {
    'empty-pile': 'Only once a card lies in your pile',
    'in-pile': 'Lies in the pile',
    declined: 'Was declined in this turn',
    locked: 'A card is locked already',
    impossible: 'There is no such position',
    'piles-locked': 'Piles cannot be put right while a card is locked',
  },
  event,
  why,
}
