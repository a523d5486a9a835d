// Values that are kept beside the database and go into every backup.

/** What is kept beside the database, as the stores keep it; they read it again as strictly as at every start. */
export const paperKeys = [
  'aide-de-camp.settings',
  'aide-de-camp.dice',
  'aide-de-camp.battleWishes',
  // By the ids of battles: a restore gives those new ones, and what stands here follows them.
  'aide-de-camp.battleClock',
  'aide-de-camp.battleTime',
  // By the ids of campaigns, likewise: the keys of the seats that play by post. Then the seats that are played here.
  'aide-de-camp.seatKeys',
  'aide-de-camp.seatCards',
  // By the ids of campaigns, too: plans that absent players sent ahead, with how far each is carried out.
  'aide-de-camp.plansAhead',
] as const
export type PaperKey = (typeof paperKeys)[number]
export type Papers = Readonly<Partial<Record<PaperKey, string>>>

/** Characters of one paper: a longer one is in no backup. No browser keeps so many for one site. */
export const longestPaper = 5_500_000
