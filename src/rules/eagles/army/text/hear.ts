// One small function per kind of token: what it adds to what is understood of a line.
import {
  closeUnit,
  extendName,
  fewestRankers,
  setRankers,
  setStated,
  settle,
  takeCount,
  wait,
  type Draft,
} from './draft.ts'
import { kinds, saysSomething, type Kind, type Token } from './lexicon.ts'
import type { Cursor } from './scan.ts'
import type { Quality } from '../model.ts'

type TokenByKind = { readonly [T in Token as T['kind']]: T }
type TokenOf<K extends Kind> = { [P in K]: TokenByKind[P] & { readonly kind: P } }[K]

/** After the points, and in brackets, people remark what they like. */
function isRemark({ stated, loose, brackets, waiting, numberInWords }: Draft): boolean {
  if (stated !== null && !loose) return true
  return brackets > 0 && (!waiting || numberInWords)
}

/** A word without a meaning: part of the name, or, in the body, a remark or a riddle. */
function hearWord(draft: Draft, cursor: Cursor): void {
  if (!draft.inBody) {
    settle(draft)
    extendName(draft, cursor.from, cursor.to)
    draft.named = true
  } else if (isRemark(draft)) {
    draft.skipping = true
    draft.waiting = false
  } else draft.unread += 1
}

function hearHeading(draft: Draft, cursor: Cursor): void {
  draft.heading = true
  hearWord(draft, cursor)
}

function hearNumber(draft: Draft, cursor: Cursor): void {
  settle(draft)
  if (draft.statedNext) setStated(draft, cursor.number)
  else {
    wait(draft, cursor.number, false, cursor)
    if (draft.lastKind === kinds.battalion && !draft.inBody && draft.place === 0) {
      settle(draft)
      draft.placeSure = true
    }
  }
}

/** Of two qualities before the figures the second counts: "Coldstream Guards VETERAN". */
function changeQuality(draft: Draft, quality: Quality, cursor: Cursor): void {
  if (draft.rankers >= 0 || draft.heardCharacter || draft.headClosed) {
    draft.unread += 1
    return
  }
  extendName(draft, draft.qualityFrom, draft.lastTo)
  draft.named = true
  draft.unread = draft.unreadBeforeQuality
  setQuality(draft, quality, cursor)
}

function setQuality(draft: Draft, quality: Quality, cursor: Cursor): void {
  draft.quality = quality
  draft.qualityFrom = cursor.from
  draft.unreadBeforeQuality = draft.unread
}

/** "40 green rankers", "1st DRILLED", "2 VETERAN: 24 Rankers", "36 x drilled": the number before a quality. */
function takeLeading(draft: Draft, cursor: Cursor): void {
  const { waiting, number, multiplies, numberInWords, inBody, place, rankers } = draft
  const isTwice = multiplies && number < fewestRankers
  if (!waiting || isTwice || numberInWords || Number.isNaN(number)) {
    settle(draft)
    return
  }
  draft.waiting = false
  if (rankers < 0 && (inBody || place !== 0 || multiplies)) setRankers(draft, number)
  else if (isOrdinal(draft, cursor)) {
    draft.waiting = true
    settle(draft)
  } else draft.leading = number
}

/** The waiting number has an ending: 1st, "1." */
const isOrdinal = ({ numberTo }: Draft, { text }: Cursor): boolean =>
  !/\d/.test(text[numberTo - 1] ?? '')

function hearQuality(
  draft: Draft,
  cursor: Cursor,
  { value: quality }: TokenOf<typeof kinds.quality>,
): void {
  takeLeading(draft, cursor)
  if (draft.quality === null) setQuality(draft, quality, cursor)
  else changeQuality(draft, quality, cursor)
  draft.inBody = true
}

function hearRankers(draft: Draft): void {
  draft.inBody = true
  if (draft.waiting) setRankers(draft, takeCount(draft))
  else if (draft.leading !== null) {
    setRankers(draft, draft.leading)
    draft.leading = null
  } else {
    draft.open = 'rankers'
    draft.linked = true
  }
}

/** "Drilled 36 drummer" is 36 Rankers and a drummer. */
function hearCharacter(
  draft: Draft,
  _: Cursor,
  { value: character }: TokenOf<typeof kinds.character>,
): void {
  draft.inBody = true
  draft.heardCharacter = true
  if (draft.loose) draft.unread += 1
  const isRankers = draft.rankers < 0 && draft.quality !== null && draft.number >= fewestRankers
  if (draft.waiting && isRankers) settle(draft)
  draft.open = draft.waiting ? null : character
  draft.linked = false
  const inPairs = draft.waiting && draft.inPairs
  const count = takeCount(draft)
  if (inPairs && character === 'ensign') draft.pairsOfEnsigns += count
  else draft.characters[character] += inPairs ? 2 * count : count
}

