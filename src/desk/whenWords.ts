// Days and moments as the language writes them, on this device's clock.
import { isoMoment } from '@/games/eagles/rules/index.ts'
import { language } from '@/words/index.ts'

const locales = { en: 'en-GB', de: 'de-DE' } as const

export const dayWords = (day: string): string =>
  day === ''
    ? ''
    : new Intl.DateTimeFormat(locales[language.value], {
        dateStyle: 'long',
        timeZone: 'UTC',
      }).format(Date.parse(`${day}T12:00:00Z`))

export const momentWords = (moment: number): string =>
  new Intl.DateTimeFormat(locales[language.value], {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(moment)

/** A deadline as this device's clock has it; empty if there is none. */
export function deadlineWords(deadline: string): string {
  const moment = isoMoment(deadline)
  return moment === null ? '' : momentWords(moment)
}
