// Gloria Mundi as a recorded campaign is told: its words, its rounds, whose the cities are.
import { citiesOf, gloria, type GloriaKinds } from '@/games/gloria/rules/index.ts'
import { de } from '@/games/gloria/words/de.ts'
import { en } from '@/games/gloria/words/en.ts'
import { wordsFrom } from '@/games/gloria/words/words.ts'
import type { CampaignTale } from './campaign.ts'

const tables = { en, de } as const

export const gloriaTale: CampaignTale<GloriaKinds> = {
  game: gloria,
  words: ({ world }, language) => wordsFrom(tables[language], world.map).event,
  begins: (event) => (event.kind === 'roundBegan' ? event.round : null),
  standing: ({ world }, language) => {
    const { names } = wordsFrom(tables[language], world.map)
    return world.players.map((king) => {
      const own = citiesOf(world, king).map((city) => names.area(city))
      return `${names.player(king)}: ${own.join(', ') || '–'}`
    })
  },
}
