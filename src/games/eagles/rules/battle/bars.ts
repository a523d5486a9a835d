// Reasons for not asking something that players may expect to be asked.
/** DF-01, DF-08: why the battalion that is charged is not asked whether it fires. */
export type FireBar =
  'acted' | 'passed' | 'fired' | 'standing' | 'engaged' | 'joined' | 'flank' | 'rear'

/** GEN-10, SHOOT-09: no helper is left to allow another try, or each has done so in this turn. */
export type RerollBar = 'fallen' | 'spent'
