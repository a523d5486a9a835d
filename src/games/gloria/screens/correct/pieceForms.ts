// Forms for fleets, plate fleets that come or go, trading posts and alliances.
import {
  nobody,
  orNobody,
  shownValue,
  type PickOption,
} from '@/games/campaign/screens/umpire/correctForm.ts'
import { alliesOf, isOwnPort, postAt, type GloriaView } from '../../rules/index.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'
import {
  ownerOptions,
  picked,
  pieceOptions,
  playerOptions,
  siteOptions,
  yesNo,
  type FigureForm,
} from './formKit.ts'

interface Owned {
  readonly owner: string
  readonly at: string
}

/** A place together with whose it is, as one value of a list. */
const placeOf = ({ owner, at }: Owned): string => `${owner}:${at}`

function ownedPlace(value: string | undefined): Partial<Owned> {
  const [owner, at] = (value ?? '').split(':')
  return owner === undefined || at === undefined ? {} : { owner, at }
}

const ownedOptions = ({ world }: GloriaView, places: readonly Owned[]): readonly PickOption[] => {
  const names = namesOn(world.map)
  return places.map((place) => ({
    value: placeOf(place),
    label: `${names.area(place.at)}, ${names.player(place.owner)}`,
  }))
}

const portOptions = (view: GloriaView): readonly PickOption[] =>
  ownedOptions(
    view,
    Object.entries(view.world.areas).flatMap(([at, { owner }]) =>
      owner !== null && isOwnPort(view.world, owner, at) ? [{ owner, at }] : [],
    ),
  )

const fleetField = (view: GloriaView) => picked('fleet', pieceOptions(view, view.world.fleets))

export const pieceForms = {
  fleet: {
    fields: (view, values) => {
      const fleet = fleetField(view)
      const id = shownValue(values, fleet)
      const now = view.world.fleets.find((each) => each.id === id)
      return [fleet, picked('port', portOptions(view), now && placeOf(now), id)]
    },
    made: ({ fleet, port }) => ({ figure: 'fleet', fleet, ...ownedPlace(port) }),
  },
  newFleet: {
    fields: (view) => [picked('port', portOptions(view))],
    made: ({ port }) => ({ figure: 'newFleet', ...ownedPlace(port) }),
  },
  noFleet: {
    fields: (view) => [fleetField(view)],
    made: ({ fleet }) => ({ figure: 'noFleet', fleet }),
  },
  newPlate: {
    fields: (view) => [picked('postOf', ownedOptions(view, view.world.posts))],
    made: ({ postOf }) => ({ figure: 'newPlate', ...ownedPlace(postOf) }),
  },
  noPlate: {
    fields: (view) => [picked('plate', pieceOptions(view, view.world.plates))],
    made: ({ plate }) => ({ figure: 'noPlate', plate }),
  },
  post: {
    fields: (view, values) => {
      const { world } = view
      const site = picked('site', siteOptions(view))
      const at = shownValue(values, site)
      const post = postAt(world, at)
      return [
        site,
        picked('owner', ownerOptions(view), post?.owner ?? nobody, at),
        yesNo('fort', words.value.correct.fort, post?.fort === true, at),
      ]
    },
    made: ({ site, owner, fort }) => ({
      figure: 'post',
      area: site,
      owner: orNobody(owner),
      fort: fort === 'yes' && orNobody(owner) !== null,
    }),
  },
  allied: {
    fields: (view, values) => {
      const { world } = view
      const owner = alliesOf(world)
      const kings = world.players.filter(
        (player) => owner !== null && player !== owner && !world.out.includes(player),
      )
      const ally = picked('ally', playerOptions(view, kings))
      const player = shownValue(values, ally)
      // There is but one way to change it.
      const isSo = !world.allies.includes(player)
      return [ally, yesNo('allied', words.value.correct.allied, isSo, player)]
    },
    made: ({ ally, allied }) => ({ figure: 'allied', player: ally, allied: allied === 'yes' }),
  },
} as const satisfies Readonly<Record<string, FigureForm>>
