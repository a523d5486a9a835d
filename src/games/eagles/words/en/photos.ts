// English words of photographs taken at the table.

interface Room {
  readonly ofBattle: number
  readonly onPhone: number
}

/** `turn` 0: before the first. */
const of = (turn: number): string =>
  turn === 0 ? 'Photograph from the set-up' : `Photograph from turn ${String(turn)}`

export const photos = {
  title: 'Photographs',
  add: 'Add a photograph',
  working: 'The picture is made small …',
  of,
  open: (turn: number, note: string) => `${of(turn)}${note === '' ? '' : `: ${note}`}`,
  note: 'What it shows',
  done: 'Done',
  remove: 'Remove',
  removed: 'The photograph is gone.',
  unreadable: 'This picture cannot be read.',
  stays: (most: number) =>
    `Up to ${String(most)} a battle, made small. They stay on this phone; a backup takes them along only if you wish it (page “Storage”).`,
  troubles: {
    'no-picture': () => 'The browser cannot show this file. Choose a JPEG or PNG picture.',
    'battle-full': ({ ofBattle }: Room) =>
      `This battle has its ${String(ofBattle)} photographs. Remove one first.`,
    'phone-full': ({ onPhone }: Room) =>
      `${String(onPhone)} photographs are on this phone, and more are not kept. Remove some of older battles first.`,
  },
}
