// What changes put into lists: slips, look-alikes, marks of what is struck or open, tables.
import { order, pick, type Chance, type Unit } from './writtenLists.ts'

export const lookAlikes: Readonly<Record<string, string>> = {
  a: 'а',
  e: 'е',
  o: 'о',
  c: 'с',
  p: 'р',
  i: 'і',
  A: 'А',
  E: 'Е',
  O: 'О',
  D: 'Ԁ',
  r: 'г',
}

export const wide = (text: string): string =>
  text.replace(/[0-9a-z]/gi, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

export const inWords: Readonly<Record<string, string>> = {
  '16': 'sixteen',
  '20': 'twenty',
  '24': 'twenty-four',
  '28': 'twenty-eight',
  '32': 'zweiunddreißig',
  '36': 'thirty six',
  '40': 'vierzig',
  '44': 'forty-four',
  '48': 'achtundvierzig',
}

/** A letter too few, too many, or two in the wrong order. */
export function slipIn(chance: Chance, word: string): string {
  const at = 1 + chance(word.length - 2)
  return pick(chance, [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at) + word.slice(at),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ])
}

const tableHeads = [
  ['Quality', 'Rankers', 'Drummers', 'Sergeants', 'Ensigns', 'Officers'],
  ['Qualität', 'Mann', 'Trommler', 'Feldwebel', 'Fähnrich', 'Offizier'],
] as const

export function tableOf(chance: Chance, units: readonly Unit[]): string {
  const sign = pick(chance, ['\t', ' | ', ';', ','])
  const none = pick(chance, ['0', '-', ''])
  const rows = units.map(({ quality, rankers, carried }) => [
    quality,
    String(rankers),
    ...order.map((kind) => (carried[kind] === 0 ? none : String(carried[kind]))),
  ])
  return [pick(chance, tableHeads), ...rows].map((row) => row.join(sign)).join('\n')
}

export const struckMarks = [
  ['~~', '~~'],
  ['~', '~'],
  ['<s>', '</s>'],
  ['<del>', '</del>'],
  ['[s]', '[/s]'],
  ['<span style="text-decoration: line-through">', '</span>'],
  ['deleted: ', ''],
  ['gestrichen: ', ''],
] as const

export const openMarks = [
  ['# ', ''],
  ['// ', ''],
  ['-- ', ' --'],
  ['maybe ', ''],
  ['vielleicht ', ''],
  ['', '?'],
  ['', ' (?)'],
  ['', ' or so'],
  ['', ' - removed'],
  ['', ' (entfällt)'],
  ['', ' ❌'],
  ['old: ', ''],
  ['if points allow: ', ''],
  ['/* ', ' */'],
  ['<!-- ', ' -->'],
  ["don't take ", ''],
  ['', ', twice'],
  ['', ' (2x)'],
  ['2x ', ''],
  ['two of ', ''],
  ['zweimal ', ''],
] as const
