// What of a record may be given to others: nothing of a card that is locked, or was taken back before the reveal (MP-SECRET-04).
import { expect, test } from 'vitest'
import { table } from '@/core/game.ts'
import { recordOf } from '@/core/record/log.ts'
import { answerIn, begin, type Play } from '@/core/record/play.ts'
import { retractIn } from '@/core/record/play.ts'
import { resume } from '@/core/record/resume.ts'
import { printRecord } from '@/core/record/text.ts'
import { progress, type ProgressKinds, type ProgressView } from '@/games/progress/rules/index.ts'
import { cutRecord, openEntries } from '@/table/sharing.ts'
import { valueOf } from '@tests/support/results.ts'
import { setupOf } from '../games/progress/rules/table.ts'

const plan = {
  game: progress,
  hides: ({ resolving, chosen }: ProgressView) =>
    resolving === null && (chosen.a !== null || chosen.b !== null),
}
const salt = '0'.repeat(32)
type Side = 'a' | 'b' | 'table'

const give = (play: Play<ProgressKinds>, option: string, by: Side): Play<ProgressKinds> =>
  valueOf(answerIn(progress, play, { kind: 'choice', option }, { by, salt }))

test('the shared record ends at the last reveal while a card is locked, and resumes there', () => {
  let play = valueOf(begin(progress, setupOf()))
  play = give(give(give(play, 'recruit', 'a'), 'recruit', 'b'), 'reveal', 'table')
  expect(openEntries(plan, play)).toBe(3)
  play = give(play, 'fortify', 'b')
  expect(openEntries(plan, play)).toBe(3)
  const text = cutRecord(printRecord(recordOf(play)), openEntries(plan, play))
  expect(text).not.toContain('"option":"fortify"')
  const { play: again, problem } = resume(progress, JSON.parse(text))
  expect(problem).toBeNull()
  expect(again?.log?.number).toBe(3)
  expect(progress.seen(again?.now.state ?? play.now.state, table).turn).toBe(2)
})

test('a card that was taken back is in no shared record of its turn', () => {
  let play = valueOf(begin(progress, setupOf()))
  play = give(play, 'strength', 'a')
  play = valueOf(retractIn(progress, play, 1, { by: 'a', salt }))
  expect(openEntries(plan, play)).toBe(0)
})

test('a game that is over is shared whole', () => {
  let play = valueOf(begin(progress, setupOf({ vp: [14, 0], piles: [['attack'], []] })))
  play = give(give(give(play, 'score', 'a'), 'recruit', 'b'), 'reveal', 'table')
  expect(openEntries(plan, play)).toBe(3)
  const text = printRecord(recordOf(play))
  expect(cutRecord(text, 3)).toBe(text)
})
