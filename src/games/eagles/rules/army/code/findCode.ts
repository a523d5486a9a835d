// A code in foreign text: behind a link of the app, or alone.

const linkMark = '#/add/'

/** Alone, a code is at least this long: shorter texts are words or numbers. */
const fewestAlone = 10

const signs = /^[\w-]*/
const onlySigns = /^\d[\w-]+$/

const behind = (text: string, mark: number, link = linkMark): string =>
  signs.exec(text.slice(mark + link.length))?.[0] ?? ''

/** The code behind the mark of a link, blanks or not; null if the text holds no such link. */
export function codeBehind(text: string, link: string): string | null {
  const bare = text.replace(/\s+/g, '')
  const mark = bare.indexOf(link)
  return mark < 0 ? null : behind(bare, mark, link)
}

/** A program breaks a code into lines; words with blanks between them are a list. */
const unbroken = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join('')

/**
 * The code of a text that is a link of the app, or a code, and nothing else. Line ends that a mail program
 * put into it do not count, nor do blanks in a link. Null if the text is anything else.
 */
export function findCode(text: string): string | null {
  const alone = unbroken(text)
  const bare = alone.replace(/\s+/g, '')
  const mark = bare.indexOf(linkMark)
  if (mark < 0) return alone.length >= fewestAlone && onlySigns.test(alone) ? alone : null
  const code = behind(bare, mark)
  const isLink = mark === 0 || /^https?:/.test(bare)
  return isLink && mark + linkMark.length + code.length === bare.length ? code : null
}

/** The code of the first link in a text that says other things too; null if there is none. */
export function codeInText(text: string): string | null {
  const mark = text.indexOf(linkMark)
  return mark < 0 ? null : behind(text, mark)
}
