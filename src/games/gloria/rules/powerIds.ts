// The powers of the twelve cities by their names in the map and the tables.
export const powerIds = [
  'riches',
  'pirates',
  'natives',
  'international',
  'diplomacy',
  'militia',
  'pope',
  'citadel',
  'khan',
  'grenzers',
  'administration',
  'river',
] as const

export type PowerId = (typeof powerIds)[number]
