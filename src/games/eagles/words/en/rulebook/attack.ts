// English words of the rules: attack and defensive fire.
import type { WordsOf } from '../../../telling/ruleWords.ts'

export const attackRules: WordsOf<'CHARGE' | 'DF'> = {
  'CHARGE-01': {
    title: 'The attack check',
    text: 'Name one enemy battalion in sight and in front, then roll one check: +2 with an officer, −1 at half losses. The officer also allows one re-roll.',
  },
  'CHARGE-02': {
    title: 'How far a charge goes',
    text: 'Two dice in line, three in column, less rough ground and obstacles.',
  },
  'CHARGE-03': {
    title: 'Too short',
    text: 'The charger goes the full distance, is disordered and must stand next turn. It fights if it is charged, but gives no defensive fire.',
  },
  'CHARGE-04': {
    title: 'Long enough',
    text: 'Defensive fire, if there is any, then contact and combat.',
  },
  'CHARGE-05': {
    title: 'Whom, and in what order',
    text: 'Any enemy battalion on the table, broken or joined too; an engaged one only to join its fight. Target, check, distance dice, measuring; then the players say rough ground, obstacles, a screen in the way, and whether front, flank or rear is met.',
  },
  'CHARGE-06': {
    title: 'A charge that arrives',
    text: 'In this order: the screen goes; a broken target is removed and that is all; defensive fire; the charger’s losses and test; contact, which frees the target from standing and may disorder; combat.',
  },
  'DF-01': {
    title: 'Who may fire at a charge',
    text: 'A defender that has not acted this turn (passing is not acting), has not fired, is not engaged or broken, does not stand after a short charge of its own, and is charged from the front.',
  },
  'DF-02': {
    title: 'Range by a die',
    text: '1 or 2 is long range, a quarter of the dice; 3 to 5 medium, half; 6 short, all. No other check.',
  },
  'DF-03': {
    title: 'Its dice',
    text: 'As in shooting, with that range; the charger has no cover.',
  },
  'DF-04': {
    title: 'In haste',
    text: '−1 on each score. Sergeants may re-roll. The +1 of a joined Supreme Commander makes up for it.',
  },
  'DF-05': {
    title: 'The charger’s test',
    text: 'With any casualty the charger tests its resolve at once; failing, it breaks and never arrives.',
  },
  'DF-06': {
    title: 'Losses and combat',
    text: 'Casualties of this fire do not change the groups the charger fights with in the combat that follows.',
  },
  'DF-07': {
    title: 'Fire spent',
    text: 'If no combat follows, the defender has used its fire but not its activation.',
  },
  'DF-08': {
    title: 'A free choice',
    text: 'Firing is up to the defender and said before the die for the range; groups as in any volley. A battalion that must stand may fire, unless a short charge bars it; a joined one may not.',
  },
  'DF-09': {
    title: 'A charger that breaks',
    text: 'It runs from where its charge began. One that is destroyed takes no test. Characters shot down are missing in the combat at once; only the groups stay as they were.',
  },
}
