// The code of a battle for people: in two groups, and letter by letter for a voice.

const groupsOf = (code: string): readonly string[] => [code.slice(0, 5), code.slice(5)]

/** `7K2M9 QX4TD`; the space does not break. */
export const inGroups = (code: string): string => groupsOf(code).join('\u00A0')

/** `7 K 2 M 9, Q X 4 T D`: a voice pauses at the comma. */
export const spelledOut = (code: string): string =>
  groupsOf(code)
    .map((group) => Array.from(group).join(' '))
    .join(', ')
