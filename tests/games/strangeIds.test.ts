// Names that every object inherits, as ids of what others have made: it is refused by its place, or played like any other.
import { describe, expect, it } from 'vitest'
import type { Game, Kinds } from '@/core/game.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { recordOf } from '@/core/record/log.ts'
import { resume } from '@/core/record/resume.ts'
import { readMapFile, type MapFields } from '@/games/campaign/rules/index.ts'
import { mapsDe } from '@/games/campaign/screens/words/mapsDe.ts'
import { mapsEn } from '@/games/campaign/screens/words/mapsEn.ts'
import { deluge, delugeMapFields } from '@/games/deluge/rules/index.ts'
import { checkDelugeMap } from '@/games/deluge/rules/mapCheck.ts'
import { de as delugeDe } from '@/games/deluge/words/de.ts'
import { en as delugeEn } from '@/games/deluge/words/en.ts'
import { wordsFrom as delugeWords } from '@/games/deluge/words/words.ts'
import { checkGloriaMap, defaultMap, gloria, gloriaMapFields } from '@/games/gloria/rules/index.ts'
import { pieceWords } from '@/games/gloria/screens/battle/ticketSheet.ts'
import { lineText } from '@/games/gloria/screens/post/planWords.ts'
import { enterGloria } from '@/games/gloria/screens/words/screenWords.ts'
import { de as gloriaDe } from '@/games/gloria/words/de.ts'
import { en as gloriaEn } from '@/games/gloria/words/en.ts'
import { wordsFrom as gloriaWords } from '@/games/gloria/words/words.ts'
import { progress, thirtyYearsWar } from '@/games/progress/rules/index.ts'
import { campaignOf, randomHouse, smallMap } from '@tests/support/campaign.ts'
import { playableProgress } from '@tests/support/games/progress/index.ts'
import { randomGame } from '@tests/support/games/plays.ts'
import { gloriaOf, randomGloria } from '@tests/support/gloria.ts'
import { valueOf } from '@tests/support/results.ts'

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']

/** What a sentence says of a thing that is no name. */
const odd = /native code|undefined|\[object/u

/** As text, so that it is as foreign as what comes from a file. */
const renamed = <T>(thing: T, from: string, to: string): T =>
  JSON.parse(JSON.stringify(thing).replaceAll(`"${from}"`, `"${to}"`)) as T

/** Plays one random game to its end, saves it, and reads it again; what was told, in words. */
function playedThrough<K extends Kinds>(
  game: Game<K>,
  setup: K['setup'],
  seed: number,
  tell: (event: K['event']) => string,
): string {
  const steps = [...randomGame(game, valueOf(game.readSetup(setup)), seed)]
  const last = steps.at(-1)
  expect(resume(game, last && JSON.parse(JSON.stringify(recordOf(last.after)))).problem).toBeNull()
  return steps.flatMap(({ after }) => (after.log?.events ?? []).map(tell)).join('\n')
}

interface Case {
  readonly name: string
  readonly fields: MapFields
  readonly map: object
  readonly from: string
  readonly errors: (map: never) => readonly { readonly isError: boolean }[]
  readonly play: (name: string) => string
}

const cases: readonly Case[] = [
  ...['sweden', 'muscovy', 'wenden', 'minsk'].map((from): Case => ({
    ...{ name: 'The Deluge', fields: delugeMapFields, map: smallMap, from },
    errors: checkDelugeMap,
    play: (name) => {
      const map = renamed(smallMap, from, name)
      const words = [delugeWords(delugeEn, map), delugeWords(delugeDe, map)]
      return [3, 4, 5]
        .map((seed) => {
          const house = { ...randomHouse(seededDice(seed), 2), principalities: 'two' } as const
          const setup = renamed(campaignOf(house, { map: smallMap }), from, name)
          return playedThrough(deluge, setup, seed, (event) =>
            words.map((each) => each.event(event)).join(' '),
          )
        })
        .join('\n')
    },
  })),
  ...['orlon', '29', 'ocean', 'outer-bounds', '8t1'].map((from): Case => ({
    ...{ name: 'Gloria Mundi', fields: gloriaMapFields, map: defaultMap, from },
    errors: checkGloriaMap,
    play: (name) => {
      const map = renamed(defaultMap, from, name)
      const words = [gloriaWords(gloriaEn, map), gloriaWords(gloriaDe, map)]
      return [1, 2, 3]
        .map((seed) => {
          const house = randomGloria(seededDice(seed), 'world', 1)
          const players = ['orlon', 'rio', 'port-evinrude']
          const setup = renamed(gloriaOf(house, { players }), from, name)
          return playedThrough(gloria, setup, seed, (event) =>
            words.map((each) => each.event(event)).join(' '),
          )
        })
        .join('\n')
    },
  })),
]

describe.each(inherited)('a map with an id %s', (id) => {
  it.each(cases)('$name, in place of $from', ({ fields, map, from, errors, play }) => {
    const read = readMapFile(renamed(map, from, id), fields)
    if (!read.ok) {
      // With its place, what stands there, and what must.
      for (const { maps } of [mapsEn, mapsDe]) {
        const said = maps.refused(read.problem)
        expect(said).toContain(read.problem.path)
        expect(said).toContain(id)
        expect(said).not.toMatch(odd)
      }
      return
    }
    if (errors(read.value as never).some(({ isError }) => isError)) return
    expect(play(id)).not.toMatch(odd)
  })
})

it('a scenario of The March of Progress with a country called constructor', () => {
  const [setup] = playableProgress.setups
  if (setup === undefined) throw new RangeError('no set-up')
  const own = renamed(thirtyYearsWar, 'n1', 'constructor')
  const told = playedThrough(progress, { ...setup, scenario: own }, 2, ({ kind }) => kind)
  expect(told).toContain('ended')
})

it.each(inherited)('%s in what others send is told as it stands there', async (id) => {
  await enterGloria()
  const named = smallMap.nodes.map((node) => ({ ...node, name: id }))
  const { names } = delugeWords(delugeDe, { ...smallMap, nodes: named })
  const said = [
    pieceWords(defaultMap, `${id}:${id}`),
    lineText(defaultMap, {
      ...{ key: id, made: [] },
      answer: { kind: 'choice', option: `build:14:${id}` },
    }),
    names.node('wenden'),
    mapsEn.maps.refused({ reason: 'otherCampaign', path: 'campaign', found: id }),
    mapsDe.maps.refused({ reason: 'unfit', path: `nodes.1.${id}`, found: id }),
  ]
  for (const sentence of said) {
    expect(sentence).toContain(id)
    expect(sentence).not.toMatch(odd)
  }
})
