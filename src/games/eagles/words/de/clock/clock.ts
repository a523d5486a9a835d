// German words of the clock of a battle.
import type { clock as english } from '../../en/clock/clock.ts'
import { counted } from '../../../../../words/counted.ts'

const count = counted('de')

export const clock: typeof english = {
  title: 'Uhr',
  left: (people, minutes) =>
    minutes >= 0
      ? `${people}: ${count(minutes, 'noch eine Minute', (s) => `noch ${s} Minuten`)}`
      : `${people}: ${count(-minutes, 'eine Minute überzogen', (s) => `${s} Minuten überzogen`)}`,
  paused: 'Uhr angehalten',
  open: (parts) => `Uhr. ${parts.join('. ')}`,
  pause: 'Uhr anhalten',
  goOn: 'Uhr laufen lassen',
  rests:
    'Sie läuft für den, der antworten muss, auch während das Handy schläft. Sie ruht, solange beide antworten, ein Ergebnis der anderen Seite zu lesen ist, Verlauf, Regeln oder Berichtigen offen sind und wenn ihr die Schlacht verlasst.',
  correct: 'Zeit berichtigen',
  minutes: (people) => `${people}, Minuten übrig`,
  more: (label) => `Mehr: ${label}`,
  fewer: (label) => `Weniger: ${label}`,
  remove: 'Ohne Uhr weiterspielen',
  pace: {
    early: 'Für das Tempo ist es noch zu früh.',
    good: (turns, minutes) =>
      `Gut in der Zeit: Bei diesem Tempo dauern ${String(turns)} Züge ${String(minutes)} Minuten.`,
    slow: (turns, minutes, have) =>
      `Langsam: Bei diesem Tempo dauern ${String(turns)} Züge ${String(minutes)} Minuten, und ihr habt ${String(have)}.`,
  },
}
