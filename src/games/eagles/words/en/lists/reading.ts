// English words of lines that nobody can read for sure, and of what they may mean.
import type { Battalion, UnreadReason } from '@/games/eagles/rules/index.ts'
import { readingLabels } from '../../../telling/readingLabels.ts'
import { army as words } from '../armies/army.ts'
import { unread } from '../armies/problems.ts'

const label = readingLabels({
  army: words,
  several: (count) => `${String(count)} battalions`,
  at: (name) => `“${name}”`,
})

export const reading = {
  heading: 'Not all of it could be read',
  allDecided: 'What you decided about unclear lines',
  line: (line: number, reason: UnreadReason) => `Line ${String(line)} ${unread[reason]}.`,
  meant: 'What is meant?',
  reading: label,
  noTroops: 'Not troops',
  decided: (battalions: readonly Battalion[]) =>
    battalions.length === 0 ? 'Decided: it is not about troops.' : `Decided: ${label(battalions)}.`,
  beside: (lines: number) =>
    lines === 1 ? 'One line is set aside' : `${String(lines)} lines are set aside`,
  takeBack: 'Take it back',
  further: (lines: number) =>
    lines === 1
      ? 'One more line could not be read.'
      : `${String(lines)} more lines could not be read.`,
  asked: (line: number, readings: readonly string[]) =>
    `  Do you mean (line ${String(line)}): ${[...readings, 'or nothing about troops'].join('; ')}?`,
  told: (line: number, text: string, battalions: readonly Battalion[]) =>
    battalions.length === 0
      ? `- Line ${String(line)}, “${text}”: I take it that this is not about troops.`
      : `- Line ${String(line)}, “${text}”: I read it as ${label(battalions)}.`,
  toldHeading: 'What I decided, because it could be read in more than one way:',
}

export type ReadingWords = typeof reading
