// Words of the screens for cards, sides, countries and events: the game's own words, with the players' names.
import { computed } from 'vue'
import { language } from '@/words/index.ts'
import {
  marlborough,
  thirtyYearsWar,
  type Card,
  type ProgressEvent,
  type ProgressView,
  type Scenario,
} from '../rules/index.ts'
import { progressWords, type Names } from '../words/index.ts'
import { lookOf } from './sideLooks.ts'
import { screenWords as words } from './words/screenWords.ts'

export const gameWords = computed(() => progressWords[language.value])

export const cardName = (card: Card): string => gameWords.value.card[card]

export const nameOfCountry = ({ setup }: Pick<ProgressView, 'setup'>, id: string): string =>
  setup.scenario.countries.find((each) => each.id === id)?.name[language.value] ?? id

/** The shipped ones by the short names of the set-up screen, which fit the head of a phone. */
export const warName = ({ id, name }: Scenario): string => {
  const short = new Map<string, { readonly name: string }>(Object.entries(words.value.start.wars))
  return name.en === shippedNames.get(id) ? (short.get(id)?.name ?? name.en) : name[language.value]
}

const shippedNames = new Map([thirtyYearsWar, marlborough()].map(({ id, name }) => [id, name.en]))

export const namesFor = (view: Pick<ProgressView, 'setup'>): Names => ({
  side: (side) => lookOf(view, side).name,
  country: (id) => nameOfCountry(view, id),
})

/** Empty where the screen shows it anyway. */
export const tellEvent = (event: ProgressEvent, view: Pick<ProgressView, 'setup'>): string =>
  event.kind === 'discarded' || event.kind === 'turn.began'
    ? ''
    : gameWords.value.event(event, namesFor(view))
