// The battle report as text, to be sent to anybody: result, course, losses, luck.
import { codeOf } from '@/core/record/chain.ts'
import { sides } from '@/core/conversation.ts'
import { endReasonOf, piecesOf, type BattleState } from '@/games/eagles/rules/index.ts'
import type { BattleEndWords } from '@/games/eagles/words/battleEnd.ts'
import type { Names } from '@/games/eagles/words/battle.ts'
import type { Language } from '@/words/spoken.ts'
import type { BattlePlay } from '@/games/eagles/screens/battle/store/battle.ts'
import {
  fatesIn,
  lengthOf,
  rarity,
  tenth,
  unbrokenOf,
  victoryOf,
  volleyIn,
} from '../../telling/endTelling.ts'
import { eventWeight } from '@/games/eagles/telling/weight.ts'
import type { Writing } from '@/games/eagles/telling/wording.ts'
import type { End } from './useEnd.ts'

export interface ReportSource {
  readonly play: BattlePlay
  readonly state: BattleState
  readonly names: Names
  readonly words: BattleEndWords
  readonly language: Language
  readonly end: { readonly [K in keyof End]: End[K]['value'] }
}

function head({ state, names, words: { end: say }, end }: ReportSource): readonly string[] {
  const { a, b } = state.setup.armies
  return [
    say.report.armies(a.name || names.people('a'), b.name || names.people('b')),
    victoryOf(state, say, names),
    lengthOf(state, end.played, say),
  ]
}

function result({ state, names, words: { end: say }, end }: ReportSource): readonly string[] {
  if (state.result === null) return []
  return [
    say.why[endReasonOf(state.result)],
    ...sides.map(
      (side) =>
        `${names.people(side)}: ${say.unbroken(state.result?.unbroken[side] ?? 0)} (${unbrokenOf(state, side, say, names)})`,
    ),
    fatesIn(end.fates, say, names),
  ].filter((line) => line !== '')
}

/** Each turn: its losses so far, and what people will remember. */
function course({ play, names, words, end }: ReportSource, tell: Writing): readonly string[] {
  const { losses } = words.end.report
  const pieces = piecesOf(play).filter(({ isTakenBack }) => !isTakenBack)
  return end.ends.flatMap(({ turn, casualties }) => [
    losses(
      turn,
      words.end.casualties.at(names.people('a'), casualties.a),
      words.end.casualties.at(names.people('b'), casualties.b),
    ),
    ...pieces
      .filter((piece) => piece.turn === turn)
      .flatMap(({ events }) =>
        events
          .filter(({ kind }) => eventWeight[kind].isMemorable)
          .map((event) => tell(event, events)),
      )
      .filter((line) => line !== '')
      .map((line) => `  ${line}`),
  ])
}

function luck({ names, words: { end: say }, end, language }: ReportSource): readonly string[] {
  return end.luck.map((each) => {
    const who = `${names.people(each.side)}, ${say.luck.sources[each.source]}`
    const figures = `${say.luck.expected} ${tenth(each.expected, language)}, ${say.luck.rolled} ${String(each.rolled)}`
    return `${say.luck.kinds[each.kind]} · ${who}: ${figures} (${rarity(each, say, language)})`
  })
}

function volleys({ names, words: { end: say }, end, language }: ReportSource): readonly string[] {
  return (['best', 'worst'] as const).flatMap((which) => {
    const volley = end.volleys[which]
    if (volley === null) return []
    const { who, hits, chance } = volleyIn(volley, say, names, language)
    return [`${say.volley[which]}: ${who}: ${hits} (${chance})`]
  })
}

export function reportText(source: ReportSource, tell: Writing): string {
  const { words, play } = source
  const { report, luck: luckWords, volley, casualties } = words.end
  const titled = (title: string, lines: readonly string[]): readonly (readonly string[])[] =>
    lines.length === 0 ? [] : [[title, ...lines]]
  const parts = [
    head(source),
    result(source),
    ...titled(`${report.course} (${casualties.title})`, course(source, tell)),
    ...titled(luckWords.title, luck(source)),
    ...titled(volley.title, volleys(source)),
    [report.code(play.log?.number ?? 0, codeOf(play.head))],
  ]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
