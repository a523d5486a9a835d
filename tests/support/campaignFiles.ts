// One file of each kind that campaigns write, every list of it with an item, and the reader of each.
import {
  readAs,
  readBattleResult,
  readMap,
  readOutcome,
  readPlanFile,
  readSheetFile,
  readTicket,
  readViewFile,
  seatsShape,
} from '@/games/campaign/rules/index.ts'
import { defaultMap, deluge, delugeMapFields } from '@/games/deluge/rules/index.ts'

export type Read = (json: unknown) => { readonly ok: boolean; readonly problem?: unknown }

const header = {
  version: 1,
  game: 'the-deluge',
  rulesVersion: 1,
  campaign: 'north',
  seat: 'sweden',
  turn: 2,
  phase: 'strategy',
}
const view = {
  format: 'aide-de-camp/view',
  ...header,
  number: 1,
  previous: null,
  head: 'abc',
  deadline: 'Friday',
  view: {},
  events: [{ kind: 'phase' }],
}
export const done = { kind: 'choice', option: 'done' }
const sheet = {
  format: 'aide-de-camp/sheet',
  ...header,
  view: '0'.repeat(64),
  answers: [done],
  note: '',
}
const { phase, ...planHeader } = header
export const plan = {
  format: 'aide-de-camp/plan',
  ...planHeader,
  view: 1,
  lines: [{ key: phase, answer: done, made: ['U1'] }],
}
export const side = {
  factions: ['red'],
  seats: ['Anna'],
  pieces: [{ id: 'F1', label: 'F1', strength: 22, notes: ['unit:Reiter:9:1'] }],
  strength: 22,
  tablePoints: 200,
  extras: ['guard'],
  handicaps: ['dropped:2'],
}
const ticket = {
  format: 'aide-de-camp/ticket',
  version: 1,
  id: 'T4',
  campaign: 'north',
  code: '',
  turn: 2,
  place: 'wilno',
  ground: ['looted'],
  sides: [side, side],
  attacker: 0,
  deadline: null,
  rules: 'other',
  limits: ['8 turns'],
}
const result = {
  format: 'aide-de-camp/result',
  version: 1,
  ticket: 'T4',
  winner: 1,
  how: 'points',
  holdsField: 1,
  source: 'typed',
  lossShare: ['1/10', '1/1'],
  enteredBy: ['red'],
  record: null,
  note: '',
}
export const list = { points: 200, limit: 200, battalions: ['green 24 o0 s0 d0 e0'] }
const outcome = {
  format: 'aide-de-camp/outcome',
  version: 1,
  ticket: { campaign: 'north', code: '', id: 'T4' },
  result,
  table: { turns: 8, placing: 'dice', lists: [list, list], houseRules: ['bravery'], corrected: 0 },
}
export const seats = [
  { id: 'anna', name: 'Anna', factions: ['red'], kind: 'player', standing: { flee: ['fight'] } },
]
const { nodes, links } = defaultMap
export const map = {
  ...defaultMap,
  nodes: nodes.map((node) => ({ ...node, name: node.id })),
  links: links.map((link) => ({ ...link, tags: ['ferry'] })),
}

export const files = {
  view: [readViewFile, view],
  sheet: [(json) => readSheetFile(deluge, json), sheet],
  plan: [(json) => readPlanFile(deluge, json), plan],
  ticket: [readTicket, ticket],
  result: [readBattleResult, result],
  outcome: [readOutcome, outcome],
  seats: [(json) => readAs(seatsShape, json), seats],
  map: [(json) => readMap(json, delugeMapFields), map],
} as const satisfies Readonly<Record<string, readonly [Read, unknown]>>
export type FileName = keyof typeof files

/** The same file with another value at a path as in `sides.0.label`. */
export const withAt = (
  json: unknown,
  [step = '', ...rest]: readonly string[],
  value: unknown,
): unknown => {
  if (step === '') return value
  if (Array.isArray(json))
    return json.with(Number(step), withAt(json[Number(step)] as unknown, rest, value))
  const parent = json as Readonly<Record<string, unknown>>
  return { ...parent, [step]: withAt(parent[step], rest, value) }
}
