// A line that makes no sense as a whole, and its parts that do: sentences with a battalion, a sum and words beside it.
import { isBattalion } from './battalions.ts'
import { isComplete } from './draft.ts'
import { readHeading } from './heading.ts'
import type { Line } from './lines.ts'
import { nationAndRest } from './nationAndTroops.ts'
import { contextOf, currentArmy, type Reader } from './reader.ts'
import { pointsOf, rightSum } from './rightSums.ts'
import { atFirstComma, sentencesOf, type Sentence } from './sentences.ts'
import type { Token } from './tokens.ts'
import { parseTroops } from './troops.ts'

/** "That's 168": a sum that is right. */
function isTotal(reader: Reader, tokens: readonly Token[]): boolean {
  const army = currentArmy(reader)
  const heading = rightSum(tokens, army, reader.text) ?? readHeading(reader.text, tokens)
  return heading?.kind === 'total' && heading.points === pointsOf(army)
}

/** "Here's my Austrians. Is there food?": the nation is said once, and in a sentence of its own. */
function isNation({ text }: Reader, tokens: readonly Token[]): boolean {
  const heading = readHeading(text, tokens)
  return heading?.kind === 'army' && heading.nation !== null
}

/** "Sergeant in the Green." is said of another battalion. */
function hasBattalions(reader: Reader, sentences: readonly Sentence[]): boolean | null {
  const context = contextOf(reader)
  const found = sentences
    .map(({ tokens: said }) => {
      // "French: Drilled 36. Thanks!"
      const begun = nationAndRest(said, reader.text)
      return begun === null
        ? parseTroops(reader.text, said, context)
        : parseTroops(reader.text, begun.rest, { ...context, nation: begun.nation })
    })
    .filter(({ failure, drafts }) => failure === null && drafts.every(isBattalion))
    .flatMap(({ drafts }) => drafts)
  return found.length === 0 ? null : found.every(isComplete)
}

/** Nothing of an army has been read yet. */
const isFirst = (reader: Reader): boolean => currentArmy(reader) === null

/** The parts that are to be taken each by itself; none: the line is told as a whole. */
export function partsOf(reader: Reader, line: Line, tokens: readonly Token[]): readonly Sentence[] {
  if (line.hasComment || line.cut >= 0) return []
  const sentences = sentencesOf(line, tokens, reader.text)
  if (sentences.length > 1) {
    const isOfBattalions =
      hasBattalions(reader, sentences) ??
      sentences.some(
        ({ tokens: said }) => isTotal(reader, said) || (isFirst(reader) && isNation(reader, said)),
      )
    return isOfBattalions ? sentences : []
  }
  // "That's 168, the rest I keep"
  const parts = atFirstComma(line, tokens, reader.text)
  return parts !== null && isTotal(reader, parts[0].tokens) ? parts : []
}
