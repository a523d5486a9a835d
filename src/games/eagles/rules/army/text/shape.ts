// A letter for each token of a line, so that the grammar of labels and bodies can be written as patterns.
import { dangerSigns } from './words.ts'
import { written, type Kind, type Token } from './tokens.ts'

const letters: Partial<Record<Kind, string>> = {
  ordinal: 'o',
  regiment: 'w',
  nth: '#',
  times: '*',
  quoted: 'q',
  and: 'a',
  article: 'u',
  quality: 'Q',
  character: 'C',
  nation: 'N',
  light: 'L',
  rifles: 'R',
  rankers: 'K',
  army: 'y',
  under: 'v',
  exact: 'E',
  left: '<',
  limit: 'G',
  apart: 'd',
  chars: 'c',
  points: 'p',
  total: 't',
  each: 'e',
  none: '0',
  all: 'A',
  pair: '2',
}

const romans = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ')

/** Of a number, an ordinal, a Roman number; 0: it is none. */
export const valueOf = (text: string, token: Token | undefined): number =>
  token?.kind === 'word' ? romans.indexOf(written(text, token)) + 1 : (token?.value ?? 0)

/** Decoration, if it is no danger. */
const isPicture = (sign: string): boolean =>
  /^(?:\p{Extended_Pictographic}|!)$/u.test(sign) && !dangerSigns.test(sign)

const signs = '.,;:/()[]&+-|=·@…'

/**
 * n a number, m one in words, h one with a half, r a Roman one; b and B a battalion and battalions; l a letter, x another word;
 * a sign itself; ! what is in no list.
 */
function letterOf(text: string, token: Token): string {
  const { kind, word } = token
  if (kind === 'number') {
    if (!Number.isInteger(token.value)) return 'h'
    return token.isWorded === true ? 'm' : 'n'
  }
  if (kind === 'word') return valueOf(text, token) > 0 ? 'r' : word.length === 1 ? 'l' : 'x'
  if (kind === 'battalion')
    return /s$|^bataillonen?$/.test(word) && word !== 'bataillons' ? 'B' : 'b'
  if (kind === 'sign')
    return word === '–' || word === '—'
      ? '-'
      : signs.includes(word)
        ? word
        : isPicture(word)
          ? '~'
          : '!'
  return letters[kind] ?? '!'
}

export const shapeOf = (text: string, tokens: readonly Token[]): string =>
  tokens.map((token) => letterOf(text, token)).join('')
