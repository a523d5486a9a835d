// A line of nothing but the marks for "as above", in any kind of quotation marks.

const marks = /^[\s|–—-]*(?:(?:["'″‴〃“”„‟’‘‚´]|<<|>>)[\s|–—-]*)+$/
/** ",, ,,"; commas by themselves are the empty cells of a sheet. */
const commas = /^\s*,,(?:\s+,,)+\s*$/

/** Whether a line without words repeats what stands above it. */
export const isDitto = (line: string): boolean => marks.test(line) || commas.test(line)
