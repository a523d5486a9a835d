// German words of the two rosters during a battle.
import type { rosters as english } from '../../en/sheets/rosters.ts'
import { counted } from '../../../../../words/counted.ts'

const count = counted('de')

export const rosters: typeof english = {
  title: 'Beide Armeen',
  army: (people, unbroken, of) => `${people}: ${String(unbroken)} von ${String(of)} ungebrochen`,
  commander: {
    name: 'Oberbefehlshaber',
    dead: 'tot: alle zählen eine Stufe tiefer',
    alone: 'für sich',
    with: (battalion) => `bei: ${battalion}; alle anderen zählen eine Stufe tiefer`,
  },
  strength: (left, of) => `${String(left)} von ${String(of)} Soldaten übrig`,
  groups: (n) => count(n, 'eine Feuergruppe', (shown) => `${shown} Feuergruppen`),
  notYet: 'noch nicht aktiviert',
  done: (order) => `in diesem Zug: ${order}`,
  passed: 'in diesem Zug: gepasst',
  acted: 'hat in diesem Zug gehandelt',
  details: {
    needs: 'Aktiviert und trifft ab',
    quality: 'Qualität',
    front: 'Feuergruppen vorn',
    ofAll: (n, all) => `${String(n)} von ${String(all)}`,
    screen: 'Plänkler draußen',
    figures: (n, groups) => `${String(n)}, ${count(groups, 'eine Gruppe', (s) => `${s} Gruppen`)}`,
    people: 'Charaktere',
    nobody: 'keine mehr',
    fallenPeople: (n) => `${String(n)} verloren`,
    lost: 'Soldaten verloren',
    half: (n) => `die Hälfte sind ${String(n)}`,
    models: 'Figuren',
    off: (off, toLift) => {
      if (toLift === 0) return `${String(off)} vom Tisch`
      return off === 0
        ? count(
            toLift,
            'eine steht noch für einen Gefallenen',
            (s) => `${s} stehen noch für Gefallene`,
          )
        : `${String(off)} vom Tisch, ${String(toLift)} stehen noch für Gefallene`
    },
    fight: 'Kämpft',
    against: (enemy) => `gegen: ${enemy}`,
    beside: (friend) => `an der Seite von: ${friend}`,
    marks: 'Zustände',
    fired: 'hat geschossen',
    tested: 'hat getestet',
    reforming: 'ordnet sich',
    spent: (n) =>
      count(n, 'ein Wiederholungswurf verbraucht', (s) => `${s} Wiederholungswürfe verbraucht`),
    mustTest: 'Moraltest nach den Aktivierungen',
    special: 'Besonderes',
    light: 'Leicht',
    rifles: 'Büchsen',
    british: 'britische Linie',
    traits: { fanatics: 'Fanatiker, bis es bricht', terror: 'verbreitet Schrecken, bis es bricht' },
  },
  overrule: 'Berichtigen',
  log: 'Verlauf dieses Bataillons',
  legend: {
    title: 'Was die Zeichen bedeuten',
    figures:
      'Die obere Zahl ist der Platz des Bataillons in seiner Liste, die untere zählt seine Soldaten. Gestrichelter Rand: Es hat in diesem Zug gehandelt. Goldener Rahmen: Um dieses Bataillon geht es gerade.',
  },
}
