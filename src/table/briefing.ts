// Briefings: the news above a question, without what its player knows anyway and without heads that nothing came under.
import type { NewsWeight } from './presenter.ts'

export interface BriefingLine {
  readonly text: string
  readonly isHead: boolean
}

/** `say`: empty where another event tells it. The last head is left out, too: how far things are stands on top of the screen. */
export function briefingOf<E>(
  news: readonly E[],
  say: (event: E) => string,
  weigh: (event: E) => NewsWeight,
): readonly BriefingLine[] {
  const lines = news.flatMap((event): BriefingLine[] => {
    const weight = weigh(event)
    const text = weight === 'quiet' ? '' : say(event)
    return text === '' ? [] : [{ text, isHead: weight === 'head' }]
  })
  return lines.filter(({ isHead }, place) => !isHead || lines[place + 1]?.isHead === false)
}
