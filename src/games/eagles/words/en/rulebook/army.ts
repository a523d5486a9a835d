// English words of the rules: army lists and what holds everywhere.
import type { WordsOf } from '../../../telling/ruleWords.ts'

export const armyRules: WordsOf<'ARMY' | 'GEN'> = {
  'ARMY-01': {
    title: 'Points limit',
    text: 'A list may cost up to the limit: 200 points, unless the event sets another whole number of at least 8. Spending less is legal; the rest is shown.',
  },
  'ARMY-02': {
    title: 'Sizes of battalions',
    text: 'A battalion has 16 to 48 Rankers, always a multiple of four.',
  },
  'ARMY-03': {
    title: 'Price of Rankers',
    text: 'Per figure: Green ½ point, Drilled 1, Veteran 1½, Guards 2.',
  },
  'ARMY-04': {
    title: 'Characters come on top',
    text: 'Drummers, sergeants, ensigns and officers are bought in addition to the Rankers. They never take the place of one.',
  },
  'ARMY-05': {
    title: 'Drummers',
    text: '2 points each, at most two in a battalion. In Light and rifle battalions he is a bugler or hornist.',
  },
  'ARMY-06': { title: 'Sergeants', text: '4 points each, at most two in a battalion.' },
  'ARMY-07': {
    title: 'Ensign',
    text: '6 points, at most one in a battalion. A British battalion may show two ensign figures for its two colours; the pair counts as one character in everything: one price, one re-roll, +1 in combat, lost together.',
  },
  'ARMY-08': { title: 'Officer', text: '10 points, at most one in a battalion.' },
  'ARMY-09': {
    title: 'Rifles',
    text: 'One point more per Ranker. Only a British Light battalion may have them, and then all its Rankers do.',
  },
  'ARMY-10': {
    title: 'Light battalion',
    text: 'At most one in an army of any nation. It must be Veteran and has at most 36 Rankers.',
  },
  'ARMY-11': {
    title: 'Supreme Commander',
    text: 'Every army has exactly one. He is mounted, costs nothing and belongs to no battalion.',
  },
  'ARMY-12': {
    title: 'No other caps',
    text: 'Nothing else limits how many battalions there are or how good they are, unless the event says so.',
  },
  'ARMY-13': {
    title: 'Totals are even',
    text: 'Every price is even, so every total is. An odd total on paper is a slip of the pen.',
  },
  'ARMY-14': {
    title: 'One nation',
    text: 'An army has one nation. What is said of the British holds for all battalions of a British army and for no others. Being Light costs nothing.',
  },
  'ARMY-15': { title: 'Not empty', text: 'An army has at least one battalion.' },
  'GEN-01': {
    title: 'Quality and activation number',
    text: 'From worst to best: Green needs 5, Drilled 4, Veteran 3, Guards 2. A check passes when the die with its modifiers reaches that number.',
  },
  'GEN-02': {
    title: 'No automatic faces',
    text: 'A natural 6 may fail and a natural 1 may pass, if the modifiers say so. A check with a certain result is rolled all the same; only the Supreme Commander spares a die.',
  },
  'GEN-03': {
    title: 'Rounding',
    text: 'Fractions stay exact until the end and are rounded once, a half upwards. Figures and dice of skirmishers always round up. Distances are never rounded: half of 5 in is 2½ in.',
  },
  'GEN-04': {
    title: 'Firing groups',
    text: 'One group for every four Rankers, a started four counts: 20 give 5, 17 give 5, 16 give 4. Characters are never counted.',
  },
  'GEN-05': {
    title: 'Line and column',
    text: 'A battalion stands in one or the other. A column is two groups wide; with fewer groups left, all of them are its front row.',
  },
  'GEN-06': {
    title: 'Marks of a battalion',
    text: 'Disordered, must stand, engaged, joined, broken, gone, activated, fired. None is set at the start. A new turn clears activated and fired. Breaking clears disordered, must stand, engaged and joined; disorder may otherwise stand beside any other mark.',
  },
  'GEN-07': {
    title: 'Must stand next turn',
    text: 'It binds for the whole following turn and ends with it. Contact by a charge lifts it at once.',
  },
  'GEN-08': {
    title: 'How far is far enough',
    text: '“Up to” begins at 0. A charge or run arrives when the roll is at least the distance. Exactly 4 in from the enemy, or 12 in from the centre line, is far enough. Runs, fall-backs and short charges always go all the way.',
  },
  'GEN-09': {
    title: 'The moment of the throw',
    text: 'Each die takes things as they are when it is thrown: quality, commander, characters, losses, marks. What comes later changes no die that lies. Whoever falls stops counting from the next die or total on.',
  },
  'GEN-10': {
    title: 'Re-rolls',
    text: 'A re-roll may be declined. The last face stands, for the risk to characters too. Drummer, officer and ensign help once per check of their kind, a sergeant once per turn.',
  },
}
