// German words of the bin.
import { counted } from '../../../../../words/counted.ts'
import type { bin as english } from '../../en/lists/bin.ts'

const count = counted('de')

export const bin: typeof english = {
  title: 'Papierkorb',
  explained: 'Armeen bleiben hier 30 Tage.',
  empty: 'Der Papierkorb ist leer.',
  goesIn: (days) =>
    count(
      days,
      'Verschwindet in einem Tag endgültig.',
      (s) => `Verschwindet in ${s} Tagen endgültig.`,
    ),
  restore: 'Zurückholen',
  restored: (name) => `${name} steht wieder auf der Liste.`,
  deleteForGood: 'Endgültig löschen',
  confirm: (name) => `${name} endgültig löschen? Das lässt sich nicht rückgängig machen.`,
}
