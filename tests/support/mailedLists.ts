// Lists in mails as programs and people write them, each with the readings that nobody could call wrong.
import {
  chanceOf,
  lineOf,
  pick,
  readingOf,
  textOf,
  writeList,
  type Chance,
  type WrittenList,
} from './writtenLists.ts'

interface Mailed {
  readonly text: string
  /** Each as `bareArmy` says it; none: it must be told. */
  readonly allowed: readonly string[]
}
type Mail = (chance: Chance, list: WrittenList, other: WrittenList) => Mailed

const only = ({ nation, units }: WrittenList): readonly string[] => [readingOf(nation, units)]

const farewell = (chance: Chance): string =>
  pick(chance, ['Cheers\nAnn', 'Kind regards,\nAnn Hill', 'Viele Grüße\nUwe', 'LG Uwe', '-- \nAnn'])

const original = (chance: Chance, { head, lines }: WrittenList): string => {
  const quoted = [head, ...lines].map((line) => `> ${line}`).join('\n')
  return pick(chance, [
    `On 1 May 2026, at 10:00, Tom Baker <tom@example.org> wrote:\n\n${quoted}`,
    `Am 01.05.2026 um 10:00 schrieb Tom Baker <tom@example.org>:\n${quoted}`,
    `-----Original Message-----\nFrom: Tom Baker <tom@example.org>\nSent: Friday, 1 May 2026 10:00\nTo: Ann\nSubject: list\n\n${textOf({ head, lines })}`,
    `Von: Tom Baker <tom@example.org>\nGesendet: Freitag, 1. Mai 2026 10:00\nAn: Uwe\nBetreff: Liste\n\n${textOf({ head, lines })}`,
  ])
}

const mails: Readonly<Record<string, Mail>> = {
  'with a farewell': (chance, list) => ({
    text: `Hi Tom,\n\nhere it is.\n\n${textOf(list)}\n\n${farewell(chance)}`,
    allowed: only(list),
  }),
  'with troops below its farewell': (chance, list, other) => {
    const [unit] = other.units
    if (unit === undefined) throw new Error('a list without battalions')
    const line = lineOf(chance, unit, 2, other.words)
    const put = pick(chance, [`PS: ${line}`, line, `P.S. forgot ${line}`, `PS: + 1 officer`])
    return { text: `${textOf(list)}\n\n${farewell(chance)}\n\n${put}`, allowed: [] }
  },
  'above the mail it answers': (chance, list, other) => ({
    text: `${textOf(list)}\n\n${farewell(chance)}\n\n${original(chance, other)}`,
    allowed: only(list),
  }),
  'with quoted battalions between its own': (chance, list, other) => {
    const [unit] = other.units
    if (unit === undefined) throw new Error('a list without battalions')
    const line = lineOf(chance, unit, 2, other.words)
    return { text: `${textOf(list)}\n> ${line}\n`, allowed: [] }
  },
}

export const mailNames = Object.keys(mails)

/** One list in one kind of mail. */
export function mailedList(seed: number, name: string): Mailed | null {
  const chance = chanceOf(seed)
  const list = writeList(chance)
  const other = writeList(chance)
  return mails[name]?.(chance, list, other) ?? null
}
