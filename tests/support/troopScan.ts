// Words of troops in any language the app knows, found without the reader: what the law is proved with.

/** Words of their own, with any letters of any language around them. */
const words = (alternatives: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${alternatives})(?!\p{L})`, 'giu')

const scans = {
  green: words('green|recruits?|grün\\p{L}{0,2}|gruen\\p{L}{0,2}|rekrut(?:en)?'),
  drilled: words('drilled|gedrillte?[nrs]?'),
  veteran: words('veterans?|vets?|veteranen'),
  guards: words('guards?|gardes?|garden'),
  drummer: words('drummers?|buglers?|trommler|hornist(?:en)?|tambour'),
  sergeant: words('sergeants?|sgts?|sergeanten|feldwebel|unteroffiziere?'),
  ensign: words('ensigns?|fähnriche?n?'),
  officer: words('officers?|offizier(?:en?)?'),
  rifles: words('rifles?|büchsen'),
  battalion: words('battalions?|bns?|bataillone?|btl'),
  nation: words(
    'british|french|prussian|austrian|russian|spanish|portuguese|briten|britisch|franzosen|französisch|preußen|preußisch|österreich|russen|spanier|portugiesen',
  ),
} as const satisfies Readonly<Record<string, RegExp>>

type TroopWord = keyof typeof scans

export interface Hit {
  readonly what: TroopWord
  readonly from: number
  readonly to: number
}

const troopWords = Object.keys(scans).filter((key): key is TroopWord => key in scans)

/** Every word of troops in a text. */
export const scanTroops = (text: string): readonly Hit[] =>
  troopWords.flatMap((what) =>
    Array.from(text.matchAll(scans[what]), ({ index, 0: word }) => ({
      what,
      from: index,
      to: index + word.length,
    })),
  )

const inWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  zwei: 2,
  drei: 3,
  vier: 4,
}
const numeral = String.raw`(\d{1,2}|two|three|four|zwei|drei|vier)`
const counted = new RegExp(
  String.raw`(?<![\p{L}\d.,])${numeral}[ \t]?[x×]?[ \t](?:battalions|bns|bataillone)(?!\p{L})`,
  'giu',
)
const ranged =
  /(?<![\p{L}\d])(\d{1,2})(?:st|nd|rd|th|\.)[ \t]?(?:[-–]|to|through|bis)[ \t]?(\d{1,2})(?:st|nd|rd|th|\.)/giu

const slips =
  /(?<!\p{L})(?:gaurds|gards|guads|driled|drillled|drileld|vetran|vetrans|veterean|gren|drumer|drummmer|offcier|oficer|ensgin|garede|gedrilt|veternaen|offizer|feldwebl)(?!\p{L})/giu

/** Words of troops with one letter wrong, without a quotation mark on their line. */
export const scanSlips = (
  text: string,
): readonly { readonly from: number; readonly to: number }[] =>
  Array.from(text.matchAll(slips), ({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
  })).filter(({ from }) => {
    const begin = text.lastIndexOf('\n', from) + 1
    const end = text.indexOf('\n', from)
    return !text.slice(begin, end < 0 ? undefined : end).includes('"')
  })

/** "(x2)" behind a battalion; behind a character it may be theirs. */
const times = /(?<=\d ?)\((?:[x×] ?(\d)|(\d) ?[x×])\)/giu

/** How many battalions a part of a text says it has: "1st–3rd", "two battalions"; 0: it does not say. */
export function scanCount(text: string): number {
  let count = 0
  for (const { 1: word = '' } of text.matchAll(counted))
    count += inWords[word.toLowerCase()] ?? Number(word)
  for (const { 1: first, 2: last } of text.matchAll(ranged))
    count += Math.max(0, Number(last) - Number(first) + 1)
  for (const { 1: one, 2: other } of text.matchAll(times)) count += Number(one ?? other)
  return count
}
