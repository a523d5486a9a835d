// English words of the first game that teaches in play: one hint for every step.
export const guideEn = {
  guide: {
    begin: 'A first game with hints',
    lessons: 'Lessons and puzzles',
    title: 'First game',
    leave: 'No more hints',
    card: {
      1: 'Every turn both lock a card in secret. Try Recruit: it puts a second army into your home. A card that was played lies on your pile until you score, so you cannot play it again at once.',
      2: 'You hold your home; the country in the middle belongs to whoever stands in it alone. Move an army there, or play Score: it earns a point and the worth of all you hold, and brings all cards back.',
    },
    reveal:
      'Both cards are turned up together. Then the six steps are done in order: move, recruit, fortify, attack, strength, score.',
    interlude: {
      2: 'Read down the six steps: what happened in each stands there. Scoring comes last, so an army that walks in before can spoil a score.',
      3: 'Whoever has 18 points at the end of a turn wins. From here on you know all you need; the rules stand behind “Why?” at the foot.',
    },
    step: 'Sometimes a card leaves you a choice. Nothing is hidden here: decide with both cards on the table.',
    initiative:
      'If both play a move, or both an attack, whoever has the initiative says who goes first, and then it passes to the other.',
  },
  tools: {
    why: 'Why? The rules of this question',
    whyHint: 'What lies behind it, with the number of each rule.',
    correct: 'Correct a figure',
    correctHint: 'If the table and the screen do not agree. The log keeps it.',
    lead: 'Set the figures as they are on the table. Nothing else changes.',
    vp: (side: string) => `Points of ${side}`,
    strength: (side: string) => `Strength of ${side}`,
    die: (country: string) => `Worth of ${country}`,
    armies: (side: string) => `Armies of ${side}`,
    army: (side: string, n: number) => `${side}: army ${String(n)}`,
    inStock: 'In the stock',
    pile: (side: string) => `On the pile of ${side}`,
    pilesLocked: 'Piles cannot be corrected while a card is locked or lies open.',
    initiative: 'Who has the initiative',
    reason: 'Why is it corrected?',
    noReason: 'Say why: the log keeps it.',
    reasons: ['Wrong tap', 'Forgotten rule', 'Agreed'],
    none: 'Nothing is changed yet.',
    do: 'Correct',
    done: 'It is corrected.',
    impossible: (field: string) => `There is no such position: ${field}.`,
    less: (label: string) => `Less: ${label}`,
    more: (label: string) => `More: ${label}`,
  },
  tabs: { play: 'Play', results: 'Results', rules: 'Rules' },
}
