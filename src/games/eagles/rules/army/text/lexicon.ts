// The one lexicon of both languages, without a word of talk: what a word means in a list, and which words are danger.
import { keysOf } from '../../../../../core/keys.ts'
import {
  characters,
  nations,
  qualities,
  type Character,
  type Nation,
  type Quality,
} from '../model.ts'

/** `_` stands for a blank within a phrase. */
const qualityWords = {
  green: 'green greens recruit recruits grün grüne grüner grünes grünen rekrut rekruten',
  drilled: 'drilled gedrillt gedrillte gedrillter gedrilltes gedrillten gedr',
  veteran: 'veteran veterans vet vets veteranen',
  guards: 'guards guard gds gd garde garden gardes gardist gardisten',
} as const satisfies { readonly [quality in Quality]: string }

const characterWords = {
  drummer:
    'drummer drummers drum drums drm bugler buglers hornist hornists hornisten trommler trommlern tromm tambour tamboure trompeter dr tr',
  sergeant:
    'sergeant sergeants serjeant serjeants seargent sargeant sergent sgt sgts serg sergeanten feldwebel unteroffizier unteroffiziere uffz nco ncos',
  ensign:
    'ensign ensigns ens fähnrich fähnriche fähnrichen fahnenträger fähnr fhr fä fahne fahnen standard_bearer standard_bearers',
  officer: 'officer officers offr offrs off offs offizier offiziere offizieren offz',
} as const satisfies { readonly [kind in Character]: string }

/** Words of ordinary talk, too: they are troops only beside other words of a list. */
export const weakWords: ReadonlySet<string> = new Set([
  'dr',
  'tr',
  'off',
  'sgt',
  'ens',
  'p',
  'offs',
])

const nationNameWords = {
  british:
    'british britain brit brits english england uk britisch briten engländer englisch grossbritannien',
  french: 'french france francais francaise francaises frenchmen französisch franzosen frankreich',
  prussian: 'prussian prussians prussia preussisch preussen',
  austrian: 'austrian austrians austria österreichisch österreicher österreich österr',
  russian: 'russian russians russia russisch russen russland',
  spanish:
    'spanish spain spaniard spaniards espanol espanola espanoles espana spanisch spanier spanien',
  portuguese: 'portuguese portugal portugues portuguesa portugueses portugiesisch portugiesen',
  other:
    'bavarian bavarians bavaria bayern bayerisch saxon saxons saxony sachsen sächsisch hanoverian hanoverians hanover hannover hannoveraner brunswick brunswicker brunswickers braunschweig braunschweiger dutch netherlands niederländer niederlande holländer belgian belgians belgium belgier belgien polish poles poland polen polnisch warsaw warschau italian italians italy italiener italien italienisch neapolitan neapolitans naples neapel neapolitaner swedish swedes sweden schweden schwedisch danish danes denmark dänen dänisch dänemark ottoman ottomans turkish turks turkey osmanen osmanisch türken türkisch american americans amerikaner amerikanisch swiss switzerland schweizer schweiz westphalian westphalians westphalia westfalen westphalen westfalisch hessian hessians hesse hessen nassau nassauer baden badener badisch württemberg württemberger württembergers norwegian norwegians norweger confederation rheinbund',
} as const satisfies { readonly [nation in Nation]: string }

/** The name of the list itself; in a sentence it is no nation. */
export const otherWords = 'other andere'

const kindWords = {
  light: 'light lights leicht leichte leichter leichtes leichten',
  rifles: 'rifles rifle rifleman riflemen büchsen büchse büchsenschutzen',
  battalion:
    'battalion battalions bn bns btn btns bttn bttns bat bats batt batts bataillon bataillone bataillonen bataillons btl batl baon',
  rankers:
    'ranker rankers man men mann männer figure figures figs fig figuren figur soldiers soldaten strong stark rk rks models modelle minis rank_and_file',
  points:
    'points point pts pt p punkte punkt punkten pkt pkte cost costs kosten kostet price preis',
  total:
    'total totals tot sum summe gesamt gesamtsumme gesamtpunkte gesamtkosten insgesamt zusammen macht ergibt makes altogether in_all in_total adds_up_to comes_to grand_total whole_army ganze_armee zus',
  part: 'subtotal subtotals sub-total zwischensumme teilsumme',
  limit: 'limit grenze budget punktelimit punktegrenze',
  exact: 'exact exactly genau exakt',
  left: 'left remaining unspent übrig',
  each: 'each apiece ea je jeweils zu_je',
  none: 'no none without ohne kein keine keinen keiner keinem w/o',
  and: 'and plus with w mit m und a an of von u sowie',
  article: 'the der die das den dem zu de du in im at to',
  times: 'x times mal',
  all: 'one_of_each one_of_each_character one_of_each_kind one_each alle_einmal je_einen je_einer von_jedem_einen',
  pair: 'pair pairs paar',
  nth: 'no nr nos number nummer num #',
  regiment:
    'foot line ligne leger legere linie linien linieninfanterie linienregiment infantry infanterie infanterieregiment inf regiment regiments regimente regt rgt reg ir rir lr linea linha lin linjen',
  army: 'army armee brigade division corps korps force forces list liste armies troops truppen battalion_list',
  under: 'under unter commander general marshal marschall feldmarschall',
  chars: 'characters charaktere chars command extras',
  field: 'quality qualität rating size grösse strength stärke',
} as const

