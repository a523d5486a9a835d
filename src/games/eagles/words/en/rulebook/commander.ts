// English words of the rules: the Supreme Commander, skirmishers and Light troops.
import type { WordsOf } from '../../../telling/ruleWords.ts'

export const commanderRules: WordsOf<'SC' | 'SKIRM' | 'LIGHT'> = {
  'SC-01': {
    title: 'On his own',
    text: 'A separate Supreme Commander cannot be killed and changes no die. An enemy who touches him does him no harm: he is put beside the nearest friend.',
  },
  'SC-02': {
    title: 'His move',
    text: 'Once a turn he moves freely, up to four dice in inches, between two activations of either side. He joins a battalion by touching it and leaves it with the move of a later turn.',
  },
  'SC-03': {
    title: 'What his battalion gains',
    text: 'It passes manoeuvre, reform, attack and rally checks without a die, scores +1 on each shooting die, +3 in combat, cannot fail a resolve test, and loses nothing to rough ground, slopes and obstacles. The list of moves on difficult ground and disorder still hold; dice to hit, for the range of defensive fire, for combat and distance are still thrown.',
  },
  'SC-04': {
    title: 'What the others lose',
    text: 'While he is with one battalion, all others of his side drop by one level.',
  },
  'SC-05': {
    title: 'His death',
    text: 'With a battalion he can fall to fire or in combat. He is not replaced, and his whole side stays one level lower.',
  },
  'SC-06': {
    title: 'In combat',
    text: 'His +3 comes on top of the officer’s; he is not one of the other characters as well.',
  },
  'SC-07': {
    title: 'When he may move',
    text: 'Before the first activation, between two, or after the last one; never within one. He may join or leave a friend in any state. Joining ends his move; from then on he goes where the battalion goes. If both commanders want the same moment, the side that activates next goes first, at the end the side with the initiative.',
  },
  'SC-08': {
    title: 'When his battalion runs',
    text: 'If it runs or is gone, he stays behind on his own. A broken battalion that he joins rallies without a die on its activation, still disordered and bound to stand.',
  },
  'SC-09': {
    title: 'Tests beside him',
    text: 'A test that he makes safe takes no die and counts as taken. When he falls, his help ends before the next die: the test after the same volley or round is taken without him, one level lower.',
  },
  'SKIRM-01': {
    title: 'How many go out',
    text: 'Any battalion may send up to a fifth of its Rankers out as a screen, rounded up: 16 or 20 send 4, 24 send 5, 28 send 6, 32 send 7, 36 or 40 send 8, 44 send 9, 48 send 10. It is settled on deployment, and nobody is called back.',
  },
  'SKIRM-02': {
    title: 'Their groups',
    text: 'Two figures make a group, a single one too; 6 or 5 figures give 3 dice. The parent counts only the Rankers left in close order.',
  },
  'SKIRM-03': {
    title: 'Tied to the parent',
    text: 'The screen acts with its parent, moves as it does and stays within 4 in. The two fire separate volleys, the parent never through its own screen; sergeants serve both.',
  },
  'SKIRM-04': {
    title: 'A shield',
    text: 'Enemies must shoot at a screen that shields its parent. Its losses are Rankers of the parent for half losses and the tie-break, but never cause a test.',
  },
  'SKIRM-05': {
    title: 'When it is charged',
    text: 'Contacted by a charge the screen is removed and the charge goes on; the parent’s defensive fire is free then. Any screen in the way goes as soon as the roll reaches it. Its figures are lost.',
  },
  'SKIRM-06': {
    title: 'Its own shooting',
    text: 'A screen has no formation and is never disordered. It fires with the parent’s effective quality and the commander’s +1; of the modifiers only riflemen and those of the target hold. As a target it is skirmishers, never a column.',
  },
  'SKIRM-07': {
    title: 'When it fires',
    text: 'Only in its parent’s shooting, first, and settled before the parent names a target; either may hold its fire. It gives no defensive fire and no groups in combat. Fire at a charger hits its close order, never its screen.',
  },
  'SKIRM-08': {
    title: 'It goes with its parent',
    text: 'It moves, runs, falls back and leaves with it. When the last Ranker in close order falls, the screen goes as well. A screen without figures shields nobody.',
  },
  'LIGHT-01': {
    title: 'Light battalions',
    text: 'They may send out up to three quarters: 16 send 12, 20 send 15, 24 send 18, 28 send 21, 32 send 24, 36 send 27. The rest stays up to 6 in behind. British Lights may be riflemen.',
  },
}
