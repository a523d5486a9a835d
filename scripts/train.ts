// npm run train [games] [seed] [scenario]: plays the computer of The March of Progress against itself and writes what it learns.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { seededDice } from '../src/core/dice/seeded.ts'
import { figureCount } from '../src/games/progress/computer/figures.ts'
import { formulaValue } from '../src/games/progress/computer/value.ts'
import { marlborough, thirtyYearsWar, type Scenario } from '../src/games/progress/rules/index.ts'
import { weights as known } from '../src/games/progress/computer/weights.ts'
import { weightsFor } from './train/regression.ts'
import { samplesOf } from './train/selfPlay.ts'

const games = Number(process.argv[2] ?? 4000)
const seed = Number(process.argv[3] ?? 1)
const file = fileURLToPath(new URL('../src/games/progress/computer/weights.ts', import.meta.url))

/** From games by the formula alone: what was learned from games of what had been learned played worse. */
const setOf = (scenario: Scenario): readonly number[] => {
  const samples = samplesOf(scenario, formulaValue, games, seededDice(seed * 1000 + 1))
  console.log(`${scenario.id}: ${games} games, ${samples.length} positions`)
  return weightsFor(samples, figureCount).map((weight) => Number(weight.toFixed(4)))
}

/** Beside what is known of other scenarios. */
const write = async (sets: Readonly<Record<string, unknown>>): Promise<void> => {
  const text = `// What self-play has taught about each scenario: sets of weights, written by \`npm run train\`.

export const weights: Readonly<Record<string, readonly (readonly number[])[]>> = ${JSON.stringify(sets)}
`
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'typescript' }))
}

const wanted = process.argv[4]
const learned: Record<string, unknown> = { ...known }
for (const scenario of [thirtyYearsWar, marlborough()]) {
  if (wanted !== undefined && wanted !== scenario.id) continue
  learned[scenario.id] = [setOf(scenario)]
  await write(learned)
}
