// English sentences for volleys, defensive fire, and what they cost.
import type { BattalionId, Part } from '@/games/eagles/rules/index.ts'
import type { Cast, StorySentences } from '../../../telling/story.ts'
import * as terms from './terms.ts'

const troops = (id: BattalionId, part: Part, cast: Cast): string =>
  part === 'screen' ? `the screen of ${cast.battalion(id)}` : cast.battalion(id)

const lost = {
  outOfRange: 'is out of range',
  noGroups: 'has no group that can fire',
  spent: 'is too late to fire',
} as const

/** "hits on 4 or more" */
const toHit = (least: number): string => {
  if (least > 6) return 'which cannot hit'
  if (least <= 1) return 'which cannot miss'
  return least === 6 ? 'hits on 6' : `hits on ${least} or more`
}

const noFire = {
  acted: 'it has acted',
  passed: 'it has passed',
  fired: 'it has fired',
  standing: 'it charged too short',
  engaged: 'it is in a fight',
  joined: 'it supports a fight',
  flank: 'it is hit in the flank',
  rear: 'it is hit in the rear',
} as const

export const fire = {
  fireBarred: ({ battalion, because }, cast) =>
    `no defensive fire of ${cast.battalion(battalion)}: ${noFire[because]}`,
  rerollBarred: ({ helper, because }) =>
    because === 'fallen'
      ? `no ${helper} is left for a re-roll`
      : `its ${helper} has helped already`,
  fireHeld: ({ battalion, from }, cast) => `${troops(battalion, from, cast)} holds its fire`,
  volleyAimed: (volley, cast) => {
    const { shooter, from, target, on, defensive, distance, upTo, cover } = volley
    const far = upTo === undefined ? cast.far(distance) : `up to ${cast.far(upTo)}`
    const at = defensive ? 'as it comes' : `at ${far}, ${terms.covers[cover]}`
    const who = `${troops(shooter, from, cast)} fires on ${troops(target, on, cast)} ${at}`
    return `${who}: ${terms.dice(volley.dice.total)}, ${toHit(volley.needed - volley.bonus)}`
  },
  volleyLost: ({ shooter, from, because }, cast) =>
    `${troops(shooter, from, cast)} ${lost[because]}`,
  volleyRolled: ({ faces, hits, reroll, tally }) =>
    `${reroll ? 'a sergeant has it rolled again: ' : ''}${tally === undefined ? terms.faces(faces) : terms.dice(tally.dice)}, ${terms.hits(hits)}${tally?.six === true ? ', a six among them' : ''}`,
  volleySettled: () => '',
  bandRolled: ({ battalion, face, band }, cast) =>
    `defensive fire of ${cast.battalion(battalion)}: ${face}, ${terms.bands[band] ?? ''}`,
  riskRolled: ({ faces, fallen }) => {
    const whom = fallen === null ? 'roll again' : terms.people[fallen]
    return `who is hit? ${terms.faces(faces)}: ${whom}`
  },
  casualties: ({ battalion, cause, rankers, screen, people, left }, cast) => {
    if (cause === 'swept')
      return `the screen of ${cast.battalion(battalion)} is swept away, ${terms.skirmishers(screen)}`
    const losses = [
      ...(rankers > 0 ? [terms.rankers(rankers)] : []),
      ...(screen > 0 ? [terms.skirmishers(screen)] : []),
      ...terms.peopleNamed(people),
    ]
    if (losses.length === 0) return ''
    const rest = `${terms.rankers(left.rankers)} in ${terms.groups(left.groups)} left`
    return `${cast.battalion(battalion)} loses ${terms.listed(losses)}; ${rest}`
  },
  rankersReturned: ({ battalion, rankers }, cast) =>
    `${cast.battalion(battalion)} gets ${terms.rankers(rankers)} back for the characters that fell`,
} satisfies Partial<StorySentences>
