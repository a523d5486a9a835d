// The words of The March of Progress in German.
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
  move1: 'Bewegen 1',
  move2: 'Bewegen 2',
  recruit: 'Rekrutieren',
  fortify: 'Befestigen',
  attack: 'Angreifen',
  attack1: 'Angreifen +1',
  strength: 'Stärken',
  score: 'Punkten',
}

const posture: Readonly<Record<Posture, string>> = {
  normal: 'eine Armee',
  fortified: 'eine befestigte Armee',
  capital: 'die Armee auf der Hauptstadt',
  'capital-fortified': 'die befestigte Armee auf der Hauptstadt',
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1) ?? ''}`

const armies = (list: readonly Posture[]): string => listed(list.map((each) => posture[each]))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const idle: Readonly<Record<IdleReason, string>> = {
  'no-army': 'Es ist keine Armee im Spiel',
  'no-stock': 'Im Vorrat ist keine Armee mehr',
  'capital-occupied': 'Die eigene Hauptstadt ist besetzt',
  'all-fortified': 'Alle Armeen sind schon befestigt',
  'no-target': 'Es gibt nichts anzugreifen',
  declined: 'Auf den Angriff wurde verzichtet',
  'strength-at-most': 'Die Armeestärke ist schon am höchsten',
  'no-die': 'Kein kontrolliertes Land hat einen Würfel, der sinken kann',
}

const option = (meaning: Meaning, names: Names): string => {
  switch (meaning.kind) {
    case 'card':
      return card[meaning.card]
    case 'offer-end':
      return 'Das Ende anbieten'
    case 'resign':
      return 'Aufgeben'
    case 'accept':
      return 'Ja, das Spiel beenden'
    case 'decline':
      return 'Nein'
    case 'reveal':
      return 'Beide Karten aufdecken'
    case 'first':
      return `${names.side(meaning.side)} zuerst`
    case 'move':
      return `${capital(armies(meaning.armies))}: ${names.country(meaning.from)} nach ${names.country(meaning.goal)}`
    case 'army':
      return `${names.country(meaning.country)}: ${posture[meaning.posture]}`
    case 'country':
      return `Land: ${names.country(meaning.country)}`
    case 'stand':
      return meaning.armies.length === 0
        ? 'Niemand steht auf'
        : `Aufstellen: ${armies(meaning.armies)}`
  }
}

const lost = (names: Names, side: Side, count: number): string =>
  `${names.side(side)} verliert ${count === 1 ? 'eine Armee' : `${count} Armeen`}`

const combat = (event: Extract<ProgressEvent, { kind: 'combat' }>, names: Names): string => {
  const { side, country, attack, defence, destroyed } = event
  const losses = (['a', 'b'] as const)
    .filter((each) => destroyed[each] > 0)
    .map((each) => lost(names, each, destroyed[each]))
  const after = losses.length === 0 ? 'Niemand verliert etwas' : listed(losses)
  return `${names.country(country)}: ${names.side(side)} greift an, ${attack.total} gegen ${defence.total}. ${after}.`
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
  return listed(parts) || 'keine'
}

const corrected = (event: Extract<ProgressEvent, { kind: 'corrected' }>, names: Names): string => {
  const { field, of, is } = event
  const whose = of === null ? '' : field === 'dice' ? names.country(of) : names.side(of)
  const value = correctedTo(event, names)
  switch (field) {
    case 'vp':
      return `Berichtigt: ${whose} hat ${value} SP.`
    case 'dice':
      return `Berichtigt: Der Würfel von ${whose} zeigt ${value}.`
    case 'strength':
      return `Berichtigt: ${whose} hat Armeestärke ${value}.`
    case 'armies':
      return `Berichtigt: Armeen von ${whose}: ${value}.`
    case 'piles':
      return `Berichtigt: Ablagestapel von ${whose}: ${value}.`
    case 'initiative':
      return `Berichtigt: ${names.side(is)} hat die Initiative.`
  }
}

const event = (told: ProgressEvent, names: Names): string => {
  switch (told.kind) {
    case 'initiative.rolled':
      return told.holder === null
        ? `Beide haben eine ${told.a} gewürfelt: noch einmal.`
        : `${names.side('a')} würfelt ${told.a}, ${names.side('b')} ${told.b}: ${names.side(told.holder)} hat die Initiative.`
    case 'turn.began':
      return `Runde ${told.turn}.`
    case 'card.chosen':
      return `${names.side(told.side)} hat gewählt.`
    case 'cards.revealed':
      return `${names.side('a')} spielt ${card[told.a]}, ${names.side('b')} ${card[told.b]}.`
    case 'order.set':
      return told.by === told.first
        ? `${names.side(told.by)} handelt zuerst.`
        : `${names.side(told.by)} lässt ${names.side(told.first)} den Vortritt.`
    case 'initiative.passed':
      return `Die Initiative geht an ${names.side(told.holder)}.`
    case 'discarded':
      return `${card[told.card]} geht auf den Ablagestapel von ${names.side(told.side)}.`
    case 'end.offered':
      return told.side === null
        ? 'Lange hat niemand gepunktet: Soll das Spiel hier enden?'
        : `${names.side(told.side)} bietet das Ende an.`
    case 'end.declined':
      return `${names.side(told.side)} spielt weiter.`
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
      return `${who} zieht: ${armies(told.armies)}, ${names.country(told.from)} nach ${names.country(told.goal)}.`
    case 'recruited':
      return `${who} rekrutiert eine Armee im Heimatland.`
    case 'fortified': {
      const [country = ''] = told.army.split(':')
      return `${names.country(country)}: ${who} befestigt eine Armee.`
    }
    case 'stood.up':
      return `${names.country(told.country)}: ${who} stellt ${armies(told.armies)} auf.`
    case 'card.dropped':
      return `${who} legt ${card[told.card]} für die +1 ab.`
    case 'combat':
      return combat(told, names)
    case 'capital.occupied':
      return `${who} besetzt die Hauptstadt von ${names.country(told.country)}.`
    case 'capital.freed':
      return `Die Hauptstadt von ${names.country(told.country)} ist frei.`
    case 'strengthened':
      return `${names.country(told.country)} gibt ${who} einen Punkt ab, jetzt ${told.die} wert: Stärke ${told.strength}.`
    case 'scored':
      return told.gained === told.value
        ? `${who} punktet: ${told.gained} SP.`
        : `${who} punktet: die letzten ${told.gained} SP statt ${told.value}.`
    case 'hand.restored':
      return `${who} nimmt alle Karten zurück.`
    case 'did.nothing':
      return `${card[told.card]} von ${who} hat keine Auswirkungen. ${idle[told.reason]}.`
  }
}

const ended = (
  { winner, reason }: Extract<ProgressEvent, { kind: 'game.ended' }>,
  names: Names,
): string => {
  if (winner === 'tie') return 'Das Spiel endet unentschieden.'
  switch (reason) {
    case 'target':
      return `${names.side(winner)} hat gewonnen.`
    case 'agreement':
      return `Das Spiel endet im Einvernehmen: ${names.side(winner)} liegt vorn und hat gewonnen.`
    case 'resigned':
      return `${names.side(winner)} hat gewonnen: Die andere Seite hat aufgegeben.`
  }
}

const why = (reason: Why): string => {
  const played = card[reason.card]
  switch (reason.code) {
    case 'only':
      return `Ich hatte nur noch ${played}.`
    case 'chance':
      return `Ich habe ${played} blind gezogen.`
    case 'average':
      return `Gegen alles, was du spielen konntest, versprach ${played} im Mittel am meisten.`
    case 'wins':
      return `${played} gewann, was immer du gespielt hast.`
    case 'best':
      return `${played} war meine beste Karte, was immer du von mir erwartet hast.`
    case 'mixed': {
      const shares = reason.mixture.map((each) => `${card[each.card]} (${each.share} %)`)
      return `Damit du mich nicht durchschaust, habe ich gelost: ${listed(shares)}; es wurde ${played}.`
    }
  }
}

export const de: ProgressWords = {
  card,
  posture,
  option,
  reason: {
    'empty-pile': 'Erst wenn eine Karte auf deinem Ablagestapel liegt',
    'in-pile': 'Liegt auf dem Ablagestapel',
    declined: 'Wurde in dieser Runde abgelehnt',
    locked: 'Eine Karte ist schon festgelegt',
    impossible: 'Eine solche Stellung gibt es nicht',
    'piles-locked': 'Solange eine Karte festliegt, lassen sich die Stapel nicht berichtigen',
  },
  event,
  why,
}
