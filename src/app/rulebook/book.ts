// A rulebook as it is drawn: rules under their ids, in chapters, perhaps in parts.

export interface BookRule {
  readonly id: string
  readonly text: string
  /** What its source has lost, where ours stands in. */
  readonly lost: string | null
  /** Whether it is a ruling, and the house rules that change it. */
  readonly notes: readonly string[]
}

interface BookChapter {
  readonly title: string
  readonly rules: readonly BookRule[]
}

export interface BookPart {
  /** Null: the book has no parts. */
  readonly title: string | null
  readonly chapters: readonly BookChapter[]
}

export interface BookWords {
  readonly title: string
  readonly lead: string
  readonly search: string
  readonly clear: string
  readonly none: string
  readonly ruling: string
  readonly houseRule: string
}

/** `asks`: the questions of the house rules that change it. */
export const bookRule = (
  { ruling, houseRule }: Pick<BookWords, 'ruling' | 'houseRule'>,
  {
    isRuling,
    asks,
    ...rule
  }: Omit<BookRule, 'notes'> & { readonly isRuling: boolean; readonly asks: readonly string[] },
): BookRule => ({
  ...rule,
  notes: [...(isRuling ? [ruling] : []), ...asks.map((ask) => `${houseRule}: ${ask}`)],
})

const says = ({ id, text }: BookRule, wanted: string): boolean =>
  `${id} ${text}`.toLowerCase().includes(wanted)

/** The parts and chapters that have a rule with these words, or with this id. */
export const found = (parts: readonly BookPart[], search: string): readonly BookPart[] => {
  const wanted = search.trim().toLowerCase()
  return parts
    .map(({ title, chapters }) => ({
      title,
      chapters: chapters
        .map((chapter) => ({
          title: chapter.title,
          rules: chapter.rules.filter((rule) => says(rule, wanted)),
        }))
        .filter(({ rules }) => rules.length > 0),
    }))
    .filter(({ chapters }) => chapters.length > 0)
}
