// English words for figures that are set right.
import type { CorrectionReason } from '../../../rules/index.ts'

const reasons: Readonly<Record<CorrectionReason, string>> = {
  notUmpire: 'Only the umpire can set figures right in this campaign.',
  noSuchThing:
    'That cannot be: the king is out, the area is closed or no city, or an army belongs to nobody. Choose another.',
  overdrawn: 'There is not so much money. Take away less.',
  neverChanges: 'That rule shaped the beginning; a campaign under way cannot change it.',
}

export const correctEn = {
  tool: 'Correct a figure',
  toolHint: 'Money, owners, units, house rules, with a reason.',
  title: 'Correct a figure',
  umpireOnly: 'Only the umpire sets figures right in this campaign. Hand him the phone.',
  hint: 'All are told of it, with your reason. The log keeps it, and Undo takes it back.',
  what: 'What is to be set right?',
  reason: 'Reason',
  go: 'Correct it',
  done: 'Corrected.',
  unfit: 'That is no whole number the rules can take. Write one, such as 50 or −50.',
  nobody: 'nobody',
  sacked: { yes: 'sacked', no: 'whole' },
  figures: {
    money: 'Money of this turn: more or less',
    owner: 'Owner of a city',
    sacked: 'Whether an area is sacked',
    unit: 'A unit: kind, owner, place',
    newUnit: 'Put a unit on the map',
    noUnit: 'Take a unit off the map',
    houseRule: 'A house rule',
  },
  fields: {
    player: 'King',
    amount: 'How much, less with a minus',
    city: 'City',
    land: 'Area',
    area: 'Where',
    owner: 'Owner',
    sacked: 'It is',
    unit: 'Unit',
    kind: 'Kind',
    key: 'Rule',
    value: 'Now',
  },
  /** By the codes of the rules. */
  reasons: reasons as Readonly<Record<string, string>>,
}
