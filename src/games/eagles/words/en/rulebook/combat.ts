// English words of the rules: combat and casualties.
import type { WordsOf } from '../../../telling/ruleWords.ts'

export const combatRules: WordsOf<'COMBAT' | 'CAS' | 'CRISK'> = {
  'COMBAT-01': {
    title: 'Strength',
    text: 'Each side rolls a die and adds all groups of its battalion, whatever the formation.',
  },
  'COMBAT-02': {
    title: 'Modifiers',
    text: '+3 charged in line, +6 charged in column; +3 officer, +1 each other character, +3 Supreme Commander; +2 a friend has joined, once; +2 uphill of the enemy; −1 the enemy defends soft cover, −4 hard cover; −2 disordered.',
  },
  'COMBAT-03': {
    title: 'Winner and loser',
    text: 'The higher total wins. The winner loses 2 Rankers; the loser 6, falls back 2 in and tests its resolve at once.',
  },
  'COMBAT-04': {
    title: 'Equal totals',
    text: 'No losses and no test. The next round comes next turn, without any bonus for charging.',
  },
  'COMBAT-05': {
    title: 'Follow-up',
    text: 'If the loser held and the winner follows, they stay engaged. The next round comes when either is activated again, and the follower has the charge bonus of its formation.',
  },
  'COMBAT-06': {
    title: 'No follow-up',
    text: 'If the loser held and the winner stays, they are apart: both disordered, both bound to stand next turn. Whoever is attacked meanwhile fights disordered.',
  },
  'COMBAT-07': {
    title: 'The loser breaks',
    text: 'It runs at once. The winner stays, disordered and bound to stand next turn.',
  },
  'COMBAT-08': {
    title: 'Joining a fight',
    text: 'Not in the turn in which it began. Later by an attack check and a charge that arrives, in flank or rear. The joiner takes no losses and no tests; the enemy is disordered. His +2 counts this turn only if joining was the very first activation of the turn, otherwise from the next one on.',
  },
  'COMBAT-09': {
    title: 'How long a fight lasts',
    text: 'One round a turn, until one side breaks or nobody follows up.',
  },
  'COMBAT-10': {
    title: 'A joined battalion',
    text: 'It is not engaged: it cannot shoot, be shot at or give defensive fire, and moves along with the fight. It is free, in the order it has, when the fight ends. If it breaks, is gone or is charged itself, its +2 ends; the enemy’s disorder stays.',
  },
  'COMBAT-11': {
    title: 'Who has the charge bonus',
    text: 'The charger in the first round; later only a winner that followed up, in the very next round, for its formation then. After a tie nobody, until someone follows up again. Nobody changes formation in a fight.',
  },
  'COMBAT-12': {
    title: 'Order of a round',
    text: 'Dice and totals; dice for the loser’s characters; losses of both sides together; battalions without Rankers go; the loser falls back and tests; then follow-up, if the loser held and both are left.',
  },
  'COMBAT-13': {
    title: 'More losses than men',
    text: 'They are lost. 6 on a battalion of 3 Rankers end it without a test. A winner of 2 or fewer is ended by its own win; the loser left behind still falls back and tests and, if it holds, is disordered and stands.',
  },
  'COMBAT-14': {
    title: 'When a fighter is gone',
    text: 'Whenever one breaks or goes, for any reason, the fight is over. The other, if unbroken, is disordered and must stand, like a winner whose loser ran.',
  },
  'COMBAT-15': {
    title: 'Ground in a fight',
    text: 'Uphill and cover are asked every round. Only the side that was charged can defend cover, one kind, and only until it first falls back or follows up.',
  },
  'COMBAT-16': {
    title: 'Falling back at the edge',
    text: 'A fall-back stops at the edge of the table. It takes nobody off and is no run.',
  },
  'CAS-01': {
    title: 'Counting losses',
    text: 'Casualties and groups count at once. Ranker models stay until half the original number is lost, to show the frontage; the app says when they go. Models of characters go at once.',
  },
  'CAS-02': {
    title: 'Half losses',
    text: 'Measured on Rankers, skirmishers included. Exactly half counts.',
  },
  'CAS-03': {
    title: 'The last Ranker',
    text: 'Without Rankers the battalion goes with its characters; a joined Supreme Commander stays on his own. Friends do not test for it.',
  },
  'CRISK-01': {
    title: 'Characters of a clear loser',
    text: 'A loser by 3 or more rolls a die for each character, a joined commander too: on 4 to 6 he falls in place of one of the 6 Rankers. This comes before the test. After a sixth death nobody else is diced for. If no Ranker is left, the other characters go with the battalion.',
  },
}
