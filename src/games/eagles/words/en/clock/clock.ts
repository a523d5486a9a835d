// English words of the clock of a battle. Spoken, it knows whole minutes only.
import { counted } from '../../../../../words/counted.ts'

const count = counted('en')

export const clock = {
  title: 'Clock',
  left: (people: string, minutes: number) =>
    minutes >= 0
      ? `${people}: ${count(minutes, 'one minute left', (s) => `${s} minutes left`)}`
      : `${people}: ${count(-minutes, 'one minute over', (s) => `${s} minutes over`)}`,
  paused: 'Clock paused',
  open: (parts: readonly string[]) => `Clock. ${parts.join('. ')}`,
  pause: 'Pause the clock',
  goOn: 'Let the clock run',
  rests:
    'It runs for whoever must answer, also while the phone sleeps. It rests while both must answer, over a result of the other side, over log, rules and overrule, and when you leave the battle.',
  correct: 'Correct the time',
  minutes: (people: string) => `${people}, minutes left`,
  more: (label: string) => `More: ${label}`,
  fewer: (label: string) => `Less: ${label}`,
  remove: 'Play without the clock',
  pace: {
    early: 'It is too early to speak of pace.',
    good: (turns: number, minutes: number) =>
      `In good time: at this pace ${String(turns)} turns take ${String(minutes)} minutes.`,
    slow: (turns: number, minutes: number, have: number) =>
      `Slow: at this pace ${String(turns)} turns take ${String(minutes)} minutes, and you have ${String(have)}.`,
  },
}
