// English words of the rules: setting up, the turn, initiative and activation.
import type { WordsOf } from '../../../telling/ruleWords.ts'

export const turnRules: WordsOf<'SET' | 'SEQ' | 'INIT' | 'ACT'> = {
  'SET-01': {
    title: 'The table',
    text: '72 × 48 in (6 × 4 ft, 180 × 120 cm) or 48 × 48 in. One inch is 2.5 cm.',
  },
  'SET-02': {
    title: 'Terrain',
    text: 'Agree on it before play. Usual: a wood is difficult ground and soft cover, a hedge an obstacle and soft cover, a wall an obstacle and hard cover, a building hard cover, a marsh difficult ground, a hill a slope.',
  },
  'SET-03': {
    title: 'Choice of side',
    text: 'Each side rolls one die; the higher picks its side of the table. Equal dice are rolled again.',
  },
  'SET-04': {
    title: 'Deployment area',
    text: 'Nobody is placed within 12 in of the centre line, which runs midway between the two sides’ table edges.',
  },
  'SET-05': {
    title: 'Placing battalions',
    text: 'Whoever won the roll says who places first. Then each side places one in turn; who has more places the rest. Formation, facing and the number of skirmishers are settled on placing.',
  },
  'SET-06': {
    title: 'Placing commanders',
    text: 'The Supreme Commanders come last, in the same order, each on his own.',
  },
  'SEQ-01': {
    title: 'The turn',
    text: 'Initiative; activations by turns; resolve tests; compulsory runs. A battle has eight turns.',
  },
  'INIT-01': {
    title: 'Initiative',
    text: 'Each turn both sides roll a die and add one for every living officer on the table, those of broken battalions too, and one if the Supreme Commander lives.',
  },
  'INIT-02': { title: 'Equal scores', text: 'Both roll again.' },
  'INIT-03': {
    title: 'Who begins',
    text: 'The winner says which side activates first. Then the sides alternate; when one has nothing left, the other goes on alone.',
  },
  'INIT-04': {
    title: 'No skipping',
    text: 'As long as a side has a battalion on the table that was not activated, it must take one when its turn comes; passing with it will do. If everybody passes, the resolve tests and runs still follow.',
  },
  'ACT-01': {
    title: 'One activation a turn',
    text: 'Each battalion is activated once a turn, for one thing that is named before any die: manoeuvre, shoot, attack, fight on, rally or pass.',
  },
  'ACT-02': {
    title: 'A failed check',
    text: 'Checks use the effective quality. If one fails, nothing happens and the battalion has been activated.',
  },
  'ACT-03': {
    title: 'Passing',
    text: 'It takes no die and uses up the activation. The battalion may still answer an attack, with fire too.',
  },
  'ACT-04': {
    title: 'Shooting needs no check',
    text: 'A battalion that shoots rolls nothing beforehand: the dice of its groups are the checks.',
  },
  'ACT-05': {
    title: 'A fight activates both',
    text: 'A round of combat, the first or a later one, is the activation of both fighters. A charge that falls short, is stopped by fire or meets a broken battalion activates only the charger. Whoever has acted can still be charged, after its fight is over even again in the same turn.',
  },
  'ACT-06': {
    title: 'What each state allows',
    text: 'In order or disordered: anything. Must stand: reform, if disordered, or pass. Engaged: fight on, without a check. Joined: pass. Broken: rally or pass.',
  },
  'ACT-07': {
    title: 'Effective quality',
    text: 'While the Supreme Commander is dead, or with another battalion, a battalion counts one level lower, never two. Green stays Green and takes −1 on every roll against its number. Bonuses that belong to a quality go by the effective one. It changes the moment he joins, leaves or falls.',
  },
}
