// German words of the first game that explains itself: three rounds, four kings.
import type { ScreenWords } from '../en/index.ts'

export const guideDe: ScreenWords['guide'] = {
  title: 'Ein Hinweis',
  leave: 'Keine Hinweise mehr',
  first: {
    spend:
      'Deine Stadt hat 50 gebracht, und alles kostet 50. Was du behältst, verfällt, also kauf: Eine Artilleriebrigade neben deiner Armee kann allein belagern. Diesen Schritt siehst nur du.',
    agents: 'Agenten gibt es erst in den größeren Regeln. Hier ist nichts zu tun.',
    move: 'Jeder Verband handelt einmal: Er zieht, greift an oder belagert später. Tippe eine Truppe an, dann ein Ziel. Lass jemanden zu Hause: Eine leere Festung gehört dem, der hineingeht, und eine mit einer Armee darin kann nicht einmal belagert werden.',
    attrition:
      'Wer gezogen ist, würfelt. Mit der Zahl des Gebiets oder weniger leidet er: Aus einer Armee werden zwei Brigaden, eine Brigade gehört niemandem mehr. Der Tross würfelt nie.',
    siege:
      'Nur wer neben einer Festung steht, in diesem Zug nicht gezogen ist und eine Armee oder Artillerie hat, darf sie belagern. Also: jetzt hingehen, nächste Runde belagern.',
  },
  second: {
    spend:
      'Aus zwei Brigaden in einer Festung wird für 50 eine Armee. Brigaden, die niemandem gehören, lassen sich überall anwerben: zwei auf einmal, sogar als Armee, für dieselben 50.',
    move: 'Wer in dieser Runde belagern soll, darf nicht ziehen. Die sechs Festungen ohne König halten je zwei Brigaden, die niemandem gehören: Man kann sie belagern, nicht betreten. Lollapalooza und Labanza sind offen und leer.',
  },
  last: {
    spend:
      'Die letzte Runde. Es siegt, wer die meisten heilen Städte hat, dann Armeen, dann Brigaden: Bilde Armeen.',
    move: 'Die letzte Runde. Eine leere Stadt gehört dir, sobald du hineingehst.',
  },
  siege:
    'Neben jeder Belagerung stehen die Aussichten: des nächsten Würfels und der ganzen Belagerung. Fällt der Würfel gegen dich, leidet einer deiner Verbände.',
  battle:
    'Eine Schlacht hält alles auf, bis ihr Ergebnis da ist: Fechtet sie auf dem Tisch aus, tragt sie ein oder lasst die Würfel entscheiden. Sieger und Verlierer leiden beide, wenn sie nichts verschont.',
}
