// The words of The Deluge in English.
import { ends, pair, type EventOf, type Tables } from './words.ts'

const pts = (count: number): string => (count === 1 ? '1 point' : `${count} points`)
const onSheet = (count: number): string => (count === 1 ? '1 line' : `${count} lines`)
const tokens = (count: number): string => (count === 1 ? '1 token' : `${count} tokens`)
const lossTokens = (count: number): string =>
  count === 0 ? '' : `, with ${count} loss ${count === 1 ? 'token' : 'tokens'} for each unit`
const target = (part: string, node: (id: string) => string): string =>
  /^F\d+$/u.test(part) ? part : node(part)

const results = {
  blueBreaks: 'Blue breaks',
  blueLosesOnPoints: 'Blue loses on points',
  redLosesOnPoints: 'Red loses on points',
  redBreaks: 'Red breaks',
  draw: 'a draw',
} as const

const phases = {
  diplomacy: 'Diplomacy',
  resources: 'Resources',
  attrition: 'Attrition',
  strategy: 'Strategic actions',
  movement: 'Movement',
  combat: 'Combat',
  end: 'End of the turn',
} as const

const relations = { war: 'at war', neutral: 'neutral', ally: 'allies' } as const

const ledger = {
  start: 'start purse',
  base: 'base income',
  occupied: 'occupied land',
  plcNodes: 'land of the Commonwealth',
  tribute: 'tribute',
  tokens: 'loot handed in',
  raise: 'a force raised',
  reinforce: 'a force reinforced',
  paidScout: 'paid scouts',
  subsidy: 'a subsidy',
  correction: 'a correction',
} as const

const outcome = (how: keyof typeof results | 'quick'): string =>
  how === 'quick' ? 'the D10' : results[how]

const thalers = (amount: number): string => {
  const sum = Math.abs(amount)
  return `${amount < 0 ? '−' : '+'}${sum} ${sum === 1 ? 'thaler' : 'thalers'}`
}

const learnt = ({ kind, units }: EventOf<'learned'>['facts']): string =>
  `${kind === undefined ? '' : `: a ${kind} force`}${units === undefined ? '' : `, ${units} ${units === 1 ? 'unit' : 'units'}`}`

