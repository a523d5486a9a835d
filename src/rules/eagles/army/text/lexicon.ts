// The words of army lists, English and German, as a tree of letters: a word is read without being copied.
import { classIn, letterTable } from './letters.ts'
import {
  budgets,
  characters,
  nations,
  qualities,
  type Budget,
  type Character,
  type Nation,
  type Quality,
} from '../model.ts'

/** The kinds of tokens. Words first; `word` itself is in no list of words and part of a name. */
export const kinds = {
  quality: 0,
  character: 1,
  nation: 2,
  budget: 3,
  /** A number in words; "no officer" is none. */
  count: 4,
  rankers: 5,
  light: 6,
  rifles: 7,
  battalion: 8,
  points: 9,
  total: 10,
  army: 11,
  limit: 12,
  commander: 13,
  pair: 14,
  times: 15,
  ending: 16,
  remark: 17,
  filler: 18,
  word: 19,
  number: 20,
  quoted: 21,
  separator: 22,
  colon: 23,
  equals: 24,
  open: 25,
  close: 26,
  end: 27,
} as const

type KindName = keyof typeof kinds
export type Kind = (typeof kinds)[KindName]

interface Values {
  readonly quality: Quality
  readonly character: Character
  readonly nation: Nation
  readonly budget: Budget
  readonly count: number
}

interface Meaning<Name extends KindName> {
  readonly kind: (typeof kinds)[Name]
  readonly value: Name extends keyof Values ? Values[Name] : null
}

/** What a word or a sign means in a list. All tokens have one shape, so that reading stays fast. */
export type Token = { readonly [Name in KindName]: Meaning<Name> }[KindName]

/** A word or a number; signs alone say nothing. */
export const saysSomething = ({ kind }: Token): boolean => kind <= kinds.quoted

/** The tokens that are in no list of words. */
export const tokens = {
  word: { kind: kinds.word, value: null },
  number: { kind: kinds.number, value: null },
  quoted: { kind: kinds.quoted, value: null },
  times: { kind: kinds.times, value: null },
  separator: { kind: kinds.separator, value: null },
  colon: { kind: kinds.colon, value: null },
  equals: { kind: kinds.equals, value: null },
  open: { kind: kinds.open, value: null },
  close: { kind: kinds.close, value: null },
  end: { kind: kinds.end, value: null },
} as const satisfies { readonly [name: string]: Token }

const qualityWords = {
  green: 'green recruit recruits grün grüne rekrut rekruten',
  drilled: 'drilled gedrillt gedrillte gedrillten',
  veteran: 'veteran veterans vet vets grizzled veteranen',
  guards: 'guards guard garde gardes gardisten',
} as const satisfies { readonly [quality in Quality]: string }

const characterWords = {
  drummer: 'drummer drummers drum drums bugler buglers trommler tambour tamboure hornist hornisten',
  sergeant:
    'sergeant sergeants serjeant serjeants sgt sgts sargeant sargeants seargent sergant sergent sergeanten feldwebel',
  ensign: 'ensign ensigns fähnrich fähnriche fähnrichen fahnenträger',
  officer: 'officer officers offr offizier offiziere offizieren offz',
} as const satisfies { readonly [kind in Character]: string }

const nationWords = {
  british: 'british britain britisch britische briten english england englisch engländer uk',
  french: 'french france französisch französische franzosen frankreich',
  prussian: 'prussian prussians prussia preußisch preußische preußen',
  austrian: 'austrian austrians austria österreichisch österreichische österreicher österreich',
  russian: 'russian russians russia russisch russische russen russland rußland',
  spanish: 'spanish spain spanisch spanische spanier spanien',
  portuguese: 'portuguese portugal portugiesisch portugiesische portugiesen',
  other: 'other others andere anderer anderes sonstige',
} as const satisfies { readonly [nation in Nation]: string }

const budgetWords = {
  exact: 'exact exactly exakt genau',
  atMost: 'most höchstens',
} as const satisfies { readonly [budget in Budget]: string }

const countWords = [
  'no none without kein keine keinen ohne',
  'a an one ein eine einen einem einer',
  'two zwei',
  'three drei',
  'four vier',
] as const

const plainWords = [
  [
    kinds.rankers,
    'ranker rankers man men soldier soldiers private privates figure figures figs model models mann männer soldat soldaten figur figuren modelle',
  ],
  [kinds.light, 'light leicht leichte leichtes leichten'],
  [kinds.rifles, 'rifle rifles rifleman riflemen büchse büchsen büchsenschützen'],
  [
    kinds.battalion,
    'battalion battalions batallion battallion bn bns btn btns batt bat bataillon bataillone btl',
  ],
  [kinds.points, 'point points pt pts p punkt punkte punkten pkt'],
  [kinds.total, 'total totals sum gesamt insgesamt summe gesamtsumme'],
  [kinds.army, 'army armies armee list liste nation name'],
  [kinds.limit, 'limit pointslimit grenze punktegrenze punktelimit'],
  [kinds.commander, 'supreme commander sc cic oberbefehlshaber'],
  [kinds.pair, 'pair pairs paar'],
  [kinds.times, 'x mal'],
  [kinds.ending, 'st nd rd th'],
  [kinds.remark, 'player spieler date datum event turnier club verein remark note notiz bemerkung'],
  [
    kinds.filler,
    'and und with mit plus of von the der die das at for für great line linie infantry inf infanterie each je per in w inc incl including inkl einschließlich nr',
  ],
] as const

/** Every meaning with its words. */
const entries = (): readonly (readonly [Token, string])[] => [
  ...qualities.map((value) => [{ kind: kinds.quality, value }, qualityWords[value]] as const),
  ...characters.map((value) => [{ kind: kinds.character, value }, characterWords[value]] as const),
  ...nations.map((value) => [{ kind: kinds.nation, value }, nationWords[value]] as const),
  ...budgets.map((value) => [{ kind: kinds.budget, value }, budgetWords[value]] as const),
  ...countWords.map((words, value) => [{ kind: kinds.count, value }, words] as const),
  ...plainWords.map(([kind, words]) => [{ kind, value: null }, words] as const),
]

/** As typed without umlauts, too: "grün" is also "gruen". */
const spellings = (word: string): readonly string[] => [
  word,
  word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss'),
]

/** Words as a tree: `next` leads from a node by a letter to a node. Node 0 is nowhere and leads nowhere. */
export interface Lexicon {
  readonly letters: Uint8Array
  readonly next: Uint16Array
  readonly meanings: readonly (Token | null)[]
}

export const root = 1

/** A node has room for 32 letters, so that its row begins at node << 5. */
export const rowBits = 5

function plant(): Lexicon {
  const letters = letterTable()
  const next = new Uint16Array(4096 << rowBits)
  const meanings: (Token | null)[] = [null, null]
  for (const [token, words] of entries())
    for (const word of words.split(' ').flatMap(spellings)) {
      let node = root
      for (let at = 0; at < word.length; at += 1) {
        const edge = (node << rowBits) + classIn(letters, word.charCodeAt(at))
        node = next[edge] || (next[edge] = meanings.push(null) - 1)
      }
      meanings[node] = token
    }
  return { letters, next: next.slice(0, meanings.length << rowBits), meanings }
}

let planted: Lexicon | null = null

/** The one lexicon, made when it is first needed. */
export const lexicon = (): Lexicon => (planted ??= plant())