/** Parts of dates, times and addresses: a number beside one of them counts no troops. */
const apartWords =
  'january february march april may june july august september october november december januar februar marz mai juni juli oktober dezember jan feb mar apr jun jul aug sep sept oct okt nov dec dez uhr am pm clock street road lane avenue strasse str platz weg allee phone tel telefon mobil'

/** Labels behind which nothing is troops but a nation. */
export const labelWords = {
  army: 'army armee',
  nation: 'nation nationalitat nationality',
  player: 'player spieler spielerin name club verein team mannschaft',
} as const

/** The closed list of danger; a new word needs a real mail and takes another's place. */
const dangerWords = {
  fixed:
    'not no without instead wrong old older oldest last previous previously maybe perhaps might or either except unless if rest half halves twice same ditto rather spare spares optional optionally withdrew withdrawn mistaken dropped dropping scrapped scrapping swapped swapping cancelled cancelling gestrichen strich ersetzt getauscht vertauscht geandert geaendert ignoriert nicht ohne statt vielleicht oder entweder ausser falls wenn dasselbe derselbe dieselbe dieselben denselben zuruck zurueck dont',
  /** With s, d, ed, ing. */
  english:
    'ignore disregard drop remove delete cancel scrap replace swap change withdraw mistake error correction',
  /** With e, er, es, en, em, n, s, st, t, te. */
  german:
    'ignorier streich ersetz tausch korrektur fehler falsch alt letzt eventuell halb doppelt gleich kein',
} as const

export const dangerSigns = /[→⇒⇄<>≠❌✘☐✂👎]|->|=>/u

/** Names, although they hold a word of danger. */
export const dangerNames = /(?<!\p{L})(?:old guards?|alte[nr]? garde)(?!\p{L})/giu

const ones = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
].map((words) => words.split(' '))

function numerals(): ReadonlyMap<string, number> {
  const all = new Map([
    ['sixty', 60],
    ['sechzig', 60],
    ['zwo', 2],
  ])
  for (const form of 'eine einen einem einer eins'.split(' ')) all.set(form, 1)
  const [english = [], german = []] = ones
  for (const [n, word] of [...english.entries(), ...german.entries()]) all.set(word, n + 1)
  for (const [n, tens] of 'twenty thirty forty fifty'.split(' ').entries())
    for (const [one, word] of ['', ...english.slice(0, 9)].entries())
      all.set(word === '' ? tens : `${tens}-${word}`, 20 + 10 * n + one)
  for (const [n, tens] of 'zwanzig dreissig vierzig funfzig'.split(' ').entries())
    for (const [one, word] of ['', ...german.slice(0, 9)].entries())
      all.set(word === '' ? tens : `${word}und${tens}`, 20 + 10 * n + one)
  for (const [word, value] of [...all])
    all.set(word.replaceAll('funf', 'fuenf').replaceAll('zwolf', 'zwoelf'), value)
  return all
}

let madeNumerals: ReadonlyMap<string, number> | null = null
const known = (): ReadonlyMap<string, number> => (madeNumerals ??= numerals())

export type WordKind = keyof typeof kindWords

export type Meaning =
  | { readonly kind: 'quality'; readonly quality: Quality }
  | { readonly kind: 'character'; readonly character: Character }
  | { readonly kind: 'nation'; readonly nation: Nation }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: WordKind }

const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  '’': "'",
}

/** Without accents and case: "VÉTÉRAN" is "veteran", "Grün" is "grun". */
export function folded(word: string): string {
  const lower = word.toLowerCase()
  if (/^[\x20-\x7e]*$/.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßẞøæœł’]/g, (sign) => ligatures[sign] ?? sign)
}

