// English words of sharing and printing an army.
import { counted } from '../../../../../words/counted.ts'

const count = counted('en')

export const share = {
  title: 'Share',
  code: 'Code to scan',
  codeHint: 'The code is the list itself: it needs no network.',
  codeLabel: (name: string) => `Code of ${name}`,
  showLarge: 'Show it large',
  tooLong: 'This list is too long for a code that can be scanned. Send the file or the text.',
  link: 'Copy the link',
  linkCopied: 'The link is copied.',
  text: 'Copy the text',
  textLanguage: 'Language of the text',
  textLanguages: { en: 'English', de: 'Deutsch' },
  textCopied: 'The text is copied.',
  send: 'Send …',
  file: 'Save a file',
  fileSaved: 'The file is saved. It holds your notes too.',
  notCopied: 'Copying is not allowed here. Select the text and copy it yourself.',
  notes: 'Your notes stay with you: code, link and text leave them out. The file carries them.',
  fingerprint: 'Fingerprint',
  fingerprintHint: 'Two lists with the same fingerprint are the same list.',
}

export const print = {
  title: 'Print',
  page: 'The page as it prints',
  print: 'Print this page',
  summary: (nation: string, battalions: string, characters: string) =>
    `${nation}: ${battalions}, ${characters}, one Supreme Commander`,
  characters: (n: number) => count(n, 'one character', (s) => `${s} characters`),
  rankers: (n: number) => count(n, 'one Ranker', (s) => `${s} Rankers`),
  groups: (n: number) => count(n, 'one group', (s) => `${s} groups`),
  checksOn: 'checks on',
  disordered: 'disordered',
  mustStand: 'must stand',
  broken: 'broken',
  legend:
    'One box is one Ranker, four boxes one firing group. Cross them off from the right. At the thick bar half are lost: take the models off, −1 on attack and resolve.',
  legal: 'Checked: legal',
  illegal: 'Checked: not legal',
  player: 'Player',
  opponent: 'Opponent',
  shooting: 'Shooting',
  ranges: [
    ['Musket', 'to 6 in all', 'to 12 half', 'to 18 quarter'],
    ['Rifle', 'to 6 in all', 'to 18 half', 'to 24 quarter'],
    ['Defensive fire', '6 all', '3–5 half', '1–2 quarter'],
  ],
  modifiers:
    '+2 target in column, +2 British line not Green, +2 Guards, +2 British riflemen, −2 soft cover; half for hard cover, disorder, skirmishers. Defensive fire: −1 on each score.',
  resolve: 'Resolve',
  resolveSteps: [
    ['Officer alive', '+2'],
    ['Half lost', '−1'],
    ['Lost this combat', '−1'],
  ],
  resolveHint: 'An ensign allows one re-roll.',
  scan: 'Scan for this list',
}
