// English: how a question in plain words is searched in the rules.

/** Words that every question has; nothing is looked for by them. */
const filler =
  'a after again also am an and any are as at battalion be before but by can could did do does far for from get happen happens had has have he how i if in into is it its long many may me might much must my no not of on one or our she should so than that the their them then there these they this to unit up was we were what when where which while who why will with would you your'

/** Words that mean the same to a player; endings do not matter. */
const alike = [
  'shoot shot shooting fire firing volley',
  'charge attack assault',
  'fight combat melee close',
  'run rout flee flight fleeing',
  'kill die dies dead death lose lost fall casualty',
  'general commander',
  'pass passing skip',
  'test resolve morale',
  'skirmisher screen skirmish',
  'reroll re-roll again',
  'move manoeuvre advance march',
  'figure ranker model soldier',
  'dice die roll',
]

export const search = { filler: filler.split(' '), alike: alike.map((each) => each.split(' ')) }
