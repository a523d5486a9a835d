// By which rules an organiser runs the rounds: points, tie-breaks, who should not meet, clocks. Plain immutable data.

/** What each result is worth. */
export interface ResultPoints {
  readonly victory: number
  readonly draw: number
  readonly defeat: number
  readonly bye: number
  /** For each of two who have both lost; missing: as for a defeat. */
  readonly doubleLoss?: number
}

/** Points of one battle. */
export interface Scoring extends ResultPoints {
  /** What a clear victory is worth beyond a narrow one; null: nothing. */
  readonly margin: Margin | null
}

/** For each `step` figures that the loser lost more than the winner, a point more, at most `most` of them. */
export interface Margin {
  readonly step: number
  readonly most: number
  /** The loser's points go down by as many, never below none. */
  readonly isShared: boolean
}

/** How equals are parted. Each is a column of the standings. */
export const tieBreaks = [
  'opponents',
  'opponentsCut',
  'beaten',
  'headToHead',
  'victories',
  'casualties',
  'taken',
] as const
type ChosenTieBreak = (typeof tieBreaks)[number]
/** `boards`: what the boards of a team have made. It counts before all others, of teams only, and is never chosen. */
export type TieBreak = ChosenTieBreak | 'boards'

export const strengths = ['off', 'soft', 'hard'] as const
/** `soft`: avoided where that costs no step of points. `hard`: never paired. */
export type Strength = (typeof strengths)[number]

export interface Bans {
  readonly club: Strength
  readonly nation: Strength
}

export interface DeskRules {
  readonly scoring: Scoring
  /** In the order in which they count. */
  readonly tieBreaks: readonly TieBreak[]
  /** Boards of a team, 2 to 6; missing or 1: everybody plays for himself. */
  readonly teamSize?: number
  /** What the match of two teams is worth; missing: 2 for a victory, 1 for a draw, 2 for a bye. */
  readonly match?: ResultPoints
  readonly bans: Bans
  /** Minutes that each side has in its battle; null: without a clock. */
  readonly clock: number | null
  /** Minutes that a round lasts. */
  readonly roundMinutes: number
}

/** What a figure may be at most; what is beyond is refused. */
export const deskBounds = {
  points: 100,
  step: 1_000,
  clock: 600,
  roundMinutes: 1_440,
  teamSize: 6,
} as const

/** Boards of a team; 1: an event of players. */
export const teamSizeOf = ({ teamSize }: Pick<DeskRules, 'teamSize'>): number => teamSize ?? 1

export const isOfTeams = (rules: Pick<DeskRules, 'teamSize'>): boolean => teamSizeOf(rules) > 1

const presets = ['two', 'three', 'twenty'] as const
export type ScoringPreset = (typeof presets)[number]

export const scoringPresets = {
  two: { victory: 2, draw: 1, defeat: 0, bye: 2, margin: null },
  three: { victory: 3, draw: 1, defeat: 0, bye: 3, margin: null },
  twenty: {
    victory: 10,
    draw: 10,
    defeat: 10,
    bye: 13,
    margin: { step: 5, most: 10, isShared: true },
  },
} as const satisfies Readonly<Record<ScoringPreset, Scoring>>

export const usualDesk: DeskRules = {
  scoring: scoringPresets.two,
  tieBreaks: ['opponents', 'casualties'],
  bans: { club: 'off', nation: 'off' },
  clock: null,
  roundMinutes: 150,
}

/** What a match of teams is worth here. */
export const matchScoring = ({ match }: Pick<DeskRules, 'match'>): Scoring => ({
  ...(match ?? scoringPresets.two),
  margin: null,
})

export const doubleLossOf = ({ defeat, doubleLoss }: ResultPoints): number => doubleLoss ?? defeat

const essenceOf = (scoring: Scoring): string => {
  const { victory, draw, defeat, bye, margin } = scoring
  return JSON.stringify([
    [victory, draw, defeat, bye, doubleLossOf(scoring)],
    margin === null ? [] : [margin.step, margin.most, margin.isShared],
  ])
}

/** null: points of the organiser's own. */
export const presetOf = (scoring: Scoring): ScoringPreset | null =>
  presets.find((name) => essenceOf(scoringPresets[name]) === essenceOf(scoring)) ?? null
