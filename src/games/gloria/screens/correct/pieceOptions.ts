// What the form for corrections offers of fleets, plate fleets, posts and alliances.
import { nobody, type PickOption } from '@/games/campaign/screens/umpire/correctForm.ts'
import { alliesOf, canHoldPost, isOwnPort, postAt, type GloriaView } from '../../rules/index.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'

export const pieceFields = [
  'fleet',
  'plate',
  'port',
  'postOf',
  'site',
  'fort',
  'ally',
  'allied',
] as const
export type PieceField = (typeof pieceFields)[number]

/** A place together with whose it is, as one value of a list. */
const placeOf = (owner: string, at: string): string => `${owner}:${at}`

export function ownedPlace(value: string | undefined): { owner?: string; at?: string } {
  const [owner, at] = (value ?? '').split(':')
  return owner === undefined || at === undefined ? {} : { owner, at }
}

export const yesOrNo = (labels: { readonly yes: string; readonly no: string }): PickOption[] =>
  (['yes', 'no'] as const).map((value) => ({ value, label: labels[value] }))

export function pieceOptions({ world }: GloriaView, field: PieceField): readonly PickOption[] {
  const names = namesOn(world.map)
  const owned = ({ owner, at }: { readonly owner: string; readonly at: string }): PickOption => ({
    value: placeOf(owner, at),
    label: `${names.area(at)}, ${names.player(owner)}`,
  })
  const piece = ({ id, owner, at }: { id: string; owner: string; at: string }): PickOption => ({
    value: id,
    label: `${id}, ${names.player(owner)}, ${names.area(at)}`,
  })
  switch (field) {
    case 'fleet':
      return world.fleets.map(piece)
    case 'plate':
      return world.plates.map(piece)
    case 'port':
      return Object.entries(world.areas).flatMap(([at, { owner }]) =>
        owner !== null && isOwnPort(world, owner, at) ? [owned({ owner, at })] : [],
      )
    case 'postOf':
      return world.posts.map(owned)
    case 'site':
      return world.map.nodes.flatMap(({ id }) =>
        canHoldPost(world, id) ? [{ value: id, label: names.area(id) }] : [],
      )
    case 'fort':
      return yesOrNo(words.value.correct.fort).reverse()
    case 'ally': {
      const owner = alliesOf(world)
      return world.players
        .filter((player) => owner !== null && player !== owner && !world.out.includes(player))
        .map((value) => ({ value, label: names.player(value) }))
    }
    case 'allied':
      return yesOrNo(words.value.correct.allied)
  }
}

/** What a piece is now, by field: it stands first in its list, so that only what is touched changes. */
export function pieceNow(
  { world }: GloriaView,
  figure: string,
  first: (field: PieceField) => string,
): Readonly<Record<string, string>> {
  switch (figure) {
    case 'fleet': {
      const fleet = world.fleets.find(({ id }) => id === first('fleet'))
      return fleet === undefined ? {} : { port: placeOf(fleet.owner, fleet.at) }
    }
    case 'post': {
      const post = postAt(world, first('site'))
      return { owner: post?.owner ?? nobody, fort: post?.fort === true ? 'yes' : 'no' }
    }
    // There is but one way to change it.
    case 'allied':
      return { allied: world.allies.includes(first('ally')) ? 'no' : 'yes' }
    default:
      return {}
  }
}
