// Random campaigns of two to ten seats, with nobody on some of them: every thaler is told, every option has its words.
import { expect, it } from 'vitest'
import { askOf, partiesOf } from '@/core/asks.ts'
import type { Answer } from '@/core/conversation.ts'
import { canonicalJson } from '@/core/record/canonical.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { headOf } from '@/core/option.ts'
import { purseOf } from '@/games/campaign/rules/index.ts'
import { defaultMap, deluge, firstMap, optionHeads } from '@/games/deluge/rules/index.ts'
import type { DelugeSetup, DelugeState } from '@/games/deluge/rules/model.ts'
import { de } from '@/games/deluge/words/de.ts'
import { en } from '@/games/deluge/words/en.ts'
import { wordsFrom } from '@/games/deluge/words/words.ts'
import { campaignOf, pairMap, playWild, randomHouse, smallMap } from '@tests/support/campaign.ts'
import { valueOf } from '@tests/support/results.ts'

/** SEATED=300 in the soak. */
const campaigns = Number(process.env['SEATED'] ?? 3)
const first = Number(process.env['SEATED_FROM'] ?? 1)

const setupFrom = (seed: number): DelugeSetup => {
  const roll = seededDice(seed)
  const map = [defaultMap, smallMap, pairMap, firstMap][seed % 4] ?? defaultMap
  const house = randomHouse(roll, 1 + (seed % 3))
  const houseRules = map === defaultMap ? house : { ...house, principalities: 'two' as const }
  const alone = campaignOf(houseRules, { map, umpire: seed % 2 === 0 })
  const factions = alone.seats.flatMap((seat) => seat.factions)
  const count = Math.min(factions.length, 2 + (seed % 9))
  const seats = Array.from({ length: count }, (_, place) => ({
    id: `seat-${place}`,
    name: `Seat ${place}`,
    factions: factions.filter((__, nth) => nth % count === place),
    kind: roll(5) === 1 ? ('absent' as const) : ('player' as const),
    standing: {},
  }))
  return { ...alone, seats: [...seats, ...alone.seats.filter(({ kind }) => kind === 'umpire')] }
}

const languages = [wordsFrom(en, defaultMap), wordsFrom(de, defaultMap)]

const checkQuestions = (state: DelugeState, problems: Set<string>): void => {
  for (const party of partiesOf(deluge, state.setup)) {
    const question = askOf(deluge, state, party)
    if (question === null) continue
    const { wanted } = question
    if (wanted.kind === 'dice' && wanted.count < 1) problems.add(`${question.kind}: no dice`)
    if (wanted.kind !== 'choice') continue
    if (wanted.options.length === 0) problems.add(`${question.kind} offers nothing`)
    if (new Set(wanted.options).size !== wanted.options.length)
      problems.add(`${question.kind} offers something twice`)
    for (const option of wanted.options) {
      if (!Object.hasOwn(optionHeads, headOf(option))) problems.add(`${option} is not known`)
      if (languages.some((say) => /undefined|^$/u.test(say.option(option))))
        problems.add(`${option} has no words`)
    }
  }
}

const problemsOf = (seed: number): readonly string[] => {
  const problems = new Set<string>()
  const setup = valueOf(deluge.readSetup(JSON.parse(JSON.stringify(setupFrom(seed)))))
  const told = new Map<string, number>()
  const given: { readonly answer: Answer<never>; readonly by: string }[] = []
  const played = playWild(setup, seed, ({ state, events }, answer, by) => {
    if (answer.kind !== 'overrule') given.push({ answer, by })
    for (const event of events)
      if (event.kind === 'booked')
        told.set(event.faction, (told.get(event.faction) ?? 0) + event.amount)
    for (const faction of Object.keys(state.world.factions))
      if (purseOf(state.world.ledger, faction) !== (told.get(faction) ?? 0))
        problems.add(`a thaler of ${faction} is not told`)
    checkQuestions(state, problems)
  })
  if (!played.ok) return [`does not end: ${played.problem.code}`]
  let again = valueOf(deluge.open(setup))
  for (const { answer, by } of given) {
    const parsed: typeof answer = JSON.parse(JSON.stringify(answer))
    again = valueOf(deluge.answer(again, parsed, by)).state
  }
  if (canonicalJson(again) !== canonicalJson(played.value.state)) problems.add('replays otherwise')
  return [...problems]
}

it(
  `plays ${campaigns} campaigns of any seats to their end (CC-LEDGER, CC-ABSENT)`,
  () => {
    for (let seed = first; seed < first + campaigns; seed += 1)
      expect(problemsOf(seed), `seed ${seed}`).toEqual([])
  },
  60_000 + 30_000 * campaigns,
)