export const en: Tables = {
  onMap: {},
  and: 'and',
  nobody: 'nobody',
  phases,
  relations,
  results,
  ledger,
  events: {
    turnBegan: ({ turn, order }, { factions }) => `Turn ${turn} begins. Order: ${factions(order)}.`,
    phaseBegan: ({ phase }) => `${phases[phase]}.`,
    orderRolled: ({ faction, sum }, names) => `${names.faction(faction)} throws ${sum}.`,
    noted: ({ lines, isClosed }) =>
      isClosed
        ? `Your sheet is closed, with ${onSheet(lines)}.`
        : `Your sheet has ${onSheet(lines)}.`,
    skipped: ({ line }) => `Line ${line} of your sheet was no longer legal and was left out.`,
    noSheet: () => 'The phase was run without your sheet.',
    related: ({ one, other, is }, { faction }) =>
      `${faction(one)} and ${faction(other)} are now ${relations[is]}.`,
    rebelled: ({ faction, overlord, nodes }, names) =>
      `${names.faction(faction)} rebels against ${names.faction(overlord)}${nodes.length === 0 ? '' : ` and takes back ${nodes.map((node) => names.node(node)).join(', ')}`}.`,
    booked: ({ amount, reason }) => `${thalers(amount)}: ${ledger[reason]}.`,
    delivered: ({ force, sold, kept }) =>
      `${force} hands in ${tokens(sold)}${kept === 0 ? '' : ` and ${tokens(kept)} to keep`}.`,
    supplied: ({ force }) => `${force} is in supply and recovers.`,
    starved: ({ force }) => `${force} is out of supply: one loss token for each unit.`,
    foraged: ({ force, node }, names) => `${force} eats ${names.node(node)} bare.`,
    wasted: ({ node, until }, names) =>
      `${names.node(node)} gives no supply until turn ${until} is over.`,
    raised: ({ force, node, points }, names) =>
      `${force} is raised in ${names.node(node)}: ${pts(points)}.`,
    reinforced: ({ force, points }) => `${force} is reinforced by ${pts(points)}.`,
    joined: ({ force, into }) => `${force} joins ${into}.`,
    disbanded: ({ force }) => `${force} is disbanded.`,
    scouted: ({ force, target: id, faces, successes }) =>
      `${force} scouts ${id ?? 'and finds nobody'}: ${faces.join(' ')}, ${successes} ${successes === 1 ? 'success' : 'successes'}.`,
    learned: ({ force, facts }) => `You know more of ${force}${learnt(facts)}.`,
    marched: ({ force, way, lost }, names) =>
      `${force}: ${way.map((node) => names.node(node)).join(' – ')}${lost.length === 0 ? '' : ', stopped on the way'}.`,
    sighted: ({ force, faction, node }, names) =>
      `A force of ${names.faction(faction)} (${force}) is seen in ${names.node(node)}.`,
    fled: ({ force, node, end, lossTokens: count }, names) =>
      `${force} flees from ${names.node(node)}${end === null ? '' : ` to ${names.node(end)}`}${lossTokens(count)}.`,
    stayed: ({ force, node }, names) =>
      `${force} cannot flee any more and stays in ${names.node(node)}.`,
    held: ({ node, factions }, names) =>
      `No battle in ${names.node(node)}; the field is held by ${names.factions(factions)}.`,
    ticketWritten: ({ battle, ticket }, names) =>
      `Ticket ${battle}, ${names.node(ticket.place)}: ${ticket.sides[0].strength} against ${ticket.sides[1].strength} points.`,
    contested: ({ battle, node, red, blue }, names) =>
      `Battle ${battle} in ${names.node(node)}: ${names.factions(red)} (Red) attack ${names.factions(blue)} (Blue).`,
    entered: ({ battle, result }) => `For ${battle} you entered: ${outcome(result.how)}.`,
    differ: ({ battle, red, blue }) =>
      `For ${battle} Red entered ${outcome(red.how)}, Blue ${outcome(blue.how)}. Neither counts yet.`,
    diced: ({ battle, face, shift }) =>
      `${battle} by D10: ${face}${shift === 0 ? '' : `, shifted by ${shift < 0 ? '−' : '+'}${Math.abs(shift)}`}.`,
    fought: ({ node, how, holders }, names) =>
      `Battle in ${names.node(node)}: ${results[how]}. The field is held by ${names.factions(holders)}.`,
    losses: ({ force, points }) => `${force} loses ${pts(points)}.`,
    destroyed: ({ force, node }, names) => `${force} is destroyed in ${names.node(node)}.`,
    tookLoot: ({ force, taken, found }) => `${force} takes ${tokens(taken + found)}.`,
    gaveLoot: ({ force, tokens: count }) => `${force} loses ${tokens(count)}.`,
    retreated: ({ force, node, end, lossTokens: count }, names) =>
      `${force} retreats from ${names.node(node)}${end === null ? '' : ` to ${names.node(end)}`}${lossTokens(count)}.`,
    captured: ({ node, faction }, names) => `${names.faction(faction)} takes ${names.node(node)}.`,
    claimed: ({ node, faction }, names) =>
      `${names.faction(faction)} lays claim to ${names.node(node)}.`,
    claimEnded: ({ node, faction }, names) =>
      `The claim of ${names.faction(faction)} to ${names.node(node)} ends.`,
    homeLost: ({ faction }, names) => `${names.faction(faction)} has lost its home region.`,
    submitted: ({ faction, overlord }, names) =>
      `${names.faction(faction)} becomes a vassal of ${names.faction(overlord)}.`,
    foughtOn: ({ faction }, names) => `${names.faction(faction)} fights on.`,
    clock: ({ rebelAfter }) => `You may rebel after turn ${rebelAfter}.`,
    overruled: ({ reason, of }, { faction }) =>
      of === undefined
        ? `Corrected: ${reason}.`
        : `Corrected, what is known of ${of.force} (${faction(of.faction)}): ${reason}.`,
    turnEnded: ({ turn }) => `Turn ${turn} is over.`,
    campaignEnded: ({ turns }) => `The campaign is over after ${turns} turns.`,
  },
  ofAnother: {
    noted: ({ lines, isClosed }) =>
      `sheet ${isClosed ? 'closed' : 'under way'}, with ${onSheet(lines)}.`,
    skipped: ({ line }) => `line ${line} of the sheet was no longer legal and was left out.`,
    noSheet: () => 'the phase was run without a sheet.',
    booked: ({ amount, reason }) => `${thalers(amount)}, ${ledger[reason]}.`,
    learned: ({ force, facts }) => `knows more of ${force}${learnt(facts)}.`,
    entered: ({ battle, result }) => `entered for ${battle}: ${outcome(result.how)}.`,
    clock: ({ rebelAfter }) => `may rebel after turn ${rebelAfter}.`,
  },
  options: {
    done: () => 'Done',
    reopen: () => 'Open the sheet again',
    drop: (line) => `Strike line ${line} and all after it`,
    war: (id, { faction }) => `Declare war on ${faction(id)}`,
    peace: (id, { faction }) => `Offer peace to ${faction(id)}`,
    ally: (id, { faction }) => `Offer an alliance to ${faction(id)}`,
    end: (id, { faction }) =>
      /^F\d+$/u.test(id) ? `${id} ends its march here` : `End the alliance with ${faction(id)}`,
    rebel: () => 'Rebel',
    raise: (id, { node }) => `Raise a force in ${node(id)}`,
    reinforce: (id) => `Reinforce ${id}`,
    scout: (part, { node }) => `Scout ${target(ends(part)[1], node)} with ${ends(part)[0]}`,
    paidScout: (part, { node }) =>
      `Pay scouts of ${ends(part)[0]} to watch ${target(ends(part)[1], node)} (5 th)`,
    give: (id, { faction }) => `Give money to ${faction(id)}`,
    join: (part) => `Let ${ends(part)[0]} join ${ends(part)[1]}`,
    disband: (id) => `Disband ${id}`,
    merge: (part) => `Merge units ${pair(part)[0]} and ${pair(part)[1]}`,
    points: () => 'Add points',
    step: (part, { node }) => `${ends(part)[0]} to ${node(ends(part)[1])}`,
    run: () => 'Run the phase',
    result: (id) => `Enter the result of ${id}`,
    blueBreaks: () => results.blueBreaks,
    blueLosesOnPoints: () => results.blueLosesOnPoints,
    redLosesOnPoints: () => results.redLosesOnPoints,
    redBreaks: () => results.redBreaks,
    draw: () => 'A draw',
    quick: () => 'Throw the D10',
    table: () => 'Enter the losses of the table',
    back: () => 'Back to the battles',
    flee: () => 'Flee',
    fight: () => 'Fight',
    to: (id, { node }) => `To ${node(id)}`,
    capture: () => 'Capture',
    captureFor: (id, { faction }) => `Capture for ${faction(id)}`,
    loot: () => 'Loot',
    nothing: () => 'Nothing',
    vassal: () => 'Become a vassal',
    task: () => 'Task force',
    skirmish: () => 'Skirmish force',
    no: () => 'No',
    yes: () => 'Yes',
  },
  reasons: {
    poor: 'Not enough money',
    notOwned: 'The land is not yours',
    claimed: 'An enemy claims it',
    hostile: 'Hostile forces are there',
    notFriendly: 'Not in friendly land',
    noSupply: 'Out of supply',
    reinforcedAlready: 'Reinforced this turn already',
    tooFar: 'Not enough move units left',
    badList: 'Write a unit a line, points first, as in “9 Pancerni”',
    tooWeak: 'A force needs at least 22 points',
    tooDear: 'It costs more than the purse holds',
    notUmpire: 'Only the umpire may',
    notPublic: 'Without an umpire only what all can see may be corrected',
    noSuchThing: 'There is no such thing in this campaign',
    overdrawn: 'A purse cannot be less than nothing',
    neverChanges: 'This is settled for the whole campaign',
    ring: 'Nobody can be his own overlord',
    notLinked: 'It cannot have come from there: no way leads from that place to this one',
    notYet: 'That turn has not begun yet',
    ownForce: 'Every faction knows its own forces',
    inSight: 'The faction sees this force now, so it knows where it is',
    gap: 'Whoever knows units knows their number, whoever knows that knows the kind, and whoever knows the kind knows a place: set what comes first right first',
    overCount: 'These are more units than the number known of the same turn',
  },
  fields: {
    force: () => 'Kind of force',
    intelligence: () => 'Intelligence',
    points: () => 'Points',
    units: () => 'Units',
    name: () => 'Name',
    list: () => 'Units, points first',
    tokens: () => 'Tokens used',
    back: (place) => `Points back for unit ${place}`,
    newUnits: () => 'New units',
    newPoints: () => 'Their points together',
    upgrade: () => 'Becomes a task force?',
    amount: () => 'Thalers',
    sold: () => 'Tokens sold',
    kept: () => 'Tokens kept',
    how: () => 'Result',
    redStart: () => 'Red: Rankers at the start',
    redMissing: () => 'Red: missing at the end',
    blueStart: () => 'Blue: Rankers at the start',
    blueMissing: () => 'Blue: missing at the end',
  },
}
