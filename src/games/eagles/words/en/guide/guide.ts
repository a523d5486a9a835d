// English hints of the guided battle: for each kind of question what it is about and why, and what is usual.
import type { QuestionKind } from '@/games/eagles/rules/index.ts'
import type { Told } from '../../../telling/lengths.ts'

interface Hint {
  /** What the app asks, and why. */
  readonly why: Told
  /** What players usually do. */
  readonly usual: Told
}

const hints: Readonly<Record<QuestionKind | 'result', Hint>> = {
  'sides.dice': {
    why: (far) =>
      `Two armies, two battalions each, ${far(48)} of table. The Supreme Commander is the mounted general; skirmishers are soldiers who fight singly in front. You play two turns with hints, then go on or end there.`,
    usual: 'Roll here, or throw real dice and tap what they show.',
  },
  'sides.first': {
    why: (far) =>
      `Whoever placed last has seen more of the enemy’s plan. Both stay at least ${far(12)} from the middle of the table.`,
    usual: 'Let the other side begin.',
  },
  'deploy.battalion': {
    why: 'The sides place one battalion in turn. The counter shows its number and how many soldiers it has, called Rankers.',
    usual: 'Begin where the place is clear; keep the best one for the last.',
  },
  'deploy.formation': {
    why: 'A line is wide and shoots with everybody. A column is narrow, marches further and charges harder, but is easier to hit. Skirmishers are soldiers who fight singly in front of it.',
    usual: 'In line to shoot, in column to charge. Skirmishers: 0 this time.',
  },
  'deploy.sheet': {
    why: 'A line is wide and shoots with everybody. A column is narrow, marches further and charges harder, but is easier to hit. Skirmishers are soldiers who fight singly in front.',
    usual: 'All in line: one tap. The counters show number and strength.',
  },
  'initiative.dice': {
    why: 'Each turn begins with a roll: officers and the commander add to it. The winner says who acts first.',
    usual: 'Just roll.',
  },
  'initiative.first': {
    why: 'From here on the sides act in turn, one battalion each, until all have acted.',
    usual: 'First, to strike before the enemy; second, to see what he is up to.',
  },
  'activation.battalion': {
    why: 'Each battalion acts once a turn. Those that cannot are listed last, with the reason.',
    usual: 'Take the one for which waiting would be worst.',
  },
  'activation.kind': {
    why: 'You name one thing before any die. Most take a roll against the quality: Guards need 2, Veterans 3, Drilled 4, Green 5. Attack when the enemy is close and shaken. Passing takes no roll.',
    usual: (far) => `Far away: advance. Within ${far(12)}: shoot. Not sure: pass.`,
  },
  'activation.end': {
    why: 'Between activations each Supreme Commander, the mounted general, may ride once a turn. With a battalion he helps it, but all others get worse.',
    usual: 'Leave him where he is.',
  },
  'commander.dice': {
    why: 'The general rides as far as four dice say.',
    usual: 'Roll, then put him where you want him.',
  },
  'commander.place': {
    why: 'With a battalion he makes it nearly fearless, but he can fall, and the others of his side are one quality worse.',
    usual: 'Let him stay on his own, unless one battalion decides it all now.',
  },
  'check.die': {
    why: 'Troops do not always do as they are told. The die with its modifiers must reach the number of the battalion’s quality.',
    usual: 'Just roll. A tap on a number shows where it comes from.',
  },
  'check.reroll': {
    why: 'A character saves the day: a drummer for manoeuvres, an officer for attacks, an ensign for nerve.',
    usual: 'Always roll again. It costs nothing.',
  },
  'move.dice': {
    why: 'The dice say how far the battalion may go: two in line, three in column.',
    usual: (far) => `Roll, then move up to that, but never within ${far(4)} of the enemy.`,
  },
  'move.facts': {
    why: 'The app does not see your table. Woods, marsh and slopes slow a battalion, walls and hedges cost a die each.',
    usual: 'On open ground take the answer that is already there.',
  },
  'move.obstacles': {
    why: 'Each wall or hedge that is crossed takes one die off the distance.',
    usual: 'Roll; what is left is how far it goes.',
  },
  'shoot.target': {
    why: (far) =>
      `You name a target before you measure: judging the distance is part of the game. A column is easier to hit. Muskets reach ${far(18)} and are good up to ${far(6)}.`,
    usual: 'The nearest enemy, and a column before a line.',
  },
  'shoot.facts': {
    why: 'Now measure from front to target. Groups are fours of Rankers that see it; cover protects it.',
    usual: 'Type the distance and leave the rest, unless something is in the way.',
  },
  'volley.dice': {
    why: 'One die for each group that fires, fewer with distance and cover. The bar shows what to expect.',
    usual: 'Roll. Each die that reaches the quality’s number is a hit.',
  },
  'volley.reroll': {
    why: 'A sergeant steadies the ranks: one die that missed is thrown again.',
    usual: 'Take it. He can do it once a turn.',
  },
  'volley.again': { why: 'The die that missed, once more.', usual: 'Roll it.' },
  'volley.risk': {
    why: 'A hit with a natural 6 strikes a character instead of a Ranker. The die says which.',
    usual: 'Roll, and lay down the figure that falls.',
  },
  'charge.target': {
    why: 'An attack is one roll of nerve, then a run at the enemy. It must arrive: as far as two dice say in line, three in column. Best is an enemy that was shot at before.',
    usual: (far) => `Somebody within ${far(7)} of a line, or within ${far(10)} of a column.`,
  },
  'charge.dice': {
    why: 'This is how far the charge gets. Too short, and it ends disordered in the open.',
    usual: 'Roll and hope.',
  },
  'charge.facts': {
    why: 'Measure to the target. Front, flank or rear matters: only a battalion charged from the front may fire at it.',
    usual: 'Type the distance; mostly it is the front, with nothing in the way.',
  },
  'charge.ground': {
    why: 'Rough ground and obstacles shorten a charge, and disorder it.',
    usual: 'Nothing in the way: just go on.',
  },
  'charge.reach': {
    why: 'Measure to the target. Front, flank or rear matters: only a battalion charged from the front may fire at it.',
    usual: 'Does it get there? Mostly it meets the front.',
  },
  'charge.obstacles': {
    why: 'Walls and hedges take a die each off the charge, and crossing one disorders.',
    usual: 'Roll; the app compares it with the distance.',
  },
  'charge.screens': {
    why: 'Skirmishers who are reached are swept away even if the charge falls short.',
    usual: 'Look at the table: did the charge get as far as they stand?',
  },
  'fire.facts': {
    why: 'Whoever is charged from the front and has not acted yet may fire once at the charger. A single casualty makes it test its nerve before it arrives.',
    usual: 'Fire.',
  },
  'fire.band': {
    why: 'A die says how early the men pull the trigger: 6 is at the last moment, with everybody.',
    usual: 'Roll.',
  },
  'combat.facts': {
    why: 'Standing higher is worth 2, cover protects the side that was charged.',
    usual: 'On level open ground take the answer that is already there.',
  },
  'combat.dice': {
    why: 'Each side rolls one die and adds its groups, its characters, and 3 or 6 for charging. The higher total wins.',
    usual: 'Both roll. A tap on a total shows every part of it.',
  },
  'combat.risk': {
    why: 'A clear defeat costs characters: each of the loser’s is lost on a 4, 5 or 6, in place of a Ranker.',
    usual: 'Roll one die for each and lay down those that fall.',
  },
  'combat.followUp': {
    why: 'The loser has held. Following up keeps the fight going, with the bonus of a charge. Staying parts them, both disordered.',
    usual: 'Follow up if you won clearly and are the stronger one.',
  },
  'rout.dice': {
    why: 'Its nerve has broken: it runs straight home, as far as three dice say.',
    usual: 'Roll and move it. Reaching the edge, it is gone for good.',
  },
  'rout.facts': {
    why: 'Friends who see a battalion run may lose heart too: they test in the next phase of tests.',
    usual: 'Look from each friend: is anything between them and the runaways?',
  },
  result: {
    why: 'This has just happened. Models in the framed box go off the table now; the others stay although they are counted as lost. Undo at the foot takes back what was a slip.',
    usual: 'Do it on the table, then go on.',
  },
}

export const guide = {
  hints,
  label: 'Hint',
  usually: 'Usually:',
  why: 'Why?',
  skip: 'No more hints',
  done: {
    title: 'That was it: play on, or end here?',
    text: 'Two turns, and you have seen how it goes. Played on, the battle lasts until turn 8, without hints. Ended here, whoever stands better now has won.',
    playOn: 'Play on',
    end: 'End here',
    /** In the log, where an agreed end needs its reason. */
    reason: 'The two guided turns are played.',
  },
}
