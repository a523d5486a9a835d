// The terms of Gloria Mundi in English: units, purchases, results, throws, ways.
export const specials = {
  'siege-guns': 'siege guns',
  'very-heavy-artillery': 'very heavy artillery',
  'horse-artillery': 'horse artillery',
  marksmen: 'marksmen',
  guard: 'guard',
  wagonburg: 'wagonburg',
  'double-regiment': 'double regiment',
  engineers: 'engineers',
  cadre: 'cadre',
  fanatics: 'fanatics',
  terror: 'terror weapon',
  'horse-archers': 'horse archers',
} as const

export const kinds = {
  army: 'army',
  infantry: 'infantry brigade',
  'light-cavalry': 'light cavalry brigade',
  'heavy-cavalry': 'heavy cavalry brigade',
  artillery: 'artillery brigade',
  supply: 'supply brigade',
  insurgent: 'insurgent brigade',
} as const

export const purchases = {
  build: 'builds a brigade',
  combine: 'combines two brigades into an army',
  hire: 'hires independents',
  unsack: 'rebuilds',
  fleet: 'fits out a fleet',
  fort: 'builds a fort',
  court: 'pays for an audience',
  aside: 'sets money aside for a power',
} as const

export const results = {
  attackerWins: 'the attacker wins',
  defenderWins: 'the defender wins',
  drawn: 'a draw',
  quick: 'the dice decide',
} as const

export const throws = {
  khan: 'for the Khan',
  deal: 'for a deal',
  court: 'at court',
  war: 'for a war of the natives',
  plate: 'for a plate fleet',
  kingdoms: 'for a war of two kingdoms',
  raid: 'for the raided force',
  pirates: 'for the pirates',
  fleets: 'for the fight of the fleets',
  ransom: 'for the plate money',
  quick: 'for the battle',
} as const

/** What one unit does, and what several do. */
export const ways = {
  step: ['marches', 'march'],
  cavalry: ['rides', 'ride'],
  road: ['marches by road', 'march by road'],
  river: ['goes by river', 'go by river'],
  sea: ['sails', 'sail'],
} as const

export const escapes = {
  supply: 'gives up a supply brigade',
  sack: 'sacks the area',
  rio: 'uses the administration of Rio',
  orlon: 'is spared by the magazines of Orlon',
} as const
