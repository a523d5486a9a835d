// Printing army text in the booklet's notation: what is printed reads back as the same list, notes aside.
import { characters, type Army, type Battalion, type Character, type Nation } from '../model.ts'
import { nationWords } from '../nationWords.ts'
import { armyPoints, battalionPoints } from '../points.ts'
import { limits } from '../prices.ts'
import { battalionsOf } from './candidate.ts'
import { resolve } from './resolve.ts'
import type { Item } from './items.ts'
import { linesOf } from './plain.ts'
import { pastedText } from './reading.ts'
import { itemsOf } from './scan.ts'

interface Counted {
  readonly one: string
  readonly many: string
}

type CharacterWords = { readonly [kind in Character]: Counted }

/** 1st, 2nd, 3rd, 4th … but 11th, 12th, 13th. */
function englishOrdinal(n: number): string {
  const isTeen = Math.floor(n / 10) % 10 === 1
  return `${n}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`
}

const englishCharacters = {
  drummer: { one: 'Drummer', many: 'Drummers' },
  sergeant: { one: 'Sergeant', many: 'Sergeants' },
  ensign: { one: 'Ensign', many: 'Ensigns' },
  officer: { one: 'Officer', many: 'Officers' },
} satisfies CharacterWords

const germanCharacters = {
  drummer: { one: 'Trommler', many: 'Trommler' },
  sergeant: { one: 'Sergeant', many: 'Sergeanten' },
  ensign: { one: 'Fähnrich', many: 'Fähnriche' },
  officer: { one: 'Offizier', many: 'Offiziere' },
} satisfies CharacterWords

const english = {
  army: 'Army',
  nations: nationWords.en,
  limit: 'Limit',
  exact: 'exact',
  battalion: (place: number) => `${englishOrdinal(place)} Battalion`,
  qualities: { green: 'GREEN', drilled: 'DRILLED', veteran: 'VETERAN', guards: 'GUARDS' },
  light: 'LIGHT',
  rifles: 'RIFLES',
  rankers: { one: 'Ranker', many: 'Rankers' },
  characters: englishCharacters,
  // ARMY-05: light and rifle units have buglers.
  lightCharacters: { ...englishCharacters, drummer: { one: 'Bugler', many: 'Buglers' } },
  // ARMY-07
  pairs: { one: 'pair of Ensigns', many: 'pairs of Ensigns' },
  points: (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`,
  total: 'TOTAL',
}

type PrintWords = Omit<typeof english, 'nations'> & {
  readonly nations: { readonly [nation in Nation]: string }
}

const german: PrintWords = {
  army: 'Armee',
  nations: nationWords.de,
  limit: 'Grenze',
  exact: 'genau',
  battalion: (place) => `${place}. Bataillon`,
  qualities: { green: 'REKRUTEN', drilled: 'GEDRILLT', veteran: 'VETERANEN', guards: 'GARDE' },
  light: 'LEICHT',
  rifles: 'BÜCHSEN',
  rankers: { one: 'Ranker', many: 'Rankers' },
  characters: germanCharacters,
  lightCharacters: { ...germanCharacters, drummer: { one: 'Hornist', many: 'Hornisten' } },
  pairs: { one: 'Paar Fähnriche', many: 'Paar Fähnriche' },
  points: (points) => `${String(points).replace('.', ',')} ${points === 1 ? 'Punkt' : 'Punkte'}`,
  total: 'GESAMT',
}

const printWords = { en: english, de: german } as const

type TextLanguage = keyof typeof printWords

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

const counted = (count: number, { one, many }: Counted): string =>
  `${count} ${count === 1 ? one : many}`

function strengthOf(nation: Nation, battalion: Battalion, words: PrintWords): string {
  const { rankers, characters: counts, light, rifles } = battalion
  const names = light || rifles ? words.lightCharacters : words.characters
  // ARMY-07: in a British text "2 Ensigns" are the pair that is one character; two characters are two pairs
  const areTwoPairs = nation === 'british' && counts.ensign === 2
  return [
    counted(rankers, words.rankers),
    ...characters
      .filter((kind) => counts[kind] > 0)
      .map((kind) =>
        counted(counts[kind], kind === 'ensign' && areTwoPairs ? words.pairs : names[kind]),
      ),
  ].join(' + ')
}

function lineOf(label: string, nation: Nation, battalion: Battalion, words: PrintWords): string {
  const { quality, light, rifles } = battalion
  const head = [
    label,
    quality === null ? '' : words.qualities[quality],
    light ? words.light : '',
    rifles ? words.rifles : '',
  ]
  const points = words.points(battalionPoints(battalion))
  return `${head.filter((word) => word !== '').join(' ')}: ${strengthOf(nation, battalion, words)} = ${points}`
}

/** What a battalion is, without what a text does not carry. */
const essence = ({
  name,
  quality,
  rankers,
  characters: counts,
  light,
  rifles,
}: Battalion): string =>
  JSON.stringify([name, quality, rankers, characters.map((kind) => counts[kind]), light, rifles])

/** The one item of a line by itself; null: it is more, or its text is read as another one. */
function itemOf(line: string): Item | null {
  const read = linesOf(line, pastedText)
  if (
    read?.text !== line ||
    read.lines.some(({ lead, struck }) => lead !== '' || struck.length > 0)
  )
    return null
  const [only, ...more] = itemsOf(read.lines)
  return more.length > 0 ? null : (only ?? null)
}

function readsBack(line: string, nation: Nation, battalion: Battalion, place: number): boolean {
  const item = itemOf(line)
  if (item?.kind !== 'battalions') return false
  const [chosen] = resolve([item], nation, null).chosen
  if (chosen === null || chosen === undefined || chosen.isDoubtful || chosen.remarks.length > 0)
    return false
  const [only, ...others] = battalionsOf(chosen, nation, place)
  return only !== undefined && others.length === 0 && essence(only) === essence(battalion)
}

/** A name stands as it is if it reads back as itself, else in quotation marks. */
function battalionLine(
  nation: Nation,
  battalion: Battalion,
  place: number,
  words: PrintWords,
): string {
  const line = (label: string): string => lineOf(label, nation, battalion, words)
  const { name } = battalion
  if (name === '') return line(words.battalion(place))
  const plain = line(name)
  return readsBack(plain, nation, battalion, place) ? plain : line(quoted(name))
}

function headingOf({ name, nation }: Army, words: PrintWords): string {
  if (name === '') return words.nations[nation]
  const line = (shown: string): string => `${words.army}: ${shown} (${words.nations[nation]})`
  const plain = line(name)
  const item = itemOf(plain)
  const isSame =
    item?.kind === 'heading' && item.heading.name === name && item.heading.nation === nation
  return isSame ? plain : line(quoted(name))
}

/** Only a limit or a house rule that is not the usual one is printed. */
const limitLines = ({ limit, budget }: Army, words: PrintWords): readonly string[] =>
  limit === limits.usual && budget === 'atMost'
    ? []
    : [`${words.limit}: ${words.points(limit)}${budget === 'exact' ? `, ${words.exact}` : ''}`]

/** The army as text that people mail, its points computed anew; notes stay with their owner. */
export function printArmy(army: Army, language: TextLanguage): string {
  const words = printWords[language]
  return [
    headingOf(army, words),
    ...limitLines(army, words),
    ...army.battalions.map((battalion, index) =>
      battalionLine(army.nation, battalion, index + 1, words),
    ),
    `${words.total} ${words.points(armyPoints(army))}`,
    '',
  ].join('\n')
}
