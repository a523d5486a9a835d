// The German reply to a player: what is wrong with the list and what to do, or that all is well.
import { armyPoints } from '@/games/eagles/rules/index.ts'
import { mostInReply, type Reply } from '../replyParts.ts'
import { eventProblems } from './problems.ts'
import { problems as words } from '../../../games/eagles/words/de/armies/problems.ts'
import { reading } from '../../../games/eagles/words/de/lists/reading.ts'

const fine = (points: number, limit: number, mark: string): string =>
  `deine Liste ist geprüft und in Ordnung: ${words.number(points)} von ${words.number(limit)} Punkten. Ihr Fingerabdruck ist ${mark}; eine Liste mit einem anderen habe ich nicht geprüft.`

export const reply: Reply = ({
  event,
  player,
  state,
  check,
  fingerprint,
  note,
  readings,
  decided,
}) => {
  const hello = player === '' ? 'Hallo,' : `Hallo ${player},`
  const thanks = `danke für deine Liste für „${event.name}“.`
  if (check === null)
    return `${hello}\n\n${thanks} Ich konnte sie nicht lesen. Bitte schicke sie als einfachen Text, ein Bataillon je Zeile, oder als Datei der App.\n`
  const all = check.problems.map((problem) => {
    const sentence = `- ${eventProblems.sentence(problem, check.army)}`
    const meant = problem.code === 'unreadable-line' ? readings.get(problem.line) : undefined
    if (meant === undefined || meant.length === 0 || problem.code !== 'unreadable-line')
      return sentence
    return `${sentence}\n${reading.asked(problem.line, meant.map(reading.reading))}`
  })
  const told =
    decided.length === 0
      ? []
      : [
          '',
          reading.toldHeading,
          ...decided.map(({ line, text, battalions }) => reading.told(line, text, battalions)),
        ]
  const shown = all.slice(0, mostInReply)
  const more = all.length > shown.length ? [`- … und ${all.length - shown.length} weitere.`] : []
  if (state === 'legal' || state === 'changed' || state === 'accepted') {
    const remark = note === '' ? [] : ['', `Anmerkung: ${note}`]
    const misprints = shown.length === 0 ? [] : ['', 'Was mir aufgefallen ist:', ...shown, ...more]
    const { army } = check
    return `${hello}\n\n${fine(armyPoints(army), army.limit, fingerprint ?? '')}\n${[...misprints, ...told, ...remark].join('\n')}\n`
  }
  const ask =
    state === 'late'
      ? 'Ich sage dir, ob ich sie noch annehmen kann.'
      : 'Bitte ändere sie und schicke sie noch einmal.'
  return `${hello}\n\n${thanks} So kann sie nicht gespielt werden:\n\n${[...shown, ...more, ...told].join('\n')}\n\n${ask}\n`
}
