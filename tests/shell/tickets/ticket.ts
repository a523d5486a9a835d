// A ticket of The Deluge with names beyond plain letters.
import type { Ticket } from '@/games/campaign/rules/index.ts'

const side = {
  factions: ['sweden'],
  seats: ['Åsa'],
  pieces: [{ id: 'F1', label: 'Königsheer', strength: 33, notes: ['kind:task'] }],
  strength: 33,
  tablePoints: 200,
  extras: [],
  handicaps: [],
}
export const ticket: Ticket = {
  format: 'aide-de-camp/ticket',
  version: 1,
  id: 'T4',
  campaign: 'the-deluge',
  code: 'K7X2M09PQA',
  turn: 2,
  place: 'minsk',
  ground: [],
  sides: [side, side],
  attacker: 0,
  deadline: null,
  rules: 'other',
  limits: ['loserLeaves'],
}
