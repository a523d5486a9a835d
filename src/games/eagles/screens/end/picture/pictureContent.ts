// Content of the picture of a battle: words and figures only, so that it can be looked at without drawing.
import { sides, type Side } from '@/core/conversation.ts'
import { bestBattalion, type BestBattalion } from '@/games/eagles/rules/index.ts'
import { sentence } from '@/games/eagles/telling/names.ts'
import type { SideLook } from '../../battle/conduct/sideLooks.ts'
import { lengthOf, unbrokenOf, victoryOf, volleyIn } from '@/games/eagles/telling/endTelling.ts'
import type { ReportSource } from '../reportText.ts'

interface PictureSide {
  readonly look: SideLook
  readonly people: string
  readonly army: string
  readonly unbroken: string
  readonly who: string
  readonly casualties: string
  /** Casualties at the end of each turn, from 0 before the first. */
  readonly curve: readonly number[]
}

interface PictureNote {
  readonly title: string
  readonly lines: readonly string[]
}

export interface PictureContent {
  readonly game: string
  readonly victory: string
  readonly when: string
  readonly sides: Readonly<Record<Side, PictureSide>>
  readonly curveTitle: string
  readonly turn: string
  readonly notes: readonly PictureNote[]
  readonly foot: string
}

interface PictureSource extends ReportSource {
  readonly looks: Readonly<Record<Side, SideLook>>
  /** "24 Nov 2026"; empty where it is not known. */
  readonly day: string
}

function sideOf(source: PictureSource, side: Side): PictureSide {
  const { state, names, words, end, looks } = source
  const last = end.ends.at(-1)?.casualties[side] ?? 0
  return {
    look: looks[side],
    people: names.people(side),
    army: state.setup.armies[side].name,
    unbroken: words.end.unbroken(state.result?.unbroken[side] ?? 0),
    who: unbrokenOf(state, side, words.end, names),
    casualties: words.end.picture.casualties(last),
    curve: [0, ...end.ends.map(({ casualties }) => casualties[side])],
  }
}

function notesOf(source: PictureSource): readonly PictureNote[] {
  const { state, names, words, end, language } = source
  const volleys = (['best', 'worst'] as const).flatMap((which): readonly PictureNote[] => {
    const volley = end.volleys[which]
    if (volley === null) return []
    const { who, hits, chance } = volleyIn(volley, words.end, names, language)
    return [{ title: words.end.picture[which], lines: [who, hits, chance] }]
  })
  const best = bestBattalion(state, end.events)
  if (best === null) return volleys
  const lines = [sentence(names.short(best.battalion)), deeds(best, words.end.picture)]
  return [{ title: words.end.picture.battalion, lines }, ...volleys]
}

const deeds = (
  { hits, won }: BestBattalion,
  say: PictureSource['words']['end']['picture'],
): string => [...(hits > 0 ? [say.hits(hits)] : []), ...(won > 0 ? [say.won(won)] : [])].join(', ')

export function pictureContent(source: PictureSource): PictureContent {
  const { state, names, words, end, day } = source
  const [a, b] = sides.map((side) => sideOf(source, side))
  if (a === undefined || b === undefined) throw new RangeError('a battle has two sides')
  return {
    game: 'The March of Eagles',
    victory: victoryOf(state, words.end, names),
    when: [lengthOf(state, end.played, words.end), day].filter((part) => part !== '').join(' · '),
    sides: { a, b },
    curveTitle: words.end.casualties.title,
    turn: words.end.casualties.turn,
    notes: notesOf(source),
    foot: 'Aide-de-Camp',
  }
}
