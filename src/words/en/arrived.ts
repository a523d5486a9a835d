// English words of lists that arrive from other apps.
import { counted } from '../counted.ts'

const count = counted('en')

export const arrived = {
  title: 'Lists that came in',
  nothing: 'Nothing has come in, or it was taken already.',
  several: (n: number) =>
    count(n, 'One list: for which event?', (s) => `${s} lists: for which event?`),
  newEvent: 'A new event',
  elsewhere: {
    game: 'This is the record of a game. The app shows it nowhere by itself: save it as a file and keep it.',
    sealed:
      'This is sealed for a campaign. Its player opens it under “By post”, its umpire at the desk of the campaign: save it as a file and open it there, or read the codes there.',
    newer:
      'This was made by a newer version of the app. Update the app, then open it again; save it as a file until then.',
  },
  save: 'Save as a file',
}
