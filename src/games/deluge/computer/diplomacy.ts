// Whom to make war on, whom to leave in peace, whom to stand by: one order after the other, then done.
import { headOf, partOf } from '../../../core/option.ts'
import type { FactionId } from '../../campaign/rules/index.ts'
import type { DelugeOption, DelugeView } from '../rules/index.ts'
import { boardSeen, relationTo, worthTo } from './worth.ts'

const mostWars = 2
/** Less is not worth a war, or an ally. */
const worthAWar = 3

/** What an owner has that this faction wants. */
const wantedFrom = (view: DelugeView, faction: FactionId, owner: FactionId): number =>
  Object.entries(view.nodes).reduce(
    (sum, [node, land]) => sum + (land.owner === owner ? worthTo(view, faction, node) : 0),
    0,
  )

const warsOf = (view: DelugeView, faction: FactionId): readonly FactionId[] =>
  boardSeen(view).factions.filter(
    (other) => other !== faction && relationTo(view, faction, other) === 'war',
  )

const valueOf = (view: DelugeView, faction: FactionId, option: DelugeOption): number => {
  const other = partOf(option)
  const wanted = wantedFrom(view, faction, other)
  const enemies = warsOf(view, faction)
  const ordered = view.own?.sheet.diplomacy.lines.filter((line) => line.startsWith('war:')) ?? []
  switch (headOf(option)) {
    case 'rebel':
      return 9
    case 'war': {
      const hasTime = view.turn + view.setup.houseRules.turnsPerYear < view.setup.houseRules.turns
      const isTooMuch = enemies.length + ordered.length >= mostWars
      return hasTime && !isTooMuch && wanted >= worthAWar ? wanted : 0
    }
    case 'peace':
      return wanted < worthAWar ? 1 : 0
    case 'ally': {
      const hasCommonEnemy = enemies.some((enemy) => relationTo(view, other, enemy) === 'war')
      return hasCommonEnemy && wanted < worthAWar ? 1 : 0
    }
    default:
      return 0
  }
}

export const nextDiplomacy = (
  view: DelugeView,
  options: readonly DelugeOption[],
): DelugeOption | null => {
  const { own } = view
  if (own === null) return null
  let [best, most]: [DelugeOption, number] = ['done', 0]
  for (const option of options) {
    const value = valueOf(view, own.faction, option)
    if (value > most) [best, most] = [option, value]
  }
  return best
}
