// Moments with their time zone: a deadline, the date of a mail. Without a zone the moment is unknown.

const leapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const lengthOf = (year: number, month: number): number =>
  month === 2 && leapYear(year) ? 29 : (daysInMonth[month - 1] ?? 0)

const dateShape = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const found = dateShape.exec(text)
  if (found === null) return false
  const [, year, month, day] = found.map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  return day >= 1 && day <= lengthOf(year, month)
}

/** Minutes east of Greenwich; null for what is no offset. Real ones lie between −12 and +14 hours. */
function offsetOf(zone: string): number | null {
  if (/^(?:z|gmt|utc?)$/i.test(zone)) return 0
  const found = /^([+-])(\d{2}):?(\d{2})$/.exec(zone)
  if (found === null) return null
  const minutes = Number(found[2]) * 60 + Number(found[3])
  if (Number(found[3]) > 59 || minutes > 14 * 60) return null
  return found[1] === '-' ? -minutes : minutes
}

interface Clock {
  readonly day: string
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly zone: string
}

/** Milliseconds since 1970; null if there is no such moment. */
function momentOf({ day, hour, minute, second, zone }: Clock): number | null {
  const offset = offsetOf(zone)
  if (!isDay(day) || hour > 23 || minute > 59 || second > 60 || offset === null) return null
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return Date.UTC(year, month - 1, date, hour, minute, second) - offset * 60_000
}

const isoShape = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?\s?(\S+)$/

/** `2026-05-01T20:00+02:00`; the offset is never left out. */
export function isoMoment(text: string): number | null {
  const found = isoShape.exec(text.trim())
  if (found === null) return null
  const [, day = '', hour, minute, second = '0', zone = ''] = found
  return momentOf({ day, hour: Number(hour), minute: Number(minute), second: Number(second), zone })
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const mailShape =
  /^(?:\w{2,4}\.?,\s*)?(\d{1,2})\s+([a-z]{3})\w*\s+(\d{4})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s+(\S+)/i

/** `Fri, 1 May 2026 20:15:00 +0200`, as mails have it. */
function mailMoment(text: string): number | null {
  const found = mailShape.exec(text.trim())
  if (found === null) return null
  const [, date = '', name = '', year = '', hour, minute, second = '0', zone = ''] = found
  const month = String(months.indexOf(name.toLowerCase()) + 1).padStart(2, '0')
  const day = `${year}-${month}-${date.padStart(2, '0')}`
  return momentOf({ day, hour: Number(hour), minute: Number(minute), second: Number(second), zone })
}

/** A moment as people and mail programs write it; null if it has no zone, or is none. */
export const readMoment = (text: string): number | null => isoMoment(text) ?? mailMoment(text)
