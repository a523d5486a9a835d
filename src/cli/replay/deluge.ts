// The Deluge as a recorded campaign is told: its words, its turns, whose the land is.
import { deluge, isPart, type DelugeKinds } from '@/games/deluge/rules/index.ts'
import { de } from '@/games/deluge/words/de.ts'
import { en } from '@/games/deluge/words/en.ts'
import { wordsFrom } from '@/games/deluge/words/words.ts'
import type { CampaignTale } from './campaign.ts'

const tables = { en, de } as const

export const delugeTale: CampaignTale<DelugeKinds> = {
  game: deluge,
  words: ({ world }, language) => {
    // Nobody who reads here is "you": what one faction was told comes after its name.
    const { eventOfAll: say } = wordsFrom(tables[language], world.map)
    return (event) => (isPart(event) ? '' : say(event))
  },
  begins: (event) => (event.kind === 'turnBegan' ? event.turn : null),
  standing: ({ world: { map, nodes } }, language) => {
    const { names } = wordsFrom(tables[language], map)
    return map.factions.map(({ id }) => {
      const own = map.nodes.filter((node) => nodes[node.id]?.owner === id)
      return `${names.faction(id)}: ${own.map((node) => names.node(node.id)).join(', ') || '–'}`
    })
  },
}
