// Answers about pieces of a text that are asked for again and again.

/** The same function, with its latest answers kept, at most `most` of them; the answer must hang on the piece alone. */
export function remembered<Answer>(
  most: number,
  answer: (piece: string) => Answer,
): (piece: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>()
  return (piece) => {
    const before = known.get(piece)
    if (before !== undefined) return before.answer
    const found = answer(piece)
    if (known.size === most) known.clear()
    known.set(piece, { answer: found })
    return found
  }
}
