// German words of battles that are past: the bin, and the history of armies.
import { counted } from '../../../../words/counted.ts'
import type { battlePast as english } from '../en/battlePast.ts'

const count = counted('de')

const bin: (typeof english)['bin'] = {
  title: 'Gelöschte Schlachten',
  explained: 'Schlachten bleiben 30 Tage hier.',
  empty: 'Der Papierkorb ist leer.',
  goesIn: (days) =>
    count(
      days,
      'Wird in einem Tag endgültig gelöscht',
      (s) => `Wird in ${s} Tagen endgültig gelöscht`,
    ),
  restore: 'Wiederherstellen',
  restored: 'Die Schlacht ist wieder da.',
  forGood: 'Endgültig löschen',
  confirm: (armies) =>
    `Die Schlacht ${armies} samt Verlauf endgültig löschen? Das ist nicht rückgängig zu machen.`,
}

const often = (n: number): string => (n === 2 ? 'zweimal' : count(n, 'einmal', (s) => `${s}-mal`))

const history: (typeof english)['history'] = {
  title: 'Chronik',
  empty: 'Noch ist keine Schlacht beendet. Was in der ersten geschieht, steht dann hier.',
  reading: (done, all) => `${String(done)} von ${String(all)} Schlachten gelesen …`,
  unreadable: (n) =>
    count(
      n,
      'Eine Schlacht ist nicht lesbar und zählt nicht.',
      (s) => `${s} Schlachten sind nicht lesbar und zählen nicht.`,
    ),
  battles: (n) => count(n, 'Eine Schlacht', (s) => `${s} Schlachten`),
  results: (won, drawn, lost) =>
    `${String(won)}\u00a0gewonnen, ${String(drawn)}\u00a0unentschieden, ${String(lost)}\u00a0verloren`,
  players: 'Spieler',
  armies: 'Armeen',
  led: 'Geführte Armeen',
  nobody: 'Ohne Namen',
  opponents: 'Gegen',
  against: (army, results) => `${army}: ${results}`,
  luck: 'Würfelglück',
  luckKinds: { hits: 'Treffer', checks: 'Bestandene Proben', fights: 'Augen im Gefecht' },
  luckLine: (rolled, expected, dice) => `${rolled}, erwartet ${expected} aus ${dice} Würfeln`,
  battalions: 'Bataillone',
  stood: 'nie gebrochen',
  broke: (n) => `${often(n)} gebrochen`,
  gone: (n) => `${often(n)} verloren`,
  losses: (n) => count(n, 'ein Verlust', (s) => `${s}\u00a0Verluste`),
  hits: (n) => count(n, 'ein Treffer', (s) => `${s}\u00a0Treffer`),
}

export const battlePast: typeof english = { bin, history }
