// German names of the chapters of the rules.
import type { ruleChapters as english } from '../../en/battles/ruleChapters.ts'

export const ruleChapters: typeof english = {
  army: 'Armeelisten',
  general: 'Allgemeines',
  setUp: 'Aufstellung',
  turn: 'Zug und Aktivierung',
  manoeuvre: 'Manöver',
  disorder: 'Unordnung',
  shooting: 'Schießen',
  commander: 'Oberbefehlshaber',
  skirmish: 'Plänkler und leichte Truppen',
  attack: 'Angriff und Abwehrfeuer',
  combat: 'Nahkampf',
  casualties: 'Verluste',
  resolve: 'Moral, Flucht, Sammeln',
  winning: 'Sieg',
}
