// A turn told to one faction, or to all in the gazette: what happened, then forces, purse and points.
import {
  hundredths,
  pointsOf,
  viewSeenBy,
  type DelugeEvent,
  type DelugeView,
} from '../../rules/index.ts'
import { turnLine } from '../speech.ts'
import { eventOn, namesOn, screenWords as words } from '../words/screenWords.ts'

/** What was told since this turn began, or since the one before if this one has just begun. */
function ofTurn(told: readonly DelugeEvent[]): readonly DelugeEvent[] {
  const starts = told.flatMap(({ kind }, n) => (kind === 'turnBegan' ? [n] : []))
  const [last = 0, before = 0] = starts.toReversed()
  const since = told.slice(last)
  return since.some(({ kind }) => kind === 'fought' || kind === 'marched')
    ? since
    : told.slice(before)
}

const sentences = (view: DelugeView, events: readonly DelugeEvent[]): readonly string[] =>
  events.map((event) => eventOn(view.setup.map, event)).filter((said) => said !== '')

/** `faction` null: the gazette, with nothing that not everybody was told. */
export function reportText(
  view: DelugeView,
  told: readonly DelugeEvent[],
  faction: string | null,
): string {
  const { report, umpireBook } = words.value
  const heard = ofTurn(told).filter(
    ({ to }) => to === undefined || (faction !== null && to.includes(faction)),
  )
  const own = faction === null ? null : viewSeenBy(view, faction)
  const title =
    faction === null ? umpireBook.gazette : report.to(namesOn(view.setup.map).faction(faction))
  return [
    `${title}. ${turnLine(view)}.`,
    '',
    ...sentences(view, heard),
    ...(own === null ? [] : ['', ...standing(own)]),
  ].join('\n')
}

function standing({ own, setup, standing: points }: DelugeView): readonly string[] {
  const { report, map } = words.value
  if (own === null) return []
  const names = namesOn(setup.map)
  const forces = own.forces.map(
    ({ id, at, kind, units }) =>
      `${id}, ${map.kinds[kind]}, ${names.node(at)}: ${map.points(pointsOf(units))}`,
  )
  const mine = points.find(({ faction }) => faction === own.faction)
  return [
    ...(forces.length === 0 ? [report.noForces] : forces),
    report.purse(own.purse),
    ...(mine === undefined ? [] : [report.points(hundredths(mine.total) / 100)]),
  ]
}
