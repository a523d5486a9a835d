// The terms of Gloria Mundi in German: units, purchases, results, throws, ways.
export const specials = {
  'siege-guns': 'Belagerungsgeschütze',
  'very-heavy-artillery': 'schwerste Artillerie',
  'horse-artillery': 'reitende Artillerie',
  marksmen: 'Scharfschützen',
  guard: 'Garde',
  wagonburg: 'Wagenburg',
  'double-regiment': 'Doppelregiment',
  engineers: 'Pioniere',
  cadre: 'Kader',
  fanatics: 'Fanatiker',
  terror: 'Schreckenswaffe',
  'horse-archers': 'berittene Bogenschützen',
} as const

export const kinds = {
  army: 'Armee',
  infantry: 'Infanteriebrigade',
  'light-cavalry': 'leichte Reiterbrigade',
  'heavy-cavalry': 'schwere Reiterbrigade',
  artillery: 'Artilleriebrigade',
  supply: 'Trossbrigade',
  insurgent: 'Aufgebot',
} as const

export const purchases = {
  build: 'stellt eine Brigade auf',
  combine: 'bildet aus zwei Brigaden eine Armee',
  hire: 'wirbt Unabhängige an',
  unsack: 'baut wieder auf',
  fleet: 'rüstet eine Flotte aus',
  fort: 'baut ein Fort',
  court: 'bezahlt eine Audienz',
  aside: 'legt Geld für eine Macht zurück',
} as const

export const results = {
  attackerWins: 'der Angreifer siegt',
  defenderWins: 'der Verteidiger siegt',
  drawn: 'unentschieden',
  quick: 'die Würfel entscheiden',
} as const

export const throws = {
  khan: 'für den Khan',
  deal: 'für einen Handel',
  court: 'bei Hofe',
  war: 'für einen Krieg der Einheimischen',
  plate: 'für eine Silberflotte',
  kingdoms: 'für den Krieg zweier Reiche',
  raid: 'für die überfallene Truppe',
  pirates: 'für die Piraten',
  fleets: 'für das Gefecht der Flotten',
  ransom: 'um das Silber',
  quick: 'für die Schlacht',
} as const

export const ways = {
  step: 'zu Fuß',
  cavalry: 'im Ritt',
  road: 'auf der Straße',
  river: 'auf dem Fluss',
  sea: 'zur See',
} as const

export const escapes = {
  supply: 'gibt eine Trossbrigade preis',
  sack: 'plündert das Gebiet',
  rio: 'nutzt die Verwaltung von Rio',
  orlon: 'wird durch die Magazine von Orlon verschont',
} as const
