// A share code in foreign text: behind a link of the app, or alone.

const linkMark = '#/add/'

/** Alone, a code is at least this long: shorter texts are words or numbers. */
const fewestAlone = 10

const isSign = (code: number): boolean =>
  (code >= 48 && code <= 57) ||
  (code >= 65 && code <= 90) ||
  (code >= 97 && code <= 122) ||
  code === 45 ||
  code === 95

function signsFrom(text: string, start: number): string {
  let end = start
  while (end < text.length && isSign(text.charCodeAt(end))) end += 1
  return text.slice(start, end)
}

/** The code in a text that is a link of the app or a code and nothing else; null if there is none. */
export function findCode(text: string): string | null {
  const mark = text.indexOf(linkMark)
  if (mark >= 0) return signsFrom(text, mark + linkMark.length)
  const alone = text.trim()
  const isCode =
    alone.length >= fewestAlone && alone.startsWith('1') && signsFrom(alone, 0) === alone
  return isCode ? alone : null
}
