// The English reply to a player: what is wrong with the list and what to do, or that all is well.
import { replyIn } from '../replyParts.ts'
import { eventProblems } from './problems.ts'
import { problems as words } from '../../../games/eagles/words/en/armies/problems.ts'
import { reading } from '../../../games/eagles/words/en/lists/reading.ts'

export const reply = replyIn({
  hello: (player) => (player === '' ? 'Hello,' : `Hello ${player},`),
  thanks: (event) => `thank you for your list for ${event}.`,
  unread:
    'I could not read it. Please send it as plain text, one battalion a line, or as the file of the app.',
  sentence: eventProblems.sentence,
  reading,
  more: (count) => `and ${count} more.`,
  fine: (points, limit, mark) =>
    `your list is checked and fine: ${words.number(points)} of ${words.number(limit)} points. Its fingerprint is ${mark}; a list with another one is not the one I checked.`,
  remark: (note) => `Note: ${note}`,
  noticed: 'What I noticed:',
  unplayable: 'It cannot be played like this:',
  late: 'I will tell you whether it can still be taken.',
  again: 'Please change it and send it again.',
})
