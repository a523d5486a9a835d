// The shape of a language's words: every meaning with all the ways of writing it, parted by blanks.
import type { Budget, Character, Nation, Quality } from '../../model.ts'

/** Kinds of words that mean nothing more than their kind. */
export const plainKinds = [
  'rankers',
  'light',
  'rifles',
  'battalion',
  /** More than one of them: "2 bns". */
  'battalions',
  'points',
  'total',
  'subtotal',
  /** Points nobody has spent. */
  'left',
  'army',
  'limit',
  'commander',
  'pair',
  'times',
  /** 1st, 2nd … */
  'ending',
  /** What begins a line that concerns no battalion: "Player:". */
  'remark',
  /** All four kinds of characters: "no characters". */
  'characters',
  'each',
  'all',
  'same',
  /** Something that was there and is there no more. */
  'struck',
  /** Words that leave it open what is meant, or take something back. */
  'doubt',
  /** Where these stand in the line of a battalion, it is not of the list, or nobody knows whether it is: "example", "left at home". */
  'apart',
  /** Another battalion follows. */
  'next',
  'none',
  'and',
  'filler',
  /** Soldiers that the game does not know. */
  'riddle',
  /** Words of a sentence around a nation: "here is my French list". */
  'prose',
] as const
export type PlainKind = (typeof plainKinds)[number]

export interface ListWords {
  readonly quality: { readonly [quality in Quality]: string }
  readonly character: { readonly [character in Character]: string }
  readonly nation: { readonly [nation in Nation]: string }
  /** Nations of the period that an army of the game cannot have: the list says something all the same. */
  readonly foreign: string
  /**
   * Before a colon or a dash what follows is another state of a battalion, or not of the list: "old:", "reserve:".
   * Anywhere else they are words of names.
   */
  readonly titles: string
  /** Before a colon or a dash like `titles`, and also by themselves in a bracket or behind the points: "(cut)", "(Ersatz)". */
  readonly alone: string
  /** With "list" or before a colon: the list below is not the one that is played. */
  readonly others: string
  /** Around a list: it is not all there. */
  readonly unfinished: string
  /** "list", "roster" */
  readonly list: string
  /** "army", beside which "old" and "allied" say whose it is. */
  readonly armyWord: string
  /** The one before, or the one at the end. */
  readonly last: string
  /** "year": with `last` before it another list than this. */
  readonly periods: string
  /** With "army" they are part of a name: "Old Army". */
  readonly aged: string
  /** An army of more than one nation. */
  readonly allied: string
  /** Whom a mail is for. */
  readonly addressing: string
  /** Words that may stand in any title: "my", "the". */
  readonly small: string
  /** All that is not named. */
  readonly remaining: string
  /** What is asked for in orders: "change guards 28". */
  readonly altering: string
  /** Something else is meant than what was said: "make that", "I meant". */
  readonly anew: string
  /** Behind or before a number they say how many battalions: "Qty: 2", "two of those". */
  readonly counting: string
  /** How some words of a list are written, so that they say more than others. */
  readonly shaped: string
  /** What is not there yet, and that it will come. */
  readonly rest: string
  readonly following: string
  /** How words of a correction begin; all others, "was fun", "aber spät", leave something open only beside a number or a change. */
  readonly correcting: string
  /** How words begin that say something is to be another than it stands there. */
  readonly changing: string
  /** That something stands elsewhere already: "see above", "a copy of the first". */
  readonly repeating: string
  /** Troops that have no price; in a line of their own no greeting: "Landwehr", "in reserve". */
  readonly unpriced: string
  /** Above a list without a nation they may mean one: "Redcoats", "Frz." */
  readonly nicknames: string
  /** Another grade, another strength or not played, in a word: "Elite", "halbiert", "surplus". */
  readonly levels: string
  /** In a short line: the list, or what was said, does not count. */
  readonly voided: string
  /** The same as the only word of a line, elsewhere they say something else. */
  readonly voidedAlone: string
  /** Characters by what they carry and play. */
  readonly command: string
  /** Words of people to each other, never of troops: with one of these "just ask" and "no worries" are about no list. */
  readonly social: string
  /** Before a nation: "I play Austrian". */
  readonly playing: string
  /** What counts battalions by their place: "Nr. 2", "Unit 2". */
  readonly placing: string
  /** Around a nation they do no more than announce its list: "final", "attached", "for Saturday". */
  readonly announcing: string
  /** Behind a nation they make it theirs: "the French day". */
  readonly occasions: string
  /** That somebody made one: "miscounted". */
  readonly slips: string
  /** "use that list instead" */
  readonly rather: string
  /** Between two lists: which of them is played. */
  readonly choosing: string
  /** Words of a sentence, which no battalion has in its name: "in the post", "noch zu bemalen". */
  readonly ofSentence: string
  /** That something is not right. */
  readonly wrongs: string
  /** What points to the list: "that", "above". */
  readonly pointing: string
  /** Battalions and people of the list, without their names: "them", "ihn". */
  readonly persons: string
  /** How words begin that say the list will be another; with `pointing` or `persons`. */
  readonly altered: string
  /** With `newer` another list follows. */
  readonly sending: string
  readonly newer: string
  /** What a list does not do that is denied: "match", "gefällt". */
  readonly fitting: string
  /** In a bracket: another grade, or another price. */
  readonly grading: string
  /** Of a sentence around a list: it may be about the list, by what it points to or what it says of sizes, grades and changes. */
  readonly aboutList: string
  /** It is about something else: people, travel, tables, games, paint, the mail itself. */
  readonly aboutElse: string
  /** Of time, people and judgement: about something else, unless a word beside it points to the list. */
  readonly passing: string
  /** Which of the battalions, by its place or size, before "one": "the bottom one". */
  readonly ranked: string
  /** That somebody thinks otherwise now, or takes it back. */
  readonly backing: string
  /** Before a quality: how many there are is not said. */
  readonly vagueCount: string
  /** What a battalion may be called besides: "a regiment of Guards" is one. */
  readonly body: string
  /** In a remark on a battalion: something lacks, depends on something, or is as people know it. */
  readonly unsettled: string
  /** A battalion or a list that is such a one may not be played: "possible Guards 24". */
  readonly standing: string
  /** What a title says that a list is for instead: to buy, to try, to own; also before "list" in one word. */
  readonly otherUse: string
  /** What somebody does with points that are left. */
  readonly spending: string
  /** "1 and 2 are mixed up" */
  readonly mixing: string
  readonly budget: { readonly [budget in Budget]: string }
  readonly plain: { readonly [kind in PlainKind]: string }
  /** First, second … */
  readonly ordinals: string
}
