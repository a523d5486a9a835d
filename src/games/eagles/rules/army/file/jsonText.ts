// Test whether a text is meant as a file of the app: people's own words may begin with a bracket, too.

/** An object with a key in quotation marks, or a list of them. */
const beginning =
  /^\uFEFF?\s{0,100}(?:\{\s{0,100}(?:"|\}\s*$)|\[\s{0,100}(?:\{|\[\s{0,20}[[{"]|\]\s*$|"))/

export const isJsonText = (text: string): boolean => beginning.test(text)

/** Word's own notation, pasted as it is. */
export const isRichText = (text: string): boolean => /^\s{0,10}\{\\rtf/.test(text)
