// From one file to the results of its lists at an event: mails, tables and backups are read as the app reads them.
import type { Result } from '@/core/result.ts'
import {
  armyPoints,
  checkAgainst,
  fingerprint,
  readSource,
  unreadSource,
  type ClubEvent,
  type Opened,
  type ReadList,
  type Submission,
  type SubmissionTrouble,
} from '@/games/eagles/rules/index.ts'
import { army as words } from '@/games/eagles/words/en/armies/army.ts'
import { commandLine } from '@/games/eagles/words/en/commandLine/lists.ts'
import {
  besideIn,
  nationIn,
  nothingBeside,
  problemOf,
  remarksOf,
  unreadMessage,
  type Checked,
  type ListResult,
} from './checkFile.ts'
import type { FileTrouble } from './openFile.ts'

const sentences = { ...commandLine.unreadable, ...commandLine.unreadableForEvent }

function unreadList(
  file: string,
  player: string,
  { limit }: ClubEvent,
  trouble: SubmissionTrouble | 'no-file',
): Checked {
  const result: ListResult = {
    file,
    player,
    army: null,
    nation: null,
    points: null,
    limit,
    statedPoints: null,
    verdict: 'unreadable',
    fingerprint: null,
    ...nothingBeside,
    problems: [unreadMessage(sentences[trouble])],
  }
  return { result, remarks: [] }
}

function checkedList(
  file: string,
  { player, sentAt }: Submission,
  list: ReadList,
  event: ClubEvent,
): Checked {
  const { army, problems, verdict } = checkAgainst(event, list, sentAt)
  const around = besideIn(list, verdict)
  const result: ListResult = {
    file,
    player,
    army: army.name === '' ? words.nations[army.nation] : army.name,
    nation: nationIn(list),
    points: armyPoints(army),
    limit: army.limit,
    statedPoints: army.statedTotal,
    verdict,
    fingerprint: fingerprint(army),
    ...around,
    problems: problems.map((problem) => problemOf(problem, army)),
  }
  return { result, remarks: remarksOf(list, around) }
}

/** Every list of a file, whose text is given. What cannot be read is a result, too; nothing is thrown. */
export function checkForEvent(
  file: string,
  opened: Result<Opened, FileTrouble>,
  event: ClubEvent,
): readonly Checked[] {
  if (!opened.ok)
    return [unreadList(file, unreadSource(file, 'failed').player, event, opened.problem)]
  return readSource({ name: file, opened: opened.value }).map((submission) =>
    submission.list.ok
      ? checkedList(file, submission, submission.list.value, event)
      : unreadList(file, submission.player, event, submission.list.problem),
  )
}
