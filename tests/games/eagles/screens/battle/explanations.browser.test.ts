// What each kind of question says, word for word: its sentence, the numbers behind it, its odds.
import { expect, test } from 'vitest'
import type { QuestionKind } from '@/games/eagles/rules/index.ts'
import { playsByKind } from '@tests/support/battlePlays.ts'
import { seat } from './seat.ts'

const plays = playsByKind()

const textOf = (element: Element): string => element.textContent.replace(/\s+/gu, ' ').trim()

/** The heading, how far dice have carried, each line of the ledger, each sentence of the odds. */
function told(container: Element): readonly string[] {
  const heading = [...container.querySelectorAll('.asks h2')].map((each) =>
    (each.matches('.big') ? [...each.children].map(textOf) : [textOf(each)]).join(' '),
  )
  const lines = [...container.querySelectorAll('.figures tr')].map((row) =>
    [...row.children]
      .map(textOf)
      .filter((text) => text !== '')
      .join(' | '),
  )
  const odds = [...container.querySelectorAll('.odds .said')].map(textOf)
  const risk = [...container.querySelectorAll('.risk li > .vh')].map(textOf)
  const far = [...container.querySelectorAll('.asks .far')].map(textOf)
  return [...heading, ...far, ...lines, ...risk, ...odds]
}

