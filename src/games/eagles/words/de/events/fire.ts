// German wording of volleys, defensive fire, and what they cost.
import { faces } from '../../../telling/throws.ts'
import { isSettled, type EventWords } from '../../../telling/wording.ts'
import * as terms from './terms.ts'

/** "Treffer ab 4" */
const toHit = (least: number): string => {
  if (least > 6) return 'ohne Aussicht auf Treffer'
  if (least <= 1) return 'jeder trifft'
  return least === 6 ? 'Treffer bei 6' : `Treffer ab ${String(least)}`
}

export const fire = {
  fireBarred: ({ battalion, because }, n) =>
    `${n.the(battalion)} ${terms.noFire[because]}: kein Abwehrfeuer`,
  rerollBarred: ({ helper, because }) =>
    because === 'fallen'
      ? `kein ${terms.helpers[helper]} mehr da: kein neuer Wurf`
      : `der ${terms.helpers[helper]} hat in diesem Zug schon geholfen: kein neuer Wurf`,
  fireHeld: ({ battalion, from }, n) =>
    from === 'screen'
      ? `die Plänkler ${n.of(battalion)} halten das Feuer zurück`
      : `${n.the(battalion)} hält das Feuer zurück`,
  volleyAimed: (volley, n) => {
    const { shooter, from, target, on, defensive, distance, upTo, cover } = volley
    const who =
      from === 'screen' ? `die Plänkler ${n.of(shooter)} schießen` : `${n.the(shooter)} schießt`
    const whom = on === 'screen' ? `die Plänkler ${n.of(target)}` : n.the(target)
    const far = upTo === undefined ? n.far(distance) : `bis zu ${n.far(upTo)}`
    const at = defensive ? ', das heranstürmt' : ` auf ${far}, ${terms.covers[cover]}`
    const dice = `${terms.dice(volley.dice.total)}, ${toHit(volley.needed - volley.bonus)}`
    return { drawn: `${who} auf ${whom}${at}: ${dice}` }
  },
  volleyLost: ({ shooter, from, because }, n) => {
    const whose = from === 'screen' ? `der Plänkler ${n.of(shooter)}` : n.of(shooter)
    return {
      outOfRange: `zu weit: Der Schuss ${whose} geht verloren`,
      noGroups: `keine Gruppe ${whose} schießt`,
      spent: `zu spät: Das Feuer ${whose} ist vertan`,
    }[because]
  },
  volleyRolled: ({ faces: thrown, hits, reroll, tally }, _, among) => {
    const how = reroll ? 'ein Sergeant lässt neu würfeln' : 'gewürfelt'
    const what = tally === undefined ? faces(thrown) : terms.dice(tally.dice)
    const six = tally?.six === true ? ', darunter eine Sechs' : ''
    const soFar = isSettled(among) ? '' : `, ${terms.hits(hits)}`
    return { drawn: `${how}: ${what}${soFar}${six}` }
  },
  volleySettled: ({ shooter, from, target, on, hits }, n) => {
    const isScreen = from === 'screen'
    const who = isScreen ? `die Plänkler ${n.of(shooter)}` : n.the(shooter)
    const whom = on === 'screen' ? `die Plänkler ${n.of(target)}` : n.the(target)
    if (hits === 0) return `${who} ${isScreen ? 'verfehlen' : 'verfehlt'} ${whom}`
    return `${who} ${isScreen ? 'erzielen' : 'erzielt'} ${terms.hitsScored(hits)} gegen ${whom}`
  },
  bandRolled: ({ face, band }) => `Abwehrfeuer ${String(face)}: ${terms.bands[band] ?? ''}`,
  riskRolled: ({ faces: thrown, fallen }) =>
    fallen === null
      ? { said: 'das trifft niemanden: noch einmal', drawn: faces(thrown) }
      : { drawn: `wen trifft es? ${faces(thrown)}: ${terms.listed(terms.peopleLost([fallen]))}` },
  casualties: ({ battalion, cause, rankers, screen, people, left }, n) => {
    if (cause === 'swept')
      return `die Plänklerkette ${n.of(battalion)} ist hinweggefegt: ${terms.skirmishersLost(screen)}`
    const losses = [
      ...(rankers > 0 ? [terms.rankers(rankers)] : []),
      ...(screen > 0 ? [terms.skirmishers(screen)] : []),
      ...terms.peopleLost(people),
    ]
    if (losses.length === 0) return ''
    return {
      said: `${n.the(battalion)} verliert ${terms.listed(losses)}`,
      drawn: `übrig: ${terms.rankersLeft(left.rankers)} in ${terms.groups(left.groups)}`,
    }
  },
  rankersReturned: ({ battalion, rankers }, n) =>
    `${n.the(battalion)} erhält ${terms.rankers(rankers)} zurück, an Stelle der Gefallenen`,
} satisfies Partial<EventWords>
