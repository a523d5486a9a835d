// German words of photographs taken at the table.
import type { photos as english } from '../en/photos.ts'

const of = (turn: number): string =>
  turn === 0 ? 'Foto vom Aufbau' : `Foto aus Zug ${String(turn)}`

export const photos: typeof english = {
  title: 'Fotos',
  add: 'Foto hinzufügen',
  working: 'Das Bild wird verkleinert …',
  of,
  open: (turn, note) => `${of(turn)}${note === '' ? '' : `: ${note}`}`,
  note: 'Was es zeigt',
  done: 'Fertig',
  remove: 'Entfernen',
  removed: 'Das Foto ist weg.',
  unreadable: 'Dieses Bild lässt sich nicht lesen.',
  stays: (most) =>
    `Bis zu ${String(most)} je Schlacht, verkleinert. Sie bleiben auf diesem Handy; in die Sicherung kommen sie nur, wenn du es willst (Seite „Speicher“).`,
  troubles: {
    'no-picture': () =>
      'Der Browser kann diese Datei nicht zeigen. Wähle ein Bild als JPEG oder PNG.',
    'battle-full': ({ ofBattle }) =>
      `Diese Schlacht hat ihre ${String(ofBattle)} Fotos. Entferne erst eines.`,
    'phone-full': ({ onPhone }) =>
      `Auf diesem Handy liegen ${String(onPhone)} Fotos, mehr werden nicht behalten. Entferne erst welche aus älteren Schlachten.`,
  },
}
