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

/** A book in one language; `lost` is said of a rule where ours stands in. */
export interface RulebookWords<Rule extends string, Chapter extends string> {
  readonly page: BookWords & { readonly lost?: string }
  readonly chapters: Readonly<Record<Chapter, string>>
  readonly rules: Readonly<Record<Rule, string>>
}

/** What a game says of its rules beside their words. */
export interface RuleMarks<Rule extends string, Chapter extends string> {
  readonly rulesIn: (chapter: Chapter) => readonly Rule[]
  readonly isRuling: (id: Rule) => boolean
  /** Left out: its source is whole. */
  readonly isLost?: (id: Rule) => boolean
  /** The questions of the house rules that change it. */
  readonly asksOf: (id: Rule) => readonly string[]
}

export function ruleFrom<Rule extends string, Chapter extends string>(
  { page, rules }: RulebookWords<Rule, Chapter>,
  { isRuling, isLost, asksOf }: Omit<RuleMarks<Rule, Chapter>, 'rulesIn'>,
  id: Rule,
): BookRule {
  return {
    id,
    text: rules[id],
    lost: isLost?.(id) === true ? (page.lost ?? null) : null,
    notes: [
      ...(isRuling(id) ? [page.ruling] : []),
      ...asksOf(id).map((ask) => `${page.houseRule}: ${ask}`),
    ],
  }
}

export const partFrom = <Rule extends string, Chapter extends string>(
  words: RulebookWords<Rule, Chapter>,
  marks: RuleMarks<Rule, Chapter>,
  title: string | null,
  chapters: readonly Chapter[],
): BookPart => ({
  title,
  chapters: chapters.map((chapter) => ({
    title: words.chapters[chapter],
    rules: marks.rulesIn(chapter).map((id) => ruleFrom(words, marks, id)),
  })),
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
