// How the events of a battle become its story: one grammar, filled by the tables of each language.
import type {
  BattalionId,
  BattleEvent,
  BattleSetup,
  Correction,
  Person,
} from '@/games/eagles/rules/index.ts'
import type { Side } from '@/core/conversation.ts'
import { sidesCalled, type Called } from './names.ts'
import type { Far } from './lengths.ts'

type EventKind = BattleEvent['kind']

type EventTable = { readonly [K in EventKind]: Extract<BattleEvent, { readonly kind: K }> }

type CorrectedFigure = Correction['figure']

/** What those who act are called within a sentence of one battle, and how far they go. */
export interface Cast {
  /** "the British 2nd", or a name in quotation marks. */
  readonly battalion: (id: BattalionId) => string
  /** "the British", or "side 1" if both are British. */
  readonly side: (side: Side) => string
  /** "the commander of the British" */
  readonly commander: (side: Side) => string
  readonly far: Far
}

/** A sentence without its full stop; empty where another event says it already. */
export type StorySentences = {
  readonly [K in EventKind]: (event: EventTable[K], cast: Cast) => string
}

export type CorrectionPhrases = {
  readonly [F in CorrectedFigure]: (correction: Correction<F>, cast: Cast) => string
}

export const correctedBy =
  (phrases: CorrectionPhrases) =>
  <F extends CorrectedFigure>(correction: Correction<F>, cast: Cast): string =>
    phrases[correction.figure](correction, cast)

export interface StoryTables {
  readonly side: (side: Side, nation: Called['nation']) => string
  readonly commander: (side: Side, nation: Called['nation']) => string
  readonly battalion: (place: number, side: Side, nation: Called['nation']) => string
  readonly named: (name: string) => string
  readonly sentences: StorySentences
}

/** "both sergeants and the officer": whoever is named twice is told once, as a pair. */
export const inPairs = (
  people: readonly Person[],
  one: { readonly [P in Person]: string },
  pair: { readonly [P in Person]?: string },
): readonly string[] =>
  [...new Set(people)].map((person) => {
    const isPair = people.indexOf(person) !== people.lastIndexOf(person)
    return (isPair ? pair[person] : undefined) ?? one[person]
  })

export interface BattleStory {
  readonly cast: (setup: BattleSetup, far: Far) => Cast
  /** Tells one battle: give it the set-up once, then every event. */
  readonly tell: (setup: BattleSetup, far: Far) => (event: BattleEvent) => string
}

export function battleStory(tables: StoryTables): BattleStory {
  const told = <K extends EventKind>(kind: K, event: EventTable[K], cast: Cast): string =>
    tables.sentences[kind](event, cast)
  const cast: BattleStory['cast'] = (setup, far) => castOf(setup, far, tables)
  const tell: BattleStory['tell'] = (setup, far) => {
    const called = cast(setup, far)
    return (event) => sentence(told(event.kind, event, called))
  }
  return { cast, tell }
}

const sentence = (text: string): string =>
  text === '' ? '' : `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`

function castOf(setup: BattleSetup, far: Far, tables: StoryTables): Cast {
  const nationOf = sidesCalled(setup)
  const called = (side: Side): readonly string[] =>
    setup.armies[side].battalions.map(({ name }, place) =>
      name === '' ? tables.battalion(place, side, nationOf(side)) : tables.named(name),
    )
  const battalions = [...called('a'), ...called('b')]
  return {
    battalion: (id) => battalions[id] ?? '',
    side: (side) => tables.side(side, nationOf(side)),
    commander: (side) => tables.commander(side, nationOf(side)),
    far,
  }
}
