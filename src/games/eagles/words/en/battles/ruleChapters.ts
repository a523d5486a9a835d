// English names of the chapters of the rules.
import type { Chapter } from '@/games/eagles/rules/index.ts'

export const ruleChapters: Readonly<Record<Chapter, string>> = {
  army: 'Army lists',
  general: 'General',
  setUp: 'Setting up',
  turn: 'Turn and activation',
  manoeuvre: 'Manoeuvre',
  disorder: 'Disorder',
  shooting: 'Shooting',
  commander: 'Supreme Commander',
  skirmish: 'Skirmishers and Light troops',
  attack: 'Attack and defensive fire',
  combat: 'Combat',
  casualties: 'Casualties',
  resolve: 'Resolve, rout, rally',
  winning: 'Winning',
}
