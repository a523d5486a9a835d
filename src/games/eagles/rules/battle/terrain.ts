// The terrain agreed on before play (SET-02), and what of it can matter to a question.
import { covers, type Cover } from './fight.ts'

/** SET-02: difficult ground, slopes, linear obstacles and cover are all made of these. */
export const terrains = ['hedge', 'wall', 'wood', 'hill', 'building', 'marsh'] as const
export type Terrain = (typeof terrains)[number]

/** The part of a set-up that says what lies on the table. */
interface Agreed {
  readonly ground?: readonly Terrain[]
}

/** A battle by version 1 of the rules agreed on nothing, so that everything is asked. */
const has =
  (...wanted: readonly Terrain[]) =>
  ({ ground }: Agreed): boolean =>
    ground === undefined || wanted.some((each) => ground.includes(each))

export const hasDifficult = has('wood', 'marsh')
export const hasSlopes = has('hill')
/** MAN-07: difficult ground or an upslope. */
export const hasRough = has('wood', 'marsh', 'hill')
export const hasObstacles = has('hedge', 'wall')

const sources: { readonly [C in Cover]: (agreed: Agreed) => boolean } = {
  none: () => true,
  soft: has('wood', 'hedge'),
  hard: has('wall', 'building'),
}

/** SHOOT-11: the kinds of cover a target can stand in; always `none`, and on an open table nothing else. */
export const coversOn = (agreed: Agreed): readonly Cover[] =>
  covers.filter((cover) => sources[cover](agreed))
