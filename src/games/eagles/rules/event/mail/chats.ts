// Whose the lines of a chat are: a list is what one of them wrote, whoever spoke before or in between.
import { newLetter, type LetterInProgress } from './letterInProgress.ts'
import { cleanPlayer, nobodyKnown } from './playerName.ts'

/** Who has said nothing for longer begins anew: no chat about lists has more people. */
const mostWriters = 30

const mayHaveList = ({ hasTroops, nation }: LetterInProgress): boolean =>
  hasTroops || nation !== null

const endOf = ({ linesBefore, lines }: LetterInProgress): number => linesBefore + lines.length

/** What others have said in between is no part of it; its lines keep their numbers. */
function padTo(letter: LetterInProgress, number: number): void {
  while (endOf(letter) < number) {
    letter.lines.push('')
    letter.isQuoted.push(false)
  }
}

/** An answer in between stands where it was said: it may be about the list. */
function takeAnswer(letter: LetterInProgress, answer: LetterInProgress): void {
  padTo(letter, answer.linesBefore)
  for (const line of answer.lines) letter.lines.push(line)
  for (const isQuoted of answer.isQuoted) letter.isQuoted.push(isQuoted)
  for (const aside of answer.asides) letter.asides.push(aside)
  for (const told of answer.told) letter.told.push(told)
}

/** The writer goes on with what was begun before. */
function goOn(letters: LetterInProgress[], known: LetterInProgress, number: number): void {
  const answer = letters.at(-1)
  letters.splice(letters.lastIndexOf(known), 1)
  if (answer !== undefined && !mayHaveList(answer) && answer.linesBefore >= endOf(known)) {
    letters.pop()
    takeAnswer(known, answer)
  }
  padTo(known, number)
  letters.push(known)
}

/** The letter that a line of a chat belongs to: that of its writer. */
export function letterOfWriter(
  letters: LetterInProgress[],
  letter: LetterInProgress,
  writer: string,
  number: number,
): LetterInProgress {
  if (writer === '' || letter.chat === '' || letter.chat === writer) return letter
  const known = letters.slice(-mostWriters).find(({ chat }) => chat === writer)
  if (known !== undefined) {
    goOn(letters, known, number)
    return known
  }
  if (mayHaveList(letter)) {
    const next = newLetter(number, nobodyKnown, letter.sentAt)
    letters.push(next)
    return next
  }
  // "Tom: your lists, please", and below it a list of somebody else.
  if (letter.from.player === cleanPlayer(letter.chat)) letter.from = nobodyKnown
  return letter
}

/** "Tom: you are French this time": a nation that another one has named for a list without one. */
export function tellNations(letters: readonly LetterInProgress[]): void {
  const named = letters.find(({ hasTroops, nation }) => !hasTroops && nation !== null)?.nation
  if (named === null || named === undefined) return
  for (const { chat, hasTroops, nation, told } of letters)
    if (chat !== '' && hasTroops && nation === null) told.push(named)
}