const expected: readonly (readonly [QuestionKind, readonly string[]])[] = [
  [
    'sides.dice',
    ['Each side rolls a die: who picks a side of the table?', 'British: 50%; French: 50%.'],
  ],
  ['sides.first', ['Who places the first battalion?']],
  ['deploy.sheet', ['How do both armies deploy?']],
  ['deploy.battalion', ['Which British battalion is placed next?']],
  ['deploy.formation', ['How does the British 3rd deploy?']],
  [
    'initiative.dice',
    [
      'Each side rolls a die: who has the initiative?',
      'British | French',
      '+3 | Living officers | +1',
      '+1 | Supreme Commander | +1',
      '4 | Before the dice | 2',
      'British: 81%; French: 19%.',
    ],
  ],
  ['initiative.first', ['Who acts first in this turn?']],
  ['activation.battalion', ['Which British battalion acts next?']],
  ['activation.kind', ['What does the British 5th do?']],
  ['activation.end', ['All have acted. Does a Supreme Commander still move?']],
  [
    'commander.dice',
    [
      'How far may the Supreme Commander of the French ride?',
      'Most likely 13, 14 or 15 in; 14 in on average.',
    ],
  ],
  ['commander.place', ['He rides up to 8 in. Whom does he join?', '8 in How far it may go']],
  [
    'check.die',
    [
      'Does the French 4th carry out its manoeuvre?',
      'Guards, now as Veteran: needed | 3',
      'Passes: 96%, re-rolls counted.',
    ],
  ],
  ['check.reroll', ['A 1 fails. A drummer allows another try.', 'Passes: 89%.']],
  [
    'move.dice',
    [
      'How far may the French 4th advance?',
      'Most likely 7 in; 7 in on average.',
      'On rough ground 3½ in on average.',
    ],
  ],
  ['move.facts', ['What does the French 4th meet on its way?', '11 in How far it may go']],
  [
    'move.obstacles',
    [
      'What do the obstacles cost the French 1st?',
      '½ in How far it may go',
      'Die | 1',
      'Half on this ground: half of 1 | ½',
      'Most likely 0 in; 0 in on average.',
    ],
  ],
  ['shoot.target', ['At whom does the French 4th fire?']],
  ['shoot.facts', ['How far is it from the British 1st to the French 1st?']],
  [
    'volley.dice',
    [
      'One die 3 or more is a hit',
      'Groups, 32 Rankers in column | 2',
      'Hard cover: half of 2 | 1',
      'At 2 in: all of 1 | 1',
      'Most likely 1 hit; at least one: 89%.',
      'A character falls: 22%.',
    ],
  ],
  [
    'volley.reroll',
    [
      'A sergeant may re-roll the die.',
      'Most likely 1 hit; at least one: 67%.',
      'A character falls: 17%.',
    ],
  ],
  [
    'volley.again',
    [
      'A sergeant of the French 4th re-rolls.',
      'Most likely 2 or 3 hits; at least one: 100%.',
      'A character falls: 31%.',
    ],
  ],
  [
    'volley.risk',
    [
      'A character is hit: who of the French 4th falls?',
      '1, 2: a drummer',
      '3, 4: a sergeant',
      '5: the ensign',
      '6: the officer',
      'Each figure has the same chance: a drummer 33%, a sergeant 33%, the ensign 17%, the officer 17%.',
    ],
  ],
  ['charge.target', ['Whom does the British 3rd attack?']],
  [
    'charge.dice',
    ['How far does the British 3rd charge?', 'Most likely 10 or 11 in; 10½ in on average.'],
  ],
  ['charge.ground', ['What lies in the way of the British 3rd?', '7 in Reach of the charge']],
  ['charge.reach', ['Does the British 3rd reach the French 2nd?', '0 in Reach of the charge']],
  [
    'charge.facts',
    ['How far is it from the British 3rd to the French 2nd?', '15 in Reach of the charge'],
  ],
  [
    'charge.obstacles',
    [
      'What do the obstacles cost the charge of the British 2nd?',
      '9 in Reach of the charge',
      'Die | 1',
      'Die | +2',
      'Die | +6',
      'Total | 9',
      'Most likely 0 in; 0.6 in on average.',
      'Reaches: 26%.',
    ],
  ],
  [
    'charge.screens',
    [
      'The charge of the French 4th falls short. Did it reach the skirmishers?',
      '6 in Reach of the charge',
    ],
  ],
  [
    'fire.facts',
    [
      'The British 4th charges. Does the French 4th fire?',
      'On 1 or 2, at long range | 3 dice',
      'On 3 to 5, at medium range | 6 dice',
      'On a 6, at short range | 12 dice',
      'Most likely 6 hits; at least one: over 99%.',
      'A character falls: 68%.',
    ],
  ],
  [
    'fire.band',
    [
      'At what range does the British 4th fire?',
      'On 1 or 2, at long range | One die',
      'On 3 to 5, at medium range | 2 dice',
      'On a 6, at short range | 4 dice',
      'Most likely no hit; at least one: 52%.',
      'A character falls: 29%.',
    ],
  ],
  ['combat.facts', ['How does the ground lie between the two?']],
  [
    'combat.dice',
    [
      'Both roll a die. Who wins the round?',
      'British 3rd | French 2nd',
      '10 | Groups | 5',
      '+6 | Charged in column | –',
      '+3 | Officer | –',
      '+1 | Other characters | +1',
      '+3 | Supreme Commander | +3',
      '−1 | Soft cover | –',
      '−2 | Disordered | −2',
      '20 | Before the dice | 7',
      'British 3rd wins: 100%; equal 0%, loses 0%.',
      'Characters of the loser are at risk: 100%.',
    ],
  ],
  ['combat.risk', ['Which characters of the French 2nd fall?', 'Nobody falls: 25%.']],
  ['combat.followUp', ['Does the French 4th follow up?']],
  [
    'rout.dice',
    ['How far does the French 2nd run?', 'Most likely 10 or 11 in; 10½ in on average.'],
  ],
  ['rout.facts', ['The French 2nd runs 9 in. Where does that lead?', '9 in']],
]

test.each(expected)('%s', async (kind, words) => {
  const play = plays.get(kind)
  if (play === undefined) throw new Error(`no battle came to ${kind}`)
  const { screen } = await seat(play)
  expect(told(screen.container)).toEqual(words)
})

test('no kind of question is left out', () => {
  expect(expected.map(([kind]) => kind).sort()).toEqual([...plays.keys()].sort())
})
