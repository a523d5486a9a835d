// Casualties: who falls, which models the players lift now, and who is gone with its last Ranker.
import type { CasualtyCause } from './events.ts'
import { removeBattalion } from './fights.ts'
import { noteReason } from './marks.ts'
import type { Changing } from './copies.ts'
import { battalionOf, change, setCommander, tell, type Play } from './play.ts'
import { hasCommander } from './roster.ts'
import { countGroups, isHalved } from './strength.ts'
import { nobody, type BattalionId, type BattalionState, type Person } from './battalion.ts'

export interface Fallen {
  readonly rankers: number
  readonly screen: number
  readonly people: readonly Person[]
}

/** The figures leave the state at once (CAS-01, GEN-09); who is gone is settled by `buryIfEnded`. */
export function fell(play: Play, id: BattalionId, cause: CasualtyCause, fallen: Fallen): void {
  const battalion = change(play, id)
  const rankers = Math.min(fallen.rankers, battalion.rankers)
  const screen = Math.min(fallen.screen, battalion.screen)
  battalion.rankers -= rankers
  battalion.screen -= screen
  battalion.fallenBody += rankers
  battalion.fallenScreen += screen
  const people = fallen.people.filter((person) => isStillThere(play, battalion, person))
  for (const person of people) loseCharacter(battalion, person)
  tell(play, {
    kind: 'casualties',
    battalion: id,
    cause,
    rankers,
    screen,
    people,
    lift: liftModels(battalion),
    left: {
      rankers: battalion.rankers,
      screen: battalion.screen,
      // CAS-03: no Ranker is left to stand in them, even where groups stay as recorded (`groupsFollow`).
      groups: battalion.rankers === 0 ? 0 : countGroups(play.state.setup.house, battalion),
    },
  })
  if (people.includes('commander')) loseCommander(play, id)
}

/** CAS-01: fallen Rankers stand until half are lost; a battalion or screen that is finished is lifted whole. */
function liftModels(battalion: Changing<BattalionState>): { rankers: number; screen: number } {
  const isBodyLifted = isHalved(battalion) || battalion.rankers === 0
  const rankers = isBodyLifted ? battalion.fallenBody : 0
  const screen = isBodyLifted || battalion.screen === 0 ? battalion.fallenScreen : 0
  battalion.fallenBody -= rankers
  battalion.fallenScreen -= screen
  return { rankers, screen }
}

/** After an overrule between the dice and the loss the person who falls may be gone. */
const isStillThere = (play: Play, battalion: BattalionState, person: Person): boolean =>
  person === 'commander' ? hasCommander(play.state, battalion) : battalion[person] > 0

function loseCharacter(battalion: Changing<BattalionState>, person: Person): void {
  if (person === 'commander') return
  battalion[person]--
  battalion.charactersLost++
}

/** SC-05, RES-06. */
function loseCommander(play: Play, id: BattalionId): void {
  const { side } = battalionOf(play.state, id)
  setCommander(play, side, { alive: false, with: nobody })
  tell(play, { kind: 'commanderFell', side, battalion: id })
  noteReason(play, id, 'commanderFell')
}

/** CAS-03, SKIRM-08. */
export function buryIfEnded(play: Play, id: BattalionId): void {
  const battalion = battalionOf(play.state, id)
  if (battalion.rankers === 0 && battalion.gone === null) removeBattalion(play, id, 'destroyed')
}

/** SKIRM-05: the figures count as Rankers lost. */
export function sweepScreen(play: Play, id: BattalionId): void {
  const { screen } = battalionOf(play.state, id)
  if (screen > 0) fell(play, id, 'swept', { rankers: 0, screen, people: [] })
}
