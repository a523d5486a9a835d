// English words of the rules: resolve, rout, rally, and winning.
import type { WordsOf } from '../../../telling/ruleWords.ts'

export const resolveRules: WordsOf<'RES' | 'ROUT' | 'RALLY' | 'WIN'> = {
  'RES-01': {
    title: 'Reasons for a test',
    text: 'At once: a lost round of combat; a charger hit by defensive fire. After the activations: casualties from shooting; a friend in sight ran, at any distance; the Supreme Commander was with it and fell.',
  },
  'RES-02': {
    title: 'The test',
    text: 'One die against its number: −1 at half losses, −1 if it just lost a round of combat, +2 if its officer lives.',
  },
  'RES-03': { title: 'Ensign', text: 'He, or the pair, allows one re-roll.' },
  'RES-04': {
    title: 'Once is enough',
    text: 'After the activations a battalion tests at most once, and not at all if it has tested this turn.',
  },
  'RES-05': {
    title: 'Who notes a reason',
    text: 'Only a battalion that is unbroken and on the table at that moment, engaged or not, and it tests only if it still is. After the tests all reasons lapse, except runs seen in the last phase. Attack and rally checks do not count as tests.',
  },
  'RES-06': {
    title: 'What is no reason',
    text: 'The death of the Supreme Commander shakes only the battalion he was with. Losses of a screen, and the two of a winner, are no reason.',
  },
  'ROUT-01': {
    title: 'Breaking',
    text: 'A failed test breaks the battalion. Broken by fire at its charge or in combat it runs at once; broken after the activations, or still broken, it runs in the last phase. One run a turn.',
  },
  'ROUT-02': {
    title: 'The run',
    text: 'Three dice in inches straight to its own edge. Reaching it, the battalion is lost for good.',
  },
  'ROUT-03': {
    title: 'Friends who see it',
    text: 'Only the first run after breaking shakes them. Runs of the last phase count for the tests of the next turn.',
  },
  'ROUT-04': {
    title: 'Seen or not',
    text: 'It is asked when the run happens, also of one that leads off the table. Ground and obstacles do not slow it, and it goes round the enemy. Removals and fall-backs are no runs.',
  },
  'ROUT-05': {
    title: 'Breaking in a fight',
    text: 'An engaged battalion that breaks after the activations ends its fight at once and runs in the last phase. Both sides of a fight may.',
  },
  'RALLY-01': {
    title: 'Rally',
    text: 'The activation of a broken battalion: a resolve check with its modifiers and the ensign. Passed, it halts, disordered, and must stand next turn, when it may reform. Failed or passed over, it runs in the last phase. Not in the turn in which it broke.',
  },
  'RALLY-02': {
    title: 'Charging a broken battalion',
    text: 'Contact removes it with its characters: no fire, no combat, no tests by friends. The charger stops there, free and in the order it has.',
  },
  'WIN-01': {
    title: 'Victory',
    text: 'After the last turn the side with more unbroken battalions on the table wins.',
  },
  'WIN-02': {
    title: 'Casualties decide',
    text: 'With equal numbers, or if neither side has lost a battalion, the side with fewer casualties among its unbroken battalions wins: Rankers and characters.',
  },
  'WIN-03': {
    title: 'Draw and early end',
    text: 'Still equal is a draw. The battle ends early when a side has no unbroken battalion at the end of a turn. Objectives that were agreed on may overrule this.',
  },
  'WIN-04': {
    title: 'When it is counted',
    text: 'At the end of a turn, after the runs. Lost is what is broken or gone by then. As soon as either side has lost one, plain numbers are compared, not shares.',
  },
  'WIN-05': {
    title: 'What counts as casualties',
    text: 'Rankers missing, the screen included, and characters lost, a pair as one, of battalions that are unbroken on the table. A Supreme Commander is never counted. If neither side has such a battalion, it is a draw.',
  },
}
