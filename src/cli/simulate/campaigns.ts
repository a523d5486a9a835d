// Simulated campaigns of The Deluge and Gloria Mundi: players dealt round the factions, dice from a seed.
import type { RollDie } from '@/core/dice/dice.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import type { Game, Kinds, Outcome, Policy } from '@/core/game.ts'
import { byKeys } from '@/core/keys.ts'
import { playOut } from '@/core/playOut.ts'
import { bySeat, randomPolicy } from '@/core/policies.ts'
import { simulateCampaign as words } from '@/games/campaign/words/commandLine.ts'
import { sensible as sensibleDeluge } from '@/games/deluge/computer/index.ts'
import * as theDeluge from '@/games/deluge/rules/index.ts'
import { sensible as sensibleGloria } from '@/games/gloria/computer/index.ts'
import * as gloriaMundi from '@/games/gloria/rules/index.ts'
import { named, rulingIn, WrongUsage, type Asked, type Simulation } from './asked.ts'
import { campaignPlayers, playCampaigns, type CampaignPlayer, type Field } from './campaignTally.ts'

const simulationOf = (name: string, makeField: (asked: Asked) => Field): Simulation => ({
  usage: words.usage,
  options: { '--games': 1, '--scale': 1, '--house': 'many' },
  play: (asked) => {
    const dealt = asked
      .words('--players')
      .map((word) => named(campaignPlayers, word, words.wrong['no-player']))
    if (dealt.length === 0) throw new WrongUsage(words.wrong['no-players'])
    const order = { players: dealt, games: asked.number('--games', 100, 1, 100_000) }
    const seed = asked.seed()
    const field = makeField(asked)
    const tally = playCampaigns(field, { ...order, seed })
    const { games } = order
    const figures = Object.keys(field.figures)
    const report = () => [
      words.heading(name, dealt),
      words.played(games, seed),
      '',
      words.columns(figures),
      ...[
        ...tally.factions.map((side) => ({ name: side.id, ...side })),
        ...tally.players.map((side) => ({ name: side.player, ...side })),
      ].map((side) =>
        words.row(
          side.name,
          side.alone.count,
          side.first,
          figures.map((each) => side.figures[each] ?? { mean: 0, low: 0, high: 0 }),
        ),
      ),
      '',
      words.note,
    ]
    return { data: { game: name, house: field.house, games, seed, dealt, ...tally }, report }
  },
})

/** The house rules with every ruling in force; `--scale advanced` is short for `--house scale=advanced`. */
const ruled = <House>(
  asked: Asked,
  begin: House,
  set: (house: House, key: string, value: string | number) => House | null,
): House => {
  const scale = asked.words('--scale').map((word) => `scale=${word}`)
  return [...scale, ...asked.words('--house')].reduce((house, word) => {
    const next = set(house, ...rulingIn(word))
    if (next === null) throw new WrongUsage(words.wrong['no-ruling'](word))
    return next
  }, begin)
}

const seatFor = (faction: string) => ({
  id: faction,
  name: faction,
  factions: [faction],
  kind: 'player' as const,
  standing: {},
})

/** Answers by chance, but does not open a sheet again that it has closed: it would never be done. */
const atRandom = <K extends Kinds>(roll: RollDie): Policy<K> => {
  const policy: Policy<K> = randomPolicy(roll)
  return (view, prompt) => {
    const { wanted } = prompt
    const isClosed =
      wanted.kind === 'choice' && wanted.options.every((option) => option === 'reopen')
    return isClosed ? null : policy(view, prompt)
  }
}

/** Every seat has a stream of chance of its own, so that one player's choices do not change another's. */
const playedBy =
  <K extends Kinds & { readonly seat: string }>(
    game: Game<K>,
    setup: K['setup'],
    sensible: (roll: RollDie) => Policy<K>,
  ): Field['play'] =>
  (players: readonly CampaignPlayer[], seed: number): Outcome => {
    const policies = byKeys<Record<K['seat'], Policy<K>>>(game.seats(setup), (_, place) => {
      const roll = seededDice(seed + (place + 1) * 1_000_003)
      return players[place] === 'sensible' ? sensible(roll) : atRandom<K>(roll)
    })
    const policy = bySeat<K>(policies)
    // Who answers first is by chance: two camps that enter different results would else wait for each other for ever.
    const ended = playOut(game, setup, policy, { roll: seededDice(seed) })
    const outcome = ended.ok ? game.outcome(ended.value.state) : null
    if (outcome === null)
      throw new Error(
        `The campaign was not played out: ${ended.ok ? 'no end' : ended.problem.code}`,
      )
    return outcome
  }

export const deluge = simulationOf(theDeluge.deluge.name, (asked) => {
  const { defaultHouseRules, defaultMap: map, factionsOf, withHouseRule } = theDeluge
  const houseRules = ruled(asked, defaultHouseRules, withHouseRule)
  const factions = factionsOf(map, houseRules)
  const setup = { map, houseRules, seats: factions.map(seatFor), scenario: 'default' }
  return {
    factions,
    house: houseRules,
    // Hundredths, so that halves are whole numbers.
    figures: { points: 100 },
    play: playedBy<theDeluge.DelugeKinds>(theDeluge.deluge, setup, sensibleDeluge),
  }
})

/** So many kings as `seats` says, in list order. */
export const gloria = simulationOf(gloriaMundi.gloria.name, (asked) => {
  const { defaultHouseRules, defaultMap: map, defaultTables: tables, withHouseRule } = gloriaMundi
  const houseRules = ruled(asked, defaultHouseRules, withHouseRule)
  const factions = map.factions.map(({ id }) => id).slice(0, houseRules.seats)
  const setup = { map, tables, houseRules, seats: factions.map(seatFor), scenario: 'default' }
  return {
    factions,
    house: houseRules,
    figures: { cities: 1, armies: 1, brigades: 1 },
    play: playedBy<gloriaMundi.GloriaKinds>(gloriaMundi.gloria, setup, sensibleGloria),
  }
})
