// English words of the shelf, of what is under way, and of the very first open.
import { counted } from '../counted.ts'

const count = counted('en')

export const shelf = {
  title: 'The games',
  sub: {
    armies: (n: number) => count(n, 'one army', (s) => `${s} armies`),
    notBegun: 'Not begun',
  },
  settings: 'Settings',
  storage: 'Storage and backup',
  newer: 'A game of a newer version of this app. It is kept; update the app to open it.',
  underWay: {
    strip: (turn: number) => (turn === 0 ? 'Battle: setting up' : `Battle: turn ${String(turn)}`),
    stripOf: (game: string, turn: number, counts: 'turns' | 'rounds' | 'cards') =>
      turn === 0
        ? `${game}: setting up`
        : `${game}: ${{ turns: 'turn', rounds: 'round', cards: 'turn' }[counts]} ${String(turn)}`,
    /** By the people of the army; `other` and two armies of one nation go by side. */
    toAct: {
      british: 'British to act',
      french: 'French to act',
      prussian: 'Prussians to act',
      austrian: 'Austrians to act',
      russian: 'Russians to act',
      spanish: 'Spanish to act',
      portuguese: 'Portuguese to act',
    },
    sideToAct: (side: '1' | '2') => `side ${side} to act`,
    bothToAct: 'both to act',
    goOn: 'Go on',
    many: (n: number) => count(n, 'one more waits', (s) => `${s} more wait`),
  },
  welcome: {
    presents: 'Aide-de-Camp presents',
    plan: 'A plan of battle: a French column comes on against a British line behind a hedge; a ruler between them says 8 inches',
    inches: '8 in',
    what: 'Whole battles with one phone. It asks, you move and roll, it counts.',
    battle: 'Play a first battle',
    battleHint: 'two armies ready, all explained',
    army: 'Build an army',
    armyHint: '200 points, checked as you go',
    scan: 'Scan or paste a list',
    scanHint: 'photo, QR code or text',
    more: 'Language, settings, restore a backup',
    promise: 'Works without a network. Nothing leaves this phone.',
  },
}
