// German words of the four figures before a seat.
import type { PinWords } from './pinEn.ts'

export const pinDe: PinWords = {
  pin: (name) => `Vier Ziffern: ${name}`,
  wrongPin: 'Das ist nicht die Zahl. Versuch es noch einmal.',
  forgotten: 'Vergessen',
  forgottenHint: 'Die Zahl ist auf diesem Handy vergessen. Alle sehen, dass danach gefragt wurde.',
  digits: (typed) => `${typed} von 4 Ziffern getippt`,
  back: 'Eine Ziffer zurück',
  set: 'Mit vier Ziffern schützen',
  setHint: 'Wer das Handy für diese Macht nimmt, tippt sie zuerst. Sie bleiben auf diesem Handy.',
  remove: 'Keine Ziffern mehr',
  saved: 'Die Ziffern sind gesetzt.',
  removed: 'Es wird nicht mehr nach Ziffern gefragt.',
}
