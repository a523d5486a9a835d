// Text as it is searched: without case, accents and typographer's signs, so that "veteran" finds "VÉTÉRAN".

export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^\p{L}\p{N}+−]+/gu, ' ')
    .trim()

/** A text folded for `beginsWords`. */
export const haystack = (text: string): string => ` ${folded(text)}`

/** Whether every word of a folded search begins a word of the haystack. */
export const beginsWords = (hay: string, search: string): boolean =>
  search.split(' ').every((word) => word === '' || hay.includes(` ${word}`))

/** Whether every word of the search begins a word of the text. Both are folded here. */
export const matches = (text: string, search: string): boolean =>
  beginsWords(haystack(text), folded(search))
