// Several things in a row, as English and German say them: without Intl.ListFormat, whose first use is dear
// (docs/decisions/0004), in the middle of a question.

/** "a", "a and b", "a, b and c": `word` comes before the last. */
export const listWith =
  (word: string) =>
  (things: readonly string[]): string =>
    things.length < 2
      ? things.join('')
      : `${things.slice(0, -1).join(', ')} ${word} ${String(things.at(-1))}`
