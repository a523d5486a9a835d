// Suggestions for the points that are left: a few different uses that spend them well and break no rule.
import { bounds } from './bounds.ts'
import { improvements, type Improvement } from './improvements.ts'
import { linePlan, noCharacters, type Plan } from './plan.ts'
import { battalionPoints, pointsLeft } from './points.ts'
import { sizes } from './prices.ts'
import { characters, qualities, type Army, type Character } from './model.ts'
import type { EditOf } from './edit.ts'

/** The edits that suggestions are made of; an added battalion comes with its plan. */
export type IdeaKind = 'quality' | 'rankers' | 'characters' | 'troops' | 'add'

/** A use of points that are left: edits to be applied together, and what they cost. */
export interface Suggestion {
  readonly edits: readonly EditOf<IdeaKind>[]
  readonly points: number
}

/** Suggestions of one family look alike, those of one flavour even more so. */
interface Idea extends Suggestion {
  readonly family: 'battalion' | 'characters' | 'improvement'
  readonly flavour: string
  /** Points that it would have to waste to be no better than another one. */
  readonly awkwardness: number
}

/** Points; where there is room for two of these or more, a battalion of an even share is a better use than one giant. */
const evenShare = 50

const targetOf = (left: number): number => left / Math.max(1, Math.round(left / evenShare))

const usualSize = 28
const oddity = { green: 0.2, drilled: 0, veteran: 0.2, guards: 0.4 } as const
/** A character makes a battalion; the first of these is the likeliest. */
const companions: readonly (Character | null)[] = ['sergeant', 'officer', 'drummer', 'ensign', null]

const accompanied = (plan: Plan, companion: Character | null): Plan =>
  companion === null ? plan : { ...plan, characters: { ...noCharacters, [companion]: 1 } }

const pointsOf = (plan: Plan): number => battalionPoints(plan)

function* plans(): Generator<{ plan: Plan; awkwardness: number }> {
  for (const quality of qualities)
    for (let rankers: number = sizes.least; rankers <= sizes.most; rankers += sizes.step)
      for (const [rank, companion] of companions.entries())
        yield {
          plan: accompanied(linePlan(quality, rankers), companion),
          awkwardness: oddity[quality] + (rank + Math.abs(rankers - usualSize) / sizes.step) / 20,
        }
}

const newBattalions = (army: Army, left: number): Idea[] =>
  army.battalions.length === bounds.battalions
    ? []
    : [...plans()]
        .map(({ plan, awkwardness }): Idea => ({
          edits: [{ kind: 'add', plan }],
          points: pointsOf(plan),
          family: 'battalion',
          flavour: String(plan.quality),
          awkwardness,
        }))
        .filter(({ points }) => points <= left)

const flavourOf = ({ edit }: Improvement): string =>
  edit.kind === 'characters' ? edit.character : edit.kind

/** How many alike (same flavour and price) are worth combining: more would only repeat themselves. */
const alike = 3

/** The first of each flavour and price; a battalion with few characters is served first. */
function choice(army: Army, left: number): readonly Improvement[] {
  const strength = new Map(
    army.battalions.map(({ id, characters: counts }) => [
      id,
      characters.reduce((sum, kind) => sum + counts[kind], 0),
    ]),
  )
  const of = ({ edit }: Improvement): number => strength.get(edit.battalion) ?? 0
  const taken = new Map<string, number>()
  return improvements(army, left)
    .toSorted((a, b) => of(a) - of(b))
    .filter((improvement) => {
      const key = `${flavourOf(improvement)} ${improvement.points}`
      const count = taken.get(key) ?? 0
      taken.set(key, count + 1)
      return count < alike
    })
}

/** Two edits go together if neither changes the price of the other: of one battalion, one is a character. */
const goTogether = (a: Improvement, b: Improvement): boolean =>
  a.edit.battalion !== b.edit.battalion ||
  a.edit.kind === 'characters' ||
  b.edit.kind === 'characters'

function ideaOf(parts: readonly [Improvement, ...Improvement[]]): Idea {
  const onlyCharacters = parts.every(({ edit }) => edit.kind === 'characters')
  return {
    edits: parts.map(({ edit }) => edit),
    points: parts.reduce((sum, { points }) => sum + points, 0),
    family: onlyCharacters ? 'characters' : 'improvement',
    flavour: flavourOf(parts[0]),
    awkwardness: parts.length / 2 + (onlyCharacters ? 0 : 0.5),
  }
}

function onesAndTwos(army: Army, left: number): Idea[] {
  const single = choice(army, left)
  const pairs = single.flatMap((a, index) =>
    single
      .slice(index + 1)
      .filter((b) => a.points + b.points <= left && goTogether(a, b))
      .map((b) => ideaOf(a.points < b.points ? [b, a] : [a, b])),
  )
  return [...single.map((one) => ideaOf([one])), ...pairs]
}

/** A second suggestion of a family must be this many points better, to be shown before another one. */
const repetition = 6

function worth(idea: Idea, target: number, chosen: readonly Idea[]): number {
  const family = chosen.filter((other) => other.family === idea.family)
  const flavour = family.filter((other) => other.flavour === idea.flavour)
  return (
    -Math.abs(target - idea.points) -
    idea.awkwardness -
    repetition * (family.length + flavour.length)
  )
}

/** The idea that is worth most beside those that are chosen; the first of equals. */
function best(ideas: readonly Idea[], target: number, chosen: readonly Idea[]): Idea | null {
  let found: Idea | null = null
  let most = -Infinity
  for (const idea of ideas) {
    const value = worth(idea, target, chosen)
    if (value <= most || chosen.includes(idea)) continue
    found = idea
    most = value
  }
  return found
}

/** At most `most` uses of the points that are left, the fullest first; none if nothing fits. */
export function suggest(army: Army, most: number): readonly Suggestion[] {
  const left = pointsLeft(army)
  const ideas = [...newBattalions(army, left), ...onesAndTwos(army, left)]
  const chosen: Idea[] = []
  while (chosen.length < most) {
    const next = best(ideas, targetOf(left), chosen)
    if (next === null) break
    chosen.push(next)
  }
  return chosen
    .toSorted((a, b) => b.points - a.points)
    .map(({ edits, points }) => ({ edits, points }))
}
