// A turn that was played out, step by step: what each of the six steps brought, and the one sentence that matters most.
import {
  stepNumbers,
  stepOf,
  type Card,
  type ProgressEvent,
  type ProgressView,
  type StepNumber,
} from '../rules/index.ts'
import { screenWords as words } from './words/screenWords.ts'
import { tellEvent } from './speech.ts'

type Combat = Extract<ProgressEvent, { kind: 'combat' }>

export interface TurnStory {
  readonly cards: { readonly a: Card; readonly b: Card }
  readonly headline: string
  readonly steps: readonly StepStory[]
  readonly combats: readonly Combat[]
}

interface StepStory {
  readonly step: StepNumber
  readonly name: string
  readonly told: readonly string[]
}

/** Null: these are not the events of a turn whose cards were turned up. */
export function storyOf(turn: readonly ProgressEvent[], view: ProgressView): TurnStory | null {
  const revealed = turn.find((event) => event.kind === 'cards.revealed')
  if (revealed === undefined) return null
  const told = sentencesByStep(turn, view)
  return {
    cards: { a: revealed.a, b: revealed.b },
    headline: headlineOf(turn, view),
    steps: stepNumbers.map((step) => ({
      step,
      name: words.value.steps[step - 1] ?? '',
      told: told.get(step) ?? [],
    })),
    combats: turn.filter((event) => event.kind === 'combat'),
  }
}

/** What is said before a step's own events belongs to that step: who goes first, to whom the initiative passes. */
function sentencesByStep(turn: readonly ProgressEvent[], view: ProgressView) {
  const told = new Map<StepNumber, string[]>()
  let ahead: string[] = []
  let step: StepNumber | null = null
  for (const event of turn) {
    if (event.kind === 'cards.revealed' || event.kind === 'game.ended') continue
    const sentence = tellEvent(event, view)
    if (sentence === '') continue
    const own = stepIn(event)
    if (own === 'next') ahead.push(sentence)
    else {
      step = own ?? step
      if (step !== null) told.set(step, [...(told.get(step) ?? []), ...ahead, sentence])
      ahead = []
    }
  }
  return told
}

const steps: { readonly [K in ProgressEvent['kind']]?: StepNumber | 'next' } = {
  'order.set': 'next',
  'initiative.passed': 'next',
  moved: 1,
  recruited: 2,
  fortified: 3,
  'stood.up': 4,
  'card.dropped': 4,
  combat: 4,
  strengthened: 5,
  scored: 6,
}

/** Null: of the step that went before. */
const stepIn = (event: ProgressEvent): StepNumber | 'next' | null =>
  event.kind === 'did.nothing' ? stepOf[event.card] : (steps[event.kind] ?? null)

const weighty = ['combat', 'scored', 'strengthened', 'moved', 'recruited', 'fortified'] as const

/** A combat before a score before anything else; the last of its kind, but every score. */
function headlineOf(turn: readonly ProgressEvent[], view: ProgressView): string {
  for (const kind of weighty) {
    const such = turn.filter((event) => event.kind === kind)
    const told = kind === 'scored' ? such : such.slice(-1)
    if (told.length > 0) return told.map((event) => tellEvent(event, view)).join(' ')
  }
  return words.value.turn.quiet
}
