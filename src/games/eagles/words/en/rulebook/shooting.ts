// English words of the rules: shooting and the risk to characters.
import type { WordsOf } from '../../../telling/ruleWords.ts'

export const shootingRules: WordsOf<'SHOOT' | 'RISK'> = {
  'SHOOT-01': {
    title: 'Who may shoot',
    text: 'A battalion that is not engaged, broken or bound to stand and has not fired this turn. One target for a volley, none in a fight, and none hidden behind its own skirmishers.',
  },
  'SHOOT-02': {
    title: 'Which groups fire',
    text: 'In line every group with a clear line to the target, in column those of the front row. The players give the number; all is the default.',
  },
  'SHOOT-03': {
    title: 'Measuring comes after',
    text: 'The target is named first and the distance measured then. Out of range, the shot is lost.',
  },
  'SHOOT-04': {
    title: 'Range',
    text: 'Musket: all dice up to 6 in, half up to 12, a quarter up to 18. Rifle: all up to 6, half up to 18, a quarter up to 24. Exactly on a boundary is the nearer range.',
  },
  'SHOOT-05': {
    title: 'Dice added and taken away',
    text: 'First: +2 against a column, +2 for British in line who are not Green, +2 for Guards, +2 for British riflemen, −2 against soft cover. They add up, never below 0.',
  },
  'SHOOT-06': {
    title: 'Halvings',
    text: 'Then half for hard cover, half for a disordered shooter, half against skirmishers. Each one halves again.',
  },
  'SHOOT-07': {
    title: 'Range, rounding, at least one',
    text: 'Then the range’s share; then one rounding; at last at least one die, if any group could fire.',
  },
  'SHOOT-08': {
    title: 'Hits',
    text: 'Each die hits when it reaches the shooter’s number. With the Supreme Commander each score has +1.',
  },
  'SHOOT-09': {
    title: 'Sergeants',
    text: 'Each sergeant once a turn re-rolls one die of his battalion that missed, in defensive fire too. Two may re-roll the same die.',
  },
  'SHOOT-10': {
    title: 'Casualties',
    text: 'Every hit is one casualty. A group fires once a turn, defensive fire included.',
  },
  'SHOOT-11': {
    title: 'Targets',
    text: 'Any enemy battalion or screen on the table, a broken one too: it takes losses but no test. Not one that is engaged or has joined a fight. A target has one kind of cover for a volley: none, soft or hard.',
  },
  'SHOOT-12': {
    title: 'No groups, no dice',
    text: 'With no group in sight of the target, or out of range, nothing is thrown and the activation is spent.',
  },
  'SHOOT-13': {
    title: 'Hits fall together',
    text: 'One of them may be a character, the others are Rankers, or figures of the screen. Hits beyond what is left are lost.',
  },
  'RISK-01': {
    title: 'A natural six',
    text: 'If a die that hit shows a 6, one casualty of the volley is a character in place of a Ranker. Never more than one.',
  },
  'RISK-02': {
    title: 'Who falls',
    text: 'All characters of the battalion and a joined Supreme Commander have the same chance; a single one needs no die. In the order drummers, sergeants, ensign, officer, commander: two share the faces 1–3 and 4–6, three take two faces each, four to six one each, faces left over are rolled again; seven take two dice.',
  },
  'RISK-03': {
    title: 'When it holds',
    text: 'In defensive fire as well, for the charger’s characters. Nobody is at risk while a screen is the target.',
  },
  'RISK-04': {
    title: 'A casualty like any other',
    text: 'A single hit with a 6 costs the character and no Ranker, and gives cause for tests like any loss. Without a character a Ranker falls.',
  },
}
