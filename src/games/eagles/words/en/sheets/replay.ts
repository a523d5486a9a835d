// English words around the story of a recorded battle.
import { inGroups } from '../../../telling/codeAloud.ts'
import { counted } from '../../../../../words/counted.ts'

const count = counted('en')

export const replayWords = {
  noFile: 'This file cannot be read.',
  sides: (a: string, b: string) => `Side 1: ${a}\nSide 2: ${b}`,
  army: (name: string, points: number) => `${name}, ${points} points`,
  settingUp: 'Setting up',
  turn: (n: number) => `Turn ${n}`,
  takenBack: (sentence: string) => `(taken back) ${sentence}`,
  standing: 'How they stand',
  sound: (entries: number, code: string) =>
    `${count(entries, 'The one entry is', (shown) => `All ${shown} entries are`)} as the rules give them. Code ${inGroups(code)}.`,
  unsound: (problem: string) => `NOT SOUND. ${problem}`,
  rankers: (left: number, original: number) => `${left} of ${original} Rankers`,
  skirmishers: (n: number) => count(n, 'one skirmisher', (shown) => `${shown} skirmishers`),
  formations: { line: 'in line', column: 'in column' },
  marks: {
    disordered: 'disordered',
    mustStand: (turn: number) => `must stand in turn ${turn}`,
    engaged: 'fighting',
    joined: 'in a friend’s fight',
    broken: 'broken',
  },
  gone: 'off the table',
  commander: {
    dead: (who: string) => `${who}: dead`,
    alone: (who: string) => `${who}: on his own`,
    with: (who: string, battalion: string) => `${who}: with ${battalion}`,
  },
}
