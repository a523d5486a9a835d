// German sentences for volleys, defensive fire, and what they cost.
import type { BattalionId, Part } from '@/games/eagles/rules/index.ts'
import type { Cast, StorySentences } from '../../../telling/story.ts'
import * as terms from './terms.ts'

/** A screen is told apart from its parent in brackets: no case of its own to bend. */
const troops = (id: BattalionId, part: Part, cast: Cast): string =>
  part === 'screen' ? `${cast.battalion(id)} (Plänkler)` : cast.battalion(id)

const lost = {
  outOfRange: 'steht außer Schussweite',
  noGroups: 'hat keine Gruppe, die schießen kann',
  spent: 'kommt nicht mehr zum Schuss',
} as const

/** "Treffer ab 4" */
const toHit = (least: number): string => {
  if (least > 6) return 'ohne Aussicht auf Treffer'
  if (least <= 1) return 'jeder trifft'
  return least === 6 ? 'Treffer bei 6' : `Treffer ab ${least}`
}

const noFire = {
  acted: 'es hat schon gehandelt',
  passed: 'es hat gepasst',
  fired: 'es hat schon geschossen',
  standing: 'es hat zu kurz gestürmt',
  engaged: 'es steht im Kampf',
  joined: 'es hilft in einem Kampf',
  flank: 'es ist in der Flanke getroffen',
  rear: 'es ist im Rücken getroffen',
} as const
const helpers = {
  drummer: 'Trommler',
  sergeant: 'Sergeant',
  ensign: 'Fähnrich',
  officer: 'Offizier',
} as const

export const fire = {
  fireBarred: ({ battalion, because }, cast) =>
    `${cast.battalion(battalion)} ohne Abwehrfeuer: ${noFire[because]}`,
  rerollBarred: ({ helper, because }) =>
    because === 'fallen'
      ? `kein ${helpers[helper]} mehr da, der einen neuen Wurf erlaubt`
      : `der ${helpers[helper]} hat schon geholfen`,
  fireHeld: ({ battalion, from }, cast) => `${troops(battalion, from, cast)} schießt nicht`,
  volleyAimed: (volley, cast) => {
    const { shooter, from, target, on, defensive, distance, upTo, cover } = volley
    const far = upTo === undefined ? cast.far(distance) : `bis zu ${cast.far(upTo)}`
    const at = defensive ? ', das heranstürmt' : ` auf ${far}, ${terms.covers[cover]}`
    const who = `${troops(shooter, from, cast)} schießt auf ${troops(target, on, cast)}${at}`
    return `${who}: ${terms.dice(volley.dice.total)}, ${toHit(volley.needed - volley.bonus)}`
  },
  volleyLost: ({ shooter, from, because }, cast) =>
    `${troops(shooter, from, cast)} ${lost[because]}`,
  volleyRolled: ({ faces, hits, reroll, tally }) =>
    `${reroll ? 'ein Sergeant lässt neu würfeln: ' : ''}${tally === undefined ? terms.faces(faces) : terms.dice(tally.dice)}, ${terms.hits(hits)}${tally?.six === true ? ', darunter eine Sechs' : ''}`,
  volleySettled: () => '',
  bandRolled: ({ battalion, face, band }, cast) =>
    `Abwehrfeuer, ${cast.battalion(battalion)}: ${face}, ${terms.bands[band] ?? ''}`,
  riskRolled: ({ faces, fallen }) => {
    const whom = fallen === null ? 'noch einmal' : terms.peopleLost[fallen]
    return `wen trifft es? ${terms.faces(faces)}: ${whom}`
  },
  casualties: ({ battalion, cause, rankers, screen, people, left }, cast) => {
    if (cause === 'swept')
      return `${cast.battalion(battalion)} verliert seine Plänklerkette, ${terms.skirmishers(screen)}`
    const losses = [
      ...(rankers > 0 ? [terms.rankers(rankers)] : []),
      ...(screen > 0 ? [terms.skirmishers(screen)] : []),
      ...terms.peopleLostNamed(people),
    ]
    if (losses.length === 0) return ''
    const rest = `übrig: ${terms.rankersLeft(left.rankers)} in ${terms.groups(left.groups)}`
    return `${cast.battalion(battalion)} verliert ${terms.listed(losses)}; ${rest}`
  },
  rankersReturned: ({ battalion, rankers }, cast) =>
    `${cast.battalion(battalion)} erhält ${terms.rankers(rankers)} zurück, an ihrer Stelle fielen Charaktere`,
} satisfies Partial<StorySentences>
