// What has been understood of one line so far, while its tokens come in.
import type { Character, Quality } from '../model.ts'
import type { Cursor } from './scan.ts'
import { kinds, type Kind } from './lexicon.ts'

/**
 * A line has a label (the place or the name of the battalion) and, from its quality or its first figure on,
 * a body. A number waits until the next token says what it counts.
 */
export interface Draft {
  quality: Quality | null
  light: boolean
  rifles: boolean
  /** −1: not heard of yet. */
  rankers: number
  readonly characters: { [kind in Character]: number }
  /** Pairs of ensigns that are called so; one by one they are in `characters`. */
  pairsOfEnsigns: number
  heardCharacter: boolean
  stated: number | null
  /** The stated points were a bare number: nothing may follow them. */
  loose: boolean
  /** The next number states the points. */
  statedNext: boolean

  inBody: boolean
  /** The place in the list that the line claims, from 1; 0: none. */
  place: number
  placeFrom: number
  placeTo: number
  /** It was written as a place ("3rd Battalion", "3."), not as a regiment ("95th"). */
  placeSure: boolean
  heardBattalion: boolean
  /** The part of the text that may be the name; −1: none. */
  nameFrom: number
  nameTo: number
  /** The label has words that can only be a name. */
  named: boolean
  quoted: string | null
  qualityFrom: number
  /** A colon after the quality: what was before it is settled. */
  headClosed: boolean

  waiting: boolean
  number: number
  numberInWords: boolean
  numberFrom: number
  numberTo: number
  /** "2 x": the waiting number multiplies. */
  multiplies: boolean
  /** The waiting number counts pairs. */
  inPairs: boolean
  /** A plain number before the quality: a place, or Rankers ("40 green rankers"). */
  leading: number | null
  /** The unit that was named without a number, which may still come: "Drummers: 2", "Drummer x2". */
  open: Character | 'rankers' | null
  linked: boolean

  brackets: number
  /** In a remark, which ends with its bracket or the line. */
  skipping: boolean
  /** Things that make no sense here. */
  unread: number
  unreadBeforeQuality: number
  /** A word of headings: nation, army, total, limit. */
  heading: boolean
  /** It begins with "Army:", so it is a heading whatever follows. */
  titled: boolean
  lastKind: Kind
  /** The end of the last word or number; −1: there is none at all. */
  lastTo: number
}

export const newDraft = (): Draft => ({
  quality: null,
  light: false,
  rifles: false,
  rankers: -1,
  characters: { drummer: 0, sergeant: 0, ensign: 0, officer: 0 },
  pairsOfEnsigns: 0,
  heardCharacter: false,
  stated: null,
  loose: false,
  statedNext: false,
  inBody: false,
  place: 0,
  placeFrom: -1,
  placeTo: -1,
  placeSure: false,
  heardBattalion: false,
  nameFrom: -1,
  nameTo: -1,
  named: false,
  quoted: null,
  qualityFrom: -1,
  headClosed: false,
  waiting: false,
  number: 0,
  numberInWords: false,
  numberFrom: -1,
  numberTo: -1,
  multiplies: false,
  inPairs: false,
  leading: null,
  open: null,
  linked: false,
  brackets: 0,
  skipping: false,
  unread: 0,
  unreadBeforeQuality: 0,
  heading: false,
  titled: false,
  lastKind: kinds.end,
  lastTo: -1,
})

/** Makes a part of the text belong to the label. */
export function extendName(draft: Draft, from: number, to: number): void {
  if (draft.nameFrom < 0) draft.nameFrom = from
  draft.nameTo = to
}

/** A number starts to wait for what it counts. */
export function wait(draft: Draft, number: number, inWords: boolean, cursor: Cursor): void {
  draft.waiting = true
  draft.number = number
  draft.numberInWords = inWords
  draft.numberFrom = cursor.from
  draft.numberTo = cursor.to
  draft.multiplies = false
  draft.inPairs = false
}

/** Takes the waiting number for something that is counted; without one it is 1. */
export function takeCount(draft: Draft): number {
  const count = draft.waiting ? draft.number : 1
  draft.waiting = false
  if (!Number.isInteger(count)) draft.unread += 1
  return count
}

export function setRankers(draft: Draft, rankers: number): void {
  if (draft.rankers >= 0 || draft.loose || !Number.isInteger(rankers)) draft.unread += 1
  draft.rankers = rankers
}

/** Points said with an equals sign or the word: only once, and after no bare number. */
export function setStated(draft: Draft, points: number): void {
  if (Number.isNaN(points) || draft.loose || (draft.stated !== null && draft.stated !== points))
    draft.unread += 1
  draft.stated = points
  draft.statedNext = false
}

function setPlace(draft: Draft): void {
  if (draft.place !== 0 || !Number.isInteger(draft.number)) {
    extendName(draft, draft.numberFrom, draft.numberTo)
    draft.named = true
    return
  }
  draft.place = draft.number
  draft.placeFrom = draft.numberFrom
  draft.placeTo = draft.numberTo
}

function setOpen(draft: Draft, unit: Character | 'rankers', number: number): void {
  if (!Number.isInteger(number)) draft.unread += 1
  if (unit === 'rankers') setRankers(draft, number)
  else draft.characters[unit] += number - 1 // it was counted as one already
  draft.open = null
}

/** Characters never come in eights, and no battalion has fewer Rankers or costs less. */
export const fewestRankers = 8

/** The waiting number counts nothing that follows: what it is depends on what is known. */
export function settle(draft: Draft): void {
  if (!draft.waiting) return
  draft.waiting = false
  const { number, open } = draft
  if (draft.multiplies || Number.isNaN(number)) draft.unread += 1
  else if (open !== null && (draft.linked || number < fewestRankers)) setOpen(draft, open, number)
  else if (draft.numberInWords) {
    if (!draft.inBody) extendName(draft, draft.numberFrom, draft.numberTo)
  } else if (!draft.inBody) setPlace(draft)
  else if (draft.rankers < 0 && draft.quality !== null) setRankers(draft, number)
  else if (draft.stated === null) {
    draft.stated = number
    draft.loose = true
  } else draft.unread += 1
}

/** What comes next is no longer said of the unit that was named last. */
export function closeUnit(draft: Draft): void {
  settle(draft)
  draft.open = null
  draft.linked = false
}
