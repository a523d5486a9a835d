// The English reply to a player: what is wrong with the list and what to do, or that all is well.
import { armyPoints } from '@/games/eagles/rules/index.ts'
import { mostInReply, type Reply } from '../replyParts.ts'
import { eventProblems } from './problems.ts'
import { problems as words } from '../../../games/eagles/words/en/armies/problems.ts'
import { reading } from '../../../games/eagles/words/en/lists/reading.ts'

const fine = (points: number, limit: number, mark: string): string =>
  `your list is checked and fine: ${words.number(points)} of ${words.number(limit)} points. Its fingerprint is ${mark}; a list with another one is not the one I checked.`

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
  const hello = player === '' ? 'Hello,' : `Hello ${player},`
  const thanks = `thank you for your list for ${event.name}.`
  if (check === null)
    return `${hello}\n\n${thanks} I could not read it. Please send it as plain text, one battalion a line, or as the file of the app.\n`
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
  const more = all.length > shown.length ? [`- … and ${all.length - shown.length} more.`] : []
  if (state === 'legal' || state === 'changed' || state === 'accepted') {
    const remark = note === '' ? [] : ['', `Note: ${note}`]
    const misprints = shown.length === 0 ? [] : ['', 'What I noticed:', ...shown, ...more]
    const { army } = check
    return `${hello}\n\n${fine(armyPoints(army), army.limit, fingerprint ?? '')}\n${[...misprints, ...told, ...remark].join('\n')}\n`
  }
  const ask =
    state === 'late'
      ? 'I will tell you whether it can still be taken.'
      : 'Please change it and send it again.'
  return `${hello}\n\n${thanks} It cannot be played like this:\n\n${[...shown, ...more, ...told].join('\n')}\n\n${ask}\n`
}
