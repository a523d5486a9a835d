// The board as it is drawn: countries in rows, their armies and capitals, and what changed in the last turn.
import { opponentOf, sides, type Side } from '@/core/conversation.ts'
import { language } from '@/words/index.ts'
import type {
  ArmyWord,
  Country,
  CountryStanding,
  ProgressEvent,
  ProgressView,
} from '../rules/index.ts'
import { screenWords as words } from './words/screenWords.ts'
import { lookOf, nearSide, type SideLook } from './sideLooks.ts'

interface ArmyLook {
  readonly key: string
  readonly look: SideLook
  readonly posture: 'normal' | 'fortified' | 'gone'
  readonly label: string
  readonly isNew: boolean
}

export interface CountryLook {
  readonly id: string
  readonly name: string
  /** Who holds it now, and why. */
  readonly holder: string
  /** On its VP die; 0: the die is gone. */
  readonly worth: number
  /** Of the side whose home it is. */
  readonly strength: number | null
  readonly armies: readonly ArmyLook[]
  readonly capital: CapitalLook | null
  readonly isChanged: boolean
  readonly isDieChanged: boolean
}

interface CapitalLook {
  readonly garrison: number
  readonly occupier: {
    readonly look: SideLook
    readonly posture: 'normal' | 'fortified'
  } | null
  readonly label: string
}

/** What the last turn did to a country. */
interface Change {
  readonly arrived: boolean
  readonly die: boolean
  /** Armies lost there, by side. */
  readonly lost: Readonly<Record<Side, number>>
}

const untouched: Change = { arrived: false, die: false, lost: { a: 0, b: 0 } }

const countryName = ({ name }: Country): string => name[language.value]

/** The events of the turn that was played last, or is being played out; what is only chosen tells nothing yet. */
export const lastTurnIn = (told: readonly ProgressEvent[]): readonly ProgressEvent[] => {
  const at = told.findLastIndex(({ kind }) => kind === 'cards.revealed')
  if (at < 0) return []
  const rest = told.slice(at)
  const next = rest.findIndex(({ kind }) => kind === 'turn.began')
  return next < 0 ? rest : rest.slice(0, next)
}

/** The countries in rows from the far home to the near one; neutrals that lie side by side share a row. */
export const rowsOf = (view: ProgressView): readonly (readonly Country[])[] => {
  const { countries, neighbours } = view.setup.scenario
  const near = nearSide(view)
  const homeOf = (side: Side) => countries.filter(({ homeOf: owner }) => owner === side)
  const neutrals = countries.filter(({ homeOf: owner }) => owner === null)
  const touches = (country: Country, side: Side): boolean =>
    neighbours.some(
      ([one, other]) =>
        [one, other].includes(country.id) &&
        homeOf(side).some(({ id }) => id === one || id === other),
    )
  const far = opponentOf(near)
  const both = neutrals.filter((each) => touches(each, near) && touches(each, far))
  const byFar = neutrals.filter((each) => !both.includes(each) && touches(each, far))
  const byNear = neutrals.filter((each) => !both.includes(each) && !byFar.includes(each))
  return [homeOf(far), byFar, both, byNear, homeOf(near)].filter(({ length }) => length > 0)
}

export const countryLook = (
  view: ProgressView,
  country: Country,
  standing: CountryStanding,
  turn: readonly ProgressEvent[],
): CountryLook => {
  const change = changeIn(turn, country.id)
  const owner = country.homeOf
  return {
    id: country.id,
    name: countryName(country),
    holder: holderOf(view, standing),
    worth: standing.die,
    strength: owner === null ? null : view.strength[owner],
    armies: armiesIn(view, country.id, change),
    capital: owner === null ? null : capitalOf(view, country, owner),
    isChanged: change.arrived || change.die || change.lost.a + change.lost.b > 0,
    isDieChanged: change.die,
  }
}

const changeIn = (turn: readonly ProgressEvent[], id: string): Change =>
  turn.reduce<Change>((change, event) => {
    if (event.kind === 'moved' && (event.goal === id || event.from === id))
      return { ...change, arrived: true }
    if (event.kind === 'fortified' && event.army.startsWith(`${id}:`))
      return { ...change, arrived: true }
    if (event.kind === 'combat' && event.country === id) return { ...change, lost: event.destroyed }
    if (event.kind === 'strengthened' && event.country === id) return { ...change, die: true }
    return change
  }, untouched)

const partsOf = (army: ArmyWord): { country: string; posture: string } => {
  const at = army.indexOf(':')
  return { country: army.slice(0, at), posture: army.slice(at + 1) }
}

const armiesIn = (view: ProgressView, id: string, { arrived, lost }: Change): readonly ArmyLook[] =>
  [nearSide(view), opponentOf(nearSide(view))].flatMap((side) => {
    const look = lookOf(view, side)
    const standing = view.armies[side].flatMap((army, n): ArmyLook[] => {
      const { country, posture } = partsOf(army)
      if (country !== id || (posture !== 'normal' && posture !== 'fortified')) return []
      const label = words.value.board.army(look.name, posture === 'fortified')
      return [{ key: `${side}${String(n)}`, look, posture, label, isNew: arrived }]
    })
    const gone = Array.from({ length: lost[side] }, (_, n): ArmyLook => ({
      key: `${side}gone${String(n)}`,
      look,
      posture: 'gone',
      label: words.value.board.gone(look.name),
      isNew: false,
    }))
    return [...standing, ...gone]
  })

const capitalOf = (view: ProgressView, { id, garrison }: Country, owner: Side): CapitalLook => {
  const enemy = opponentOf(owner)
  const on = view.armies[enemy]
    .map(partsOf)
    .find(({ country, posture }) => country === id && posture.startsWith('capital'))
  if (on === undefined)
    return { garrison, occupier: null, label: words.value.board.garrison(garrison) }
  const lies = on.posture === 'capital-fortified'
  return {
    garrison,
    occupier: { look: lookOf(view, enemy), posture: lies ? 'fortified' : 'normal' },
    label: words.value.board.capitalTaken(lookOf(view, enemy).name, lies),
  }
}

const holderOf = (view: ProgressView, { id, homeOf, controller }: CountryStanding): string => {
  const { board } = words.value
  if (controller === null) {
    const isIn = (side: Side): boolean =>
      view.armies[side].some((army) => army.startsWith(`${id}:`))
    return sides.every(isIn) ? board.contested : board.nobodyIn
  }
  return homeOf === null || homeOf === controller
    ? board.holds(lookOf(view, controller).name)
    : board.occupiedBy(lookOf(view, controller).name)
}
