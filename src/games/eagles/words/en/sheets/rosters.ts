// English words of the two rosters during a battle.
import { counted } from '../../../../../words/counted.ts'

const count = counted('en')

export const rosters = {
  title: 'Rosters',
  army: (people: string, unbroken: number, of: number) =>
    `${people}: ${String(unbroken)} of ${String(of)} unbroken`,
  commander: {
    name: 'Supreme Commander',
    dead: 'dead: all are one level lower',
    alone: 'on his own',
    with: (battalion: string) => `with ${battalion}: all others are one level lower`,
  },
  strength: (left: number, of: number) => `${String(left)} of ${String(of)} Rankers left`,
  groups: (n: number) => count(n, 'one firing group', (shown) => `${shown} firing groups`),
  notYet: 'not yet activated',
  done: (order: string) => `this turn: ${order}`,
  passed: 'this turn: passed',
  acted: 'has acted this turn',
  details: {
    needs: 'Activates and hits on',
    quality: 'Quality',
    front: 'Firing groups in front',
    ofAll: (n: number, all: number) => `${String(n)} of ${String(all)}`,
    screen: 'Skirmishers out',
    figures: (n: number, groups: number) =>
      `${String(n)}, ${count(groups, 'one group', (s) => `${s} groups`)}`,
    people: 'Characters',
    nobody: 'none left',
    fallenPeople: (n: number) => `${String(n)} lost`,
    lost: 'Rankers lost',
    half: (n: number) => `half is ${String(n)}`,
    models: 'Models',
    off: (off: number, toLift: number) => {
      if (toLift === 0) return `${String(off)} off the table`
      return off === 0
        ? count(
            toLift,
            'one model still stands for the lost',
            (s) => `${s} models still stand for the lost`,
          )
        : `${String(off)} off the table, ${String(toLift)} still standing for the lost`
    },
    fight: 'Fights',
    against: (enemy: string) => `against ${enemy}`,
    beside: (friend: string) => `beside ${friend}`,
    marks: 'Marks',
    fired: 'has fired',
    tested: 'has tested resolve',
    reforming: 'reforming',
    spent: (n: number) => count(n, 'one re-roll used', (s) => `${s} re-rolls used`),
    mustTest: 'will test at the end of the turn',
    special: 'Special',
    light: 'Light',
    rifles: 'rifles',
    british: 'British line',
    traits: { fanatics: 'fanatics until broken', terror: 'spreads terror until broken' },
  },
  overrule: 'Overrule',
  log: 'Log of this battalion',
  legend: {
    title: 'What the signs mean',
    figures:
      'The upper number is the battalion’s place in its list, the lower one its Rankers. A dashed edge: it has acted in this turn. A gold frame: the question is about it.',
  },
}
