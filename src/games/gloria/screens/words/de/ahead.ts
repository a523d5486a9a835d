// German words of plans that players at other phones send ahead.
import { postDe } from '@/games/campaign/screens/words/postDe.ts'
import { counted } from '@/words/counted.ts'
import type { ScreenWords } from '../en/index.ts'

const count = counted('de')

export const aheadDe: ScreenWords['ahead'] = {
  post: {
    ...postDe,
    seal: {
      ...postDe.seal,
      view: 'Das ist eine Ansicht für einen Spieler, kein Plan. Der Spieler öffnet sie und schickt einen Plan zurück.',
    },
    title: 'Spiel per Post',
    hint: 'Wer woanders spielt, bekommt einmal seine Platzkarte. Schick ihm eine Ansicht; sein Plan kommt versiegelt zurück und wird gespielt, wenn er am Zug ist. Die Schlüssel liegen nur auf diesem Handy.',
    takeIn: 'Einen Plan annehmen',
    takenInMany: (n) => `${n} Pläne sind da.`,
    cardHint:
      'Lies sie vom Handy mit dem Feldzug ab oder füg ein, was du bekommen hast. Sie bleibt auf diesem Handy: Zeig sie niemandem.',
    viewHint: 'Sie kommt vom Handy mit dem Feldzug: als Datei oder als Codes auf dem Bildschirm.',
    entry: 'Woanders: den Zug am eigenen Handy planen',
  },
  tool: 'Pläne per Post',
  toolHint: 'Für Spieler woanders: Platzkarten, Ansichten, Pläne für ihre Züge',
  umpireOnly: 'Die Pläne verwahrt die Spielleitung. Gib ihr das Handy.',
  nobody: 'In diesem Feldzug spielt niemand woanders.',
  layDown: 'Gerade hat jemand das Handy in der Hand. Leg es erst hin, dann mach die Ansicht.',
  inFog: 'Im Nebel kann nur die Spielleitung eine Ansicht machen.',
  over: 'Dieser Spieler hat keinen Zug mehr.',
  waits: (round, lines) =>
    count(
      lines,
      `Plan für Runde ${round}: 1 Zeile wartet.`,
      (s) => `Plan für Runde ${round}: ${s} Zeilen warten.`,
    ),
  played: (round) => `Der Plan für Runde ${round} ist gespielt.`,
  takenIn: (king, round) => `Der Plan für Runde ${round} ist da: ${king}.`,
  forSeat:
    'Diesen Plan hat ein anderer Platz versiegelt. Lass ihn mit der richtigen Platzkarte neu schreiben.',
  forRound: (given, wanted) =>
    `Dieser Plan ist für Runde ${given}; der nächste Zug dieses Spielers ist in Runde ${wanted}. Schick eine Ansicht von jetzt.`,
  forRules:
    'Diesen Plan hat eine andere Fassung der App geschrieben. Bring beide Handys auf den neuesten Stand und schick dann eine Ansicht von jetzt.',
  unread: 'Dieser Plan ist nicht zu lesen. Lass ihn noch einmal schicken.',
  again:
    'Dieser Plan oder ein neuerer ist für diese Runde schon da. Für einen anderen Plan schick eine Ansicht von jetzt.',
  notTaken: 'Er wurde nicht angenommen, nichts ist geändert.',
  leftOut: (king, lines) =>
    count(lines, `Plan, ${king}: 1 Zeile fiel weg`, (s) => `Plan, ${king}: ${s} Zeilen fielen weg`),
  yours: (lines) =>
    count(
      lines,
      'Eine Zeile deines letzten Plans ging nicht',
      (s) => `${s} Zeilen deines letzten Plans gingen nicht`,
    ),
  why: (line, reason, rule) =>
    rule === null ? `${line}: ${reason}` : `${line}: ${reason} (${rule.replace('GM-', '')})`,
  reasons: {
    notAsked: 'Danach wurde in diesem Zug nicht gefragt.',
    noUnit: 'Die Einheit, um die es geht, kam nicht zustande.',
    played: 'Das wurde am Tisch schon gekauft.',
    changed: 'Das geht nicht mehr.',
  },
  line: (step, what) => `${step}: ${what}`,
  about: (what, option) => `${what}, ${option}`,
  closes: 'nichts weiter',
  forTurn: (round) => `Dein Zug in Runde ${round}`,
  hint: 'Schreib auf, was du vorhast. Wenn du am Zug bist, wird es in dieser Reihenfolge versucht; was dann nicht geht, fällt weg, und du erfährst, warum. Was Würfel und Schlachten bringen, wird gefragt, wenn es so weit ist. Neue Einheiten heißen hier U9001, U9002 …',
  lines: 'Dein Plan',
  drop: 'Letzte Zeile zurücknehmen',
  whole: 'Der Plan reicht bis ans Ende deines Zuges.',
  saved: 'Der versiegelte Plan ist gesichert. Schick die Datei an das Handy mit dem Feldzug.',
  told: (lines) => count(lines, 'Was geschah: 1 Zeile', (s) => `Was geschah: ${s} Zeilen`),
  nothing: 'Du hast keinen Zug mehr zu planen.',
  give: (king) => `${king} spielt woanders`,
  away: () => 'Frag nach, wie dort entschieden wird, und antworte hier.',
  take: (king) => `Antworten für: ${king}`,
}