/** "32 Rifles": Rankers with rifles. */
function hearRifles(draft: Draft): void {
  draft.rifles = true
  if (draft.waiting && draft.inBody && draft.rankers < 0) setRankers(draft, takeCount(draft))
  else settle(draft)
}

function hearBattalion(draft: Draft): void {
  draft.heardBattalion = true
  settle(draft)
  if (draft.place !== 0 && !draft.named) draft.placeSure = true
}

function hearPoints(draft: Draft): void {
  if (draft.waiting) {
    draft.waiting = false
    setStated(draft, draft.number)
  } else if (draft.stated === null && draft.inBody) draft.statedNext = true
}

function hearTimes(draft: Draft, cursor: Cursor): void {
  if (draft.waiting) draft.multiplies = true
  else if (draft.open !== null) draft.linked = true
  else if (!draft.inBody) hearWord(draft, cursor)
}

/** "a pair of ensigns", "2 pairs" */
function hearPair(draft: Draft, cursor: Cursor): void {
  wait(draft, takeCount(draft), true, cursor)
  draft.inPairs = true
}

function hearColon(draft: Draft): void {
  if (draft.lastKind === kinds.army && !draft.inBody) draft.titled = true
  if (draft.open !== null) draft.linked = true
  else settle(draft)
  if (draft.quality !== null) draft.headClosed = true
}

/** "Rankers (36)" and "drummers (2)" count; "officer (58)" states the points: characters never come in eights. */
function hearOpening(draft: Draft): void {
  if (draft.open === 'rankers') draft.linked = true
  else if (draft.open === null) settle(draft)
  draft.brackets += 1
}

function hearQuoted(draft: Draft, cursor: Cursor): void {
  if (draft.inBody || draft.quoted !== null) {
    hearWord(draft, cursor)
    return
  }
  settle(draft)
  draft.quoted = cursor.quoted
}

function hearEquals(draft: Draft): void {
  closeUnit(draft)
  draft.statedNext = true
}

function hearLight(draft: Draft): void {
  settle(draft)
  draft.light = true
}

function hearFiller(draft: Draft, cursor: Cursor): void {
  if (!draft.inBody && !draft.waiting) extendName(draft, cursor.from, cursor.to)
}

function hearCount(
  draft: Draft,
  cursor: Cursor,
  { value: count }: TokenOf<typeof kinds.count>,
): void {
  settle(draft)
  wait(draft, count, true, cursor)
}

/** A closing bracket ends a remark. */
function hearClosing(draft: Draft): void {
  if (!draft.skipping) closeUnit(draft)
  draft.skipping = false
  draft.brackets = Math.max(0, draft.brackets - 1)
}

const hearers: {
  readonly [K in Kind]: (draft: Draft, cursor: Cursor, token: TokenOf<K>) => void
} = {
  [kinds.word]: hearWord,
  [kinds.ending]: hearWord,
  [kinds.number]: hearNumber,
  [kinds.count]: hearCount,
  [kinds.pair]: hearPair,
  [kinds.times]: hearTimes,
  [kinds.quality]: hearQuality,
  [kinds.rankers]: hearRankers,
  [kinds.character]: hearCharacter,
  [kinds.light]: hearLight,
  [kinds.rifles]: hearRifles,
  [kinds.battalion]: hearBattalion,
  [kinds.points]: hearPoints,
  [kinds.quoted]: hearQuoted,
  [kinds.filler]: hearFiller,
  [kinds.separator]: closeUnit,
  [kinds.colon]: hearColon,
  [kinds.equals]: hearEquals,
  [kinds.open]: hearOpening,
  [kinds.close]: hearClosing,
  [kinds.end]: settle,
  [kinds.nation]: hearHeading,
  [kinds.army]: hearHeading,
  [kinds.total]: hearHeading,
  [kinds.limit]: hearHeading,
  [kinds.budget]: hearHeading,
  [kinds.commander]: hearHeading,
  [kinds.remark]: hearHeading,
}

const figures: ReadonlySet<Kind> = new Set<Kind>([
  kinds.quality,
  kinds.rankers,
  kinds.character,
  kinds.light,
  kinds.rifles,
])

/** A remark in brackets may say anything but figures: they would be lost without a word. */
function hearInRemark(draft: Draft, kind: Kind): void {
  if (figures.has(kind) && (draft.stated === null || draft.loose)) draft.unread += 1
}

/** Adds one token to what is understood of its line. */
export function hear<K extends Kind>(draft: Draft, cursor: Cursor, token: TokenOf<K>): void {
  if (!draft.skipping || token.kind === kinds.close) hearers[token.kind](draft, cursor, token)
  else hearInRemark(draft, token.kind)
  if (saysSomething(token)) draft.lastTo = cursor.to
  if (token.kind !== kinds.filler) draft.lastKind = token.kind
}
