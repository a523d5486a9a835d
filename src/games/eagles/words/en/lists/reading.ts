// English words of lines that cannot be read for sure, and of what they may mean.
import type { Battalion, BesideKind, LookReason, UnreadReason } from '@/games/eagles/rules/index.ts'
import { readingLabels } from '../../../telling/readingLabels.ts'
import { army as words } from '../armies/army.ts'
import { unread } from '../armies/problems.ts'

const label = readingLabels({
  army: words,
  several: (count) => `${String(count)} battalions`,
  at: (name) => `“${name}”`,
})

const reasons: Readonly<Record<LookReason, string>> = {
  danger: '',
  beside: '',
  form: 'Not in the usual form.',
  points: 'No points prove it.',
  nation: 'The nation stands below the list.',
  face: 'The mail’s two halves differ.',
}

export const reading = {
  heading: 'Not all of it could be read',
  allDecided: 'What you decided about unclear lines',
  line: (line: number, reason: UnreadReason) => `Line ${String(line)} ${unread[reason]}.`,
  meant: 'What is meant?',
  reading: label,
  noTroops: 'Not troops',
  decided: (battalions: readonly Battalion[]) =>
    battalions.length === 0 ? 'Decided: it is not about troops.' : `Decided: ${label(battalions)}.`,
  legalIf: 'Legal, if these change nothing',
  legalUnproved: 'Legal, if it was read right',
  lookFirst: 'Look at these, too',
  /** Why a list is to be looked at, `lines`: how many stand beside it. */
  why: (because: readonly LookReason[], lines: number): string => {
    const beside =
      lines === 0
        ? []
        : [lines === 1 ? 'One line beside the list.' : `${String(lines)} lines beside the list.`]
    const others = because.map((reason) => reasons[reason])
    return [...beside, ...others.filter((text) => text !== '')].join(' ')
  },
  text: 'The list as it came',
  marks: { read: 'read', beside: 'stands beside the list', unread: 'not read' },
  sum: 'Sum, as it was read',
  around: (lines: number) =>
    lines === 1 ? 'One line around the list' : `${String(lines)} lines around the list`,
  kinds: {
    line: 'beside',
    title: 'title',
    remark: 'remark',
    comment: 'comment',
    struck: 'crossed out',
    hidden: 'hidden',
    sheet: 'hidden sheet',
    column: 'other column',
    part: 'other part',
    header: 'header',
    quoted: 'older mail',
    signature: 'signature',
  } satisfies Readonly<Record<BesideKind, string>>,
  changeNothing: 'These change nothing',
  isRight: 'It is right',
  oneDoes: 'One does',
  whichDoes: 'Which line changes something?',
  ofLine: (line: number) => `Line ${String(line)}: what does it mean?`,
  settled: 'Settled: these change nothing.',
  lost: 'Decided about lines that are not in this reading:',
  taken: (line: number, text: string) => `- Line ${String(line)}, “${text}”`,
  takenHeading: 'I take it that these change nothing:',
  unproved: 'No points prove my reading; please tell me if a battalion is not as you meant it.',
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
