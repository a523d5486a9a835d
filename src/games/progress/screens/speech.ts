// What the screens say of cards, sides, countries and events: the game's own words, with the players' names.
import { computed } from 'vue'
import { language } from '@/words/index.ts'
import type { Card, ProgressEvent, ProgressView } from '../rules/index.ts'
import { progressWords, type Names } from '../words/index.ts'
import { lookOf } from './sideLooks.ts'

export const gameWords = computed(() => progressWords[language.value])

export const cardName = (card: Card): string => gameWords.value.card[card]

export const nameOfCountry = ({ setup }: Pick<ProgressView, 'setup'>, id: string): string =>
  setup.scenario.countries.find((each) => each.id === id)?.name[language.value] ?? id

export const namesFor = (view: Pick<ProgressView, 'setup'>): Names => ({
  side: (side) => lookOf(view, side).name,
  country: (id) => nameOfCountry(view, id),
})

/** Empty where the screen shows it anyway. */
export const tellEvent = (event: ProgressEvent, view: Pick<ProgressView, 'setup'>): string =>
  event.kind === 'discarded' || event.kind === 'turn.began'
    ? ''
    : gameWords.value.event(event, namesFor(view))
