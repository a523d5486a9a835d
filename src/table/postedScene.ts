// The scene of a question away from its record: what a view that came by post asks its seat.
import type { Kinds, Party, Question } from '@/core/game.ts'
import type { Presenter, TablePlan } from './presenter.ts'
import { askedBy, type Scene } from './scene.ts'

interface Posted<K extends Kinds> {
  readonly presenter: Presenter<K>
  readonly view: K['view']
  readonly seat: Party<K>
  /** Null: nothing is asked. */
  readonly question: Question<K> | null
  readonly widgets: NonNullable<TablePlan<K>['widgets']>
}

/** No log, no step back, nothing hidden: the phone holds this one view. */
export function postedScene<K extends Kinds>({
  presenter: say,
  view,
  seat,
  question,
  widgets,
}: Posted<K>): Scene {
  return {
    ...say.heading(view),
    who: say.party(seat, view),
    question: question === null ? null : askedBy({ widgets }, say, view, question),
    news: [],
    briefing: [],
    fought: [],
    undo: null,
    redo: false,
    over: null,
    lines: () => [],
    board: null,
    curtain: null,
    isCovered: false,
    end: null,
    interlude: null,
    tools: [],
    isHiding: false,
  }
}
