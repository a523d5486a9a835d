// English words of the rules: manoeuvre and disorder.
import type { WordsOf } from '../../../telling/ruleWords.ts'

export const manoeuvreRules: WordsOf<'MAN' | 'DIS'> = {
  'MAN-01': {
    title: 'The check',
    text: 'A manoeuvre needs a check. Every drummer allows one more try when it fails.',
  },
  'MAN-02': {
    title: 'One manoeuvre',
    text: 'Exactly one of forward, back, wheel, change of formation or reform, named before the check.',
  },
  'MAN-03': { title: 'Forward', text: 'Up to two dice in inches in line, three in column.' },
  'MAN-04': {
    title: 'Back',
    text: 'Up to one die in inches, still facing the front. On difficult ground or uphill half of it.',
  },
  'MAN-05': { title: 'Wheel', text: 'Up to one die in inches, measured at the outer end.' },
  'MAN-06': {
    title: 'Change of formation',
    text: 'From line to column or back, with any new facing.',
  },
  'MAN-07': {
    title: 'Rough ground and slopes',
    text: 'A forward move that begins on difficult ground or an upslope, or has more than half of its rolled length there, goes by its first die alone.',
  },
  'MAN-08': {
    title: 'What difficult ground allows',
    text: 'Forward, back and reform; nothing else.',
  },
  'MAN-09': {
    title: 'Obstacles',
    text: 'Every linear obstacle that is crossed costs another die in inches, down to nothing.',
  },
  'MAN-10': {
    title: 'Reform',
    text: 'For a disordered battalion. If the check passes, the disorder ends with this turn, unless a charge made contact or something disordered it anew meanwhile.',
  },
  'MAN-11': {
    title: 'Distance from the enemy',
    text: 'Apart from an attack no voluntary move ends within 4 in of the enemy. Whoever is closer already may stay or go away. Nobody leaves the table of his own will.',
  },
  'MAN-12': {
    title: 'Passing through friends',
    text: 'A unit in close order that goes through a friend disorders it, on a run or fall-back too. Skirmish screens disturb nobody.',
  },
  'MAN-13': {
    title: 'Order of a distance',
    text: 'All dice first; then rough ground or the half for going back; then a die for each obstacle. Who cannot cross an obstacle stops at it. Only a charge is disordered by obstacles, and every one on its way counts as crossed, one that the target lines as well.',
  },
  'DIS-01': {
    title: 'What disorders',
    text: 'Moving on difficult ground in close order; charging over an obstacle, even if the charge falls short; being hit in flank or rear while fighting; a friend passing through; the end of a fight; a charge that did not arrive; having just rallied.',
  },
  'DIS-02': { title: 'What disorder does', text: 'Half the shooting dice, −2 in combat.' },
  'DIS-03': {
    title: 'How long it lasts',
    text: 'Until the battalion has reformed and stood out the turn. Skirmishers do not mind difficult ground.',
  },
  'DIS-04': {
    title: 'One mark',
    text: 'Two causes do not add up. It bites at once: a disordered battalion that is charged fires half its dice and fights at −2. Runs, fall-backs and follow-ups are not asked about the ground.',
  },
}
