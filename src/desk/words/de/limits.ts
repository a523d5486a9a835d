// German words of an event's limits in short.
import { counted } from '../../../words/counted.ts'
import type { limits as english } from '../en/limits.ts'
import { listWith } from '../../../words/lists.ts'

const count = counted('de')
const list = listWith('und')

export const limits: typeof english = {
  points: (points, isExact) => (isExact ? `genau ${points} Punkte` : `${points} Punkte`),
  onlyNations: (names) => `nur ${list(names)}`,
  withoutNations: (names) => `ohne ${list(names)}`,
  most: {
    mostBattalions: (n) => count(n, 'höchstens ein Bataillon', (s) => `höchstens ${s} Bataillone`),
    mostGuards: (n) => (n === 0 ? 'ohne Garde' : `Garde höchstens ${n}`),
    mostGreen: (n) => (n === 0 ? 'ohne Rekruten' : `Rekruten höchstens ${n}`),
  },
  noLight: 'ohne Leichte',
  deadline: (when) => `Listen bis ${when}`,
  ourDefaults: 'unsere Vorgaben',
  changedRules: (n) => count(n, 'eine Hausregel', (s) => `${s} Hausregeln`),
}
