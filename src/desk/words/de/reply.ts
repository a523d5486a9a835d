// The German reply to a player: what is wrong with the list and what to do, or that all is well.
import { replyIn } from '../replyParts.ts'
import { eventProblems } from './problems.ts'
import { problems as words } from '../../../games/eagles/words/de/armies/problems.ts'
import { reading } from '../../../games/eagles/words/de/lists/reading.ts'

export const reply = replyIn({
  hello: (player) => (player === '' ? 'Hallo,' : `Hallo ${player},`),
  thanks: (event) => `danke für deine Liste für „${event}“.`,
  unread:
    'Ich konnte sie nicht lesen. Bitte schicke sie als einfachen Text, ein Bataillon je Zeile, oder als Datei der App.',
  sentence: eventProblems.sentence,
  reading,
  more: (count) => `und ${count} weitere.`,
  fine: (points, limit, mark) =>
    `deine Liste ist geprüft und in Ordnung: ${words.number(points)} von ${words.number(limit)} Punkten. Ihr Fingerabdruck ist ${mark}; eine Liste mit einem anderen habe ich nicht geprüft.`,
  remark: (note) => `Anmerkung: ${note}`,
  noticed: 'Was mir aufgefallen ist:',
  unplayable: 'So kann sie nicht gespielt werden:',
  late: 'Ich sage dir, ob ich sie noch annehmen kann.',
  again: 'Bitte ändere sie und schicke sie noch einmal.',
})