/** Umlauts are typed as ae, oe, ue, too. */
const spellings = (word: string): readonly string[] => [
  folded(word),
  folded(word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')),
]

/** With the endings of German: "russisches", "den Schweizern". */
const inflected = (list: string): string =>
  list
    .split(' ')
    .flatMap((word) =>
      word.endsWith('isch')
        ? ['', 'e', 'er', 'es', 'en', 'em'].map((end) => word + end)
        : [word, `${word}${word.endsWith('er') ? 'n' : ''}`],
    )
    .join(' ')

function make(): ReadonlyMap<string, Meaning> {
  const words = new Map<string, Meaning>()
  const put = (list: string, meaning: Meaning): void => {
    for (const word of list.split(' ').flatMap((each) => spellings(each.replaceAll('_', ' '))))
      if (!words.has(word)) words.set(word, meaning)
  }
  for (const quality of qualities) put(qualityWords[quality], { kind: 'quality', quality })
  for (const character of characters)
    put(characterWords[character], { kind: 'character', character })
  for (const nation of nations) put(inflected(nationNameWords[nation]), { kind: 'nation', nation })
  for (const kind of keysOf(kindWords)) put(kindWords[kind], { kind })
  return words
}

let made: ReadonlyMap<string, Meaning> | null = null
const words = (): ReadonlyMap<string, Meaning> => (made ??= make())

let joined: { pattern: RegExp; first: ReadonlySet<string> } | null = null

/** What is written in several words, where one of them begins: "one of each", "thirty-six", "w/o". */
export function phraseAt(text: string, from: number, word: string): string | undefined {
  if (joined === null) {
    const all = [...words().keys(), ...known().keys()].filter((each) => /[ /-]/.test(each))
    const longest = all.toSorted((one, other) => other.length - one.length).join('|')
    const pattern = new RegExp(`(?:${longest.replaceAll(' ', '[ -]')})(?![\\p{L}\\p{M}])`, 'iuy')
    joined = { pattern, first: new Set(all.map((each) => each.split(/[ /-]/)[0] ?? '')) }
  }
  if (!joined.first.has(word)) return undefined
  joined.pattern.lastIndex = from
  return joined.pattern.exec(text)?.[0]
}

/** What a folded word means by itself. */
export function meaningOf(word: string): Meaning | undefined {
  const meaning = words().get(word)
  if (meaning !== undefined) return meaning
  const value = known().get(word)
  return value === undefined ? undefined : { kind: 'number', value }
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const apart = setOf(apartWords)

/** "May", "Uhr", "Street". */
export const isApartWord = (word: string): boolean => apart.has(word)

const labels = new Map(
  (['army', 'nation', 'player'] as const).flatMap((kind) =>
    labelWords[kind].split(' ').map((word) => [word, kind] as const),
  ),
)

export const labelOf = (word: string): keyof typeof labelWords | undefined => labels.get(word)

function dangers(): ReadonlySet<string> {
  const all = new Set(dangerWords.fixed.split(' '))
  for (const stem of dangerWords.english.split(' '))
    for (const end of ['', 's', 'd', 'ed']) all.add(stem + end).add(`${stem.replace(/e$/, '')}ing`)
  for (const stem of dangerWords.german.split(' '))
    for (const end of ['', 'e', 'er', 'es', 'en', 'em', 'n', 's', 'st', 't', 'te'])
      all.add(stem + end)
  return all
}

let dangerous: ReadonlySet<string> | null = null

/** A word of danger with its inflections (section 6); "ändere" is one, "andere" is none. */
export function isDangerWord(written: string): boolean {
  if (/^(?:ge)?(?:ä|ae)nder|n['’]t$/i.test(written)) return true
  return (dangerous ??= dangers()).has(folded(written))
}

/** Words of troops that a slip of one letter may have been meant for. */
const mended =
  'green drilled veteran veterans guards gedrillt veteranen drummer drummers sergeant sergeants ensign officer officers trommler sergeanten fahnrich offizier bugler hornist rankers battalion bataillon'.split(
    ' ',
  )

/** One letter too many, too few, another one, or two in the wrong order. */
function isSlip(word: string, meant: string): boolean {
  let at = 0
  while (at < word.length && word[at] === meant[at]) at += 1
  const [own, other] = [word.slice(at), meant.slice(at)]
  const swapped = `${own[1] ?? ''}${own[0] ?? ''}${own.slice(2)}`
  const [less, fewer] = [own.slice(1), other.slice(1)]
  return less === fewer || less === other || own === fewer || swapped === other
}

/** "drmr", "serg": the one character that it shortens, to its first letters or its consonants. */
export function shortFor(word: string): Meaning | undefined {
  if (!/^[a-z]{3,6}$/.test(word)) return undefined
  const within = new RegExp(`^${word.replaceAll(/(?<=.)/g, /[aeiou]/.test(word) ? '' : '.*')}`)
  const found = mended.filter((meant) => word.length < meant.length && within.test(meant))
  const kinds = new Set(found.map((meant) => JSON.stringify(meaningOf(meant))))
  const meaning = meaningOf(found[0] ?? '')
  return kinds.size === 1 && meaning?.kind === 'character' ? meaning : undefined
}

/** "Gaurds": the word that was meant; undefined: none, or the word means something itself. */
export function meantBy(word: string): string | undefined {
  if (!/^[a-z]{4,11}$/.test(word) || isDangerWord(word) || meaningOf(word) !== undefined)
    return undefined
  return mended.find((meant) => isSlip(word, meant))
}
