// Text as it is searched: without case, accents and typographer's signs, so that "veteran" finds "VÉTÉRAN".

export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^\p{L}\p{N}+−]+/gu, ' ')
    .trim()

/** Whether every word of the search begins a word of the text. Both are folded here. */
export function matches(text: string, search: string): boolean {
  const hay = ` ${folded(text)}`
  return folded(search)
    .split(' ')
    .every((word) => word === '' || hay.includes(` ${word}`))
}
